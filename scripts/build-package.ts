import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { bundleProgram } from './package/bundle-program.ts';
import { copyDataPackages, listCarried, OPTIONAL_FONTS, toJson } from './package/copy-data-packages.ts';
import { writeNotices } from './package/write-notices.ts';

/**
 * Builds what is published: `dist/package`, a folder that `npm pack` takes as it is, and the tarball of it in `dist`. Node
 * strips no types of what is installed, so the program is JavaScript there; the studio is in it as browsers take it. Prints
 * the tarball's path.
 */
const ROOT = path.resolve(import.meta.dirname, '..');
const OUT = path.join(ROOT, 'dist/package');
const MODULES = path.join(ROOT, 'node_modules');

/** Absent, the service does without: a driver of browsers, and faces for text of East Asia. */
const OPTIONAL = ['playwright-core', ...OPTIONAL_FONTS];

interface RootManifest {
  name: string;
  version: string;
  description: string;
  license: string;
  mcpName: string;
  dependencies: Record<string, string>;
}

await import('./build-studio.ts');
await rm(OUT, { recursive: true, force: true });
const root = JSON.parse(await readFile(path.join(ROOT, 'package.json'), 'utf8')) as RootManifest;
const { code, imported, included } = await bundleProgram(path.join(OUT, 'src'));
const carried = listCarried(Object.keys(root.dependencies));

const own: readonly (readonly [string, string])[] = [
  ['dist/web', 'dist/web'],
  ['knowledge', 'knowledge'],
  ['src/guide/texts', 'src/texts'],
  ['src/models/prompts', 'src/prompts'],
  ['node_modules/@google/design.md/dist/linter/spec-config.yaml', 'src/spec-config.yaml'],
  ['scripts/package/tailorbird.js', 'bin/tailorbird.js'],
  ['scripts/package/README.md', 'README.md'],
  ['LICENSE', 'LICENSE'],
];
for (const [from, to] of own) {
  await mkdir(path.dirname(path.join(OUT, to)), { recursive: true });
  await cp(path.join(ROOT, from), path.join(OUT, to), { recursive: true });
}
await chmod(path.join(OUT, 'bin/tailorbird.js'), 0o755);
await copyDataPackages(carried, MODULES, path.join(OUT, 'node_modules'));
await writeFile(
  path.join(OUT, 'THIRD-PARTY-NOTICES.md'),
  await writeNotices([...included, ...carried].sort(), MODULES),
);
await writeFile(path.join(OUT, 'package.json'), toJson(toManifest()));
refuseWhatIsNotThere();

const [packed] = JSON.parse(
  execFileSync('npm', ['pack', '--json', '--pack-destination', path.join(ROOT, 'dist')], {
    cwd: OUT,
    encoding: 'utf8',
  }),
) as { filename: string; unpackedSize: number }[];
if (packed === undefined) throw new Error('npm pack told of no tarball');
process.stdout.write(`dist/${packed.filename}: ${(packed.unpackedSize / 1e6).toFixed(1)} MB unpacked\n`);

function toManifest(): Record<string, unknown> {
  const versionsOf = (names: readonly string[]): Record<string, string> =>
    Object.fromEntries(names.toSorted().map((name) => [name, findVersion(name)]));
  return {
    name: root.name,
    version: root.version,
    description: root.description,
    license: root.license,
    mcpName: root.mcpName,
    type: 'module',
    bin: { tailorbird: 'bin/tailorbird.js' },
    files: ['bin', 'src', 'dist', 'knowledge', 'THIRD-PARTY-NOTICES.md'],
    engines: { node: '>=24.12' },
    dependencies: versionsOf([...imported.filter((name) => !OPTIONAL.includes(name)), ...carried]),
    optionalDependencies: versionsOf(OPTIONAL),
    bundleDependencies: carried,
  };
}

/** The version of the clone, also of what it has only through another package. */
function findVersion(name: string): string {
  const version = root.dependencies[name];
  if (version === undefined) throw new Error(`the program imports ${name}, which is no dependency`);
  return version;
}

/** What the program reads from beside itself must have been copied. */
function refuseWhatIsNotThere(): void {
  for (const [, place = ''] of code.matchAll(/import\.meta\.dirname, ["']([^"']+)["']/g)) {
    if (!existsSync(path.join(OUT, 'src', place)))
      throw new Error(`the program reads ${place}, which is not in the package`);
  }
}
