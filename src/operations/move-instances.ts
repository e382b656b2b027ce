import type { RouteInput, RouteOutput } from '../contract/routes/define-routes.ts';
import { toWireScreenInstance } from '../contract/shapes/screen-instance.ts';
import { getWritableProject, notFound } from './access.ts';
import type { Operation } from './deps.ts';

/** Moves placements, all or none, and answers those it moved. Throws NOT_FOUND for one that the project has not. */
export const moveInstances: Operation<RouteInput<'moveInstances'>, RouteOutput<'moveInstances'>> = async (
  { store },
  { projectId, moves },
  { caller: { userId } },
) => {
  await getWritableProject(store, userId, projectId);
  const moved = await store.transaction(async (transaction) => {
    const instances = new Map((await transaction.instances.list(userId, projectId)).map((one) => [one.id, one]));
    const results = [];
    for (const { id, x, y } of moves) {
      const instance = instances.get(id);
      if (instance === undefined) throw notFound('screen instance', 'get_project lists them.', id);
      await transaction.instances.move(id, { x, y });
      results.push({ ...instance, x, y });
    }
    return results;
  });
  return { instances: moved.map(toWireScreenInstance) };
};
