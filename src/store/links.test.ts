import { describe, expect, it } from 'vitest';
import { insertUserAndProject, openTemporaryStore } from './temporary-store.fixture.ts';

describe('links of a prototype', () => {
  it('are one for each element, and wait with a screen in the trash', async () => {
    await using temporary = await openTemporaryStore();
    const { store } = temporary;
    const { user, project } = await insertUserAndProject(store);
    const insert = (title: string) =>
      store.screens.insert({ projectId: project.id, title, prompt: '', deviceType: 'MOBILE' });
    const [home, detail] = [await insert('Home'), await insert('Detail')];
    const link = { projectId: project.id, screenId: home.id, elementId: 'a1' };
    await store.links.put({ ...link, targetId: detail.id, transition: 'PUSH' });
    await store.links.put({ ...link, transition: 'NONE' });
    await store.links.put({ ...link, elementId: 'b2', targetId: detail.id, transition: 'RISE' });
    expect(await store.links.list(user.id, project.id)).toEqual([
      { ...link, transition: 'NONE' },
      { ...link, elementId: 'b2', targetId: detail.id, transition: 'RISE' },
    ]);

    await store.screens.trash(detail.id);
    expect(await store.links.list(user.id, project.id)).toEqual([{ ...link, transition: 'NONE' }]);
    await store.screens.untrash(detail.id, project.id);
    await store.links.remove(home.id, 'a1');
    await store.links.remove(home.id, 'a1');
    expect((await store.links.list(user.id, project.id)).map(({ elementId }) => elementId)).toEqual(['b2']);

    const other = await store.users.ensure('grace');
    expect(await store.links.list(other.id, project.id)).toEqual([]);
  });
});
