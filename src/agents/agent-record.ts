import { createHash } from 'node:crypto';
import { mkdir, readFile, realpath, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { AppError } from '../domain/app-error.ts';
import { isAgentFile } from './plan-agent-files.ts';

/** Where the record stands in a project. */
export const RECORD_PATH = '.tailorbird/agents.json';

const entryShape = z
  .object({
    path: z.string().refine(isAgentFile),
    kind: z.enum(['file', 'section']),
    /** Fingerprint of what was written: the file, or the section in it. */
    written: z.string(),
    /** The file as it was before; null where there was none. */
    before: z.string().nullable(),
    /** Folders that were made for it, outermost first. */
    folders: z.array(z.string()),
  })
  // A record is a file of somebody's project: it may not name folders that are no way to the file.
  .refine((entry) => entry.folders.every((folder) => entry.path.startsWith(`${folder}/`)));
const recordShape = z.object({ version: z.literal(1), files: z.array(entryShape) });

/** What was written over or beside what, so that it can be taken back. */
export type RecordEntry = z.infer<typeof entryShape>;

/** Line ends may be changed by tools on the way; that is no change of ours. */
export const toFingerprint = (text: string): string =>
  createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex');

/** What was installed in a project; empty where nothing was. Throws FAILED_PRECONDITION for a record that is broken. */
export async function readRecord(folder: string): Promise<RecordEntry[]> {
  const text = await readIfThere(await locate(folder, RECORD_PATH));
  if (text === undefined) return [];
  try {
    return recordShape.parse(JSON.parse(text)).files;
  } catch (error) {
    throw new AppError('FAILED_PRECONDITION', `${RECORD_PATH} is not a record of ours any more`, {
      hint: 'Restore it, or remove it together with the files that it was about.',
      cause: error,
    });
  }
}

/** Keeps the record; an empty one goes, and its folder with it where nothing else is in it. */
export async function writeRecord(folder: string, files: readonly RecordEntry[]): Promise<void> {
  const file = await locate(folder, RECORD_PATH);
  if (files.length > 0) {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, `${JSON.stringify({ version: 1, files }, undefined, 2)}\n`);
    return;
  }
  await rm(file, { force: true });
  await removeIfEmpty(path.dirname(file));
}

/**
 * Where a file of a project is. Throws FAILED_PRECONDITION for one that links lead out of the project: what is not in it is
 * not ours to write.
 */
export async function locate(folder: string, name: string): Promise<string> {
  const root = await realpath(folder);
  const target = path.join(root, name);
  const within = path.relative(root, await realpathOfNearest(target));
  if (!within.startsWith('..') && !path.isAbsolute(within)) return target;
  throw new AppError('FAILED_PRECONDITION', `${name} is a link that leads out of the folder`, {
    hint: 'Replace the link by a file or a folder, or leave that agent out with --only.',
  });
}

async function realpathOfNearest(target: string): Promise<string> {
  try {
    return await realpath(target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return realpathOfNearest(path.dirname(target));
  }
}

/**
 * The text of a file, byte order mark and all; undefined where there is none. Throws FAILED_PRECONDITION for one that is no
 * UTF-8, which could not be given back as it was.
 */
export async function readIfThere(file: string): Promise<string | undefined> {
  let bytes: Buffer;
  try {
    bytes = await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (error) {
    throw new AppError('FAILED_PRECONDITION', `${file} is no text in UTF-8`, {
      hint: 'Save it as UTF-8, or leave that agent out with --only.',
      cause: error,
    });
  }
}

/** Leaves a folder that holds something, and says nothing of one that is gone. */
export async function removeIfEmpty(folder: string): Promise<void> {
  try {
    await rmdir(folder);
  } catch (error) {
    if (!['ENOENT', 'ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}
