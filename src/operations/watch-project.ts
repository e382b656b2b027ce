import { setTimeout as delay } from 'node:timers/promises';
import type { RouteInput } from '../contract/routes/define-routes.ts';
import { toWireElementComment } from '../contract/shapes/element-comment.ts';
import { toListedProject } from '../contract/shapes/project.ts';
import type { ProjectChangeEvent } from '../contract/shapes/project-change.ts';
import { toListedScreen } from '../contract/shapes/screen.ts';
import { toWireScreenLink } from '../contract/shapes/screen-link.ts';
import { toWireScreenInstance } from '../contract/shapes/screen-instance.ts';
import { AppError } from '../domain/app-error.ts';
import type { ElementComment } from '../domain/element-comment.ts';
import type { CommentId, InstanceId, ProjectId, RunId, ScreenId, UserId } from '../domain/brand.ts';
import { toScreenName } from '../domain/resource-name.ts';
import type { ScreenInstance } from '../domain/screen.ts';
import type { ScreenLink } from '../domain/screen-link.ts';
import { isFinished, type Run, type RunEvent } from '../store/run.ts';
import type { ProjectEntry } from '../store/store.ts';
import { getProject } from './access.ts';
import type { CallContext, Deps } from './deps.ts';
import { tellRun } from './tell-run.ts';

/** The store is asked whether anything was written, which costs microseconds; more often nobody would see. */
export const LOOK_MS = 150;

/** A project as it stands, as far as it takes to tell that it is another than it was. */
interface Standing {
  project: ProjectEntry;
  screens: ReadonlyMap<ScreenId, string>;
  instances: ReadonlyMap<InstanceId, ScreenInstance>;
  links: readonly ScreenLink[];
  comments: ReadonlyMap<CommentId, ElementComment>;
  runs: ReadonlyMap<RunId, Run>;
}

/**
 * Tells what changes in a project, by whoever and in whichever process, until `signal` fires or the project is gone.
 * Throws NOT_FOUND.
 */
export async function watchProject(
  deps: Deps,
  { projectId }: RouteInput<'watchProject'>,
  { caller: { userId }, signal }: CallContext,
  tell: (event: ProjectChangeEvent) => Promise<void>,
): Promise<void> {
  const since = deps.now().getTime();
  let revision = await deps.store.revision();
  let standing = await look(deps, userId, projectId, since);
  using talk = followRuns(deps, signal);
  for (const run of standing.runs.values()) talk.follow(run);
  await tell({ kind: 'ready' });
  while (!signal.aborted) {
    await delay(LOOK_MS, undefined, { signal }).catch(() => undefined);
    for (const [id, said] of talk.take()) {
      const run = standing.runs.get(id);
      if (run !== undefined && !isFinished(run)) await tell({ kind: 'run', run: tellRun(run, said) });
    }
    const now = await deps.store.revision();
    if (now === revision || signal.aborted) continue;
    revision = now;
    try {
      const next = await look(deps, userId, projectId, since);
      await tellDifference(deps, userId, standing, next, tell);
      for (const run of next.runs.values()) talk.follow(run);
      standing = next;
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'NOT_FOUND') throw error;
      return tell({ kind: 'removed' });
    }
  }
}

async function look({ store }: Deps, userId: UserId, projectId: ProjectId, since: number): Promise<Standing> {
  const [project, stamps, instances, links, comments, runs] = await Promise.all([
    getProject(store, userId, projectId),
    store.screens.listStamps(userId, projectId),
    store.instances.list(userId, projectId),
    store.links.list(userId, projectId),
    store.comments.list(userId, projectId),
    store.runs.listRecent(userId, projectId, since),
  ]);
  return {
    project,
    screens: new Map(stamps.map(({ id, updateTime, title }) => [id, `${updateTime} ${title}`])),
    instances: new Map(instances.map((instance) => [instance.id, instance])),
    links,
    comments: new Map(comments.map((comment) => [comment.id, comment])),
    runs: new Map(runs.map((run) => [run.id, run])),
  };
}

async function tellDifference(
  deps: Deps,
  userId: UserId,
  before: Standing,
  now: Standing,
  tell: (event: ProjectChangeEvent) => Promise<void>,
): Promise<void> {
  const projectId = now.project.id;
  for (const [id, stamp] of now.screens) {
    if (before.screens.get(id) === stamp) continue;
    const screen = await deps.store.screens.find(userId, id, projectId);
    if (screen !== undefined) await tell({ kind: 'screen', screen: toListedScreen(screen, deps) });
  }
  for (const id of before.screens.keys()) {
    if (!now.screens.has(id)) await tell({ kind: 'screenRemoved', name: toScreenName(projectId, id) });
  }
  if (JSON.stringify([...before.instances.values()]) !== JSON.stringify([...now.instances.values()])) {
    await tell({ kind: 'instances', instances: [...now.instances.values()].map(toWireScreenInstance) });
  }
  if (JSON.stringify(before.links) !== JSON.stringify(now.links)) {
    await tell({ kind: 'links', links: now.links.map(toWireScreenLink) });
  }
  for (const [id, comment] of now.comments) {
    if (before.comments.get(id)?.updateTime === comment.updateTime) continue;
    await tell({ kind: 'comment', comment: toWireElementComment(comment) });
  }
  for (const [id, comment] of before.comments) {
    if (!now.comments.has(id)) await tell({ kind: 'commentRemoved', name: toWireElementComment(comment).name });
  }
  if (JSON.stringify(before.project) !== JSON.stringify(now.project)) {
    await tell({ kind: 'project', project: toListedProject(now.project, deps) });
  }
  for (const [id, run] of now.runs) {
    if (before.runs.get(id)?.state === run.state) continue;
    await tell({ kind: 'run', run: tellRun(run, (await deps.store.runs.listEvents(id)).at(-1)) });
  }
}

interface Talk extends Disposable {
  follow(run: Run): void;
  /** The last words of each run that said something since they were taken. */
  take(): [RunId, RunEvent][];
}

function followRuns({ runner }: Deps, signal: AbortSignal): Talk {
  const ending = new AbortController();
  const followed = new Set<RunId>();
  const said = new Map<RunId, RunEvent>();
  return {
    follow({ id, ...run }) {
      if (followed.has(id) || isFinished({ id, ...run })) return;
      followed.add(id);
      const following = runner.wait(id, {
        signal: AbortSignal.any([signal, ending.signal]),
        onProgress: (event) => void said.set(id, event),
      });
      // Only its words are wanted here; how it ended stands in the store.
      following.catch(() => undefined);
    },
    take() {
      const words = [...said];
      said.clear();
      return words;
    },
    [Symbol.dispose]: () => ending.abort(),
  };
}
