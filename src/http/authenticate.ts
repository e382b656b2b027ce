import { createHash, timingSafeEqual } from 'node:crypto';
import { AppError } from '../domain/app-error.ts';
import type { Caller } from '../operations/deps.ts';

/** Who may come in: users by the hash of their keys, or one local user for everybody. */
export interface Doorkeeper {
  /** Whether a key is needed. */
  readonly keyed: boolean;
  /** Throws UNAUTHENTICATED when a key is needed and none of the presented is known. */
  admit(headers: Headers): Promise<Caller>;
}

export interface KnownKey {
  hash: Buffer;
  caller: Caller;
}

export const hashKey = (key: string): Buffer => createHash('sha256').update(key).digest();

/** Everybody is the one local user, and presented keys are ignored: for loopback without configured keys. */
export const createOpenDoor = (local: Caller): Doorkeeper => ({
  keyed: false,
  admit: () => Promise.resolve(local),
});

/** Lets in who presents a known key as `Authorization: Bearer …` or `X-Goog-Api-Key: …`. */
export const createKeyedDoor = (keys: readonly KnownKey[]): Doorkeeper => ({
  keyed: true,
  admit(headers) {
    const presented = presentedKey(headers);
    if (presented === undefined) {
      return Promise.reject(unauthenticated('no key was sent'));
    }
    const hash = hashKey(presented);
    let admitted: Caller | undefined;
    // Every known key is compared, whichever matches, so that timing tells nothing.
    for (const known of keys) if (timingSafeEqual(known.hash, hash)) admitted = known.caller;
    return admitted === undefined ? Promise.reject(unauthenticated('the key is not known')) : Promise.resolve(admitted);
  },
});

function presentedKey(headers: Headers): string | undefined {
  const bearer = /^Bearer\s+(.+)$/i.exec(headers.get('authorization') ?? '')?.[1];
  return bearer?.trim() ?? headers.get('x-goog-api-key')?.trim() ?? undefined;
}

const unauthenticated = (what: string): AppError =>
  new AppError('UNAUTHENTICATED', what, { hint: 'Send Authorization: Bearer <key> or X-Goog-Api-Key: <key>.' });
