import { createHash } from 'node:crypto';
import type { Caller, Deps } from '../operations/deps.ts';
import { hashKey } from '../operations/api-key.ts';
import { findKey, type KnownKey } from '../operations/find-key.ts';

/** The keys that let in: those of the settings, and those that were issued. */
export interface KeyRing {
  /** Whether there is any, also one that is revoked by now. */
  hasKeys(): Promise<boolean>;
  /** The key of that hash, if it lets in now. */
  find(hash: Buffer): Promise<KnownKey | undefined>;
  findById(id: string): Promise<KnownKey | undefined>;
}

/** Looks into the database each time, so that a revoked key ends at once, whichever process revoked it. */
export function createKeyRing(deps: Pick<Deps, 'store' | 'log'>, configured: readonly KnownKey[] = []): KeyRing {
  const byHash = new Map(configured.map((key) => [key.hash.toString('hex'), key]));
  const byId = new Map(configured.map((key) => [key.id, key]));
  // One that was issued stays known for good, revoked or not.
  let isAnyIssued = false;
  return {
    async hasKeys() {
      isAnyIssued ||= configured.length > 0 || (await deps.store.users.hasKeys());
      return isAnyIssued;
    },
    // Hashes are looked up, never keys: how long that takes tells nothing of a key.
    find: async (hash) => byHash.get(hash.toString('hex')) ?? findKey(deps, { hash }),
    findById: async (id) => byId.get(id) ?? findKey(deps, { id }),
  };
}

/** A key of the settings. Its id tells nothing of it and is the same after each start. */
export function toKnownKey(key: string, caller: Caller): KnownKey {
  const hash = hashKey(key);
  return { id: createHash('sha256').update('id of ').update(hash).digest('hex').slice(0, 32), hash, caller };
}
