import type { RouteInput, RouteOutput } from '../contract/routes/define-routes.ts';
import { toWireKey } from '../contract/shapes/key.ts';
import { AppError } from '../domain/app-error.ts';
import type { UserId } from '../domain/brand.ts';
import type { ApiKey } from '../store/store.ts';
import { createApiKey, hashKey } from './api-key.ts';
import type { Deps, Operation } from './deps.ts';

const MOST_KEYS = 100;

/** Makes a key of a user. It is told here and never again. Throws RESOURCE_EXHAUSTED for who has very many. */
export async function issueKeyTo(
  { store }: Pick<Deps, 'store'>,
  userId: UserId,
  label: string,
): Promise<{ entry: ApiKey; key: string }> {
  const kept = (await store.users.listKeys(userId)).filter(({ revokeTime }) => revokeTime === undefined);
  if (kept.length >= MOST_KEYS) {
    throw new AppError('RESOURCE_EXHAUSTED', `${MOST_KEYS} keys of this user are valid already`, {
      hint: 'Revoke one that is no longer used, then issue another.',
    });
  }
  const key = createApiKey();
  return { entry: await store.users.addKey({ userId, keyHash: hashKey(key).toString('hex'), label }), key };
}

/** A key of the caller's own. */
export const issueKey: Operation<RouteInput<'issueKey'>, RouteOutput<'issueKey'>> = async (
  deps,
  { label = '' },
  { caller },
) => {
  const { entry, key } = await issueKeyTo(deps, caller.userId, label);
  return { ...toWireKey(entry), key };
};
