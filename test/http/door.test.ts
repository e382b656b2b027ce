import { hostname, networkInterfaces } from 'node:os';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestHouse, type TestHouse } from './open-test-house.ts';

const errorOf = (text: string): { code: string; message: string; hint?: string } =>
  (JSON.parse(text) as { error: { code: string; message: string } }).error;

const listDownloads = (answer: unknown): string[] => [
  ...new Set([...JSON.stringify(answer).matchAll(/"downloadUrl":"([^"]+)"/g)].map(([, address = '']) => address)),
];

const INITIALIZE = JSON.stringify({
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'x', version: '1' } },
});
const POST = { method: 'POST', body: INITIALIZE };
const JSON_TYPE = { 'content-type': 'application/json', accept: 'application/json' };

describe('on loopback without keys', () => {
  let house: TestHouse;
  beforeAll(async () => {
    house = await openTestHouse({ environment: { TAILORBIRD_PUBLIC_URL: 'https://designs.example/base' } });
  });
  afterAll(() => house[Symbol.asyncDispose]());

  it.each(['/', '/mcp', '/files/x', '/v1/projects/1/screens:batchCreate', '/nowhere'])(
    '%s is not served under a foreign name, nor to pages of a foreign origin',
    async (path) => {
      for (const headers of [
        { host: 'evil.example' },
        { host: '127.0.0.1.evil.example' },
        { origin: 'https://evil.example' },
        { origin: 'https://localhost.evil.example' },
        { origin: 'null' },
      ]) {
        const method = path.startsWith('/v1') ? 'POST' : 'GET';
        const { status, text } = await house.ask(path, { method, headers: { ...JSON_TYPE, ...headers } });
        expect({ headers, status }).toEqual({ headers, status: 403 });
        expect(JSON.parse(text)).toMatchObject({ error: { message: expect.stringMatching(/Host|Origin/) } });
      }
    },
  );

  it.each([
    { host: 'localhost:4280' },
    { host: '[::1]:4280' },
    { host: 'designs.example' },
    { origin: 'http://localhost:3000' },
    { origin: 'https://designs.example' },
  ])('its own names are let in: %o', async (headers) => {
    expect(await house.ask('/mcp', { ...POST, headers: { ...JSON_TYPE, ...headers } })).toMatchObject({ status: 200 });
  });

  it('a foreign name is told which setting makes it known', async () => {
    const { text } = await house.ask('/mcp', { ...POST, headers: { ...JSON_TYPE, host: 'box.lan:4280' } });
    expect(errorOf(text)).toMatchObject({
      code: 'PERMISSION_DENIED',
      message: 'no permission under the Host box.lan:4280',
      hint: expect.stringContaining('TAILORBIRD_PUBLIC_URL'),
    });
  });

  it('everybody is the same user, whatever key is presented', async () => {
    const { name } = await house.call('create_project', { title: 'Mine' });
    for (const headers of [{ authorization: 'Bearer anything' }, { 'x-goog-api-key': 'anything' }]) {
      expect(await house.call('get_project', { name }, headers)).toMatchObject({ title: 'Mine' });
    }
  });

  it('no OAuth is advertised', async () => {
    for (const path of ['/.well-known/oauth-protected-resource', '/.well-known/oauth-authorization-server']) {
      expect(await house.ask(path)).toMatchObject({ status: 404 });
    }
  });

  it('what is not there is told so', async () => {
    const { status, text } = await house.ask('/nowhere');
    expect({ status, error: errorOf(text) }).toEqual({
      status: 404,
      error: { code: 'NOT_FOUND', message: 'not found: no such page', hint: 'MCP is at /mcp.' },
    });
  });

  it('a browser that follows a link to nowhere reads a page, which leads back', async () => {
    for (const path of ['/pricing', '/files/about']) {
      const { status, headers, text } = await house.ask(path, { headers: { accept: 'text/html,*/*;q=0.8' } });
      expect({ status, type: headers['content-type'] }).toEqual({ status: 404, type: expect.stringMatching(/html/) });
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(text).toContain('Links inside a screen');
      expect(text).toContain('href="/"');
    }
  });

  it('what was asked for is never markup of the page that refuses it', async () => {
    const headers = { accept: 'text/html', host: '127.0.0.1', origin: 'https://"><script>alert(1)</script>' };
    expect((await house.ask('/', { headers })).text).not.toContain('<script');
  });

  it('browsers find an icon', async () => {
    expect(await house.ask('/favicon.ico')).toMatchObject({
      status: 200,
      headers: { 'content-type': 'image/svg+xml' },
    });
  });

  it('links keep to the public address, however the service was reached', async () => {
    const { name } = await house.call('create_project', {});
    const [, projectId] = name.split('/');
    await house.call('upload_design_md', { projectId, designMdBase64: 'IyBBY21l' });
    const listed = await house.call('list_screens', { projectId }, { host: 'localhost:99' });
    const addresses = listDownloads(listed);
    expect(addresses.length).toBeGreaterThan(0);
    for (const address of addresses) expect(address).toMatch(/^https:\/\/designs\.example\/base\/files\//);
  });
});

describe('without a public address', () => {
  let house: TestHouse;
  beforeAll(async () => {
    house = await openTestHouse();
  });
  afterAll(() => house[Symbol.asyncDispose]());

  it('links lead where the client that asks has reached the service', async () => {
    const { name } = await house.call('create_project', {});
    const [, projectId] = name.split('/');
    const tunnel = { host: 'localhost:8443', 'x-forwarded-proto': 'https' };
    await house.call('upload_design_md', { projectId, designMdBase64: 'IyBBY21l' });
    const [screen] = (await house.call('list_screens', { projectId }, tunnel)).screens;
    const { text } = await house.ask(`/v1/${screen?.name}/versions/1`, { headers: tunnel });
    for (const address of [...listDownloads({ screen }), ...listDownloads(JSON.parse(text))])
      expect(address).toMatch(/^https:\/\/localhost:8443\/files\//);
    expect(listDownloads({ screen }).length).toBeGreaterThan(0);
  });
});

describe('behind a proxy that asks under a name of its own', () => {
  let house: TestHouse;
  beforeAll(async () => {
    house = await openTestHouse();
  });
  afterAll(() => house[Symbol.asyncDispose]());

  it.each([
    ['designs.example', 'https', /^https:\/\/designs\.example\/files\//],
    ['designs.example:8443, inner.lan', 'https, http', /^https:\/\/designs\.example:8443\/files\//],
    ['[2001:db8::7]:81', 'http', /^http:\/\/\[2001:db8::7\]:81\/files\//],
    ['"><script>', 'javascript', /^http:\/\/127\.0\.0\.1:\d+\/files\//],
    ['user@designs.example/x', '', /^http:\/\/127\.0\.0\.1:\d+\/files\//],
  ])('links lead where the client has asked the proxy: %s %s', async (name, scheme, expected) => {
    const project = await house.call('create_project', {});
    const projectId = project.name.split('/')[1];
    await house.call('upload_design_md', { projectId, designMdBase64: 'IyBBY21l' });
    const told = { 'x-forwarded-host': name, 'x-forwarded-proto': scheme };
    const addresses = listDownloads(await house.call('list_screens', { projectId }, told));
    expect(addresses.length).toBeGreaterThan(0);
    for (const address of addresses) expect(address).toMatch(expected);
  });

  it('no name that a proxy tells opens the door to a foreign one', async () => {
    const headers = { ...JSON_TYPE, host: 'box.lan', 'x-forwarded-host': 'localhost' };
    expect(await house.ask('/mcp', { ...POST, headers })).toMatchObject({ status: 403 });
  });
});

describe('bound to every address of its machine', () => {
  let house: TestHouse;
  beforeAll(async () => {
    house = await openTestHouse({ environment: { TAILORBIRD_HOST: '0.0.0.0', TAILORBIRD_TOKENS: 'ada:ada-key-1' } });
  });
  afterAll(() => house[Symbol.asyncDispose]());

  const own = Object.values(networkInterfaces()).flatMap((addresses = []) =>
    addresses.map(({ family, address }) => (family === 'IPv6' ? `[${address}]` : address)),
  );
  it.each([...own, hostname()])('each of its names is known, and links lead there: %s', async (name) => {
    const headers = { ...JSON_TYPE, authorization: 'Bearer ada-key-1', host: `${name}:4280` };
    expect(await house.ask('/mcp', { ...POST, headers })).toMatchObject({ status: 200 });
    const project = await house.call('create_project', {}, headers);
    const projectId = project.name.split('/')[1];
    await house.call('upload_design_md', { projectId, designMdBase64: 'IyBBY21l' }, headers);
    const [address] = listDownloads(await house.call('list_screens', { projectId }, headers));
    expect(address).toContain(`http://${name}:4280/files/`);
  });

  it('a name that is none of its own is refused', async () => {
    for (const host of ['evil.example', '198.51.100.7:4280'])
      expect(await house.ask('/mcp', { ...POST, headers: { ...JSON_TYPE, host } })).toMatchObject({ status: 403 });
  });
});

describe('with keys', () => {
  let house: TestHouse;
  beforeAll(async () => {
    house = await openTestHouse({
      environment: { TAILORBIRD_TOKENS: 'ada:ada-key-1,ada:ada-key-2,grace:grace-key-1' },
    });
  });
  afterAll(() => house[Symbol.asyncDispose]());

  it.each([
    ['no key', {}],
    ['an unknown key', { authorization: 'Bearer nobody' }],
    ['a known key in another scheme', { authorization: 'Basic ada-key-1' }],
    ['an empty key', { 'x-goog-api-key': '' }],
    ['a key with more behind it', { authorization: 'Bearer ada-1x' }],
  ])('%s is not enough', async (_, headers) => {
    for (const [path, options] of [
      ['/', {}],
      ['/mcp', POST],
      ['/v1/projects/1/screens:batchCreate', { method: 'POST', body: '{}' }],
      ['/nowhere', {}],
    ] as const) {
      const answer = await house.ask(path, { ...options, headers: { ...JSON_TYPE, ...headers } });
      expect(answer).toMatchObject({ status: 401, headers: { 'www-authenticate': 'Bearer' } });
      expect(errorOf(answer.text)).toMatchObject({
        code: 'UNAUTHENTICATED',
        message: expect.stringMatching(/^unauthenticated: /),
        hint: 'Send Authorization: Bearer <key> or X-Goog-Api-Key: <key>.',
      });
      expect(answer.text).not.toMatch(/nobody|ada-key-1/);
    }
  });

  it('tells without asking for a key that no sign-in server is here', async () => {
    for (const path of ['/.well-known/oauth-protected-resource', '/.well-known/oauth-authorization-server/mcp']) {
      const { status, text } = await house.ask(path);
      expect({ status, error: errorOf(text) }).toMatchObject({ status: 404, error: { code: 'NOT_FOUND' } });
    }
  });

  it('every key of a user, in either header, is that user', async () => {
    const { name } = await house.call('create_project', { title: 'Of Ada' }, { authorization: 'Bearer ada-key-1' });
    for (const headers of [{ authorization: 'bearer   ada-key-2' }, { 'x-goog-api-key': 'ada-key-1' }]) {
      expect(await house.call('get_project', { name }, headers)).toMatchObject({ title: 'Of Ada' });
    }
  });

  it('one user sees nothing of another', async () => {
    const ada = { authorization: 'Bearer ada-key-1' };
    const grace = { 'x-goog-api-key': 'grace-key-1' };
    const { name } = await house.call('create_project', { title: 'Private' }, ada);
    const attempts = [
      ['get_project', { name }],
      ['list_screens', { projectId: name }],
      ['generate_screen_from_text', { projectId: name, prompt: 'A login screen' }],
      ['upload_design_md', { projectId: name, designMdBase64: 'Iw==' }],
    ] as const;
    for (const [tool, args] of attempts) {
      expect(await house.fail(tool, args, grace)).toMatch(/^NOT_FOUND: project not found/);
    }
    expect(await house.call('list_projects', {}, grace)).toEqual({ projects: [] });
    expect(await house.call('list_projects', { filter: 'view=shared' }, grace)).toEqual({ projects: [] });
    const list = await house.ask('/v1/projects', { headers: grace });
    expect(list.text).not.toContain('Private');
    expect((await house.ask('/v1/projects', { headers: ada })).text).toContain('Private');
  });
});

describe('limits', () => {
  let house: TestHouse;
  beforeAll(async () => {
    const environment = { TAILORBIRD_TOKENS: 'ada:ada-key-1,grace:grace-key-1,heidi:heidi-key-1' };
    house = await openTestHouse({ environment, limits: { requestsPerMinute: 3, bodyBytes: 4000 } });
  });
  afterAll(() => house[Symbol.asyncDispose]());

  it('of requests a minute hold for each user', async () => {
    const ask = (key: string) => house.ask('/nowhere', { headers: { authorization: `Bearer ${key}` } });
    const statuses = [];
    for (let request = 0; request < 4; request += 1) statuses.push((await ask('ada-key-1')).status);
    expect(statuses).toEqual([404, 404, 404, 429]);
    const refused = await ask('ada-key-1');
    expect(refused.headers['retry-after']).toMatch(/^\d+$/);
    expect(errorOf(refused.text)).toEqual({
      code: 'RESOURCE_EXHAUSTED',
      message: 'rate limit: more than 3 requests in a minute',
      hint: 'Wait a few seconds and call again.',
    });
    expect(await ask('grace-key-1')).toMatchObject({ status: 404 });
    expect(await house.ask('/healthz')).toMatchObject({ status: 200 });
  });

  it('of bodies hold whether or not the length was announced', async () => {
    const headers = { ...JSON_TYPE, authorization: 'Bearer heidi-key-1' };
    const announced = await house.ask('/mcp', { method: 'POST', headers, body: 'x'.repeat(4001) });
    const chunks = Readable.toWeb(Readable.from(Array.from({ length: 5 }, () => Buffer.alloc(1000, 'x'))));
    const streamed = await fetch(`${house.address}/v1/projects/1/screens:batchCreate`, {
      method: 'POST',
      headers,
      body: chunks as ReadableStream<Uint8Array>,
      duplex: 'half',
    });
    for (const [status, text] of [
      [announced.status, announced.text],
      [streamed.status, await streamed.text()],
    ] as const) {
      expect({ status, error: errorOf(text) }).toEqual({
        status: 400,
        error: {
          code: 'INVALID_ARGUMENT',
          message: 'the request is larger than 4000 bytes',
          hint: 'Send less at once.',
        },
      });
    }
  });

  it('leave nothing in the log', () => {
    expect(house.complaints()).toEqual([]);
  });
});
