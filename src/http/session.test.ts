import { describe, expect, it } from 'vitest';
import type { UserId } from '../domain/brand.ts';
import { hashKey } from './authenticate.ts';
import { createSessions, SESSION_SECONDS } from './session.ts';

const ada = { hash: hashKey('ada-1'), caller: { userId: 'u1' as UserId, name: 'ada' } };
const grace = { hash: hashKey('grace-1'), caller: { userId: 'u2' as UserId, name: 'grace' } };
const START_MS = 1_800_000_000_000;

describe('sessions', () => {
  it('let in whose key they were issued for, also after a restart', () => {
    const token = createSessions([ada, grace], () => START_MS).issue(grace);
    expect(createSessions([ada, grace], () => START_MS + 1).find(token)).toEqual(grace.caller);
    expect(token).not.toContain('grace');
  });

  it('end with their time and with their key', () => {
    const token = createSessions([ada, grace], () => START_MS).issue(ada);
    expect(createSessions([ada, grace], () => START_MS + SESSION_SECONDS * 1000).find(token)).toBeUndefined();
    expect(createSessions([grace], () => START_MS).find(token)).toBeUndefined();
  });

  it.each(['', 'x', '.', 'zzzzzzzzz.', `zzzzzz.${'A'.repeat(43)}`, `0.${'A'.repeat(43)}`])(
    'cannot be made up: %s',
    (token) => {
      expect(createSessions([ada], () => START_MS).find(token)).toBeUndefined();
    },
  );

  it('cannot be made longer', () => {
    const sessions = createSessions([ada], () => START_MS);
    const [, signature = ''] = sessions.issue(ada).split('.');
    const later = (Math.floor(START_MS / 1000) + SESSION_SECONDS + 1).toString(36);
    expect(sessions.find(`${later}.${signature}`)).toBeUndefined();
  });
});
