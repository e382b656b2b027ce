import type { Composition, DrawnDevice } from '../domain/designer.ts';
import type { NewFile, ScreenChange } from '../store/store.ts';
import type { WorkDeps } from './deps.ts';
import type { AppointedDesigner } from './drawing.ts';

/** Who waits for a drawing: it stops when they leave, and they are told what is happening. */
export interface Working {
  signal: AbortSignal;
  progress(message: string): void;
}

/** A finished document and who made it, about to get its picture. */
interface DocumentToDraw {
  html: string;
  title: string;
  device: DrawnDevice;
}

/** The one way from a composition to a screen: finish, draw, export, store the bytes. Writes no row. */
export async function makeScreen(
  deps: WorkDeps,
  composition: Composition,
  { designer, agentType }: AppointedDesigner,
  working: Working,
): Promise<ScreenChange> {
  const { title, lang, device, theme, look, body, page } = composition;
  working.progress(`Finishing ${title}`);
  const { html } = await deps.drawing.finish(body, { title, lang, device, theme, look, ...(page && { page }) });
  const drawn = await drawDocument(deps, { html, title, device }, working);
  return {
    ...drawn,
    title,
    deviceType: device,
    theme,
    generatedBy: composition.generatedBy ?? designer.name,
    agentType,
    displayMode: 'HTML',
    statusMessage: composition.statusMessage ?? '',
    ...(composition.spending && { spending: composition.spending }),
  };
}

/** Gives a finished document its picture, its regions and its export, and stores all three files. */
export async function drawDocument(
  deps: WorkDeps,
  document: DocumentToDraw,
  working: Working,
): Promise<ScreenChange & { width: number; height: number }> {
  working.progress(`Drawing ${document.title}`);
  const { renderEngine, writeToolExport } = deps.drawing;
  const { html, title, device } = document;
  const rendering = await renderEngine.render({ html, device, signal: working.signal });
  const fontCss = FONT_BLOCK.exec(html)?.[1];
  const forTools = await writeToolExport(rendering.layout, { title, ...(fontCss !== undefined && { fontCss }) });
  const [htmlCode, screenshot, externalToolExport] = await Promise.all([
    putFile(deps, 'text/html', Buffer.from(html)),
    putFile(deps, 'image/png', rendering.png),
    putFile(deps, forTools.mimeType, forTools.bytes),
  ]);
  return {
    width: rendering.widthPx,
    height: rendering.heightPx,
    componentRegions: rendering.regions,
    renderer: rendering.renderer,
    files: { htmlCode, screenshot, externalToolExport },
  };
}

/** The document's own fonts, so that the export's text is set as the screen is, wherever it is opened. */
const FONT_BLOCK = /<style id="fonts">([^<]*)<\/style>/;

/** The bytes are synced before any row names them. */
export async function putFile({ blobs }: WorkDeps, mimeType: string, bytes: Uint8Array): Promise<NewFile> {
  return { mimeType, byteLength: bytes.byteLength, contentHash: await blobs.put(bytes) };
}

/** A title for the time before the designer has found one. */
export function toWorkingTitle(prompt: string): string {
  // A brief in lines begins with what it is about.
  const [firstLine = ''] = prompt
    .trim()
    .replace(/^Subject {2,}/, '')
    .split('\n');
  return firstLine.length <= WORKING_TITLE_CHARACTERS
    ? firstLine
    : `${firstLine.slice(0, WORKING_TITLE_CHARACTERS - 1).trimEnd()}…`;
}

const WORKING_TITLE_CHARACTERS = 60;
