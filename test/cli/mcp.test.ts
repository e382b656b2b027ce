import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPlace, type Place, type Started } from './run-tailorbird.ts';

interface Message {
  jsonrpc: string;
  id?: number;
  method?: string;
  result?: Record<string, unknown>;
  error?: { code: number };
}

/** A client that looks at each line of stdout. */
function talk({ child }: Started) {
  const heard: string[] = [];
  const waiting = new Map<number, (message: Message) => void>();
  createInterface({ input: child.stdout }).on('line', (line) => {
    heard.push(line);
    const message = JSON.parse(line) as Message;
    if (message.id !== undefined && message.method === undefined) waiting.get(message.id)?.(message);
  });
  let id = 0;
  return {
    heard,
    write: (line: string) => child.stdin.write(`${line}\n`),
    ask(method: string, params: object): Promise<Message> {
      id += 1;
      const asked = id;
      child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id: asked, method, params })}\n`);
      return new Promise((resolve) => {
        waiting.set(asked, resolve);
      });
    },
  };
}

const contentOf = ({ result = {} }: Message): unknown => result['structuredContent'];

const INITIALIZE = {
  protocolVersion: '2025-06-18',
  capabilities: {},
  clientInfo: { name: 'tailorbird-tests', version: '1.0.0' },
};

describe('tailorbird mcp', () => {
  let place: Place;
  beforeAll(async () => {
    place = await openPlace();
  });
  afterAll(() => place[Symbol.asyncDispose]());

  it('speaks only protocol on stdout, through nonsense and a whole generation, and hands out its files', async () => {
    const started = place.start(['mcp']);
    const { ask, write, heard } = talk(started);
    const { result } = await ask('initialize', INITIALIZE);
    expect(result).toMatchObject({ protocolVersion: '2025-06-18', serverInfo: { name: 'tailorbird' } });
    write('{"jsonrpc":"2.0","method":"notifications/initialized"}');
    write('nonsense');
    write('{"jsonrpc":"2.0","id":"x"}');
    expect((await ask('no/such', {})).error).toMatchObject({ code: -32601 });
    const project = await ask('tools/call', { name: 'create_project', arguments: {} });
    const { name } = contentOf(project) as { name: string };
    const generated = await ask('tools/call', {
      name: 'generate_screen_from_text',
      arguments: { projectId: name, prompt: 'A login screen for a bank', deviceType: 'MOBILE' },
      _meta: { progressToken: 7 },
    });
    const urls = [...new Set(JSON.stringify(generated).match(/http:\/\/127\.0\.0\.1:\d+\/files\/[0-9a-f]+/g))];
    expect(urls).toHaveLength(3);
    for (const url of urls) expect((await fetch(url)).status).toBe(200);
    expect((await fetch(new URL('/mcp', urls[0]))).status).toBe(404);
    expect((await fetch(new URL('/favicon.ico', urls[0]))).status).toBe(200);
    const followed = await fetch(new URL('/transfers', urls[0]), { headers: { accept: 'text/html' } });
    const page = await followed.text();
    expect(page).toContain('Links inside a screen');
    expect(page).not.toContain('href="/"');

    started.child.stdin.end();
    const { code, stderr } = await started.ended;
    expect({ code, stderr: stderr.match(/"level":[56]0/) }).toEqual({ code: 0, stderr: null });
    const messages = heard.map((line) => JSON.parse(line) as Message);
    expect(messages.filter(({ jsonrpc }) => jsonrpc !== '2.0')).toEqual([]);
    expect(messages.filter(({ method }) => method === 'notifications/progress').length).toBeGreaterThan(0);
  });

  it('names files at the public address where there is one', async () => {
    const started = place.start(['mcp'], { TAILORBIRD_PUBLIC_URL: 'https://designs.example' });
    const { ask } = talk(started);
    await ask('initialize', INITIALIZE);
    const listed = await ask('tools/call', { name: 'list_projects', arguments: {} });
    const { projects } = contentOf(listed) as { projects: { thumbnailScreenshot: unknown }[] };
    expect(projects[0]?.thumbnailScreenshot).toMatchObject({
      downloadUrl: expect.stringMatching(/^https:\/\/designs\.example\/files\//),
    });
    started.child.stdin.end();
    expect(await started.ended).toMatchObject({ code: 0 });
  });

  it('ends on SIGTERM while its client still holds the line', async () => {
    const started = place.start(['mcp']);
    const { ask } = talk(started);
    await ask('initialize', INITIALIZE);
    started.child.kill('SIGTERM');
    expect(await started.ended).toMatchObject({ code: 0 });
  });

  it('ends when its client is gone in the middle of a call, and the work is there the next time', async () => {
    const started = place.start(['mcp']);
    const { ask, write } = talk(started);
    await ask('initialize', INITIALIZE);
    const { name } = contentOf(await ask('tools/call', { name: 'create_project', arguments: {} })) as { name: string };
    const generate = {
      name: 'generate_screen_from_text',
      arguments: { projectId: name, prompt: 'A dashboard for a bike shop' },
      _meta: { progressToken: 1 },
    };
    write(JSON.stringify({ jsonrpc: '2.0', id: 99, method: 'tools/call', params: generate }));
    await once(started.child.stdout, 'data');
    started.child.stdout.destroy();
    started.child.stdin.destroy();
    expect(await started.ended).toMatchObject({ code: 0 });

    const again = place.start(['mcp']);
    const { ask: askAgain } = talk(again);
    await askAgain('initialize', INITIALIZE);
    const read = async () => {
      const listed = await askAgain('tools/call', { name: 'list_screens', arguments: { projectId: name } });
      return contentOf(listed);
    };
    await expect
      .poll(read, { timeout: 20_000, interval: 100 })
      .toMatchObject({ screens: [{ screenMetadata: { status: 'COMPLETE' } }] });
    again.child.stdin.end();
    expect(await again.ended).toMatchObject({ code: 0 });
  });
});
