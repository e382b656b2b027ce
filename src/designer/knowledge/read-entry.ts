import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** An entry of knowledge as it is written, before any shape is known of it. */
export type Written = Readonly<Record<string, unknown>>;

const FILE_END = '.json';

/** Names what editors check a file against, and nothing of the entry. */
const SCHEMA_KEY = '$schema';

/** Files of an entry in the order in which they are read: `lists`, `lists-2`, `lists-3`. */
const byName = (a: string, b: string): number => a.localeCompare(b, 'en');

/** Names of the entries of a family: of its files, and of its folders where an entry is told in several files. */
export function listEntryNames(family: string): string[] {
  return readdirSync(family, { withFileTypes: true })
    .filter((one) => one.isDirectory() || one.name.endsWith(FILE_END))
    .map(({ name }) => (name.endsWith(FILE_END) ? name.slice(0, -FILE_END.length) : name))
    .sort(byName);
}

/** The files that an entry is told in. Throws the error of the file system where there is no such entry. */
export function listEntryFiles(family: string, name: string): string[] {
  const folder = path.join(family, name);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [`${folder}${FILE_END}`];
  return readdirSync(folder)
    .filter((file) => file.endsWith(FILE_END))
    .map((file) => file.slice(0, -FILE_END.length))
    .sort(byName)
    .map((file) => path.join(folder, `${file}${FILE_END}`));
}

/**
 * An entry, from its file or from all files of its folder: each says some of its keys; lists that several say follow each
 * other. Throws a `SyntaxError` where a file is no JSON object, a `RangeError` where two say the same key otherwise.
 */
export function readEntry(family: string, name: string): Written {
  const entry: Record<string, unknown> = {};
  for (const file of listEntryFiles(family, name)) {
    for (const [key, value] of Object.entries(readObject(file))) {
      const before = entry[key];
      if (key === SCHEMA_KEY) continue;
      if (before === undefined) entry[key] = value;
      else if (Array.isArray(before) && Array.isArray(value)) entry[key] = [...before, ...value];
      else throw new RangeError(`${file}: another file says ${key} already`);
    }
  }
  return entry;
}

/** What the files of a family say that is one list; nothing where the folder is not there. Throws what `readEntry` throws. */
export function readList(family: string): readonly unknown[] {
  if (!statSync(family, { throwIfNoEntry: false })?.isDirectory()) return [];
  return listEntryNames(family).flatMap((name) => {
    const { entries } = readEntry(family, name);
    return Array.isArray(entries) ? (entries as unknown[]) : [];
  });
}

/** Throws a `SyntaxError` that names the file. */
export function readObject(file: string): Written {
  const text = readFileSync(file, 'utf8');
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Written;
  } catch (error) {
    throw new SyntaxError(`${file}: ${error instanceof Error ? error.message : 'not JSON'}`, { cause: error });
  }
  throw new SyntaxError(`${file}: not an object`);
}
