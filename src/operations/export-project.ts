import type { ExportProjectInput } from '../contract/export-requests.ts';
import { AppError } from '../domain/app-error.ts';
import type { ExportedScreen, Exporter, ExportFile } from '../exports/exporter.ts';
import { getProject } from './access.ts';
import type { Operation } from './deps.ts';
import { getExporter, readExported, ZIP, type Exported } from './export-screen.ts';
import { createFileStems, toFileStem } from './file-stem.ts';

/** Every finished page of a project in one form, as a zip. Throws NOT_FOUND. */
export const exportProject: Operation<ExportProjectInput, Exported> = async (
  deps,
  { projectId, format },
  { caller, signal },
) => {
  const { title } = await getProject(deps.store, caller.userId, projectId);
  const { exporter, toZip } = await getExporter(deps, format);
  const { single } = exporter;
  const take = createFileStems();
  const screens = await deps.store.screens.list(caller.userId, projectId);
  const files = [];
  for (const screen of screens) {
    if (screen.htmlCode?.mimeType !== 'text/html') continue;
    const stem = take(screen.title);
    for (const { path, bytes } of await writeOrTell(exporter, await readExported(deps, screen, signal)))
      files.push({
        path: single === undefined || path === NOTE ? `${stem}/${path}` : `${stem}.${single.extension}`,
        bytes,
      });
  }
  return { fileName: `${toFileStem(title)}-${format}.zip`, mimeType: ZIP, bytes: toZip(files), files };
};

const NOTE = 'not-exported.txt';

/** One screen that has no such form does not keep the others: its folder says why it is empty. */
async function writeOrTell(exporter: Exporter, screen: ExportedScreen): Promise<readonly ExportFile[]> {
  try {
    return await exporter.write(screen);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'FAILED_PRECONDITION') throw error;
    return [{ path: NOTE, bytes: Buffer.from(`${error.message}. ${error.hint ?? ''}\n`) }];
  }
}
