import type { Caller, Deps } from './deps.ts';

/** Whoever shows a key of that hash is that caller. */
export interface KnownKey {
  id: string;
  hash: Buffer;
  caller: Caller;
}

/** An issued key that is not revoked, by its hash or its id; that it is used is remembered. */
export async function findKey(
  { store, log }: Pick<Deps, 'store' | 'log'>,
  key: { hash: Buffer } | { id: string },
): Promise<KnownKey | undefined> {
  const issued = await store.users.findKey('hash' in key ? { hash: key.hash.toString('hex') } : key);
  if (issued === undefined) return undefined;
  const { user, keyId, keyHash } = issued;
  await store.users.noteKeyUse(keyId).catch((error: unknown) => {
    // Whoever only reads is not turned away because nothing can be written.
    log.error({ err: error }, 'the last use of a key could not be remembered');
  });
  return { id: keyId, hash: Buffer.from(keyHash, 'hex'), caller: { userId: user.id, name: user.name } };
}
