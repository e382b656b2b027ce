import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Files of a package that the program reads, by what their path in it must match. */
const FONTS_READ = /^(?:metadata\.json|unicode\.json|LICENSE|files\/.*-wght-(?:normal|italic)\.woff2)$/;
const READ: Readonly<Record<string, RegExp>> = {
  tailwindcss: /^(?:LICENSE|[a-z]+\.css)$/,
  bootstrap: /^(?:LICENSE|dist\/css\/bootstrap(?:\.rtl)?\.min\.css)$/,
  '@iconify-json/lucide': /^icons\.json$/,
  // Whole; its hundred parts are for browsers that fetch what a page needs.
  '@fontsource/noto-color-emoji':
    /^(?:metadata\.json|unicode\.json|LICENSE|files\/noto-color-emoji-emoji-400-normal\.woff2)$/,
};
const STATIC_FONTS_READ = /^(?:metadata\.json|unicode\.json|LICENSE|files\/.*\.woff2)$/;

/** Faces of a hundred files each, for text of East Asia: left to who installs. */
export const OPTIONAL_FONTS = ['jp', 'kr', 'sc', 'tc'].map((script) => `@fontsource-variable/noto-sans-${script}`);

/** Packages of data among the given ones that the program's own package carries, cut to what is read of them. */
export const listCarried = (names: readonly string[]): string[] =>
  names.filter((name) => (name in READ || name.startsWith('@fontsource')) && !OPTIONAL_FONTS.includes(name));

/** Copies packages of data into a `node_modules`, each with the files that are read and a manifest that asks for no other. */
export async function copyDataPackages(names: readonly string[], from: string, to: string): Promise<void> {
  for (const name of names) {
    const isRead = READ[name] ?? (name.startsWith('@fontsource-variable/') ? FONTS_READ : STATIC_FONTS_READ);
    const source = path.join(from, name);
    const entries = await readdir(source, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(source, path.join(entry.parentPath, entry.name)))
      .filter((file) => isRead.test(file.replaceAll(path.sep, '/')));
    for (const file of files) {
      const target = path.join(to, name, file);
      await mkdir(path.dirname(target), { recursive: true });
      await cp(path.join(source, file), target);
    }
    await writeFile(path.join(to, name, 'package.json'), toJson(await readManifest(source)));
  }
}

interface Manifest {
  name: string;
  version: string;
  license?: string;
  exports?: unknown;
}

async function readManifest(folder: string): Promise<Manifest> {
  const { name, version, license, exports } = JSON.parse(
    await readFile(path.join(folder, 'package.json'), 'utf8'),
  ) as Manifest;
  return { name, version, ...(license && { license }), ...(exports !== undefined && { exports }) };
}

/** As npm writes its own files. */
export const toJson = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`;
