import type { UserId } from '../domain/brand.ts';
import { createApiKey, hashKey } from './api-key.ts';
import type { Caller, Deps } from './deps.ts';

/** How such a key is listed. */
const LABEL = 'studio, by the identity provider';
/** Sessions of one user at a time; the oldest ends for a new one. */
const MOST_SESSIONS = 20;

type Keeping = Pick<Deps, 'store'>;

/**
 * A key for one session of a user whom an identity provider named, made if there is none of that name. Nobody gets to see
 * it: it is there so that the session can be listed and revoked as any key.
 */
export async function openProviderSession({ store }: Keeping, name: string): Promise<{ id: string; hash: Buffer }> {
  const { id: userId } = await store.users.ensure(name);
  const open = await listSessions({ store }, userId);
  for (const { id } of open.slice(0, Math.max(0, open.length - MOST_SESSIONS + 1))) {
    await store.users.revokeKey(id, userId);
  }
  const hash = hashKey(createApiKey());
  const { id } = await store.users.addKey({ userId, keyHash: hash.toString('hex'), label: LABEL });
  return { id, hash };
}

/** Ends the session for good; does nothing to any other key. */
export async function endProviderSession({ store }: Keeping, keyId: string, { userId }: Caller): Promise<void> {
  const open = await listSessions({ store }, userId);
  if (open.some(({ id }) => id === keyId)) await store.users.revokeKey(keyId, userId);
}

/** Oldest first. */
const listSessions = async ({ store }: Keeping, userId: UserId) =>
  (await store.users.listKeys(userId)).filter(({ label, revokeTime }) => label === LABEL && revokeTime === undefined);
