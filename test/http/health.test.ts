import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { createHealthRoutes } from '../../src/http/health-routes.ts';
import { openHouse } from '../../src/open-house.ts';
import { openTestHouse, type TestHouse } from './open-test-house.ts';

describe('health', () => {
  let house: TestHouse;
  beforeAll(async () => {
    house = await openTestHouse({ environment: { TAILORBIRD_TOKENS: 'ada:ada-key-1' } });
  });
  afterAll(() => house[Symbol.asyncDispose]());

  it('is told to everybody, whatever name the service is asked under', async () => {
    const headers = { host: '10.0.0.7:4280' };
    expect(await house.ask('/healthz', { headers })).toMatchObject({ status: 200, text: '{"status":"ok"}' });
    expect(await house.ask('/readyz', { headers })).toMatchObject({
      status: 200,
      text: '{"status":"ready","checks":{"database":true,"files":true}}',
    });
  });

  it('is not ready without its database or its files', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'tailorbird-http-'));
    const opened = await openHouse(readConfig({ data: dataDir }, { TAILORBIRD_BROWSER: 'none' }));
    const ready = async () => {
      const response = await createHealthRoutes(opened.deps).request('/readyz');
      return { status: response.status, body: await response.json() };
    };
    expect(await ready()).toMatchObject({ status: 200 });
    await rm(path.join(dataDir, 'blobs'), { recursive: true });
    expect(await ready()).toEqual({
      status: 503,
      body: { status: 'not ready', checks: { database: true, files: false } },
    });
    await opened.close();
    expect(await ready()).toEqual({
      status: 503,
      body: { status: 'not ready', checks: { database: false, files: false } },
    });
    await rm(dataDir, { recursive: true });
  });
});
