import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import fontverter from 'fontverter';
import type { DocumentSources } from '../src/exports/read-sources.ts';

/** Writes a document's fonts unpacked into a folder, as renderers without WOFF2 read them; answers their paths. */
export async function writeFontFiles({ fonts }: DocumentSources, folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  return Promise.all(
    fonts.map(async ({ path: name, bytes }) => {
      const file = path.join(folder, `${path.basename(name, path.extname(name))}.ttf`);
      await writeFile(file, await fontverter.convert(Buffer.from(bytes), 'sfnt'));
      return file;
    }),
  );
}
