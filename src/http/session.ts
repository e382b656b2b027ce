import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Caller } from '../operations/deps.ts';
import type { KnownKey } from './authenticate.ts';

/** A browser is let in for so long after a key was typed into it. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60;

/** Sessions of browsers: proofs that a key was known, which hold no key and end with it. */
export interface Sessions {
  /** A token for who came in with a key of that hash. */
  issue(known: KnownKey): string;
  find(token: string): Caller | undefined;
}

/**
 * A token is the time of its end and a signature made with the hash of the key: nothing has to be stored, it outlives a
 * restart, and a key that is taken away takes its sessions with it.
 */
export function createSessions(keys: readonly KnownKey[], nowMs: () => number): Sessions {
  return {
    issue({ hash }) {
      const endSeconds = Math.floor(nowMs() / 1000) + SESSION_SECONDS;
      return `${endSeconds.toString(36)}.${sign(hash, endSeconds).toString('base64url')}`;
    },

    find(token) {
      const [, end = '', signature = ''] = /^([0-9a-z]{1,9})\.([\w-]{43})$/.exec(token) ?? [];
      const endSeconds = Number.parseInt(end, 36);
      if (!(endSeconds * 1000 > nowMs())) return undefined;
      const presented = Buffer.from(signature, 'base64url');
      let found: Caller | undefined;
      // Every known key is tried, whichever matches, so that timing tells nothing.
      for (const { hash, caller } of keys) if (timingSafeEqual(sign(hash, endSeconds), presented)) found = caller;
      return found;
    },
  };
}

const sign = (hash: Buffer, endSeconds: number): Buffer =>
  createHmac('sha256', hash).update(`studio session until ${endSeconds}`).digest();
