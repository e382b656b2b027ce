import type { ScreenHtmlInput } from '../contract/screen-reading-requests.ts';
import { getScreenOf, notFound } from './access.ts';
import type { Operation } from './deps.ts';
import { toPieces } from './html-pieces.ts';
import { readText } from './read-source.ts';

/**
 * The whole document of a screen without its fonts, or with `piece`, counted from 1, a part of it; the parts put together
 * are the document. Throws NOT_FOUND, and FAILED_PRECONDITION for a screen that is no finished page.
 */
export const readScreenHtml: Operation<ScreenHtmlInput, string> = async (
  deps,
  { projectId, screenId, piece },
  { caller },
) => {
  const screen = await getScreenOf(deps.store, caller.userId, projectId, screenId);
  const { withoutFonts } = await import('../markup/without-fonts.ts');
  const html = withoutFonts(await readText(deps, screen));
  if (piece === undefined) return html;
  const pieces = toPieces(html);
  const found = pieces[piece - 1];
  if (found !== undefined) return found;
  throw notFound('piece', `The HTML has the pieces 1 to ${pieces.length}.`, `${screenId}, ${piece}`);
};
