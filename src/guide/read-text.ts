import { readFile } from 'node:fs/promises';
import path from 'node:path';

const OWN_FOLDER = path.join(import.meta.dirname, 'texts');
const OTHER_FILE = /\{\{>\s*([\w-]+)\}\}/;

export type TextValues = Readonly<Record<string, string>>;

/** Reads a text by the name of its file, its `{{names}}` filled in and other texts where it says `{{> file}}`. */
export type TextReader = (name: string, values?: TextValues) => Promise<string>;

/**
 * Reads texts from the given folders, the first that has one, and last from the parts that all who draw are told. The
 * reader throws Error for a name that has no value or a text that is not there: that is a mistake in a file.
 */
export function createTextReader(folders: readonly string[] = []): TextReader {
  const read: TextReader = async (name, values = {}) => {
    const text = await readFirst([...folders, OWN_FOLDER], `${name}.md`);
    // Every second piece is the name of another text.
    const pieces = text
      .split(OTHER_FILE)
      .map(async (piece, index) => (index % 2 === 0 ? fill(name, piece, values) : read(piece, values)));
    return (await Promise.all(pieces)).join('').trim();
  };
  return read;
}

async function readFirst(folders: readonly string[], file: string): Promise<string> {
  for (const folder of folders) {
    try {
      return await readFile(path.join(folder, file), 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  throw new Error(`no folder of texts has ${file}`);
}

const fill = (file: string, text: string, values: TextValues): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, key: string) => {
    const value = values[key];
    if (value === undefined) throw new Error(`${file}.md asks for {{${key}}}, which has no value`);
    return value;
  });
