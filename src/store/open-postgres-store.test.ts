import { describe, expect, it } from 'vitest';
import { openPostgresStore } from './open-postgres-store.ts';
import { openStore } from './open-store.ts';
import { openSilentProxy } from './silent-proxy.fixture.ts';
import type { Store } from './store.ts';
import { openTemporaryDatabase } from './temporary-database.fixture.ts';
import { insertUserAndProject } from './temporary-store.fixture.ts';

const dataDir = '';

describe('opening a store in Postgres', () => {
  it('finds after a restart what was written before', async () => {
    await using database = await openTemporaryDatabase();
    const store = await openStore({ ...database, dataDir });
    const { user, project } = await insertUserAndProject(store);
    await store.close();
    const reopened = await openStore({ ...database, dataDir });
    expect(await reopened.projects.find(user.id, project.id)).toEqual(project);
    await reopened.close();
  });

  it('lets several processes open an empty database at once', async () => {
    await using database = await openTemporaryDatabase();
    const stores = await Promise.all([1, 2, 3, 4].map(() => openStore({ ...database, dataDir })));
    const users = await Promise.all(stores.map((store) => store.users.ensure('ada')));
    expect(new Set(users.map((user) => user.id)).size).toBe(1);
    await Promise.all(stores.map((store) => store.close()));
  });

  it('refuses the database of a newer release in words', async () => {
    await using database = await openTemporaryDatabase();
    await (await openStore({ ...database, dataDir })).close();
    await database.execute("insert into migrations values (999, 'of tomorrow', 0)");
    await expect(openStore({ ...database, dataDir })).rejects.toMatchObject({
      code: 'FAILED_PRECONDITION',
      message: expect.stringContaining('schema version 999'),
    });
  });

  it('says that the database is away, or not there', async () => {
    await expect(openStore({ dataDir, databaseUrl: 'postgres://ada@127.0.0.1:1/x' })).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      message: 'the database is away',
    });
    await using database = await openTemporaryDatabase();
    await expect(openStore({ dataDir, databaseUrl: `${database.databaseUrl}_missing` })).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      message: 'the database does not let the service in',
    });
  });

  it('goes on by itself after every connection was cut', async () => {
    await using database = await openTemporaryDatabase();
    const store = await openStore({ ...database, dataDir });
    const { user, project } = await insertUserAndProject(store);
    const cut =
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';
    await database.execute(cut);
    await expect.poll(() => store.projects.find(user.id, project.id).catch(() => undefined)).toEqual(project);
    await expect.poll(() => store.users.ensure('grace').catch(() => undefined)).toMatchObject({ name: 'grace' });
    const before = await store.revision();
    await store.projects.update(project.id, { title: 'Again' });
    await expect.poll(() => store.revision()).not.toBe(before);
    await store.close();
  });

  it('says that the database is away when it gives no answer any more, and goes on when it does', async () => {
    await using database = await openTemporaryDatabase();
    const url = new URL(database.databaseUrl);
    await using proxy = await openSilentProxy(Number(url.port));
    url.port = String(proxy.port);
    const store = await openPostgresStore({ databaseUrl: url.href, answerMs: 300 });
    const { user, project } = await insertUserAndProject(store);
    await store.projects.find(user.id, project.id);
    proxy.fallSilent();
    const away = { code: 'UNAVAILABLE', message: 'the database is away' };
    await expect(store.projects.find(user.id, project.id)).rejects.toMatchObject(away);
    await expect(store.projects.update(project.id, { title: 'Unheard' })).rejects.toMatchObject(away);
    proxy.speak();
    await expect
      .poll(() => store.projects.find(user.id, project.id).catch(() => undefined))
      .toMatchObject({
        id: project.id,
      });
    await store.close();
  });

  it('undoes a transaction whose connection was cut in the middle, and says so', async () => {
    await using database = await openTemporaryDatabase();
    const store = await openStore({ ...database, dataDir });
    const { user, project } = await insertUserAndProject(store);
    const cut = store.transaction(async (transaction) => {
      await transaction.projects.update(project.id, { title: 'Never' });
      await database.execute(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and state = 'idle in transaction'",
      );
      await transaction.projects.update(project.id, { title: 'Never either' });
    });
    await expect(cut).rejects.toMatchObject({ code: 'UNAVAILABLE', message: 'the database is away' });
    await expect.poll(() => store.projects.find(user.id, project.id).catch(() => undefined)).toEqual(project);
    await store.close();
  });

  it('runs transactions that came in each other’s way as if one came after the other, each after a few attempts', async () => {
    await using database = await openTemporaryDatabase();
    const stores = await Promise.all([1, 2].map(() => openStore({ ...database, dataDir })));
    const { user, project } = await insertUserAndProject(stores[0] as Store);
    const count = 30;
    let attempts = 0;
    const append = (store: Store, letter: string) =>
      store.transaction(async (transaction) => {
        attempts += 1;
        const { title = '' } = (await transaction.projects.find(user.id, project.id)) ?? {};
        await transaction.projects.update(project.id, { title: title + letter });
      });
    await Promise.all(
      Array.from({ length: count }, (_, index) => append(stores[index % stores.length] as Store, `${index % 10}`)),
    );
    expect((await stores[0]?.projects.find(user.id, project.id))?.title).toHaveLength('Habits'.length + count);
    // Two before it stands in line, one there, and one more for each that came in between without standing in it.
    expect(attempts).toBeLessThanOrEqual(count * 4);
    await Promise.all(stores.map((store) => store.close()));
  });
});
