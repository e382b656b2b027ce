import { expect, it } from 'vitest';
import type { FileId } from '../domain/brand.ts';
import { insertUserAndProject, openTemporaryStore } from './temporary-store.fixture.ts';

const REFUSED = { code: 'INVALID_ARGUMENT', message: 'a text holds a NUL character' };

it('refuses a text with a NUL, in what is written and in what is looked for, and goes on', async () => {
  await using temporary = await openTemporaryStore();
  const { store } = temporary;
  const { user, project } = await insertUserAndProject(store);
  await expect(store.projects.insert({ ownerId: user.id, title: 'a\u0000b' })).rejects.toMatchObject(REFUSED);
  await expect(store.files.find('a\u0000b' as FileId)).rejects.toMatchObject(REFUSED);
  const halfway = store.transaction(async (transaction) => {
    await transaction.projects.update(project.id, { title: 'Runs' });
    await transaction.projects.update(project.id, { title: 'a\u0000b' });
  });
  await expect(halfway).rejects.toMatchObject(REFUSED);
  expect(await store.projects.list(user.id, 'owned')).toEqual([project]);
});
