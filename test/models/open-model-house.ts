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
import { BUILT_IN_ENGINE } from '../setup/built-in-engine.ts';
import { openModelServer, type ModelServer } from './model-server.ts';
import { toModelEnvironment } from './provider-variables.ts';

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

/** Long enough for a busy machine, short enough for a test. */
const WAITS: Waits = { firstWordMs: 1_500, silenceMs: 1_500, callMs: 20_000, retryMs: 10, longestRetryMs: 3_000 };

export async function openModelHouse({
  provider,
  environment = {},
  waits = WAITS,
}: ModelHouseOptions): Promise<ModelHouse> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'tailorbird-models-'));
  const server = await openModelServer();
  const config = readConfig(
    {},
    {
      TAILORBIRD_DATA: dataDir,
      TAILORBIRD_BROWSER: 'none',
      ...toModelEnvironment(provider, server),
      ...environment,
    },
  );
  const lines: string[] = [];
  const log = pino({ level: 'debug' }, { write: (line) => void lines.push(line) });
  const house = await openHouse(config, { log, renderEngine: BUILT_IN_ENGINE, modelWaits: waits });
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
