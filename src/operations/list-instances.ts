import type { RouteInput, RouteOutput } from '../contract/routes/define-routes.ts';
import { toWireScreenInstance } from '../contract/shapes/screen-instance.ts';
import { getProject } from './access.ts';
import type { Operation } from './deps.ts';

export const listInstances: Operation<RouteInput<'listInstances'>, RouteOutput<'listInstances'>> = async (
  { store },
  { projectId },
  { caller: { userId } },
) => {
  await getProject(store, userId, projectId);
  return { instances: (await store.instances.list(userId, projectId)).map(toWireScreenInstance) };
};
