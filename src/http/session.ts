import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Caller } from '../operations/deps.ts';
import type { KnownKey } from '../operations/find-key.ts';
import type { KeyRing } from './key-ring.ts';

/** A browser is let in for so long after a key was typed into it. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60;

/** And for so long after its user signed in at an identity provider, which may know tomorrow that they are gone. */
export const PROVIDER_SESSION_SECONDS = 12 * 60 * 60;

/*
 * A session is a proof that a key was known, which holds no key: the time of its end, the id of the key, and a signature made
 * with the key's hash. Nothing has to be stored, it outlives a restart, and a key that is taken away takes its sessions with it.
 */

/** A token for who came in with that key. */
export function issueSession(
  { id, hash }: Pick<KnownKey, 'id' | 'hash'>,
  nowMs: number,
  seconds = SESSION_SECONDS,
): string {
  const endSeconds = Math.floor(nowMs / 1000) + seconds;
  return `${endSeconds.toString(36)}.${id}.${sign(hash, endSeconds).toString('base64url')}`;
}

/** Whose session a token is; undefined when it has ended, or its key has, or it was made up. */
export async function findSession(keys: KeyRing, token: string, nowMs: number): Promise<Caller | undefined> {
  const [, end = '', id = '', signature = ''] = /^([0-9a-z]{1,9})\.(\w{1,64})\.([\w-]{43})$/.exec(token) ?? [];
  const endSeconds = Number.parseInt(end, 36);
  if (!(endSeconds * 1000 > nowMs)) return undefined;
  const key = await keys.findById(id);
  if (key === undefined) return undefined;
  return timingSafeEqual(sign(key.hash, endSeconds), Buffer.from(signature, 'base64url')) ? key.caller : undefined;
}

/** The id of the key that a session began with. */
export const keyIdOf = (token: string): string => token.split('.')[1] ?? '';

const sign = (hash: Buffer, endSeconds: number): Buffer =>
  createHmac('sha256', hash).update(`studio session until ${endSeconds}`).digest();
