import type { ScreenOutlineInput } from '../contract/screen-reading-requests.ts';
import { toScreenName } from '../domain/resource-name.ts';
import type { Screen } from '../domain/screen.ts';
import { getScreenOf } from './access.ts';
import type { Operation } from './deps.ts';
import { toPieces } from './html-pieces.ts';
import { readText } from './read-source.ts';

/**
 * What stands on a screen, for an agent that is about to change it: title, size and state, then each element on a line by
 * its `data-id`. Throws NOT_FOUND, and FAILED_PRECONDITION for a screen that is no finished page.
 */
export const readScreenOutline: Operation<ScreenOutlineInput, string> = async (
  deps,
  { projectId, screenId },
  { caller },
) => {
  const screen = await getScreenOf(deps.store, caller.userId, projectId, screenId);
  const html = await readText(deps, screen);
  const [{ readDocument }, { printOutline }, { withoutFonts }] = await Promise.all([
    import('../markup/read-document.ts'),
    import('../markup/print-outline.ts'),
    import('../markup/without-fonts.ts'),
  ]);
  const { body, lang } = readDocument(html);
  const pieces = toPieces(withoutFonts(html)).length;
  return `${tellScreen(screen, lang, pieces)}\n\n${printOutline(body)}\n`;
};

function tellScreen(screen: Screen, lang: string, pieces: number): string {
  const { title, projectId, id, version, deviceType, width, height, metadata } = screen;
  const facts = [
    toScreenName(projectId, id),
    `version ${version}`,
    `${deviceType}, ${width} × ${height} px`,
    lang,
    metadata.status,
    pieces === 1 ? 'html in one piece' : `html in ${pieces} pieces`,
  ];
  return [`# ${title}`, facts.join(' · '), ...(metadata.statusMessage === '' ? [] : [metadata.statusMessage])].join(
    '\n',
  );
}
