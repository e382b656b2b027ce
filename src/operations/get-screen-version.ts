import type { ScreenVersionInput } from '../contract/screen-version-requests.ts';
import { toWireScreenVersion, type WireScreenVersion } from '../contract/shapes/screen-version.ts';
import type { Operation } from './deps.ts';
import { getScreenAt } from './get-screen-at.ts';

/** What is known of a screen as it stood at a version, with the addresses of its files. */
export const getScreenVersion: Operation<ScreenVersionInput, WireScreenVersion> = async (deps, input, { caller }) =>
  toWireScreenVersion(await getScreenAt(deps.store, caller.userId, input), input, deps);
