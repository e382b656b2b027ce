import { homedir } from 'node:os';
import path from 'node:path';
import { AppError } from './domain/app-error.ts';
import { DEFAULT_LIMITS, type Limits } from './domain/limits.ts';

/** Everything that can be set, read once at start from flags, then the environment, then defaults. */
export interface Config {
  host: string;
  port: number;
  dataDir: string;
  /** Base of download URLs, without a slash at the end. */
  publicUrl: string;
  /** Keys that let in; none: everybody on this machine is the one local user. */
  keys: readonly ConfiguredKey[];
  /** Path of a Chromium, or `none` for the built-in renderer; undefined: look for one. */
  browser: string | undefined;
  /** Whether Chromium may run without its own sandbox, for containers that run as root. */
  allowUnsandboxedBrowser: boolean;
  limits: Limits;
}

export interface ConfiguredKey {
  user: string;
  key: string;
}

/** What the command line may say; each wins over the environment. */
export interface ConfigFlags {
  host?: string;
  port?: string;
  data?: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', '::1', 'localhost']);

export const isLoopback = (host: string): boolean => LOOPBACK.has(host);

/** Throws FAILED_PRECONDITION with one line that says what cannot work and how to mend it. */
export function readConfig(flags: ConfigFlags = {}, environment: Environment = process.env): Config {
  refuseLaterSettings(environment);
  const host = flags.host ?? environment['TAILORBIRD_HOST'] ?? '127.0.0.1';
  const port = parsePort(
    flags.port ?? environment['TAILORBIRD_PORT'] ?? '4280',
    flags.port === undefined ? 'TAILORBIRD_PORT' : '--port',
  );
  const keys = parseKeys(environment['TAILORBIRD_TOKENS'] ?? '');
  if (!isLoopback(host) && keys.length === 0) {
    throw refuse(
      `${host} is reachable from other machines, and no key is configured`,
      'Set TAILORBIRD_TOKENS=user:key, or bind to 127.0.0.1.',
    );
  }
  return {
    host,
    port,
    keys,
    dataDir: path.resolve(flags.data ?? environment['TAILORBIRD_DATA'] ?? path.join(homedir(), '.tailorbird')),
    publicUrl:
      parsePublicUrl(environment['TAILORBIRD_PUBLIC_URL']) ??
      `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    browser: environment['TAILORBIRD_BROWSER'],
    allowUnsandboxedBrowser: environment['TAILORBIRD_BROWSER_UNSANDBOXED'] === '1',
    limits: DEFAULT_LIMITS,
  };
}

/** Settings that the wire names and this release cannot honour: saying so beats ignoring them. */
function refuseLaterSettings(environment: Environment): void {
  const later: Record<string, string> = {
    TAILORBIRD_DATABASE_URL: 'this release stores in SQLite inside the data folder',
    TAILORBIRD_STORAGE_URL: 'this release stores files inside the data folder',
    TAILORBIRD_MODEL_PRO: 'this release designs with the embedded designer only',
    TAILORBIRD_MODEL_FLASH: 'this release designs with the embedded designer only',
  };
  for (const [name, reason] of Object.entries(later)) {
    if ((environment[name] ?? '') !== '') throw refuse(`${name} is set, but ${reason}`, `Unset ${name}.`);
  }
}

function parsePort(text: string, from: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw refuse(`${from} is "${text}", not a port`, 'Use a number from 0 to 65535; 0 takes any free port.');
}

/** `user:key,user:key`; a user may have several keys, a key has one user. */
function parseKeys(text: string): ConfiguredKey[] {
  const entries = text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  return entries.map((entry) => {
    const colon = entry.indexOf(':');
    const user = entry.slice(0, colon).trim();
    const key = entry.slice(colon + 1).trim();
    if (colon < 1 || user === '' || key === '') {
      throw refuse(
        'TAILORBIRD_TOKENS has an entry that is not user:key',
        'Write user:key, several of them parted by commas.',
      );
    }
    return { user, key };
  });
}

function parsePublicUrl(text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    throw refuse(`TAILORBIRD_PUBLIC_URL is "${text}", not an address`, 'Use one such as https://designs.your.host.');
  }
  return text.replace(/\/+$/, '');
}

const refuse = (message: string, hint: string): AppError => new AppError('FAILED_PRECONDITION', message, { hint });
