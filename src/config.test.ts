import { homedir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig, toAddress, type ConfigFlags } from './config.ts';
import { AppError } from './domain/app-error.ts';
import { DEFAULT_LIMITS } from './domain/limits.ts';

/** What a person reads when a setting cannot work: one line. */
function refusal(environment: Record<string, string>, flags: ConfigFlags = {}): string {
  try {
    readConfig(flags, environment);
  } catch (error) {
    if (error instanceof AppError && error.code === 'FAILED_PRECONDITION') return `${error.message}. ${error.hint}`;
    throw error;
  }
  throw new Error('the settings were accepted');
}

describe('settings', () => {
  it('have defaults that need nothing', () => {
    expect(readConfig({}, {})).toEqual({
      host: '127.0.0.1',
      databaseUrl: undefined,
      role: 'all',
      port: 4280,
      dataDir: path.join(homedir(), '.tailorbird'),
      publicUrl: undefined,
      keys: [],
      browser: undefined,
      allowUnsandboxedBrowser: false,
      desktopScale: 1,
      answersWithPictures: true,
      trashDays: undefined,
      toolExport: 'svg',
      storage: undefined,
      identityProvider: undefined,
      isTraced: false,
      user: 'local',
      countsKeyless: false,
      limits: DEFAULT_LIMITS,
      models: {
        isFallbackEmbedded: false,
        callsAtOnce: 4,
        budgets: {},
        waits: { firstWordMs: 90_000, silenceMs: 60_000, callMs: 600_000 },
      },
    });
  });

  it('hold requests back where keys are needed, or as asked for', () => {
    const rateOf = (environment: Record<string, string>) => {
      const { limits, countsKeyless } = readConfig({}, environment);
      return [limits.requestsPerMinute, countsKeyless];
    };
    expect(rateOf({})).toEqual([DEFAULT_LIMITS.requestsPerMinute, false]);
    expect(rateOf({ TAILORBIRD_HOST: '0.0.0.0' })).toEqual([DEFAULT_LIMITS.requestsPerMinute, true]);
    expect(rateOf({ TAILORBIRD_REQUESTS_PER_MINUTE: '30' })).toEqual([30, true]);
    expect(rateOf({ TAILORBIRD_REQUESTS_PER_MINUTE: 'none' })).toEqual([Number.POSITIVE_INFINITY, true]);
    expect(refusal({ TAILORBIRD_REQUESTS_PER_MINUTE: '0' })).toContain('TAILORBIRD_REQUESTS_PER_MINUTE is "0"');
  });

  it('say how long things stay in the trash', () => {
    expect(readConfig({}, { TAILORBIRD_TRASH_DAYS: '30' }).trashDays).toBe(30);
    expect(refusal({ TAILORBIRD_TRASH_DAYS: '0' })).toContain('TAILORBIRD_TRASH_DAYS is "0"');
  });

  it('say what design tools are given', () => {
    expect(readConfig({}, { TAILORBIRD_TOOL_EXPORT: 'penpot' }).toolExport).toBe('penpot');
    expect(refusal({ TAILORBIRD_TOOL_EXPORT: 'psd' })).toBe(
      'TAILORBIRD_TOOL_EXPORT is "psd". Set it to svg, penpot, fig, or unset it.',
    );
  });

  it('are read from the environment', () => {
    const environment = {
      TAILORBIRD_HOST: '::1',
      TAILORBIRD_PORT: '0',
      TAILORBIRD_DATA: 'somewhere',
      TAILORBIRD_PUBLIC_URL: 'https://designs.example/base//',
      TAILORBIRD_TOKENS: 'ada:first-key, grace:with:colons ,ada:second-key,',
      TAILORBIRD_BROWSER: 'none',
      TAILORBIRD_BROWSER_UNSANDBOXED: '1',
    };
    expect(readConfig({}, environment)).toMatchObject({
      host: '::1',
      port: 0,
      dataDir: path.resolve('somewhere'),
      publicUrl: 'https://designs.example/base',
      keys: [
        { user: 'ada', key: 'first-key' },
        { user: 'grace', key: 'with:colons' },
        { user: 'ada', key: 'second-key' },
      ],
      browser: 'none',
      allowUnsandboxedBrowser: true,
    });
  });

  it('hold how fine the pictures of desktops are', () => {
    expect(readConfig({}, { TAILORBIRD_DESKTOP_SCALE: '2' }).desktopScale).toBe(2);
    expect(refusal({ TAILORBIRD_DESKTOP_SCALE: '3' })).toMatch(/TAILORBIRD_DESKTOP_SCALE is "3", neither 1 nor 2/);
  });

  it('hold models with the keys and addresses of their providers', () => {
    const environment = {
      TAILORBIRD_MODEL_PRO: 'anthropic:large',
      ANTHROPIC_API_KEY: 'key-of-anthropic',
      TAILORBIRD_MODEL_FLASH: 'compatible:org/small:8b',
      TAILORBIRD_MODEL_BASE_URL: 'http://127.0.0.1:11434/v1/',
      TAILORBIRD_MODEL_FALLBACK: 'embedded',
      TAILORBIRD_MODEL_CALLS_AT_ONCE: '2',
      TAILORBIRD_MODEL_PRO_PRICE: '3 / 15',
      TAILORBIRD_MODEL_FLASH_PRICE: '0/0.25',
      TAILORBIRD_MODEL_BUDGET_TOKENS: '500000',
      TAILORBIRD_MODEL_BUDGET_MONEY: '2.50',
      TAILORBIRD_MODEL_FIRST_WORD_SECONDS: '300',
      TAILORBIRD_MODEL_SILENCE_SECONDS: '20',
      TAILORBIRD_MODEL_CALL_SECONDS: '900',
    };
    expect(readConfig({}, environment).models).toEqual({
      pro: {
        provider: 'anthropic',
        model: 'large',
        apiKey: 'key-of-anthropic',
        price: { inputPerMillionTokens: 3, outputPerMillionTokens: 15 },
      },
      flash: {
        provider: 'compatible',
        model: 'org/small:8b',
        baseUrl: 'http://127.0.0.1:11434/v1',
        price: { inputPerMillionTokens: 0, outputPerMillionTokens: 0.25 },
      },
      isFallbackEmbedded: true,
      callsAtOnce: 2,
      budgets: { tokensPerDay: 500_000, moneyPerDay: 2.5 },
      waits: { firstWordMs: 300_000, silenceMs: 20_000, callMs: 900_000 },
    });
  });

  it('hold no wait for a model that is none, or longer than any work', () => {
    expect(refusal({ TAILORBIRD_MODEL_SILENCE_SECONDS: '0' })).toMatch(
      /TAILORBIRD_MODEL_SILENCE_SECONDS is "0", not a whole number from 1 on/,
    );
    expect(refusal({ TAILORBIRD_MODEL_CALL_SECONDS: '901' })).toMatch(
      /TAILORBIRD_MODEL_CALL_SECONDS is 901, longer than any work may take. Set it to at most 900 seconds/,
    );
  });

  it('hold a budget in money only with the prices it is counted by', () => {
    const environment = {
      TAILORBIRD_MODEL_PRO: 'compatible:small',
      TAILORBIRD_MODEL_BASE_URL: 'http://127.0.0.1:1234/v1',
      TAILORBIRD_MODEL_BUDGET_MONEY: '5',
    };
    expect(refusal(environment)).toMatch(
      /BUDGET_MONEY is set, but not the price of each model. Set TAILORBIRD_MODEL_PRO_P/,
    );
    expect(refusal({ ...environment, TAILORBIRD_MODEL_PRO_PRICE: '3' })).toMatch(/_PRICE is "3", not two prices/);
  });

  it('name a bucket, with the variables of AWS', () => {
    const storageOf = (environment: Record<string, string>) => readConfig({}, environment).storage;
    expect(storageOf({ TAILORBIRD_STORAGE_URL: 's3://designs' })).toEqual({ bucket: 'designs', prefix: '' });
    const elsewhere = { TAILORBIRD_STORAGE_URL: 's3://designs/a/b/', AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:9000' };
    const place = { bucket: 'designs', prefix: 'a/b/', endpoint: 'http://127.0.0.1:9000', region: 'us-east-1' };
    expect(storageOf(elsewhere)).toEqual(place);
    expect(storageOf({ ...elsewhere, AWS_REGION: 'eu-west-1' })).toEqual({ ...place, region: 'eu-west-1' });
    expect(() => storageOf({ ...elsewhere, AWS_ENDPOINT_URL_S3: 'storage' })).toThrow('AWS_ENDPOINT_URL_S3 is no http');
  });

  it('are read from flags first', () => {
    const environment = { TAILORBIRD_HOST: 'localhost', TAILORBIRD_PORT: 'broken', TAILORBIRD_DATA: '/elsewhere' };
    expect(readConfig({ host: '127.0.0.1', port: '8080', data: '/here' }, environment)).toMatchObject({
      host: '127.0.0.1',
      port: 8080,
      dataDir: path.resolve('/here'),
    });
  });

  it('that are empty are not set', () => {
    const names = ['HOST', 'PORT', 'DATA', 'PUBLIC_URL', 'TOKENS', 'BROWSER', 'BROWSER_UNSANDBOXED', 'DATABASE_URL'];
    const empty = Object.fromEntries(names.map((name) => [`TAILORBIRD_${name}`, ' ']));
    expect(readConfig({ data: '' }, empty)).toEqual(readConfig({}, {}));
  });

  it('may name an executable as the browser', () => {
    expect(readConfig({}, { TAILORBIRD_BROWSER: process.execPath }).browser).toBe(process.execPath);
  });

  it.each([
    ['TAILORBIRD_PORT', 'http', 'TAILORBIRD_PORT is "http", not a port. Use a number from 0 to 65535'],
    ['TAILORBIRD_PORT', '65536', 'TAILORBIRD_PORT is "65536", not a port'],
    ['TAILORBIRD_PORT', '-1', 'TAILORBIRD_PORT is "-1", not a port'],
    ['TAILORBIRD_PORT', '1e3', 'TAILORBIRD_PORT is "1e3", not a port'],
    ['TAILORBIRD_TOKENS', 'ada:k', 'TAILORBIRD_TOKENS has a key of fewer than 8 characters, which can be guessed'],
    ['TAILORBIRD_TOKENS', 'ada:long-enough,grace:7-signs', 'TAILORBIRD_TOKENS has a key of fewer than 8 characters'],
    ['TAILORBIRD_USER', 'a'.repeat(129), 'TAILORBIRD_USER is no name of a user. Give a name of at most 128'],
    ['TAILORBIRD_TOKENS', 'just-a-key', 'TAILORBIRD_TOKENS has an entry that is not user:key. Write user:key'],
    ['TAILORBIRD_TOKENS', 'ada:', 'TAILORBIRD_TOKENS has an entry that is not user:key'],
    ['TAILORBIRD_TOKENS', ':secret', 'TAILORBIRD_TOKENS has an entry that is not user:key'],
    [
      'TAILORBIRD_TOKENS',
      'ada:secret-1,grace:secret-1',
      'TAILORBIRD_TOKENS has the same key twice. Give each entry a key of',
    ],
    ['TAILORBIRD_PUBLIC_URL', 'designs.example', 'TAILORBIRD_PUBLIC_URL is "designs.example", not an address. Use one'],
    [
      'TAILORBIRD_PUBLIC_URL',
      'ftp://designs.example',
      'TAILORBIRD_PUBLIC_URL is "ftp://designs.example", not an address',
    ],
    [
      'TAILORBIRD_PUBLIC_URL',
      'https://x.example/?a=b',
      'TAILORBIRD_PUBLIC_URL is "https://x.example/?a=b", not an add',
    ],
    [
      'TAILORBIRD_BROWSER',
      '/no/such/browser',
      'TAILORBIRD_BROWSER is "/no/such/browser", which cannot be started. Give',
    ],
    [
      'TAILORBIRD_ANSWER_PICTURES',
      'no',
      'TAILORBIRD_ANSWER_PICTURES is "no", neither 1 nor 0. Set TAILORBIRD_ANSWER_PICTURES=0',
    ],
    ['TAILORBIRD_BROWSER_UNSANDBOXED', 'yes', 'TAILORBIRD_BROWSER_UNSANDBOXED is "yes", neither 1 nor 0. Set TAILOR'],
    ['TAILORBIRD_DATABASE_URL', 'postgres://db', 'TAILORBIRD_DATABASE_URL is not the address of a Postgres database'],
    ['TAILORBIRD_DATABASE_URL', 'mysql://host/db', 'TAILORBIRD_DATABASE_URL is not the address of a Postgres database'],
    ['TAILORBIRD_ROLE', 'boss', 'TAILORBIRD_ROLE is "boss"'],
    [
      'TAILORBIRD_STORAGE_URL',
      '/var/files',
      'TAILORBIRD_STORAGE_URL is not the address of a bucket. Write s3://bucket',
    ],
    ['TAILORBIRD_STORAGE_URL', 's3://Bucket_', 'TAILORBIRD_STORAGE_URL is not the address of a bucket'],
    ['TAILORBIRD_STORAGE_URL', 's3://bucket/../etc', 'TAILORBIRD_STORAGE_URL is not the address of a bucket'],
    [
      'TAILORBIRD_OIDC_ISSUER',
      'https://id.example',
      'TAILORBIRD_OIDC_ISSUER is set, but TAILORBIRD_OIDC_AUDIENCE is not',
    ],
    ['TAILORBIRD_OIDC_AUDIENCE', 'designs', 'TAILORBIRD_OIDC_AUDIENCE is set, but TAILORBIRD_OIDC_ISSUER is not'],
    ['TAILORBIRD_MODEL_PRO', 'sonnet', 'TAILORBIRD_MODEL_PRO is "sonnet", not provider:model. Providers are anthropic'],
    ['TAILORBIRD_MODEL_CALLS_AT_ONCE', '0', 'TAILORBIRD_MODEL_CALLS_AT_ONCE is "0", not a whole number from 1 on'],
    ['TAILORBIRD_MODEL_BUDGET_TOKENS', 'many', 'TAILORBIRD_MODEL_BUDGET_TOKENS is "many", not a whole number'],
    ['TAILORBIRD_MODEL_BUDGET_MONEY', '$5', 'TAILORBIRD_MODEL_BUDGET_MONEY is "$5", not an amount. Use one such as'],
    [
      'TAILORBIRD_MODEL_PRO',
      'openai:large',
      'TAILORBIRD_MODEL_PRO is set, but OPENAI_API_KEY is not. Set OPENAI_API_KEY',
    ],
    [
      'TAILORBIRD_MODEL_FLASH',
      'compatible:small',
      'TAILORBIRD_MODEL_FLASH names a compatible endpoint without an address',
    ],
    ['TAILORBIRD_MODEL_FALLBACK', 'yes', 'TAILORBIRD_MODEL_FALLBACK is "yes". Set it to embedded'],
  ])('%s=%s is refused in one line', (name, value, start) => {
    const line = refusal({ [name]: value });
    expect(line.slice(0, start.length)).toBe(start);
    expect(line).toMatch(/^[^\n]{20,200}\.$/);
  });

  it('that are refused are named as they were given, and no key is shown', () => {
    expect(refusal({ TAILORBIRD_PORT: '80' }, { port: 'abc' })).toMatch(/^--port is "abc"/);
    expect(refusal({ TAILORBIRD_TOKENS: 'ada:hidden-1,grace:hidden-1,broken' })).not.toMatch(/hidden|broken/);
  });

  it('show no key that is refused for being short', () => {
    expect(refusal({ TAILORBIRD_TOKENS: 'ada:hidden' })).not.toContain('hidden');
  });
});

it.each([
  ['127.0.0.1', 'http://127.0.0.1:4280'],
  ['::1', 'http://[::1]:4280'],
  ['0.0.0.0', 'http://localhost:4280'],
  ['::', 'http://localhost:4280'],
])('what is bound to %s is reached at %s', (host, address) => {
  expect(toAddress({ host, port: 4280 })).toBe(address);
});
