import type { RouteInput, RouteOutput } from '../contract/routes/define-routes.ts';
import type { ProjectId } from '../domain/brand.ts';
import { getProject } from './access.ts';
import type { Deps, Operation } from './deps.ts';

type Members = RouteOutput<'listMembers'>;

/** Who may do what in a project; for everybody who may see it. */
export const listMembers: Operation<RouteInput<'listMembers'>, Members> = async (deps, { projectId }, { caller }) => {
  await getProject(deps.store, caller.userId, projectId);
  return tellMembers(deps, projectId);
};

/** The members of a project that the caller was let into before. */
export async function tellMembers({ store }: Pick<Deps, 'store'>, projectId: ProjectId): Promise<Members> {
  const members = await store.projects.listMembers(projectId);
  return { members: members.map(({ name: user, role }) => ({ user, role })) };
}
