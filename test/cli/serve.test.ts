import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callTool } from '../../bench/service.ts';
import { openSilentProxy } from '../../src/store/silent-proxy.fixture.ts';
import { openTemporaryDatabase } from '../../src/store/temporary-database.fixture.ts';
import { LISTENING, openPlace, type Place } from './run-tailorbird.ts';

const STOP_MS = 10_000;

interface ListedScreens {
  screens: { name: string; screenMetadata: { status: string } }[];
}

describe('tailorbird serve', () => {
  let place: Place;
  beforeAll(async () => {
    place = await openPlace();
  });
  afterAll(() => place[Symbol.asyncDispose]());

  it('ends in one line when the port is taken', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const { code, stdout, stderr } = await place.run(['serve', '--port', String(port)]);
    server.close();
    expect({ code, stdout, stderr }).toEqual({
      code: 2,
      stdout: '',
      stderr: `tailorbird: 127.0.0.1:${port} is taken. Stop what uses it, or choose another with --port (0 takes any free one).\n`,
    });
  });

  it.each([
    [
      { TAILORBIRD_HOST: '0.0.0.0' },
      /^tailorbird: 0\.0\.0\.0 is reachable from other machines, and no key is configured/,
    ],
    [
      { TAILORBIRD_HOST: '203.0.113.1', TAILORBIRD_TOKENS: 'ada:ada-key-1' },
      /^tailorbird: 203\.0\.113\.1:4280 is not an addr/,
    ],
    [
      { TAILORBIRD_DATA: '/dev/null' },
      /^tailorbird: the data folder \/dev\/null cannot be made\. Point --data or TAILORBIRD_DATA to a folder/,
    ],
    [{ TAILORBIRD_BROWSER: '/no/such' }, /^tailorbird: TAILORBIRD_BROWSER is "\/no\/such", which cannot be started/],
    [
      { TAILORBIRD_DATABASE_URL: 'postgres://x' },
      /^tailorbird: TAILORBIRD_DATABASE_URL is not the address of a Postgres database/,
    ],
  ])('ends in one line with %o', async (environment, words) => {
    const port = 'TAILORBIRD_HOST' in environment ? [] : ['--port', '0'];
    const { code, stdout, stderr } = await place.run(['serve', ...port], environment);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(words);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('ends well and soon on %s', async (signal) => {
    const { child, ended, says } = place.start(['serve', '--port', '0', '--data', signal]);
    const address = await says(LISTENING);
    expect(await (await fetch(`${address}/healthz`)).json()).toEqual({ status: 'ok' });
    const begin = performance.now();
    child.kill(signal);
    expect(await ended).toMatchObject({ code: 0, stdout: '' });
    expect(performance.now() - begin).toBeLessThan(STOP_MS / 2);
  });

  it('says what to paste for Claude Code, with a key where one is needed, and what to ask', async () => {
    for (const [tokens, header] of [
      ['', ''],
      ['ada:a-long-key', ' --header "Authorization: Bearer YOUR_KEY"'],
    ] as const) {
      const { child, ended, says } = place.start(['serve', '--port', '0'], { TAILORBIRD_TOKENS: tokens });
      const address = await says(LISTENING);
      await says(/Then ask it: “Create a project/);
      child.kill('SIGTERM');
      const { stderr } = await ended;
      expect(stderr).toContain(`\nClaude Code: claude mcp add --transport http tailorbird ${address}/mcp${header}\n`);
    }
  });

  it('says to paste the address that clients reach it at, where that is set', async () => {
    const { child, ended, says } = place.start(['serve', '--port', '0'], {
      TAILORBIRD_PUBLIC_URL: 'https://designs.example.org/tailorbird/',
    });
    await says(/Then ask it: “Create a project/);
    child.kill('SIGTERM');
    const { stderr } = await ended;
    expect(stderr).toContain('claude mcp add --transport http tailorbird https://designs.example.org/tailorbird/mcp\n');
  });

  it('ends in ten seconds also when its database gives no answer', { timeout: 120_000 }, async () => {
    await using database = await openTemporaryDatabase();
    const url = new URL(database.databaseUrl);
    await using proxy = await openSilentProxy(Number(url.port));
    url.port = String(proxy.port);
    const { child, ended, says } = place.start(['serve', '--port', '0'], { TAILORBIRD_DATABASE_URL: url.href });
    const address = await says(LISTENING);
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    proxy.fallSilent();
    expect((await fetch(`${address}/readyz`)).status).toBe(503);
    const begin = performance.now();
    child.kill('SIGTERM');
    await ended;
    // It would wait for ever; a machine with other work takes a while to give the process its last turn.
    expect(performance.now() - begin).toBeLessThan(STOP_MS * 2);
  });

  it('as a worker, says that it answers nothing but how it is', async () => {
    const { child, ended, says } = place.start(['serve', '--port', '0'], { TAILORBIRD_ROLE: 'worker' });
    const address = await says(LISTENING);
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    expect((await fetch(`${address}/mcp`, { method: 'POST', body: '{}' })).status).toBe(404);
    child.kill('SIGTERM');
    const { stderr } = await ended;
    expect(stderr).toContain('a worker: it draws what others are asked for');
    expect(stderr).not.toMatch(/claude mcp add|MCP at/);
  });

  // Two starts, seven screens and two stops: on a machine with other work the sum of what each may take.
  it('drains work under way on SIGTERM and loses nothing that was acknowledged', { timeout: 120_000 }, async () => {
    const first = place.start(['serve', '--port', '0', '--data', 'drained']);
    const url = `${await first.says(LISTENING)}/mcp`;
    const { name: projectId } = await callTool(url, 'create_project', { title: 'Drained' });
    await callTool(url, 'generate_screen_from_text', { projectId, prompt: 'A login screen for a bank' });
    const before = (await callTool(url, 'list_screens', { projectId })) as unknown as ListedScreens;
    const variants = callTool(url, 'generate_variants', {
      projectId,
      selectedScreenIds: before.screens.map(({ name }) => name),
      prompt: 'Other arrangements',
      variantOptions: { variantCount: 5 },
    });
    const interrupted = variants.then(
      () => 'answered',
      () => 'cut off',
    );
    const listed = async (): Promise<ListedScreens['screens']> =>
      ((await callTool(url, 'list_screens', { projectId })) as unknown as ListedScreens).screens;
    await expect.poll(listed, { interval: 5, timeout: 20_000 }).toHaveLength(6);
    const begin = performance.now();
    first.child.kill('SIGTERM');
    expect(await first.ended).toMatchObject({ code: 0 });
    expect(performance.now() - begin).toBeLessThan(STOP_MS);
    expect(['answered', 'cut off']).toContain(await interrupted);

    const second = place.start(['serve', '--port', '0', '--data', 'drained']);
    const again = `${await second.says(LISTENING)}/mcp`;
    const read = async () => {
      const { screens } = (await callTool(again, 'list_screens', { projectId })) as unknown as ListedScreens;
      return screens.map(({ screenMetadata }) => screenMetadata.status);
    };
    await expect.poll(read, { timeout: 20_000, interval: 100 }).toEqual(Array.from({ length: 6 }, () => 'COMPLETE'));
    second.child.kill('SIGTERM');
    expect(await second.ended).toMatchObject({ code: 0 });
  });
});
