import { AppError } from '../domain/app-error.ts';
import type { Asset } from '../domain/asset.ts';
import type { AssetId, ProjectId, ScreenId, UserId } from '../domain/brand.ts';
import type { Screen } from '../domain/screen.ts';
import type { ProjectEntry, Transaction } from '../store/store.ts';

/** An id stands last in an error: clients look for digits such as 404 in the words before it. */
export const notFound = (what: string, next: string, id: string): AppError =>
  new AppError('NOT_FOUND', `${what} not found`, { hint: `${next} Asked for: ${id}` });

/**
 * Throws NOT_FOUND, naming the argument that `id` was sent in, also for a project of somebody else that is not shared with
 * the user.
 */
export async function getProject(
  store: Transaction,
  userId: UserId,
  id: ProjectId,
  argument = 'projectId',
): Promise<ProjectEntry> {
  const project = await store.projects.find(userId, id);
  if (project !== undefined) return project;
  const next = `${argument} names no project of yours; list_projects has their ids, with view=shared those of others.`;
  throw notFound('project', next, id);
}

/** Throws NOT_FOUND, or PERMISSION_DENIED for a project the user may only read. */
export async function getWritableProject(store: Transaction, userId: UserId, id: ProjectId): Promise<ProjectEntry> {
  const project = await getProject(store, userId, id);
  if (project.userRole !== 'READER') return project;
  throw new AppError('PERMISSION_DENIED', 'no permission to change this project: it is shared with you for reading', {
    hint: `Ask its owner for the EDITOR role, or work in a project of your own. Asked for: ${id}`,
  });
}

/** Throws NOT_FOUND, or PERMISSION_DENIED for a project of somebody else; `wish` says what only an owner may. */
export async function getOwnProject(
  store: Transaction,
  userId: UserId,
  id: ProjectId,
  wish: string,
): Promise<ProjectEntry> {
  const project = await getProject(store, userId, id);
  if (project.userRole === 'OWNER') return project;
  throw new AppError('PERMISSION_DENIED', `no permission to ${wish}: it belongs to somebody else`, {
    hint: `Ask its owner. Asked for: ${id}`,
  });
}

/** Throws NOT_FOUND when the project has no such screen. */
export async function getScreenOf(
  store: Transaction,
  userId: UserId,
  projectId: ProjectId,
  screenId: ScreenId,
): Promise<Screen> {
  const screen = await store.screens.find(userId, screenId, projectId);
  if (screen === undefined) {
    throw notFound('screen', 'list_screens has the ids of the screens of a project.', `${projectId}, ${screenId}`);
  }
  return screen;
}

/** The screens of a list, in its order. Throws one NOT_FOUND that names every id that the project does not hold. */
export async function getScreensOf(
  store: Transaction,
  userId: UserId,
  projectId: ProjectId,
  screenIds: readonly ScreenId[],
): Promise<Screen[]> {
  const found: Screen[] = [];
  const missing: ScreenId[] = [];
  for (const id of screenIds) {
    const screen = await store.screens.find(userId, id, projectId);
    if (screen === undefined) missing.push(id);
    else found.push(screen);
  }
  if (missing.length === 0) return found;
  const what = missing.length === 1 ? 'screen' : `${missing.length} screens`;
  const next = `selectedScreenIds names ids that the project does not hold; list_screens has its own.`;
  throw notFound(what, next, `${projectId}, ${missing.join(', ')}`);
}

const noAsset = (assetId: AssetId, argument = 'assetId'): AppError =>
  notFound(
    'design system',
    `${argument} names none that can be used here; list_design_systems has the ids, with and without projectId.`,
    assetId,
  );

/** Throws NOT_FOUND, also for a design system of another project. */
export async function getAssetFor(
  store: Transaction,
  userId: UserId,
  projectId: ProjectId,
  assetId: AssetId,
  argument?: string,
): Promise<Asset> {
  const asset = await getAsset(store, userId, assetId, argument);
  if (asset.projectId !== undefined && asset.projectId !== projectId) throw noAsset(assetId, argument);
  return asset;
}

/** A design system of any project, or of none. Throws NOT_FOUND also for one that the user may not see. */
export async function getAsset(
  store: Transaction,
  userId: UserId,
  assetId: AssetId,
  argument?: string,
): Promise<Asset> {
  const asset = await store.assets.find(userId, assetId);
  if (asset === undefined) throw noAsset(assetId, argument);
  return asset;
}

/** The asset as it stood at `version`, or as it stands without one. Throws NOT_FOUND. */
export async function getAssetAt(
  store: Transaction,
  userId: UserId,
  assetId: AssetId,
  version: number | undefined,
): Promise<Asset> {
  const asset = await getAsset(store, userId, assetId);
  if (version === undefined || version === asset.version) return asset;
  const kept = await store.assets.findVersion(userId, assetId, version);
  if (kept === undefined) {
    const next = `The design system has the versions 1 to ${asset.version}.`;
    throw notFound('version', next, `${assetId}, ${version}`);
  }
  return { ...asset, designSystem: kept.designSystem, version, updateTime: kept.createTime };
}
