import type { Blobs } from '../blobs/blobs.ts';
import { AppError } from '../domain/app-error.ts';
import type { Store } from '../store/store.ts';

export interface Copied {
  rows: number;
  files: number;
  bytes: number;
}

interface Kept {
  store: Store;
  blobs: Blobs;
}

const AT_ONCE = 8;

/**
 * Copies everything to a database where nothing is yet, as it stands at one moment, also while a service works on it. Bytes
 * come first, so that no file is ever named there without them. `isSameFiles`: both take their bytes from the same place.
 * Throws FAILED_PRECONDITION when there is something, or when bytes are missing where they should be.
 */
export async function copyEverything(
  from: Kept,
  to: Kept,
  { isSameFiles = false, onProgress = () => undefined }: CopyOptions = {},
): Promise<Copied> {
  const copied: Copied = { rows: 0, files: 0, bytes: 0 };
  const done = new Set<string>();
  const copyBytes = async (hash: string): Promise<void> => {
    const bytes = await from.blobs.get(hash);
    if ((await to.blobs.put(bytes)) !== hash) throw damaged(hash);
    done.add(hash);
    copied.files += 1;
    copied.bytes += bytes.byteLength;
    onProgress(copied);
  };
  const copyAllBytes = async (hashes: readonly string[]): Promise<void> => {
    for (let start = 0; start < hashes.length; start += AT_ONCE) {
      await Promise.all(hashes.slice(start, start + AT_ONCE).map(copyBytes));
    }
  };
  const listMissing = (table: string, rows: readonly Row[]): string[] => {
    if (table !== 'files' || isSameFiles) return [];
    // A draft goes with its run, and its bytes with it.
    const hashes = rows.filter((row) => row['draft_of'] === null).map((row) => String(row['content_hash']));
    return hashes.filter((hash) => !done.has(hash));
  };

  await to.store.refuseUsed();
  const wanted = new Set<string>();
  let isEmpty = true;
  await from.store.readAll(async (table, rows) => {
    isEmpty = false;
    for (const hash of listMissing(table, rows)) wanted.add(hash);
  });
  if (isEmpty) {
    throw new AppError('FAILED_PRECONDITION', 'there is nothing where everything would be copied from', {
      hint: 'Correct the folder or the address.',
    });
  }
  await copyAllBytes([...wanted]);
  await to.store.writeAll(async (write) => {
    copied.rows = 0;
    await from.store.readAll(async (table, rows) => {
      // What came since.
      await copyAllBytes([...new Set(listMissing(table, rows))]);
      await write(table, rows);
      copied.rows += rows.length;
      onProgress(copied);
    });
  });
  return copied;
}

type Row = Readonly<Record<string, unknown>>;

interface CopyOptions {
  isSameFiles?: boolean;
  onProgress?: (copied: Copied) => void;
}

const damaged = (hash: string): AppError =>
  new AppError('FAILED_PRECONDITION', 'the bytes of a file are not those that were put', {
    hint: `Restore the files from a backup. Found at: ${hash}`,
  });
