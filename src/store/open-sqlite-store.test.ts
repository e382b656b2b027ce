import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { openStore } from './open-store.ts';
import { insertUserAndProject, openTemporaryStore } from './temporary-store.fixture.ts';

describe('opening a store in a data folder', () => {
  it('finds after a restart what was written before', async () => {
    await using temporary = await openTemporaryStore();
    const { user, project } = await insertUserAndProject(temporary.store);
    const reopened = await openStore({ dataDir: temporary.dataDir });
    expect(await reopened.projects.find(user.id, project.id)).toEqual(project);
    await reopened.close();
  });

  it('lets several processes open an empty folder at once', async () => {
    await using temporary = await openTemporaryStore();
    const dataDir = path.join(temporary.dataDir, 'shared', 'by', 'many');
    const stores = await Promise.all([1, 2, 3].map(() => openStore({ dataDir })));
    const users = await Promise.all(stores.map((store) => store.users.ensure('ada')));
    expect(new Set(users.map((user) => user.id)).size).toBe(1);
    await Promise.all(stores.map((store) => store.close()));
  });

  it('refuses the folder of a newer release in words', async () => {
    await using temporary = await openTemporaryStore();
    const database = new DatabaseSync(path.join(temporary.dataDir, 'tailorbird.sqlite'));
    database.exec("insert into migrations values (999, 'of tomorrow', 0)");
    database.close();
    await expect(openStore({ dataDir: temporary.dataDir })).rejects.toMatchObject({
      code: 'FAILED_PRECONDITION',
      message: expect.stringContaining('schema version 999'),
    });
  });

  it('says what is wrong with a folder that cannot be used', async () => {
    await using temporary = await openTemporaryStore();
    const file = path.join(temporary.dataDir, 'file');
    await writeFile(file, 'x');
    await expect(openStore({ dataDir: file })).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  it('says that the database file is something else', async () => {
    await using temporary = await openTemporaryStore();
    const dataDir = path.join(temporary.dataDir, 'other');
    await (await openStore({ dataDir })).close();
    await writeFile(path.join(dataDir, 'tailorbird.sqlite'), 'not a database, but long enough to look at'.repeat(100));
    await expect(openStore({ dataDir })).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      message: 'the database file is not a database',
    });
  });

  it('writes nothing of a transaction that throws, and reads its own writes inside one', async () => {
    await using temporary = await openTemporaryStore();
    const { store } = temporary;
    const user = await store.users.ensure('ada');
    const failing = store.transaction(async (transaction) => {
      const project = await transaction.projects.insert({ ownerId: user.id, title: 'Gone' });
      await transaction.screens.insert({ projectId: project.id, title: 'a', prompt: '', deviceType: 'MOBILE' });
      expect(await transaction.screens.list(user.id, project.id)).toHaveLength(1);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await store.projects.list(user.id, 'owned')).toEqual([]);
  });
});

describe('runs on SQLite', () => {
  it('are found unfinished through the small index, not by reading all that ever ran', async () => {
    await using temporary = await openTemporaryStore();
    const database = new DatabaseSync(path.join(temporary.dataDir, 'tailorbird.sqlite'));
    const plan = database
      .prepare("explain query plan select * from runs where fingerprint = ? and state in ('QUEUED', 'RUNNING')")
      .all('f');
    database.close();
    expect(plan.map((row) => row['detail'])).toEqual(['SEARCH runs USING INDEX runs_unfinished (fingerprint=?)']);
  });
});
