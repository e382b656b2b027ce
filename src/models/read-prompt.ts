import { readFile } from 'node:fs/promises';
import path from 'node:path';

const FOLDER = path.join(import.meta.dirname, 'prompts');

/** A file of `prompts/` with its `{{names}}` filled in. Throws Error for a name that has no value: that is a mistake in the file. */
export async function readPrompt(name: string, values: Readonly<Record<string, string>> = {}): Promise<string> {
  const text = await readFile(path.join(FOLDER, `${name}.md`), 'utf8');
  return text
    .replaceAll(/\{\{(\w+)\}\}/g, (_, key: string) => {
      const value = values[key];
      if (value === undefined) throw new Error(`prompts/${name}.md asks for {{${key}}}, which has no value`);
      return value;
    })
    .trim();
}
