import type { ScreenElementInput } from '../contract/screen-reading-requests.ts';
import { getScreenOf, notFound } from './access.ts';
import type { Operation } from './deps.ts';
import { readText } from './read-source.ts';

/**
 * The HTML of one element of a screen by its `data-id`, or of its `body`, with all in it; drawings are empty, and keep their shapes when they
 * are sent back so. Throws NOT_FOUND, and FAILED_PRECONDITION for a screen that is no finished page.
 */
export const readScreenElement: Operation<ScreenElementInput, string> = async (
  deps,
  { projectId, screenId, element: id },
  { caller },
) => {
  const html = await readText(deps, await getScreenOf(deps.store, caller.userId, projectId, screenId));
  const [{ readDocument }, { findById }, { printLeanPage }] = await Promise.all([
    import('../markup/read-document.ts'),
    import('../markup/find.ts'),
    import('../markup/lean-page.ts'),
  ]);
  const { body } = readDocument(html);
  const element = findById(body, id) ?? (id === 'body' ? body : undefined);
  if (element === undefined) {
    throw notFound('element', 'The outline of the screen lists every data-id.', `${screenId}, ${id.slice(0, 64)}`);
  }
  return `${printLeanPage(element)}\n`;
};
