import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStore } from './open-store.ts';
import type { StoreOptions } from './open-store.ts';
import { openTemporaryDatabase } from './temporary-database.fixture.ts';
import type { ProjectEntry, Store, User } from './store.ts';

/**
 * A store of its own that is gone at the end of the test; `await using` it. The tests of this room and of `runs/` run twice:
 * on SQLite, and with `TAILORBIRD_TEST_DATABASE=postgres` on a database of the Postgres that the tests bring.
 */
export interface TemporaryStore extends AsyncDisposable {
  store: Store;
  dataDir: string;
  /** Undefined on SQLite. */
  databaseUrl: string | undefined;
}

export async function openTemporaryStore(
  options: Omit<StoreOptions, 'dataDir' | 'databaseUrl'> = {},
): Promise<TemporaryStore> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'store-'));
  const database = process.env['TAILORBIRD_TEST_DATABASE'] === 'postgres' ? await openTemporaryDatabase() : undefined;
  const databaseUrl = database?.databaseUrl;
  const store = await openStore({ ...options, dataDir, databaseUrl });
  return {
    store,
    dataDir,
    databaseUrl,
    async [Symbol.asyncDispose]() {
      await store.close();
      await database?.[Symbol.asyncDispose]();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A user and a project of theirs to work with. */
export async function insertUserAndProject(store: Store): Promise<{ user: User; project: ProjectEntry }> {
  const user = await store.users.ensure('ada');
  return { user, project: await store.projects.insert({ ownerId: user.id, title: 'Habits' }) };
}
