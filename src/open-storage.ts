import path from 'node:path';
import { openFolderBlobs } from './blobs/open-folder-blobs.ts';
import type { Storage } from './cli/house.ts';
import type { Config } from './config.ts';
import { openStore } from './store/open-store.ts';

/** Opens the database and the files that the settings name. Throws AppError. */
export async function openStorage(config: Config): Promise<Storage> {
  const store = await openStore(config);
  try {
    const blobs = await openFolderBlobs(path.join(config.dataDir, 'blobs'));
    return { store, blobs, close: () => store.close() };
  } catch (error) {
    await store.close();
    throw error;
  }
}
