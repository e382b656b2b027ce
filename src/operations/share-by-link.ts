import type { RouteInput, RouteOutput } from '../contract/routes/define-routes.ts';
import { toListedScreen } from '../contract/shapes/screen.ts';
import { toWireScreenInstance } from '../contract/shapes/screen-instance.ts';
import type { WireShare } from '../contract/shapes/shared-project.ts';
import type { UserId } from '../domain/brand.ts';
import type { ProjectShare } from '../domain/project-share.ts';
import { toProjectName } from '../domain/resource-name.ts';
import type { Transaction } from '../store/store.ts';
import { getOwnProject, getProject, notFound } from './access.ts';
import type { Deps, Operation } from './deps.ts';

const WISH = 'share this project by a link';

export const listShares: Operation<RouteInput<'listShares'>, RouteOutput<'listShares'>> = async (
  deps,
  { projectId },
  { caller },
) => {
  await getOwnProject(deps.store, caller.userId, projectId, WISH);
  return { shares: (await deps.store.shares.list(projectId)).map((share) => toWireShare(share, deps)) };
};

/** Another link to look at a project of the caller's own. */
export const createShare: Operation<RouteInput<'createShare'>, WireShare> = async (deps, { projectId }, { caller }) => {
  await getOwnProject(deps.store, caller.userId, projectId, WISH);
  return toWireShare(await deps.store.shares.insert(projectId), deps);
};

/** Ends a link. Throws NOT_FOUND. */
export const revokeShare: Operation<RouteInput<'revokeShare'>, RouteOutput<'revokeShare'>> = async (
  { store },
  { projectId, token },
  { caller },
) => {
  await getOwnProject(store, caller.userId, projectId, WISH);
  if (!(await store.shares.remove(projectId, token))) throw noShare();
  return { name: toName({ projectId, token }) };
};

/** A project as it stands, for whoever has a link to it: what is there to be seen, and nothing of who works on it. */
export async function getSharedProject(
  deps: Deps,
  { token }: RouteInput<'getSharedProject'>,
): Promise<RouteOutput<'getSharedProject'>> {
  const { store } = deps;
  const { ownerId, projectId } = await getShare(store, token);
  const project = await getProject(store, ownerId, projectId);
  const screens = (await store.screens.list(ownerId, projectId)).filter(({ version }) => version > 0);
  return {
    title: project.title,
    updateTime: new Date(project.updateTime).toISOString(),
    // What it was asked for in is between those who work on it.
    screens: screens.map((screen) => toListedScreen({ ...screen, prompt: '' }, deps)),
    instances: (await store.instances.list(ownerId, projectId)).map(toWireScreenInstance),
    linkCount: (await store.links.list(ownerId, projectId)).length,
  };
}

/** Throws NOT_FOUND, for a link that was revoked as for one that never was. */
export async function getShare(
  store: Transaction,
  token: string,
): Promise<Pick<ProjectShare, 'projectId'> & { ownerId: UserId }> {
  const share = await store.shares.find(token);
  if (share === undefined) throw noShare();
  return share;
}

const noShare = () => notFound('link', 'It may have been revoked; ask whoever gave it to you for another.', 'a link');

const toName = ({ projectId, token }: Pick<ProjectShare, 'projectId' | 'token'>): string =>
  `${toProjectName(projectId)}/shares/${token}`;

const toWireShare = (share: ProjectShare, { publicUrl }: Pick<Deps, 'publicUrl'>): WireShare => ({
  name: toName(share),
  token: share.token,
  url: `${publicUrl}/shared/${share.token}`,
  createTime: new Date(share.createTime).toISOString(),
});
