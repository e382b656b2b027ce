import type { RouteInput, RouteOutput } from '../contract/routes/define-routes.ts';
import { AppError } from '../domain/app-error.ts';
import { getOwnProject, getProject, notFound } from './access.ts';
import type { Deps, Operation } from './deps.ts';
import { tellMembers } from './list-members.ts';
import type { User } from '../store/store.ts';

/** Gives a user a role in a project of the caller's own, instead of the one they had. Throws NOT_FOUND for either. */
export const shareProject: Operation<RouteInput<'shareProject'>, RouteOutput<'shareProject'>> = async (
  deps,
  { projectId, user: name, role },
  { caller },
) => {
  await getOwnProject(deps.store, caller.userId, projectId, 'share this project');
  const user = await getUser(deps, name);
  if (user.id === caller.userId) {
    throw new AppError('INVALID_ARGUMENT', 'user is the owner of the project', {
      path: 'user',
      hint: 'Name somebody else.',
    });
  }
  await deps.store.projects.share(projectId, user.id, role);
  return tellMembers(deps, projectId);
};

/** Takes the role of a user away: the owner anybody's, everybody else their own. */
export const unshareProject: Operation<RouteInput<'unshareProject'>, RouteOutput<'unshareProject'>> = async (
  deps,
  { projectId, user: name },
  { caller },
) => {
  const { store } = deps;
  const isLeaving = name === caller.name;
  if (isLeaving) await getProject(store, caller.userId, projectId);
  else await getOwnProject(store, caller.userId, projectId, 'take the roles of others away');
  const { members } = await tellMembers(deps, projectId);
  const role = members.find(({ user }) => user === name)?.role;
  if (role === undefined) throw notFound('member', 'members has who may see the project.', name);
  if (role === 'OWNER') {
    throw new AppError('INVALID_ARGUMENT', 'user is the owner of the project', {
      path: 'user',
      hint: 'An owner keeps a project until it is deleted or handed over.',
    });
  }
  await store.projects.share(projectId, (await getUser(deps, name)).id, undefined);
  return { members: members.filter(({ user }) => user !== name) };
};

async function getUser({ store }: Pick<Deps, 'store'>, name: string): Promise<User> {
  const user = await store.users.findByName(name);
  if (user !== undefined) return user;
  throw notFound('user', 'Users are there once a key was issued to them or they have signed in.', name);
}
