import type { ExportScreenInput } from '../contract/export-requests.ts';
import type { Screen } from '../domain/screen.ts';
import type { Exporter, ExportedScreen, ExportFile } from '../exports/exporter.ts';
import { AppError } from '../domain/app-error.ts';
import { toDrawnDevice } from '../domain/unspecified.ts';
import { getScreenOf, notFound } from './access.ts';
import type { Deps, Operation } from './deps.ts';
import { toFileStem } from './file-stem.ts';

/** An export as one file: itself, or a zip of its files. */
export interface Exported {
  fileName: string;
  mimeType: string;
  bytes: Uint8Array;
  files: readonly ExportFile[];
}

export const ZIP = 'application/zip';

/** A screen as it stands, in one of the forms of `exports`. Throws NOT_FOUND, FAILED_PRECONDITION while it is unfinished. */
export const exportScreen: Operation<ExportScreenInput, Exported> = async (
  deps,
  { projectId, screenId, format },
  { caller, signal },
) => {
  const screen = await getScreenOf(deps.store, caller.userId, projectId, screenId);
  const { exporter, toZip } = await getExporter(deps, format);
  const files = await exporter.write(await readExported(deps, screen, signal));
  const stem = toFileStem(screen.title);
  const { single } = exporter;
  const [first] = files;
  return single !== undefined && first !== undefined
    ? { fileName: `${stem}.${single.extension}`, mimeType: single.mimeType, bytes: first.bytes, files }
    : { fileName: `${stem}-${format}.zip`, mimeType: ZIP, bytes: toZip(files), files };
};

/** Throws NOT_FOUND with the formats that there are. */
export async function getExporter({ drawing }: Pick<Deps, 'drawing'>, format: string) {
  const { exporters, toZip } = await drawing.loadExports();
  const exporter: Exporter | undefined = exporters.find((each) => each.format === format);
  if (exporter !== undefined) return { exporter, toZip };
  throw notFound('format', `There are ${exporters.map((each) => each.format).join(', ')}.`, format.slice(0, 64));
}

/** The files of a finished screen, and what can be made of it while `signal` has not fired. Throws FAILED_PRECONDITION for any other. */
export async function readExported(
  { blobs, drawing }: Pick<Deps, 'blobs' | 'drawing'>,
  screen: Screen,
  signal: AbortSignal,
): Promise<ExportedScreen> {
  const { title, theme, deviceType, width: widthPx, htmlCode, screenshot, externalToolExport } = screen;
  if (htmlCode?.mimeType !== 'text/html') {
    throw new AppError('FAILED_PRECONDITION', `${title} is no finished page`, {
      hint: 'Wait until the screen is COMPLETE; uploaded pictures have no export.',
    });
  }
  const [html, png, svg] = await Promise.all(
    [htmlCode, screenshot, externalToolExport].map(async (file) => file && blobs.get(file.contentHash)),
  );
  const document = new TextDecoder().decode(html);
  const page = { html: document, device: toDrawnDevice(deviceType) ?? 'AGNOSTIC', widthPx, signal };
  return {
    title,
    html: document,
    layOut: async () => (await drawing.renderEngine.render(page)).layout,
    print: () => drawing.renderEngine.print(page),
    ...(theme && { theme }),
    ...(png && { png }),
    ...(svg && externalToolExport?.mimeType === 'image/svg+xml' && { svg }),
  };
}
