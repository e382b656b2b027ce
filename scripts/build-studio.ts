import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/**
 * Builds the studio into `dist/web`, packed as browsers take it, unless what is there was built of the same sources.
 * Part of `npm ci` and of `npm start`.
 */
const ROOT = path.resolve(import.meta.dirname, '..');
const OUT = path.join(ROOT, 'dist/web');
const STAMP = path.join(OUT, 'built-of');
const SOURCES = ['web', 'src/contract', 'src/domain', 'package-lock.json', 'scripts/build-studio.ts'];

function listFiles(place: string): string[] {
  const whole = path.join(ROOT, place);
  if (!existsSync(whole)) return [];
  const entries = place.includes('.') ? undefined : readdirSync(whole, { withFileTypes: true });
  if (entries === undefined) return [place];
  return entries.flatMap((entry) => {
    const inside = path.join(place, entry.name);
    return entry.isDirectory() ? listFiles(inside) : [inside];
  });
}

function stampOfSources(): string {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap(listFiles).sort()) hash.update(file).update(readFileSync(path.join(ROOT, file)));
  return hash.digest('hex');
}

/** Text packs once here instead of on every request. */
async function pack(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => /\.(?:js|css|svg)$/.test(name));
  for (const name of names) {
    const file = path.join(folder, name);
    const bytes = await readFile(file);
    await writeFile(`${file}.gz`, gzipSync(bytes, { level: 9 }));
    await writeFile(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
  }
}

const stamp = stampOfSources();
if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== stamp) {
  // Whoever has it built, tests too: any other value here makes a React for developers, of twice the size and half the speed.
  process.env['NODE_ENV'] = 'production';
  const { build } = await import('vite');
  const building = path.join(ROOT, `dist/web-${process.pid}`);
  await mkdir(path.join(ROOT, 'dist'), { recursive: true });
  try {
    await build({
      configFile: path.join(ROOT, 'web/vite.config.ts'),
      logLevel: 'warn',
      build: { outDir: building },
    });
    await pack(path.join(building, 'studio'));
    await writeFile(path.join(building, 'built-of'), stamp);
    await rm(OUT, { recursive: true, force: true });
    // Whoever was faster has built the same.
    await rename(building, OUT).catch((error: unknown) => {
      if (!existsSync(STAMP)) throw error;
    });
  } finally {
    await rm(building, { recursive: true, force: true });
  }
}
