import type { DesignRequest, SourceScreen } from '../domain/designer.ts';
import type { UserId } from '../domain/brand.ts';
import type { Screen } from '../domain/screen.ts';
import { toDrawnDevice } from '../domain/unspecified.ts';
import { toSubject } from '../domain/variant-prompt.ts';
import type { WorkDeps } from './deps.ts';
import { isDesign } from './read-source.ts';

/** The screen that a project's later ones stay beside: the first that was finished from a prompt. */
export const findFirst = (screens: readonly Screen[]): Screen | undefined =>
  screens.filter(isDesign).find(({ metadata, prompt }) => metadata.status === 'COMPLETE' && prompt !== '');

export function toBeside(first: Screen | undefined): Pick<DesignRequest, 'beside'> {
  const device = toDrawnDevice(first?.deviceType);
  return first === undefined || device === undefined ? {} : { beside: { prompt: toSubject(first.prompt), device } };
}

/** What a screen was drawn in the light of: the product of its project, and the day. */
export async function findProduct(
  { store }: WorkDeps,
  userId: UserId,
  screen: Screen,
): Promise<Pick<SourceScreen, 'beside' | 'drawnAt'>> {
  const drawnAt = new Date(screen.createTime);
  const first = findFirst(await store.screens.list(userId, screen.projectId));
  return first === undefined || first.id === screen.id || first.createTime > screen.createTime
    ? { drawnAt }
    : { drawnAt, ...toBeside(first) };
}
