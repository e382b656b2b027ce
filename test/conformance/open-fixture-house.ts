import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  createMcpHandler,
  isLegacyRequest,
  McpServer,
  WebStandardStreamableHTTPServerTransport,
  type McpHttpHandler,
} from '@modelcontextprotocol/server';
import pino from 'pino';
import { readConfig } from '../../src/config.ts';
import { createOpenDoor } from '../../src/http/authenticate.ts';
import { createApp } from '../../src/http/create-app.ts';
import { serveApp } from '../../src/http/serve-app.ts';
import { openHouse } from '../../src/open-house.ts';
import { registerContent } from './fixture-content.ts';
import { registerInputs, verifyState } from './fixture-inputs.ts';
import { registerTools } from './fixture-tools.ts';

export interface FixtureHouse extends AsyncDisposable {
  /** Of the MCP endpoint. */
  url: string;
}

/** The web face of the service, with its checks of hosts, origins and sizes, around the tools that the official suite calls. */
export async function openFixtureHouse(): Promise<FixtureHouse> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'tailorbird-conformance-'));
  const log = pino({ level: 'silent' });
  const config = readConfig({}, { TAILORBIRD_DATA: dataDir, TAILORBIRD_BROWSER: 'none' });
  const house = await openHouse(config, { log, onNotice: () => undefined });
  const mcp = createFixtureFetch();
  const app = createApp({
    deps: house.deps,
    doorkeeper: createOpenDoor(house.local),
    allowedHosts: ['localhost', '127.0.0.1'],
    mcp: (request) => mcp.fetch(request),
    log,
  });
  const served = await serveApp((request) => app.fetch(request), { host: '127.0.0.1', port: 0 });
  return {
    url: `http://127.0.0.1:${served.port}/mcp`,
    async [Symbol.asyncDispose]() {
      await mcp.close();
      await served.close(0);
      await house.close();
      await rm(dataDir, { recursive: true });
    },
  };
}

/** 2026-07-28 without a session, as the service serves it; older revisions with one, since their tools ask back. */
function createFixtureFetch(): Pick<McpHttpHandler, 'fetch' | 'close'> {
  const createServer = (): McpServer => {
    const capabilities = { logging: {}, resources: { subscribe: true } };
    const options = { capabilities, requestState: { verify: verifyState } };
    const server = new McpServer({ name: 'tailorbird-conformance', version: '0.0.0' }, options);
    registerTools(server, () => handler.notify);
    registerInputs(server);
    registerContent(server);
    server.server.setRequestHandler('resources/subscribe', () => ({}));
    server.server.setRequestHandler('resources/unsubscribe', () => ({}));
    return server;
  };
  const handler: McpHttpHandler = createMcpHandler(createServer, { legacy: 'reject', responseMode: 'auto' });
  const sessions = new Map<string, WebStandardStreamableHTTPServerTransport>();

  const openSession = async (): Promise<WebStandardStreamableHTTPServerTransport> => {
    const transport = new WebStandardStreamableHTTPServerTransport({
      sessionIdGenerator: randomUUID,
      onsessioninitialized: (id) => void sessions.set(id, transport),
      onsessionclosed: (id) => void sessions.delete(id),
    });
    await createServer().connect(transport);
    return transport;
  };

  return {
    async fetch(request) {
      const sessionId = request.headers.get('mcp-session-id');
      if (sessionId !== null) {
        return sessions.get(sessionId)?.handleRequest(request) ?? new Response('No such session', { status: 404 });
      }
      if (!(await isLegacyRequest(request))) return handler.fetch(request);
      return (await openSession()).handleRequest(request);
    },
    async close() {
      await handler.close();
      await Promise.all([...sessions.values()].map((session) => session.close()));
    },
  };
}
