import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { zipSync, type Zippable } from 'fflate';

/**
 * Builds an MCPB bundle for this platform: `dist/tailorbird-<version>-<platform>.mcpb`, a zip of `deploy/mcpb/manifest.json`
 * and the package with all that it needs. Takes the tarball that `npm run pack` left in `dist`.
 */
const ROOT = path.resolve(import.meta.dirname, '..');
const MANIFEST = path.join(ROOT, 'deploy/mcpb/manifest.json');

const { version } = JSON.parse(readFileSync(MANIFEST, 'utf8')) as { version: string };
const name = `tailorbird-${version}-${process.platform}-${process.arch}.mcpb`;
const folder = mkdtempSync(path.join(tmpdir(), 'tailorbird-mcpb-'));
try {
  const server = path.join(folder, 'server');
  mkdirSync(server);
  cpSync(path.join(ROOT, 'LICENSE'), path.join(folder, 'LICENSE'));
  writeFileSync(path.join(server, 'package.json'), '{ "private": true }\n');
  const tarball = path.join(ROOT, `dist/tailorbird-${version}.tgz`);
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--no-bin-links', '--no-save', tarball], { cwd: server });
  rmSync(path.join(server, 'node_modules/.package-lock.json'), { force: true });
  const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as { compatibility: object };
  // Binaries of one platform are in it.
  const compatibility = { ...manifest.compatibility, platforms: [process.platform] };
  writeFileSync(
    path.join(folder, 'manifest.json'),
    `${JSON.stringify({ ...manifest, compatibility }, undefined, 2)}\n`,
  );
  const bundle = zipSync(listFiles(folder), { level: 6 });
  writeFileSync(path.join(ROOT, 'dist', name), bundle);
  process.stdout.write(`dist/${name}: ${(bundle.length / 1e6).toFixed(1)} MB\n`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function listFiles(place: string): Zippable {
  const entries = readdirSync(place, { recursive: true, encoding: 'utf8' });
  const files = entries.filter((entry) => statSync(path.join(place, entry)).isFile());
  return Object.fromEntries(
    files.map((file) => [file.replaceAll(path.sep, '/'), new Uint8Array(readFileSync(path.join(place, file)))]),
  );
}
