import path from 'node:path';
import { copyEverything, type Copied } from '../operations/copy-everything.ts';
import type { Builder, CommonFlags, Places } from './house.ts';

export interface CopyFlags extends CommonFlags {
  from: string;
  to: string;
  filesFrom?: string;
  filesTo?: string;
}

/** Everything of one place to an empty other one. Where no files are named, those of a folder are in it. */
export const runCopy = (builder: Builder, { from, to, filesFrom, filesTo, ...flags }: CopyFlags): Promise<number> =>
  copy(
    builder,
    flags,
    { database: from, ...(filesFrom !== undefined && { files: filesFrom }) },
    { database: to, ...(filesTo !== undefined && { files: filesTo }) },
  );

/** Everything that the settings name into a new folder, which is itself one that can be served. */
export const runBackup = (builder: Builder, { out, ...flags }: CommonFlags & { out: string }): Promise<number> =>
  copy(builder, flags, {}, { database: toFolder(out) });

/** A backup into what the settings name, where nothing may be yet. */
export const runRestoreBackup = (
  builder: Builder,
  { from, ...flags }: CommonFlags & { from: string },
): Promise<number> => copy(builder, flags, { database: toFolder(from) }, {});

/** Whatever its name is: `sqlite` and `postgres` are words of `copy` alone. */
const toFolder = (place: string): string => (place.includes('://') ? place : path.resolve(place));

async function copy(builder: Builder, flags: CommonFlags, from: Places, to: Places): Promise<number> {
  await using source = await open(builder, flags, from);
  await using target = await open(builder, flags, to);
  const isSameFiles = source.filesAt === target.filesAt;
  const copied = await copyEverything(source, target, { isSameFiles, onProgress });
  process.stdout.write(
    `${copied.rows} rows and ${copied.files} files (${(copied.bytes / 1_000_000).toFixed(1)} MB) were copied${isSameFiles ? '; the files stay where they are' : ''}\n`,
  );
  return 0;
}

async function open(builder: Builder, flags: CommonFlags, places: Places) {
  const storage = await builder.openStorage(flags, places);
  return { ...storage, [Symbol.asyncDispose]: storage.close };
}

const onProgress = ({ rows, files }: Copied): void => {
  if (process.stderr.isTTY) process.stderr.write(`\r${files} files, ${rows} rows\u001B[K`);
};
