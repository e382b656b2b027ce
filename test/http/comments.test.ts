import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestHouse, type TestHouse } from './open-test-house.ts';

interface Comment {
  name: string;
  screen: string;
  element?: string;
  text: string;
  author: string;
  resolveTime?: string;
}

const ADA = { authorization: 'Bearer ada-key-1' };
const GRACE = { authorization: 'Bearer grace-key-1' };

/** What people say of elements of screens, over the HTTP API, and how things go for good. */
describe('comments', { timeout: 120_000 }, () => {
  let house: TestHouse;
  let project: string;
  let screen: string;
  beforeAll(async () => {
    house = await openTestHouse({ environment: { TAILORBIRD_TOKENS: 'ada:ada-key-1,grace:grace-key-1' } });
    project = (await ask<{ name: string }>('POST', 'projects', { title: 'Recipes' })).name;
    const page = '<!doctype html><title>Home</title><body><h1>For supper</h1><button>Save</button></body>';
    const htmlCode = { fileContentBase64: Buffer.from(page).toString('base64'), mimeType: 'text/html' };
    const { results } = await ask<{ results: { screen: { name: string } }[] }>(
      'POST',
      `${project}/screens:batchCreate`,
      { requests: [{ screen: { screenType: 'DESIGN', title: 'Home', htmlCode } }] },
    );
    screen = results[0]?.screen.name ?? '';
  }, 60_000);
  afterAll(() => house[Symbol.asyncDispose]());

  const send = (method: string, path: string, body?: object, headers: Record<string, string> = ADA) =>
    house.ask(`/v1/${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  const ask = async <Answer>(...args: Parameters<typeof send>): Promise<Answer> => {
    const answer = await send(...args);
    if (answer.status !== 200) throw new Error(`${args[1]} answered ${answer.status}: ${answer.text}`);
    return JSON.parse(answer.text) as Answer;
  };
  const list = (query = '', headers = ADA) =>
    ask<{ comments: Comment[]; nextPageToken?: string }>('GET', `${project}/comments${query}`, undefined, headers);

  it('are said of an element that is there, put in other words, seen to and removed', async () => {
    const layout = await ask<{ elements: { id: string; tag: string }[] }>('GET', `${screen}/layout`);
    const button = layout.elements.find(({ tag }) => tag === 'button')?.id ?? '';
    expect((await send('POST', `${screen}/comments`, { element: 'nowhere', text: 'What?' })).status).toBe(404);
    expect((await send('POST', `${screen}/comments`, { element: button, text: '  ' })).status).toBe(400);
    const { name, ...said } = await ask<Comment>('POST', `${screen}/comments`, { element: button, text: 'Too small' });
    expect(said).toMatchObject({ screen, element: button, text: 'Too small', author: 'ada' });
    await ask('POST', `${screen}/comments`, { text: 'Where is the date?' });
    const { comments: first, nextPageToken = '' } = await list('?pageSize=1');
    const { comments: rest } = await list(`?pageSize=1&pageToken=${nextPageToken}`);
    expect([...first, ...rest].map(({ text }) => text)).toEqual(['Too small', 'Where is the date?']);

    expect(await ask('PATCH', name, { text: 'Much too small' })).toMatchObject({ text: 'Much too small' });
    expect(await ask<Comment>('POST', `${name}:resolve`)).toHaveProperty('resolveTime');
    expect((await list('?state=open')).comments.map(({ text }) => text)).toEqual(['Where is the date?']);
    expect(await ask<Comment>('POST', `${name}:reopen`)).not.toHaveProperty('resolveTime');
    expect(await ask('DELETE', name)).toEqual({ name });
    expect((await send('DELETE', name)).status).toBe(404);
    expect((await list()).comments.length).toBe(1);
  });

  it('are for everybody who sees the project, each their own', async () => {
    await ask('POST', `${project}:share`, { user: 'grace', role: 'READER' });
    const { name } = await ask<Comment>('POST', `${screen}/comments`, { text: 'I like it' }, GRACE);
    expect((await list('', GRACE)).comments.map(({ author }) => author)).toEqual(['ada', 'grace']);
    const ofAda = (await list()).comments[0]?.name ?? '';
    for (const [method, path, body] of [
      ['PATCH', ofAda, { text: 'x' }],
      ['DELETE', ofAda, undefined],
      ['POST', `${ofAda}:resolve`, undefined],
    ] as const) {
      expect((await send(method, path, body, GRACE)).status, path).toBe(403);
    }
    // The owner may see to it and remove it, and still says nothing in the name of somebody else.
    expect((await send('PATCH', name, { text: 'I do not' })).status).toBe(403);
    expect(await ask<Comment>('POST', `${name}:resolve`)).toHaveProperty('resolveTime');
    expect(await ask<Comment>('POST', `${name}:reopen`, undefined, GRACE)).not.toHaveProperty('resolveTime');
    await ask('DELETE', name);
  });

  it('tell whoever watches within a second', async () => {
    const leaving = new AbortController();
    const answer = await fetch(`${house.address}/v1/${project}/events`, { headers: ADA, signal: leaving.signal });
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    let heard = '';
    const hear = async (words: string): Promise<void> => {
      while (!heard.includes(words)) heard += (await reader?.read())?.value ?? '';
    };
    await hear('"ready"');
    const startMs = performance.now();
    const { name } = await ask<Comment>('POST', `${screen}/comments`, { text: 'Did you hear?' });
    await hear('Did you hear?');
    expect(performance.now() - startMs).toBeLessThan(1_000);
    await ask('DELETE', name);
    await hear('"commentRemoved"');
    leaving.abort();
  });

  it('go with their screen, which goes for good out of the trash alone', async () => {
    const isPurged = async (path: string) => (await send('POST', `${path}:purge`)).status;
    expect(await isPurged(screen)).toBe(404);
    await ask('DELETE', screen);
    expect((await list()).comments).toEqual([]);
    expect((await send('POST', `${screen}/comments`, { text: 'Gone?' })).status).toBe(404);
    const trashed = await ask<{ screens: { name: string }[] }>('GET', `${project}/screens?view=trashed`);
    expect(trashed.screens.map(({ name }) => name)).toEqual([screen]);
    await ask('POST', `${screen}:undelete`);
    expect((await list()).comments.length).toBe(1);
    await ask('DELETE', screen);
    expect(await ask('POST', 'trash:empty', { projectId: '' })).toEqual({ projects: 0, screens: 0, left: 0 });
    expect(await ask('POST', 'trash:empty', { project })).toEqual({ projects: 0, screens: 1, left: 0 });
    expect((await send('POST', `${screen}:undelete`)).status).toBe(404);

    expect(await isPurged(project)).toBe(404);
    await ask('DELETE', project);
    expect((await send('POST', `${project}:purge`, undefined, GRACE)).status).toBe(404);
    expect(await isPurged(project)).toBe(200);
    expect((await send('POST', `${project}:undelete`)).status).toBe(404);
  });
});
