import path from 'node:path';
import type { Blobs, BlobsOptions } from './blobs/blobs.ts';
import type { Storage } from './cli/house.ts';
import type { Config } from './config.ts';
import { renewBytes } from './operations/sweep-files.ts';
import { openStore } from './store/open-store.ts';

/** Opens the database and the files that the settings name. Throws AppError. */
export async function openStorage(config: Config): Promise<Storage> {
  const store = await openStore(config);
  try {
    const blobs = await openBlobs(config, { renew: (contentHash) => renewBytes({ store }, contentHash) });
    return { store, blobs, filesAt: tellFiles(config), close: () => store.close() };
  } catch (error) {
    await store.close();
    throw error;
  }
}

const tellFiles = ({ storage, dataDir }: Config): string =>
  storage === undefined ? dataDir : `s3://${storage.bucket}/${storage.prefix} ${storage.endpoint ?? ''}`;

/** The files that the settings name, in a bucket or in the data folder. */
export async function openBlobs(
  { storage, dataDir }: Pick<Config, 'storage' | 'dataDir'>,
  options: BlobsOptions = {},
): Promise<Blobs> {
  if (storage !== undefined) return (await import('./blobs/open-s3-blobs.ts')).openS3Blobs(storage, options);
  return (await import('./blobs/open-folder-blobs.ts')).openFolderBlobs(path.join(dataDir, 'blobs'), options);
}
