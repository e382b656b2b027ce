import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { readConfig } from '../../src/config.ts';
import type { ModelProvider } from '../../src/domain/model-setting.ts';
import { createMcpFetch } from '../../src/mcp/create-mcp-fetch.ts';
import type { Waits } from '../../src/models/waits.ts';
import { openHouse } from '../../src/open-house.ts';
import type { House } from '../../src/cli/house.ts';
import { connect, type TestClient } from '../mcp/clients.ts';
import { KEY, MODEL, openModelServer, type ModelServer } from './model-server.ts';

/** The product as an operator configures it, with a provider on this machine, and a client of it. */
export interface ModelHouse extends AsyncDisposable {
  house: House;
  dataDir: string;
  server: ModelServer;
  client: TestClient;
  /** All that the service has logged. */
  logged(): string;
}

interface ModelHouseOptions {
  provider: ModelProvider;
  environment?: Record<string, string>;
  /** Instead of those short enough for a test. */
  waits?: Partial<Waits>;
}

/** The settings by which each provider's own package is sent to another address. */
const VARIABLES: Readonly<Record<ModelProvider, { key: string; address: string }>> = {
  anthropic: { key: 'ANTHROPIC_API_KEY', address: 'ANTHROPIC_BASE_URL' },
  openai: { key: 'OPENAI_API_KEY', address: 'OPENAI_BASE_URL' },
  google: { key: 'GOOGLE_GENERATIVE_AI_API_KEY', address: 'GOOGLE_GENERATIVE_AI_BASE_URL' },
  compatible: { key: 'TAILORBIRD_MODEL_API_KEY', address: 'TAILORBIRD_MODEL_BASE_URL' },
};

/** Long enough for a busy machine, short enough for a test. */
const WAITS: Waits = { firstWordMs: 1_500, silenceMs: 1_500, callMs: 20_000, retryMs: 10, longestRetryMs: 3_000 };

export async function openModelHouse({
  provider,
  environment = {},
  waits = WAITS,
}: ModelHouseOptions): Promise<ModelHouse> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'tailorbird-models-'));
  const server = await openModelServer();
  const { key, address } = VARIABLES[provider];
  const config = readConfig(
    {},
    {
      TAILORBIRD_DATA: dataDir,
      TAILORBIRD_BROWSER: 'none',
      TAILORBIRD_MODEL_PRO: `${provider}:${MODEL}`,
      [key]: KEY,
      [address]: server.addressOf(provider),
      ...environment,
    },
  );
  const lines: string[] = [];
  const log = pino({ level: 'debug' }, { write: (line) => void lines.push(line) });
  const house = await openHouse(config, { log, onNotice: () => undefined, modelWaits: waits });
  const mcp = createMcpFetch(house.mcp);
  const client = await connect(
    { owner: house.local, fetchAs: (caller) => (url, init) => mcp.fetch(new Request(url, init), caller) },
    '2026-07-28',
  );
  return {
    house,
    dataDir,
    server,
    client,
    logged: () => lines.join(''),
    async [Symbol.asyncDispose]() {
      await client[Symbol.asyncDispose]();
      await mcp.close();
      await house.close();
      await server[Symbol.asyncDispose]();
      await rm(dataDir, { recursive: true });
    },
  };
}
