import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStore } from './open-store.ts';
import type { StoreOptions } from './open-store.ts';
import type { ProjectEntry, Store, User } from './store.ts';

/** A store in a folder of its own that is gone at the end of the test; `await using` it. */
export interface TemporaryStore extends AsyncDisposable {
  store: Store;
  dataDir: string;
}

export async function openTemporaryStore(options: Omit<StoreOptions, 'dataDir'> = {}): Promise<TemporaryStore> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'store-'));
  const store = await openStore({ ...options, dataDir });
  return {
    store,
    dataDir,
    async [Symbol.asyncDispose]() {
      await store.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A user and a project of theirs to work with. */
export async function insertUserAndProject(store: Store): Promise<{ user: User; project: ProjectEntry }> {
  const user = await store.users.ensure('ada');
  return { user, project: await store.projects.insert({ ownerId: user.id, title: 'Habits' }) };
}
