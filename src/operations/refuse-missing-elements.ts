import type { ProjectId, ScreenId } from '../domain/brand.ts';
import { getScreenOf, notFound } from './access.ts';
import type { CallContext, Deps } from './deps.ts';
import { readText, refuseOtherThanDesign } from './read-source.ts';

interface Elements {
  projectId: ProjectId;
  screenId: ScreenId;
  elementIds: readonly string[];
}

/**
 * Throws NOT_FOUND for a screen or an element that is not there, and FAILED_PRECONDITION for a screen that is no finished
 * page.
 */
export async function refuseMissingElements(
  deps: Deps,
  { projectId, screenId, elementIds }: Elements,
  { caller: { userId } }: CallContext,
): Promise<void> {
  const screen = await getScreenOf(deps.store, userId, projectId, screenId);
  refuseOtherThanDesign(screen);
  const html = await readText(deps, screen);
  const [{ readDocument }, { hasElement }] = await Promise.all([
    import('../markup/read-document.ts'),
    import('../markup/links/list-link-places.ts'),
  ]);
  const { body } = readDocument(html);
  const missing = elementIds.find((id) => !hasElement(body, id));
  if (missing === undefined) return;
  throw notFound('element', 'The layout of the screen lists every data-id.', `${screenId}, ${missing}`);
}
