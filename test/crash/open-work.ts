import path from 'node:path';
import { openFolderBlobs } from '../../src/blobs/open-folder-blobs.ts';
import type { Blobs } from '../../src/blobs/blobs.ts';
import type { UserId } from '../../src/domain/brand.ts';
import { DEFAULT_LIMITS } from '../../src/domain/limits.ts';
import { createRunner } from '../../src/runs/create-runner.ts';
import type { Runner } from '../../src/runs/runner.ts';
import { openStore } from '../../src/store/open-store.ts';
import type { Store } from '../../src/store/store.ts';
import { createDrawHandler } from './draw-screens.ts';
import { acknowledge, note } from './work.ts';

interface WorkOptions {
  dataDir: string;
  databaseUrl: string | undefined;
  concurrency: number;
  /** What stands between the work and what it is kept in. */
  between?: { store(store: Store): Store; blobs(blobs: Blobs): Blobs };
}

/** Opens what a child works with, takes up what an earlier one left, and says that it started. */
export async function openWork({
  dataDir,
  databaseUrl,
  concurrency,
  between = { store: (store) => store, blobs: (blobs) => blobs },
}: WorkOptions): Promise<{ store: Store; runner: Runner; userId: UserId }> {
  const store = between.store(await openStore({ dataDir, databaseUrl }));
  const blobs = between.blobs(await openFolderBlobs(path.join(dataDir, 'blobs')));
  const runner = createRunner({
    store,
    handlers: { draw: createDrawHandler(blobs) },
    concurrency,
    limits: DEFAULT_LIMITS,
    log: { info: () => {}, warn: note, error: note },
  });
  await runner.start();
  const { id: userId } = await store.users.ensure('local');
  acknowledge({ did: 'start' });
  return { store, runner, userId };
}
