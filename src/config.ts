import { accessSync, constants } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { readClusterSettings, type ClusterSettings } from './cluster-settings.ts';
import { AppError } from './domain/app-error.ts';
import type { Limits } from './domain/limits.ts';
import { TOOL_EXPORT_FORMS, type ToolExportForm } from './domain/tool-export.ts';
import {
  DEFAULT_CALL_WAITS,
  DEFAULT_CALLS_AT_ONCE,
  MODEL_PROVIDERS,
  type Budgets,
  type CallWaits,
  type ModelPrice,
  type ModelProvider,
  type ModelSetting,
  type ModelSettings,
} from './domain/model-setting.ts';
import { readLimits } from './limit-settings.ts';

/** Everything that can be set, read once at start from flags, then the environment, then defaults. */
export interface Config extends ClusterSettings {
  host: string;
  port: number;
  dataDir: string;
  /** Folder of one's own knowledge, beside that of the program. */
  knowledgeDir: string | undefined;
  /** Base of download URLs, without a slash at the end; undefined: wherever this process comes to listen. */
  publicUrl: string | undefined;
  /** Keys that let in, beside those that are issued. */
  keys: readonly ConfiguredKey[];
  /** Name of the user whom commands on this machine act as, and everybody who asks while no key is needed. */
  user: string;
  /** Whether requests are counted also while no key is needed. */
  countsKeyless: boolean;
  /** Path of a Chromium, or `none` for the built-in renderer; undefined: look for one. */
  browser: string | undefined;
  /** Whether Chromium may run without its own sandbox, for containers that run as root. */
  allowUnsandboxedBrowser: boolean;
  /** Pixels of a desktop's screenshot per CSS pixel. */
  desktopScale: 1 | 2;
  /** Whether MCP answers show their screens as small pictures. */
  answersWithPictures: boolean;
  /** How long something stays in the trash before it goes by itself; undefined: for ever. */
  trashDays: number | undefined;
  /** What a screen's `externalToolExport` is. */
  toolExport: ToolExportForm;
  limits: Limits;
  models: ModelSettings;
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

/** Addresses that stand for every one of a machine: fit to bind, not to be asked at. */
const WILDCARDS: ReadonlySet<string> = new Set(['0.0.0.0', '::']);

/** Where a bound address is reached from this machine. */
export function toAddress({ host, port }: Pick<Config, 'host' | 'port'>): string {
  const name = WILDCARDS.has(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/** As `readConfig`, with some variables of the environment replaced. */
export const readConfigWith = (flags: ConfigFlags, replaced: Environment): Config =>
  readConfig(flags, { ...process.env, ...replaced });

/** Throws FAILED_PRECONDITION with one line that says what cannot work and how to mend it. */
export function readConfig(flags: ConfigFlags = {}, environment: Environment = process.env): Config {
  const read = (name: string): string | undefined => environment[name]?.trim() || undefined;
  const host = flags.host || read('TAILORBIRD_HOST') || '127.0.0.1';
  const keys = parseKeys(read('TAILORBIRD_TOKENS') ?? '');
  const cluster = readClusterSettings(read);
  return {
    host,
    port:
      flags.port === undefined
        ? parsePort(read('TAILORBIRD_PORT') ?? '4280', 'TAILORBIRD_PORT')
        : parsePort(flags.port, '--port'),
    keys,
    user: parseUser(read('TAILORBIRD_USER') ?? 'local'),
    countsKeyless: !isLoopback(host) || read('TAILORBIRD_REQUESTS_PER_MINUTE') !== undefined,
    ...cluster,
    dataDir: path.resolve(flags.data || read('TAILORBIRD_DATA') || path.join(homedir(), '.tailorbird')),
    knowledgeDir: read('TAILORBIRD_KNOWLEDGE') && path.resolve(read('TAILORBIRD_KNOWLEDGE') ?? ''),
    publicUrl: parseAddress('TAILORBIRD_PUBLIC_URL', read('TAILORBIRD_PUBLIC_URL')),
    browser: parseBrowser(read('TAILORBIRD_BROWSER')),
    allowUnsandboxedBrowser: parseSwitch('TAILORBIRD_BROWSER_UNSANDBOXED', read('TAILORBIRD_BROWSER_UNSANDBOXED')),
    desktopScale: parseScale('TAILORBIRD_DESKTOP_SCALE', read('TAILORBIRD_DESKTOP_SCALE')),
    answersWithPictures: parseSwitch('TAILORBIRD_ANSWER_PICTURES', read('TAILORBIRD_ANSWER_PICTURES'), true),
    trashDays: parseCount('TAILORBIRD_TRASH_DAYS', read),
    toolExport: parseToolExport('TAILORBIRD_TOOL_EXPORT', read('TAILORBIRD_TOOL_EXPORT')),
    limits: readLimits(read, parseCount),
    models: readModels(read),
  };
}

/** Where each provider's own variables keep its key and its address. */
const PROVIDER_VARIABLES: Readonly<Record<ModelProvider, { keys: readonly string[]; baseUrl: string }>> = {
  anthropic: { keys: ['ANTHROPIC_API_KEY'], baseUrl: 'ANTHROPIC_BASE_URL' },
  openai: { keys: ['OPENAI_API_KEY'], baseUrl: 'OPENAI_BASE_URL' },
  google: { keys: ['GOOGLE_GENERATIVE_AI_API_KEY', 'GEMINI_API_KEY'], baseUrl: 'GOOGLE_GENERATIVE_AI_BASE_URL' },
  compatible: { keys: ['TAILORBIRD_MODEL_API_KEY'], baseUrl: 'TAILORBIRD_MODEL_BASE_URL' },
};

function readModels(read: (name: string) => string | undefined): ModelSettings {
  const pro = parseModel('TAILORBIRD_MODEL_PRO', read);
  const flash = parseModel('TAILORBIRD_MODEL_FLASH', read);
  const fallback = read('TAILORBIRD_MODEL_FALLBACK');
  if (fallback !== undefined && fallback !== 'embedded') {
    throw refuse(`TAILORBIRD_MODEL_FALLBACK is "${fallback}"`, 'Set it to embedded, or unset it.');
  }
  return {
    ...(pro !== undefined && { pro }),
    ...(flash !== undefined && { flash }),
    isFallbackEmbedded: fallback === 'embedded',
    callsAtOnce: parseCount('TAILORBIRD_MODEL_CALLS_AT_ONCE', read) ?? DEFAULT_CALLS_AT_ONCE,
    budgets: readBudgets(read, [pro, flash]),
    waits: readWaits(read),
  };
}

/** A run that takes longer is ended, so no call of it has to be waited for longer. */
const LONGEST_CALL_SECONDS = 900;

function readWaits(read: (name: string) => string | undefined): CallWaits {
  const parseWait = (name: string, defaultMs: number): number => {
    const seconds = parseCount(name, read);
    if (seconds === undefined) return defaultMs;
    if (seconds <= LONGEST_CALL_SECONDS) return seconds * 1000;
    throw refuse(
      `${name} is ${seconds}, longer than any work may take`,
      `Set it to at most ${LONGEST_CALL_SECONDS} seconds, or unset it.`,
    );
  };
  return {
    firstWordMs: parseWait('TAILORBIRD_MODEL_FIRST_WORD_SECONDS', DEFAULT_CALL_WAITS.firstWordMs),
    silenceMs: parseWait('TAILORBIRD_MODEL_SILENCE_SECONDS', DEFAULT_CALL_WAITS.silenceMs),
    callMs: parseWait('TAILORBIRD_MODEL_CALL_SECONDS', DEFAULT_CALL_WAITS.callMs),
  };
}

/** A budget in money needs the prices that it is counted by. */
function readBudgets(
  read: (name: string) => string | undefined,
  models: readonly (ModelSetting | undefined)[],
): Budgets {
  const tokensPerDay = parseCount('TAILORBIRD_MODEL_BUDGET_TOKENS', read);
  const money = read('TAILORBIRD_MODEL_BUDGET_MONEY');
  if (money !== undefined && !AMOUNT.test(money)) {
    throw refuse(`TAILORBIRD_MODEL_BUDGET_MONEY is "${money}", not an amount`, 'Use one such as 2.50, or unset it.');
  }
  if (money !== undefined && models.some((model) => model !== undefined && model.price === undefined)) {
    throw refuse(
      'TAILORBIRD_MODEL_BUDGET_MONEY is set, but not the price of each model',
      'Set TAILORBIRD_MODEL_PRO_PRICE and TAILORBIRD_MODEL_FLASH_PRICE for the models that are set.',
    );
  }
  return {
    ...(tokensPerDay !== undefined && { tokensPerDay }),
    ...(money !== undefined && { moneyPerDay: Number(money) }),
  };
}

const AMOUNT = /^\d{1,9}(?:\.\d{1,6})?$/;

/** `input/output`, each per million tokens. */
function parsePrice(name: string, text: string | undefined): ModelPrice | undefined {
  if (text === undefined) return undefined;
  const amounts = text.split('/').map((amount) => amount.trim());
  const [input = '', output = ''] = amounts;
  if (amounts.length !== 2 || !AMOUNT.test(input) || !AMOUNT.test(output)) {
    throw refuse(`${name} is "${text}", not two prices`, 'Write input/output per million tokens, such as 3/15.');
  }
  return { inputPerMillionTokens: Number(input), outputPerMillionTokens: Number(output) };
}

/** `provider:model`, with the key and the address of the provider's own variables. */
function parseModel(name: string, read: (name: string) => string | undefined): ModelSetting | undefined {
  const text = read(name);
  if (text === undefined) return undefined;
  const colon = text.indexOf(':');
  const provider = MODEL_PROVIDERS.find((one) => one === text.slice(0, colon));
  const model = text.slice(colon + 1).trim();
  if (provider === undefined || model === '') {
    throw refuse(
      `${name} is "${text}", not provider:model`,
      `Providers are ${MODEL_PROVIDERS.join(', ')}; write compatible:MODEL for any endpoint that speaks OpenAI's protocol.`,
    );
  }
  const { keys, baseUrl: baseUrlName } = PROVIDER_VARIABLES[provider];
  const apiKey = keys.map(read).find((key) => key !== undefined);
  const baseUrl = parseAddress(baseUrlName, read(baseUrlName));
  if (provider === 'compatible' && baseUrl === undefined) {
    throw refuse(`${name} names a compatible endpoint without an address`, `Set ${baseUrlName}.`);
  }
  if (provider !== 'compatible' && apiKey === undefined) {
    throw refuse(`${name} is set, but ${keys[0]} is not`, `Set ${keys[0]}, or unset ${name}.`);
  }
  const price = parsePrice(`${name}_PRICE`, read(`${name}_PRICE`));
  return {
    provider,
    model,
    ...(apiKey !== undefined && { apiKey }),
    ...(baseUrl !== undefined && { baseUrl }),
    ...(price !== undefined && { price }),
  };
}

function parseCount(name: string, read: (name: string) => string | undefined): number | undefined {
  const text = read(name);
  if (text === undefined || /^[1-9]\d{0,11}$/.test(text)) return text === undefined ? undefined : Number(text);
  throw refuse(`${name} is "${text}", not a whole number from 1 on`, `Correct it, or unset ${name}.`);
}

function parsePort(text: string, from: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port <= 65_535) return port;
  throw refuse(`${from} is "${text}", not a port`, 'Use a number from 0 to 65535; 0 takes any free port.');
}

/** A shorter one is found by trying. */
const LEAST_KEY_CHARACTERS = 8;

function parseUser(text: string): string {
  if (text.length <= 128 && !/\p{Cc}/u.test(text)) return text;
  throw refuse('TAILORBIRD_USER is no name of a user', 'Give a name of at most 128 characters, or unset it.');
}

/** `user:key,user:key`; a user may have several keys, a key has one user. */
function parseKeys(text: string): ConfiguredKey[] {
  const entries = text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  const keys = entries.map((entry) => {
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
  if (keys.some(({ key }) => key.length < LEAST_KEY_CHARACTERS)) {
    throw refuse(
      `TAILORBIRD_TOKENS has a key of fewer than ${LEAST_KEY_CHARACTERS} characters, which can be guessed`,
      'Take a long random one, or let `tailorbird keys issue USER` make one.',
    );
  }
  if (new Set(keys.map(({ key }) => key)).size < keys.length) {
    throw refuse('TAILORBIRD_TOKENS has the same key twice', 'Give each entry a key of its own.');
  }
  return keys;
}

/** An http address without a slash at the end. */
function parseAddress(name: string, text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isBase = url !== undefined && /^https?:$/.test(url.protocol) && !/[?#@]/.test(text);
  if (isBase) return text.replace(/\/+$/, '');
  throw refuse(`${name} is "${text}", not an address`, 'Use one such as https://designs.your.host.');
}

function parseBrowser(text: string | undefined): string | undefined {
  if (text === undefined || text === 'none') return text;
  try {
    accessSync(text, constants.X_OK);
    return text;
  } catch (cause) {
    throw refuse(
      `TAILORBIRD_BROWSER is "${text}", which cannot be started`,
      'Give the path of a Chromium, or none for the built-in renderer.',
      cause,
    );
  }
}

function parseSwitch(name: string, text: string | undefined, unset = false): boolean {
  if (text === undefined) return unset;
  if (text === '0' || text === '1') return text === '1';
  throw refuse(`${name} is "${text}", neither 1 nor 0`, `Set ${name}=${unset ? 0 : 1}, or unset it.`);
}

function parseScale(name: string, text: string | undefined): 1 | 2 {
  if (text === undefined || text === '1') return 1;
  if (text === '2') return 2;
  throw refuse(`${name} is "${text}", neither 1 nor 2`, `Set ${name}=2 for finer pictures, or unset it.`);
}

function parseToolExport(name: string, text = 'svg'): ToolExportForm {
  const form = TOOL_EXPORT_FORMS.find((each) => each === text);
  if (form !== undefined) return form;
  throw refuse(`${name} is "${text}"`, `Set it to ${TOOL_EXPORT_FORMS.join(', ')}, or unset it.`);
}

const refuse = (message: string, hint: string, cause?: unknown): AppError =>
  new AppError('FAILED_PRECONDITION', message, { hint, cause });
