import { describe, expect, it } from 'vitest';
import { insertUserAndProject, openTemporaryStore } from './temporary-store.fixture.ts';

describe('comments', () => {
  it('come in pages, open ones alone where that is wanted, and wait with a screen in the trash', async () => {
    await using temporary = await openTemporaryStore();
    const { store } = temporary;
    const { user, project } = await insertUserAndProject(store);
    const insertScreen = (title: string) =>
      store.screens.insert({ projectId: project.id, title, prompt: '', deviceType: 'MOBILE' });
    const [home, detail] = [await insertScreen('Home'), await insertScreen('Detail')];
    const said = { projectId: project.id, authorId: user.id };
    const first = await store.comments.insert({ ...said, screenId: home.id, elementId: 'a1', text: 'Too small' });
    const second = await store.comments.insert({ ...said, screenId: detail.id, text: 'Nice' });
    const third = await store.comments.insert({ ...said, screenId: home.id, text: 'Where is the date?' });
    expect(first).toMatchObject({ elementId: 'a1', author: { id: user.id, name: 'ada' } });
    expect(second).not.toHaveProperty('elementId');
    const list = async (page?: Parameters<typeof store.comments.list>[2]) =>
      (await store.comments.list(user.id, project.id, page)).map(({ id }) => id);
    expect(await list()).toEqual([first.id, second.id, third.id]);
    expect(await list({ screenId: home.id })).toEqual([first.id, third.id]);
    expect(await list({ limit: 1, after: first })).toEqual([second.id]);

    await store.comments.update(first.id, { isResolved: true });
    expect(await list({ isOpenOnly: true })).toEqual([second.id, third.id]);
    expect(await store.comments.find(user.id, first.id)).toMatchObject({ resolveTime: expect.any(Number) });
    await store.comments.update(first.id, { isResolved: false, text: 'Far too small' });
    const again = await store.comments.find(user.id, first.id);
    expect(again).toMatchObject({ text: 'Far too small' });
    expect(again).not.toHaveProperty('resolveTime');

    await store.screens.trash(home.id);
    expect(await list()).toEqual([second.id]);
    expect(await store.comments.find(user.id, first.id)).toBeUndefined();
    await store.screens.untrash(home.id, project.id);
    await store.comments.remove(second.id);
    expect(await list()).toEqual([first.id, third.id]);

    const other = await store.users.ensure('grace');
    expect(await store.comments.list(other.id, project.id)).toEqual([]);
    expect(await store.comments.find(other.id, first.id)).toBeUndefined();
  });
});
