import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Run after `npm install` changed the lock file. Where a registry lacks a platform's build of a tool, npm leaves that
 * optional package out of the lock file and `npm ci` then refuses the file on every platform. This adds the entries that
 * `npm ci` looks for; npm skips them where `os`, `cpu` and `libc` do not fit.
 */
interface LockedPackage {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

const LOCK_FILE = path.resolve(import.meta.dirname, '../package-lock.json');
const PLATFORM =
  /(?<os>android|darwin|freebsd|linux|win32|openharmony)-(?<cpu>arm64|arm|x64|ia32|riscv64|s390x|ppc64|loong64)(?:-(?<abi>\w+))?/;

const lock = JSON.parse(readFileSync(LOCK_FILE, 'utf8')) as { packages: Record<string, LockedPackage> };
const packages = { ...lock.packages };

for (const [place, parent] of Object.entries(lock.packages)) {
  for (const [name, range] of Object.entries(parent.optionalDependencies ?? {})) {
    const key = `node_modules/${name}`;
    const { os, cpu, abi } = PLATFORM.exec(name)?.groups ?? {};
    const isThere = packages[key] !== undefined || packages[`${place}/${key}`] !== undefined;
    if (isThere || place === '' || os === undefined || cpu === undefined) continue;
    packages[key] = {
      version: range.replace(/^[\^~]/, ''),
      cpu: [cpu],
      ...(parent.dev === true ? { dev: true } : {}),
      ...(os === 'linux' ? { libc: [abi?.startsWith('musl') === true ? 'musl' : 'glibc'] } : {}),
      optional: true,
      os: [os],
    };
    process.stdout.write(`added ${name}\n`);
  }
}

const sorted = Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1));
writeFileSync(LOCK_FILE, `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, undefined, 2)}\n`);
