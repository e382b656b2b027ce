import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Check } from './cli/house.ts';
import { isLoopback, type Config } from './config.ts';
import { AppError } from './domain/app-error.ts';
import { FONT_FAMILY_NAMES } from './domain/font.ts';
import type { CallWaits, ModelSetting } from './domain/model-setting.ts';
import { addOwnKnowledge } from './add-own-knowledge.ts';
import { keylessHost } from './keyless-host.ts';
import { listKnownNames } from './http/list-known-names.ts';
import { findBrowser } from './render/find-browser.ts';
import { openBlobs } from './open-storage.ts';
import { openStore } from './store/open-store.ts';

const LEAST_NODE = [24, 12] as const;

/** What `doctor` looks at, in the order in which things depend on each other. */
export const listChecks = (config: Config): Check[] => [
  { name: 'Node', look: lookAtNode },
  { name: 'Database', look: () => lookAtDatabase(config) },
  { name: 'Storage', look: () => lookAtStorage(config) },
  { name: 'Address', look: () => lookAtAddress(config) },
  { name: 'Browser', look: () => lookAtBrowser(config) },
  { name: 'Fonts', look: lookAtFonts },
  ...listModelChecks(config),
  ...(config.knowledgeDir === undefined ? [] : [{ name: 'Knowledge', look: () => lookAtKnowledge(config) }]),
];

/** One tiny real call to each configured model. */
function listModelChecks({ models: { pro, flash, waits } }: Config): Check[] {
  const configured = [pro, flash].filter((setting) => setting !== undefined);
  if (configured.length === 0) {
    return [
      { name: 'Models', look: () => Promise.resolve('none configured; the embedded designer draws every screen') },
    ];
  }
  return configured.map((setting) => ({ name: `Model ${setting.model}`, look: () => lookAtModel(setting, waits) }));
}

async function lookAtModel(setting: ModelSetting, waits: CallWaits): Promise<string> {
  const { askWhetherReady } = await import('./models/ask-whether-ready.ts');
  const start = performance.now();
  try {
    await askWhetherReady(setting, waits);
  } catch (error) {
    if (!(error instanceof AppError) || performance.now() - start < waits.firstWordMs) throw error;
    throw broken(
      `no word from ${setting.provider} within ${toSeconds(waits.firstWordMs)}`,
      'Start or warm up the model, or set TAILORBIRD_MODEL_FIRST_WORD_SECONDS to more.',
      error,
    );
  }
  const { firstWordMs, silenceMs, callMs } = waits;
  return (
    `${setting.provider} answers in ${((performance.now() - start) / 1000).toFixed(1)} s; ` +
    `waited for: ${toSeconds(firstWordMs)} until a first word, ${toSeconds(silenceMs)} until the next, ${toSeconds(callMs)} in all`
  );
}

const toSeconds = (ms: number): string => `${ms / 1000} s`;

function lookAtNode(): Promise<string> {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > LEAST_NODE[0] || (major === LEAST_NODE[0] && minor >= LEAST_NODE[1]))
    return Promise.resolve(process.version);
  return Promise.reject(
    broken(`${process.version} is too old`, 'Start through npm, which brings a newer Node: npm start.'),
  );
}

async function lookAtDatabase(config: Config): Promise<string> {
  const store = await openStore(config);
  await store.ping();
  await store.close();
  if (config.databaseUrl === undefined) return `SQLite in ${config.dataDir}`;
  const { host, pathname } = new URL(config.databaseUrl);
  return `Postgres at ${host}${pathname}`;
}

async function lookAtStorage(config: Config): Promise<string> {
  const { dataDir, storage } = config;
  await (await openBlobs(config)).ping();
  if (storage === undefined) return `files in ${path.join(dataDir, 'blobs')}`;
  const { bucket, prefix, endpoint } = storage;
  return `bucket ${bucket}${prefix && ` below ${prefix}`}${endpoint === undefined ? '' : ` at ${new URL(endpoint).host}`}`;
}

/** Throws what `serve` would refuse to start with: an address that others reach, and no key that lets them in. */
async function lookAtAddress(config: Config): Promise<string> {
  if (isLoopback(config.host) || config.keys.length > 0 || config.identityProvider !== undefined)
    return tellAddress(config);
  const store = await openStore(config).catch(() => undefined);
  const hasKeys = (await store?.users.hasKeys()) === true;
  await store?.close();
  if (hasKeys) return tellAddress(config);
  throw keylessHost(config.host);
}

async function lookAtKnowledge(config: Config): Promise<string> {
  await addOwnKnowledge(config);
  return `entries of ${config.knowledgeDir} are found first`;
}

/** Under which address links to pages, pictures and exports are given, and what to set where clients cannot reach them there. */
function tellAddress({ publicUrl, host, port }: Config): string {
  if (publicUrl !== undefined) return `links to files start with ${publicUrl}, as TAILORBIRD_PUBLIC_URL says`;
  const known = isLoopback(host) ? ', only from this machine' : `: ${listKnownNames({ host }).slice(0, 12).join(', ')}`;
  return (
    `links to files start with the address that a client asks at (port ${port})${known}; ` +
    'behind a proxy, in a container or under any other name set TAILORBIRD_PUBLIC_URL to the address that clients use'
  );
}

async function lookAtBrowser({ browser, allowUnsandboxedBrowser }: Config): Promise<string> {
  const found = await findBrowser(browser);
  if (found === undefined) return 'none found; the built-in renderer draws the pictures';
  if (!isInstalled('playwright-core')) {
    return `${found}, not used: playwright-core, which drives it, is not installed; the built-in renderer draws`;
  }
  const isRoot = process.getuid?.() === 0;
  if (isRoot && !allowUnsandboxedBrowser) {
    return `${found}, not used: as root it cannot run its sandbox (TAILORBIRD_BROWSER_UNSANDBOXED=1 allows that); the built-in renderer draws`;
  }
  return found;
}

async function lookAtFonts(): Promise<string> {
  const manifest = JSON.parse(readFileSync(path.join(import.meta.dirname, '../package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
    optionalDependencies?: Record<string, string>;
  };
  const isFont = (name: string): boolean => name.startsWith('@fontsource');
  const packages = Object.keys(manifest.dependencies).filter(isFont);
  const missing = packages.find((name) => !isInstalled(name));
  if (missing !== undefined)
    throw broken(`${missing} is missing`, 'Install again what stands in package.json: npm ci.');
  const optional = Object.keys(manifest.optionalDependencies ?? {}).filter(isFont);
  const left = optional.filter((name) => !isInstalled(name));
  const count = packages.length + optional.length - left.length;
  const told = `${FONT_FAMILY_NAMES.length} families and one monospace, in ${count} packages`;
  return left.length === 0 ? told : `${told}; left out: ${left.join(', ')}, whose scripts the machine's own fonts draw`;
}

function isInstalled(name: string): boolean {
  try {
    import.meta.resolve(`${name}/package.json`);
    return true;
  } catch {
    return false;
  }
}

const broken = (message: string, hint: string, cause?: unknown): AppError =>
  new AppError('FAILED_PRECONDITION', message, { hint, cause });
