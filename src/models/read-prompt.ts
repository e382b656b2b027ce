import { readFile } from 'node:fs/promises';
import path from 'node:path';

const FOLDER = path.join(import.meta.dirname, 'prompts');
const OTHER_FILE = /\{\{>\s*([\w-]+)\}\}/;

/**
 * A file of `prompts/` with its `{{names}}` filled in and other files where it says `{{> file}}`. Throws Error for a name
 * that has no value: that is a mistake in the file.
 */
export async function readPrompt(name: string, values: Readonly<Record<string, string>> = {}): Promise<string> {
  const text = await readFile(path.join(FOLDER, `${name}.md`), 'utf8');
  // Every second piece is the name of another file.
  const pieces = text
    .split(OTHER_FILE)
    .map(async (piece, index) => (index % 2 === 0 ? fill(name, piece, values) : readPrompt(piece, values)));
  return (await Promise.all(pieces)).join('').trim();
}

const fill = (file: string, text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, key: string) => {
    const value = values[key];
    if (value === undefined) throw new Error(`prompts/${file}.md asks for {{${key}}}, which has no value`);
    return value;
  });
