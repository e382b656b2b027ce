import { describe, expect, it } from 'vitest';
import type { UserId } from '../domain/brand.ts';
import type { Deps } from '../operations/deps.ts';
import type { KnownKey } from '../operations/find-key.ts';
import { createKeyRing, toKnownKey } from './key-ring.ts';
import { findSession, issueSession, SESSION_SECONDS } from './session.ts';

const ada = toKnownKey('key of ada', { userId: 'u1' as UserId, name: 'ada' });
const grace = toKnownKey('key of grace', { userId: 'u2' as UserId, name: 'grace' });
const START_MS = 1_800_000_000_000;

const nobodyElse = { store: { users: { findKey: async () => undefined } } } as unknown as Deps;
const ringOf = (...keys: KnownKey[]) => createKeyRing(nobodyElse, keys);

describe('sessions', () => {
  it('let in whose key they were issued for, also after a restart', async () => {
    const token = issueSession(grace, START_MS);
    expect(await findSession(ringOf(ada, grace), token, START_MS + 1)).toEqual(grace.caller);
    expect(token).not.toContain('grace');
  });

  it('end with their time and with their key', async () => {
    const token = issueSession(ada, START_MS);
    expect(await findSession(ringOf(ada, grace), token, START_MS + SESSION_SECONDS * 1000)).toBeUndefined();
    expect(await findSession(ringOf(grace), token, START_MS)).toBeUndefined();
  });

  it.each(['', 'x', '..', 'zzzzzzzzz..', `zzzzzz.${ada.id}.${'A'.repeat(43)}`, `0.${ada.id}.${'A'.repeat(43)}`])(
    'cannot be made up: %s',
    async (token) => {
      expect(await findSession(ringOf(ada), token, START_MS)).toBeUndefined();
    },
  );

  it('cannot be made longer, nor be made those of somebody else', async () => {
    const [end = '', id = '', signature = ''] = issueSession(ada, START_MS).split('.');
    const later = (Math.floor(START_MS / 1000) + SESSION_SECONDS + 1).toString(36);
    const ring = ringOf(ada, grace);
    expect(await findSession(ring, `${later}.${id}.${signature}`, START_MS)).toBeUndefined();
    expect(await findSession(ring, `${end}.${grace.id}.${signature}`, START_MS)).toBeUndefined();
    expect(await findSession(ring, `${end}.${id}.${signature}`, START_MS)).toEqual(ada.caller);
  });
});
