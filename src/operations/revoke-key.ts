import type { RouteInput, RouteOutput } from '../contract/routes/define-routes.ts';
import { toKeyName } from '../domain/resource-name.ts';
import { notFound } from './access.ts';
import type { Operation } from './deps.ts';

/** Ends a key of the caller's own, and every session that began with it. Throws NOT_FOUND. */
export const revokeKey: Operation<RouteInput<'revokeKey'>, RouteOutput<'revokeKey'>> = async (
  { store },
  { keyId },
  { caller },
) => {
  const isRevoked = await store.users.revokeKey(keyId, caller.userId);
  if (!isRevoked) throw notFound('key', 'You have no valid key of that name.', keyId);
  return { name: toKeyName(keyId) };
};
