import { randomUUID } from 'node:crypto';
import { access, constants, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { AppError } from '../domain/app-error.ts';
import { makeFolder } from '../folders/make-folder.ts';
import { RENEW_AFTER_MS, toBlobPath, toContentHash, type Blobs, type BlobsOptions } from './blobs.ts';
import { isFileMissing, toStorageError } from './storage-error.ts';

/** Temporary files older than this were left by a process that died; younger ones may be being written. */
const LEFTOVER_MS = 10 * 60_000;

/** A file this young may have been renamed by somebody who has not synced its folder yet. */
const UNSETTLED_MS = 60_000;

/**
 * Blobs in a folder: `ab/cdef…` by hash. A blob is written under a temporary name, synced, renamed, and its folder
 * synced, so that a name is never there without its whole content, also after a power loss.
 * Throws UNAVAILABLE when the folder cannot be used.
 */
export async function openFolderBlobs(folder: string, { renew }: BlobsOptions = {}): Promise<Blobs> {
  const temporaryFolder = path.join(folder, 'temporary');
  const writing = new Map<string, Promise<void>>();
  await makeFolder(temporaryFolder, 0o700).catch((cause: unknown) => {
    throw new AppError('UNAVAILABLE', `the folder ${folder} cannot be made`, {
      hint: 'Point --data or TAILORBIRD_DATA to a folder that the service may write.',
      cause,
    });
  });
  await translated(() => removeLeftovers(temporaryFolder));

  const toPath = (contentHash: string): string => path.join(folder, toBlobPath(contentHash));

  const write = async (bytes: Uint8Array, file: string): Promise<void> => {
    const temporaryFile = path.join(temporaryFolder, randomUUID());
    try {
      await Promise.all([writeSynced(temporaryFile, bytes), makeFolderFor(file)]);
      await rename(temporaryFile, file);
      await syncFolder(path.dirname(file));
    } catch (error) {
      await rm(temporaryFile, { force: true });
      throw error;
    }
  };

  const store = async (bytes: Uint8Array, contentHash: string): Promise<void> => {
    const file = toPath(contentHash);
    let age = await findAgeMs(file);
    if (age !== undefined && age > RENEW_AFTER_MS && renew !== undefined) {
      await renew(contentHash);
      age = await findAgeMs(file);
    }
    if (age === undefined) await write(bytes, file);
    else if (age < UNSETTLED_MS) await syncFolder(path.dirname(file));
  };

  return {
    async put(bytes) {
      const contentHash = toContentHash(bytes);
      const begun = writing.get(contentHash) ?? store(bytes, contentHash).finally(() => writing.delete(contentHash));
      writing.set(contentHash, begun);
      await translated(() => begun);
      return contentHash;
    },
    keyOf: toContentHash,
    get: (contentHash) => translated(() => readFile(toPath(contentHash))),
    has: (contentHash) => translated(async () => (await findAgeMs(toPath(contentHash))) !== undefined),
    remove: (contentHash) => translated(() => rm(toPath(contentHash), { force: true })),
    async *list() {
      for (const group of await translated(() => readdir(folder))) {
        if (!/^[0-9a-f]{2}$/.test(group)) continue;
        for (const rest of await translated(() => readdir(path.join(folder, group)))) {
          // What has gone since the folder was read is not there.
          const found = await stat(path.join(folder, group, rest)).catch(() => undefined);
          if (found === undefined || !/^[0-9a-f]{62}$/.test(rest)) continue;
          yield { contentHash: `${group}${rest}`, byteLength: found.size, putTime: found.mtimeMs };
        }
      }
    },
    ping: () => translated(() => access(temporaryFolder, constants.W_OK)),
  };
}

async function translated<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw toStorageError(error);
  }
}

/** Time since a file was written; undefined when there is none. */
async function findAgeMs(file: string): Promise<number | undefined> {
  try {
    return Date.now() - (await stat(file)).mtimeMs;
  } catch (error) {
    if (isFileMissing(error)) return undefined;
    throw error;
  }
}

async function writeSynced(file: string, bytes: Uint8Array): Promise<void> {
  await using handle = await open(file, 'wx', 0o600);
  await handle.writeFile(bytes);
  // The content alone: times may be lost in a crash.
  await handle.datasync();
}

async function makeFolderFor(file: string): Promise<void> {
  const folder = path.dirname(file);
  const made = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (made !== undefined) await syncFolder(path.dirname(folder));
}

/** Makes the names in a folder durable. Windows cannot and need not. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  await using handle = await open(folder, 'r');
  await handle.sync();
}

async function removeLeftovers(folder: string): Promise<void> {
  const names = await readdir(folder);
  await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      const age = await findAgeMs(file);
      if (age !== undefined && age > LEFTOVER_MS) await rm(file, { force: true });
    }),
  );
}
