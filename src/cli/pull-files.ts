import { hash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { AppError } from '../domain/app-error.ts';
import { makeFolder } from '../folders/make-folder.ts';
import { refuseOddFile } from '../folders/refuse-odd-file.ts';

/** What was generated into a folder, so that the next time it is known what a person has changed since. */
interface Manifest {
  screen: string;
  as: string;
  /** Path in the folder → hash of what was written. */
  files: Record<string, string>;
}

export interface PulledFile {
  path: string;
  bytes: Uint8Array;
}

export interface PullNews {
  path: string;
  did:
    | 'wrote'
    | 'updated'
    | 'removed'
    | 'kept, since it was changed here'
    | 'kept, since what was changed here takes it in'
    | 'unchanged';
}

export interface PullOptions {
  screen: string;
  as: string;
  /** Writes over what was changed here. */
  force: boolean;
}

export const MANIFEST = '.tailorbird.json';

/**
 * Brings the generated files in a folder up to date. What a person changed, or put there before, stays as it is, also where
 * it is no longer generated. Throws INVALID_ARGUMENT where the folder holds another screen.
 */
export async function pullFiles(
  folder: string,
  files: readonly PulledFile[],
  { screen, as, force }: PullOptions,
): Promise<PullNews[]> {
  const manifest = await readManifest(folder);
  if (manifest !== undefined && (manifest.screen !== screen || manifest.as !== as)) {
    throw new AppError('INVALID_ARGUMENT', `--out ${folder} holds ${manifest.screen} as ${manifest.as}`, {
      hint: `Give another folder, or remove ${MANIFEST} there to have it written anew.`,
    });
  }
  const known = manifest?.files ?? {};
  const next: Record<string, string> = {};
  const news: PullNews[] = [];
  const changed: string[] = [];
  for (const file of files) {
    const current = await readIfThere(path.join(folder, file.path));
    const wanted = toHash(file.bytes);
    const found = current && toHash(current);
    const isOurs = found === undefined || found === wanted || found === known[file.path] || force;
    if (isOurs && found !== wanted) {
      await makeFolder(path.dirname(path.join(folder, file.path)));
      await writeFile(path.join(folder, file.path), file.bytes);
    }
    if (!isOurs && current !== undefined) changed.push(current.toString('utf8'));
    // Of what was changed here the old hash stays: what is told apart from it is the person's.
    next[file.path] = isOurs ? wanted : (known[file.path] ?? '');
    news.push({ path: file.path, did: tell(isOurs, found, wanted) });
  }
  for (const [name, written] of Object.entries(known)) {
    if (name in next) continue;
    const current = await readIfThere(path.join(folder, name));
    if (current === undefined) continue;
    const isOurs = toHash(current) === written || force;
    if (isOurs && changed.some((text) => takesIn(text, name))) {
      next[name] = written;
      news.push({ path: name, did: 'kept, since what was changed here takes it in' });
      continue;
    }
    if (isOurs) await rm(path.join(folder, name));
    news.push({ path: name, did: isOurs ? 'removed' : 'kept, since it was changed here' });
  }
  await makeFolder(folder);
  await writeFile(path.join(folder, MANIFEST), `${JSON.stringify({ screen, as, files: next }, undefined, 2)}\n`);
  return news;
}

function tell(isOurs: boolean, found: string | undefined, wanted: string): PullNews['did'] {
  if (!isOurs) return 'kept, since it was changed here';
  if (found === undefined) return 'wrote';
  return found === wanted ? 'unchanged' : 'updated';
}

/** Whether a file names another, with or without its ending, as imports and style sheets do. */
function takesIn(text: string, name: string): boolean {
  const { base, name: stem } = path.parse(name);
  return [base, stem].some((word) => [`/${word}'`, `/${word}"`].some((quoted) => text.includes(quoted)));
}

const toHash = (bytes: Uint8Array): string => hash('sha256', bytes);

async function readIfThere(file: string): Promise<Buffer | undefined> {
  await refuseOddFile(file).catch((cause: unknown) => {
    throw new AppError('FAILED_PRECONDITION', `${file} is no file`, { hint: 'Give another folder.', cause });
  });
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

async function readManifest(folder: string): Promise<Manifest | undefined> {
  const bytes = await readIfThere(path.join(folder, MANIFEST));
  if (bytes === undefined) return undefined;
  try {
    const { screen, as, files } = JSON.parse(bytes.toString('utf8')) as Partial<Manifest>;
    if (typeof screen === 'string' && typeof as === 'string' && typeof files === 'object')
      return { screen, as, files: Object.fromEntries(Object.entries(files).filter(([name]) => isInside(name))) };
  } catch {
    // Said below.
  }
  throw new AppError('FAILED_PRECONDITION', `${path.join(folder, MANIFEST)} cannot be read`, {
    hint: 'Bring it back from your version control, or remove it: then files that differ are kept.',
  });
}

/** A manifest that names files elsewhere was not written here; nothing outside is removed for it. */
const isInside = (name: string): boolean => !path.isAbsolute(name) && !name.split(/[\\/]/).includes('..');
