import { describe, expect, it } from 'vitest';
import { openTemporaryStore } from './temporary-store.fixture.ts';

const HOUR_MS = 3_600_000;

describe('users and their keys', () => {
  it('are made once per name', async () => {
    await using temporary = await openTemporaryStore();
    const { users } = temporary.store;
    const [ada, again, grace] = await Promise.all([users.ensure('ada'), users.ensure('ada'), users.ensure('grace')]);
    expect(again).toEqual(ada);
    expect(grace.id).not.toBe(ada.id);
    expect(await users.find(ada.id)).toEqual({ id: ada.id, name: 'ada' });
  });

  it('are found by a key until it is revoked, by its owner alone', async () => {
    await using temporary = await openTemporaryStore();
    const { users } = temporary.store;
    const [ada, grace] = [await users.ensure('ada'), await users.ensure('grace')];
    const key = await users.addKey({ userId: ada.id, keyHash: 'hash', label: 'laptop' });
    expect(await users.findByKeyHash('hash')).toEqual({ user: ada, keyId: key.id });
    expect(await users.findByKeyHash('other')).toBeUndefined();
    expect(await users.revokeKey(grace.id, key.id)).toBe(false);
    expect(await users.revokeKey(ada.id, key.id)).toBe(true);
    expect(await users.findByKeyHash('hash')).toBeUndefined();
    expect(await users.listKeys(ada.id)).toMatchObject([{ label: 'laptop', revokeTime: expect.any(Number) }]);
  });

  it('remember the last use of a key to the hour', async () => {
    let time = 1_000;
    await using temporary = await openTemporaryStore({ now: () => time });
    const { users } = temporary.store;
    const ada = await users.ensure('ada');
    const { id } = await users.addKey({ userId: ada.id, keyHash: 'hash', label: '' });
    const lastUse = async () => (await users.listKeys(ada.id))[0]?.lastUseTime;
    expect(await lastUse()).toBeUndefined();
    await users.noteKeyUse(id);
    const first = await lastUse();
    time += HOUR_MS / 2;
    await users.noteKeyUse(id);
    expect(await lastUse()).toBe(first);
    time += HOUR_MS;
    await users.noteKeyUse(id);
    expect(await lastUse()).toBe(time);
  });
});
