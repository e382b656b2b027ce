import type { RouteInput, RouteOutput } from '../contract/routes/define-routes.ts';
import { toWireKey } from '../contract/shapes/key.ts';
import type { Operation } from './deps.ts';

/** The keys that were issued to the caller, oldest first, revoked ones too; never the keys themselves. */
export const listKeys: Operation<RouteInput<'listKeys'>, RouteOutput<'listKeys'>> = async (
  { store },
  _,
  { caller },
) => ({ keys: (await store.users.listKeys(caller.userId)).map(toWireKey) });
