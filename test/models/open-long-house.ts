import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { readConfig } from '../../src/config.ts';
import type { ModelProvider } from '../../src/domain/model-setting.ts';
import { createOpenDoor } from '../../src/http/authenticate.ts';
import { createApp } from '../../src/http/create-app.ts';
import { serveApp } from '../../src/http/serve-app.ts';
import { createMcpFetch } from '../../src/mcp/create-mcp-fetch.ts';
import { toPatienceMs } from '../../src/mcp/patience.ts';
import { openHouse, warmUp } from '../../src/open-house.ts';
import type { Caller } from '../../src/operations/deps.ts';
import type { TestService } from '../mcp/open-test-service.ts';
import { BUILT_IN_ENGINE } from '../setup/built-in-engine.ts';
import { openModelServer, type ModelServer } from './model-server.ts';
import { toModelEnvironment } from './provider-variables.ts';

/** The service at a port of its own, and the provider of its model, for work that takes long. */
export interface LongHouse extends AsyncDisposable, Pick<TestService, 'fetchAs'> {
  server: ModelServer;
  owner: Caller;
  /** Of the MCP endpoint. */
  url: string;
}

interface LongHouseOptions {
  provider: ModelProvider;
  /** Shortens how long calls of tools wait for clients that are not known to wait; 1 is as it is served to everybody. */
  patienceScale: number;
}

export async function openLongHouse({ provider, patienceScale }: LongHouseOptions): Promise<LongHouse> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'tailorbird-long-'));
  const server = await openModelServer();
  const environment = {
    TAILORBIRD_DATA: dataDir,
    TAILORBIRD_BROWSER: 'none',
    ...toModelEnvironment(provider, server),
  };
  const log = pino({ level: 'silent' });
  const house = await openHouse(readConfig({}, environment), { log, renderEngine: BUILT_IN_ENGINE });
  // As it is served: where a busy machine is too slow for it, the first drawing is what warms.
  await warmUp(house.deps).catch(() => undefined);
  const boundedMs = toPatienceMs(undefined);
  // Who is known to wait waits as long as he is served: a busy machine makes no other client of him.
  const mcp = createMcpFetch({
    ...house.mcp,
    patienceOf: (client) => toPatienceMs(client) * (toPatienceMs(client) === boundedMs ? patienceScale : 1),
  });
  const app = createApp({
    deps: house.deps,
    doorkeeper: createOpenDoor(house.local),
    allowedHosts: ['127.0.0.1'],
    mcp: mcp.fetch,
    log,
  });
  const served = await serveApp((request) => app.fetch(request), { host: '127.0.0.1', port: 0 });
  const url = `http://127.0.0.1:${served.port}/mcp`;
  return {
    server,
    owner: house.local,
    url,
    fetchAs: () => (_, init) => fetch(url, init),
    async [Symbol.asyncDispose]() {
      await mcp.close();
      await served.close();
      await house.close();
      await server[Symbol.asyncDispose]();
      await rm(dataDir, { recursive: true });
    },
  };
}
