import { AppError } from '../domain/app-error.ts';
import type { ApiKey, HandedOver, User, UserEntry } from '../store/store.ts';
import { notFound } from './access.ts';
import type { Deps } from './deps.ts';
import { issueKeyTo } from './issue-key.ts';

type Keeping = Pick<Deps, 'store'>;

/** What whoever runs the service does with people; nobody asks for it over the network. */

export const listUsers = ({ store }: Keeping): Promise<UserEntry[]> => store.users.list();

/** Throws FAILED_PRECONDITION when there is one of that name. */
export async function addUser({ store }: Keeping, name: string): Promise<User> {
  if ((await store.users.findByName(name)) !== undefined) {
    throw new AppError('FAILED_PRECONDITION', `there is a user ${name} already`, {
      hint: 'Choose another name, or issue a key to that user.',
    });
  }
  return store.users.ensure(name);
}

/** Makes the user too, if there is none of that name. */
export async function issueUserKey(
  keeping: Keeping,
  name: string,
  label: string,
): Promise<{ entry: ApiKey; key: string }> {
  const { id } = await keeping.store.users.ensure(name);
  return issueKeyTo(keeping, id, label);
}

/** Of one user, or of all. Throws NOT_FOUND. */
export async function listUserKeys(keeping: Keeping, name: string | undefined): Promise<ApiKey[]> {
  const user = name === undefined ? undefined : await getUser(keeping, name);
  return keeping.store.users.listKeys(user?.id);
}

/** Throws NOT_FOUND for a key that is not there or is revoked already. */
export async function revokeAnyKey({ store }: Keeping, keyId: string): Promise<void> {
  if (await store.users.revokeKey(keyId)) return;
  throw notFound('valid key', 'keys list has the ids of all.', keyId);
}

/** Gives everything of one user to another, who is made if need be. Throws NOT_FOUND when there is nobody to take it from. */
export async function handOver(keeping: Keeping, from: string, to: string): Promise<HandedOver> {
  const giver = await getUser(keeping, from);
  const taker = await keeping.store.users.ensure(to);
  if (giver.id === taker.id) {
    throw new AppError('INVALID_ARGUMENT', `${from} has it all already`, { hint: 'Name two users.' });
  }
  return keeping.store.users.handOver(giver.id, taker.id);
}

async function getUser({ store }: Keeping, name: string): Promise<User> {
  const user = await store.users.findByName(name);
  if (user === undefined) throw notFound('user', 'users list has the names of all.', name);
  return user;
}
