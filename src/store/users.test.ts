import { describe, expect, it } from 'vitest';
import type { DesignSystem } from '../domain/design-theme.ts';
import { openTemporaryStore } from './temporary-store.fixture.ts';

const HOUR_MS = 3_600_000;
const SYSTEM = { displayName: 'Mine', theme: {} } as DesignSystem;

describe('users and their keys', () => {
  it('are made once per name, and listed with what they have', async () => {
    await using temporary = await openTemporaryStore();
    const { users, projects } = temporary.store;
    const [ada, again, grace] = await Promise.all([users.ensure('ada'), users.ensure('ada'), users.ensure('grace')]);
    expect(again).toEqual(ada);
    expect(grace.id).not.toBe(ada.id);
    expect(await users.find(ada.id)).toEqual({ id: ada.id, name: 'ada' });
    expect(await users.findByName('grace')).toEqual(grace);
    expect(await users.findByName('Grace')).toBeUndefined();
    const gone = await projects.insert({ ownerId: ada.id, title: 'Gone' });
    await projects.insert({ ownerId: ada.id, title: 'Kept' });
    await projects.trash(gone.id);
    await users.addKey({ userId: grace.id, keyHash: 'hash', label: '' });
    expect(await users.list()).toEqual([
      { ...ada, createTime: expect.any(Number), projects: 1, keys: 0 },
      { ...grace, createTime: expect.any(Number), projects: 0, keys: 1 },
    ]);
  });

  it('are found by a key until it is revoked, by its owner or by an operator', async () => {
    await using temporary = await openTemporaryStore();
    const { users } = temporary.store;
    const [ada, grace] = [await users.ensure('ada'), await users.ensure('grace')];
    expect(await users.hasKeys()).toBe(false);
    const key = await users.addKey({ userId: ada.id, keyHash: 'hash', label: 'laptop' });
    const other = await users.addKey({ userId: grace.id, keyHash: 'hash of grace', label: '' });
    const issued = { user: ada, keyId: key.id, keyHash: 'hash' };
    expect(await users.findKey({ hash: 'hash' })).toEqual(issued);
    expect(await users.findKey({ id: key.id })).toEqual(issued);
    expect(await users.findKey({ hash: 'other' })).toBeUndefined();
    expect(await users.revokeKey(key.id, grace.id)).toBe(false);
    expect(await users.revokeKey(key.id, ada.id)).toBe(true);
    expect(await users.revokeKey(key.id, ada.id)).toBe(false);
    expect(await users.revokeKey(other.id)).toBe(true);
    expect(await users.findKey({ hash: 'hash' })).toBeUndefined();
    expect(await users.findKey({ id: key.id })).toBeUndefined();
    expect(await users.hasKeys()).toBe(true);
    expect(await users.listKeys(ada.id)).toMatchObject([{ label: 'laptop', revokeTime: expect.any(Number) }]);
    expect((await users.listKeys()).map(({ userName }) => userName)).toEqual(['ada', 'grace']);
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

  it('hand over what they have, also to who was a member of it', async () => {
    await using temporary = await openTemporaryStore();
    const { users, projects, assets } = temporary.store;
    const [local, ada, bob] = [await users.ensure('local'), await users.ensure('ada'), await users.ensure('bob')];
    const { id } = await projects.insert({ ownerId: local.id, title: 'Habits' });
    const trashed = await projects.insert({ ownerId: local.id, title: 'Old' });
    await projects.insert({ ownerId: bob.id, title: 'Of Bob' });
    await projects.share(id, ada.id, 'READER');
    await projects.share(id, bob.id, 'EDITOR');
    await projects.trash(trashed.id);
    const asset = await assets.insert({ ownerId: local.id, designSystem: SYSTEM });
    expect(await users.handOver(local.id, ada.id)).toEqual({ projects: 2, designSystems: 1 });
    expect(await projects.list(local.id, 'owned')).toEqual([]);
    expect(await projects.find(ada.id, id)).toMatchObject({ userRole: 'OWNER' });
    expect(await projects.list(ada.id, 'trashed')).toMatchObject([{ title: 'Old' }]);
    expect(await projects.listMembers(id)).toEqual([
      { ...ada, role: 'OWNER' },
      { ...bob, role: 'EDITOR' },
    ]);
    expect(await assets.find(ada.id, asset.id)).toBeDefined();
    expect(await assets.find(local.id, asset.id)).toBeUndefined();
    expect(await users.handOver(local.id, ada.id)).toEqual({ projects: 0, designSystems: 0 });
  });
});
