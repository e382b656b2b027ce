import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { serve, type ServerType } from '@hono/node-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestService, type TestService } from './open-test-service.ts';

/** Scenarios of the official suite that need no tools, prompts or resources made for it. */
const SCENARIOS = [
  'server-initialize',
  'ping',
  'tools-list',
  'http-header-validation',
  'input-required-result-unsupported-methods',
];

const COMMAND = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@modelcontextprotocol/conformance/package.json')),
  'dist/index.js',
);

let service: TestService;
let server: ServerType;
let folder: string;
beforeAll(async () => {
  service = await openTestService();
  folder = await mkdtemp(path.join(tmpdir(), 'tailorbird-conformance-'));
  const fetch = service.fetchAs(service.owner);
  server = serve({ fetch: (request: Request) => fetch(request), hostname: '127.0.0.1', port: 0 });
  if (!server.listening) await once(server, 'listening');
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
  await service[Symbol.asyncDispose]();
});

it.each(SCENARIOS)('passes the official scenario %s', async (scenario) => {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [COMMAND, 'server', '--url', url, '--scenario', scenario],
    { cwd: folder },
  );
  expect(stdout).toMatch(/Passed: (\d+)\/\1, 0 failed/);
});
