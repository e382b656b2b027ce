import { setTimeout as delay } from 'node:timers/promises';
import type { ProjectsChangeEvent } from '../contract/shapes/project-change.ts';
import type { CallContext, Deps } from './deps.ts';
import { LOOK_MS } from './watch-project.ts';

const MOST_LOOKED_AT = 200;

/** Tells that the projects a user may see are others than they were, until `signal` fires. */
export async function watchProjects(
  { store }: Deps,
  { caller: { userId }, signal }: CallContext,
  tell: (event: ProjectsChangeEvent) => Promise<void>,
): Promise<void> {
  const look = async (): Promise<string> => {
    const page = { limit: MOST_LOOKED_AT };
    const views = await Promise.all(
      (['owned', 'shared', 'trashed'] as const).map((view) => store.projects.list(userId, view, page)),
    );
    return JSON.stringify(views.flat().map(({ id, updateTime, title, userRole }) => [id, updateTime, title, userRole]));
  };
  let revision = await store.revision();
  let seen = await look();
  await tell({ kind: 'ready' });
  while (!signal.aborted) {
    await delay(LOOK_MS, undefined, { signal }).catch(() => undefined);
    const now = await store.revision();
    if (now === revision || signal.aborted) continue;
    revision = now;
    const next = await look();
    if (next !== seen) await tell({ kind: 'projects' });
    seen = next;
  }
}
