import type { RouteInput, RouteOutput } from '../contract/routes/define-routes.ts';
import { getScreenOf, getWritableProject } from './access.ts';
import { copyScreen } from './copy-screen.ts';
import type { Operation } from './deps.ts';
import { getScreen } from './get-screen.ts';
import { placeBeside } from './place-beside.ts';
import { refuseSpecimen, refuseWithoutVersion } from './read-source.ts';

/** Another screen that stands as this one does, below it. Throws FAILED_PRECONDITION for one without a version. */
export const duplicateScreen: Operation<RouteInput<'duplicateScreen'>, RouteOutput<'duplicateScreen'>> = async (
  deps,
  { projectId, screenId },
  context,
) => {
  const { userId } = context.caller;
  await getWritableProject(deps.store, userId, projectId);
  const copyId = await deps.store.transaction(async (transaction) => {
    const screen = await getScreenOf(transaction, userId, projectId, screenId);
    refuseSpecimen(screen);
    refuseWithoutVersion(screen);
    const title = `${screen.title.slice(0, deps.limits.titleCharacters - COPY.length)}${COPY}`;
    const copy = await copyScreen(transaction, screen, { projectId, title });
    const instances = await transaction.instances.list(userId, projectId);
    const beside = instances.find((instance) => instance.screenId === screenId);
    const size = { width: copy.width, height: copy.height };
    const { places = [], moved = [] } = beside ? placeBeside({ ...beside, ...size }, 1, instances) : {};
    for (const { id, x, y } of moved) await transaction.instances.move(id, { x, y });
    const [position = await transaction.instances.nextPosition(projectId, size)] = places;
    await transaction.instances.insert({
      projectId,
      screenId: copy.id,
      type: 'SCREEN_INSTANCE',
      label: title,
      ...position,
      ...size,
    });
    return copy.id;
  });
  return getScreen(deps, { projectId, screenId: copyId }, context);
};

const COPY = ', copy';
