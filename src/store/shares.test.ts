import { describe, expect, it } from 'vitest';
import { insertUserAndProject, openTemporaryStore } from './temporary-store.fixture.ts';

describe('links to look at a project', () => {
  it('lead there until they are revoked, and not while it is in the trash', async () => {
    await using temporary = await openTemporaryStore();
    const { store } = temporary;
    const { user, project } = await insertUserAndProject(store);
    const other = await store.projects.insert({ ownerId: user.id, title: 'Other' });
    const first = await store.shares.insert(project.id);
    const second = await store.shares.insert(project.id);
    expect(first.token).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(await store.shares.list(project.id))).toEqual(new Set([first, second]));
    expect(await store.shares.find(first.token)).toEqual({ ...first, ownerId: user.id });

    await store.projects.trash(project.id);
    expect(await store.shares.find(first.token)).toBeUndefined();
    await store.projects.untrash(user.id, project.id);

    expect(await store.shares.remove(other.id, first.token)).toBe(false);
    expect(await store.shares.remove(project.id, first.token)).toBe(true);
    expect(await store.shares.find(first.token)).toBeUndefined();
    expect(await store.shares.list(project.id)).toEqual([second]);
  });
});
