import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { House } from '../../src/cli/house.ts';
import { readConfig } from '../../src/config.ts';
import { defineRoutes } from '../../src/contract/routes/define-routes.ts';
import { createKeyedDoor } from '../../src/http/authenticate.ts';
import { createApp } from '../../src/http/create-app.ts';
import { createMetrics } from '../../src/http/create-metrics.ts';
import { createKeyRing } from '../../src/http/key-ring.ts';
import { createProviderSignIn } from '../../src/http/provider-sign-in.ts';
import { toRoutePattern } from '../../src/http/route-pattern.ts';
import { openHouse } from '../../src/open-house.ts';

/** What is mounted beside the routes that are declared, and needs no key. */
const OPEN = [
  'GET /healthz',
  'GET /readyz',
  'GET /metrics',
  'GET /.well-known/oauth-protected-resource',
  'GET /.well-known/oauth-protected-resource/mcp',
  'GET /favicon.ico',
  'GET /files/:file',
  'GET /studio/:file',
  'GET /session',
  'POST /session',
  'DELETE /session',
  'GET /session/provider',
  'GET /session/callback',
];
/** Pages of the studio, which hold nothing but the studio, for browsers alone. */
const PAGES = [
  'GET /',
  'GET /projects/:project',
  'GET /projects/:project/play',
  'GET /projects/:project/screens/:screen',
  'GET /design-systems',
  'GET /design-systems/:asset',
  'GET /settings',
  'GET /shared/:token',
];
/** What is mounted beside them behind the door. */
const KEYED = ['ALL /mcp', 'GET /v1/openapi.json'];
/** What every request, or every one of a kind, goes through. */
const THROUGH = ['ALL /*', 'ALL /v1/*', 'ALL /.well-known/*'];

const IDENTITY = { issuer: 'https://id.example', audience: 'designs', userClaim: 'sub', clientId: 'studio' };

describe('every way in', () => {
  let house: House;
  let dataDir = '';
  let app: ReturnType<typeof createApp>;
  beforeAll(async () => {
    dataDir = await mkdtemp(`${tmpdir()}/tailorbird-http-`);
    house = await openHouse(readConfig({ data: dataDir }, { TAILORBIRD_BROWSER: 'none' }));
    app = createApp({
      deps: house.deps,
      doorkeeper: createKeyedDoor(createKeyRing(house.deps, [])),
      allowedHosts: ['localhost'],
      issuer: IDENTITY.issuer,
      signIn: createProviderSignIn(IDENTITY),
      metrics: createMetrics(),
      mcp: () => Promise.reject(new Error('nobody comes so far without a key')),
      log: house.log,
    });
  });
  afterAll(async () => {
    await house.close();
    await rm(dataDir, { recursive: true });
  });

  it('is a route that is declared, and tried by whatever tries those, or is named here', () => {
    const declared = Object.values(defineRoutes()).map(
      ({ method, path }) => `${method} ${toRoutePattern(path).pattern}`,
    );
    const mounted = new Set(app.routes.map(({ method, path }) => `${method} ${path}`));
    expect([...mounted].sort()).toEqual([...new Set([...declared, ...OPEN, ...PAGES, ...KEYED, ...THROUGH])].sort());
  });

  it.each([...PAGES, ...KEYED])('%s: needs a key of who is no browser', async (way) => {
    const [method = '', path = ''] = way.replace('ALL', 'POST').split(' ');
    const { status } = await app.request(path.replaceAll(/:\w+/g, '1'), { method, headers: { host: 'localhost' } });
    expect(status).toBe(401);
  });
});
