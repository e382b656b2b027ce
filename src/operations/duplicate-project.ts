import type { RouteInput, RouteOutput } from '../contract/routes/define-routes.ts';
import type { AssetId, ProjectId, ScreenId } from '../domain/brand.ts';
import type { Transaction } from '../store/store.ts';
import { getProject as getVisibleProject } from './access.ts';
import { copyScreen } from './copy-screen.ts';
import type { CallContext, Operation } from './deps.ts';
import { getProject } from './get-project.ts';

/** A project of the caller's own with what is finished in another: screens as they stand, design systems, placements. */
export const duplicateProject: Operation<RouteInput<'duplicateProject'>, RouteOutput<'duplicateProject'>> = async (
  deps,
  { projectId, title },
  context,
) => {
  const { titleCharacters } = deps.limits;
  const copyId = await deps.store.transaction(async (transaction) => {
    const source = await getVisibleProject(transaction, context.caller.userId, projectId);
    const copy = await transaction.projects.insert({
      ownerId: context.caller.userId,
      title: title ?? `${source.title.slice(0, titleCharacters - COPY.length)}${COPY}`,
      deviceType: source.deviceType,
      isRemixed: true,
    });
    await copyContent(transaction, projectId, copy.id, context);
    if (source.designTheme) await transaction.projects.update(copy.id, { designTheme: source.designTheme });
    return copy.id;
  });
  return getProject(deps, { name: copyId }, context);
};

const COPY = ', copy';

async function copyContent(
  transaction: Transaction,
  from: ProjectId,
  to: ProjectId,
  { caller: { userId } }: CallContext,
): Promise<void> {
  const assets = new Map<AssetId, AssetId>();
  for (const { id, designSystem } of await transaction.assets.list(userId, from)) {
    assets.set(id, (await transaction.assets.insert({ ownerId: userId, projectId: to, designSystem })).id);
  }
  const screens = new Map<ScreenId, ScreenId>();
  for (const screen of await transaction.screens.list(userId, from)) {
    if (screen.version === 0) continue;
    const assetId = screen.assetId && assets.get(screen.assetId);
    const copy = await copyScreen(transaction, screen, { projectId: to, ...(assetId && { assetId }) });
    screens.set(screen.id, copy.id);
  }
  for (const { id: _, ...instance } of await transaction.instances.list(userId, from)) {
    const screenId = screens.get(instance.screenId);
    if (screenId) await transaction.instances.insert({ ...instance, projectId: to, screenId });
  }
  for (const link of await transaction.links.list(userId, from)) {
    const screenId = screens.get(link.screenId);
    const targetId = link.targetId && screens.get(link.targetId);
    if (screenId === undefined || (link.targetId !== undefined && targetId === undefined)) continue;
    await transaction.links.put({ ...link, projectId: to, screenId, ...(targetId && { targetId }) });
  }
}
