import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FileId } from '../../src/domain/brand.ts';
import { embeddedDesigner } from '../../src/designer/embedded-designer.ts';
import { connect, type TestClient } from './clients.ts';
import { openTestService, type TestService } from './open-test-service.ts';
import { createProject, screensOf, suggestionsOf, textOf } from './steps.ts';

let service: TestService;
let client: TestClient;
beforeAll(async () => {
  service = await openTestService({ designer: embeddedDesigner });
  client = await connect(service, '2026-07-28');
});
afterAll(() => service[Symbol.asyncDispose]());

async function readBody(downloadUrl = ''): Promise<string> {
  const file = await service.deps.store.files.find(downloadUrl.split('/').at(-1) as FileId);
  const html = new TextDecoder().decode(await service.deps.blobs.get(file?.contentHash ?? ''));
  return html.slice(html.indexOf('<body'));
}

// spec: 4.6-accepted
it.each([
  ['a page of the embedded designer', 'Order page of a florist called Petalwise, teal'],
  ['a page in another language', 'Bestellseite eines Blumenladens namens Petalwise'],
  [
    'a page that the client has drawn',
    '```html\n<body><main><h1>Petalwise</h1><p>Peonies today</p></main></body>\n```',
  ],
])('a suggestion that is sent back makes a new screen: the one it came with, changed: %s', async (_, prompt) => {
  const { projectId } = await createProject(client);
  const first = await client.succeed('generate_screen_from_text', { projectId, prompt, deviceType: 'MOBILE' });
  const [source] = screensOf(first);
  const suggestion = suggestionsOf(first).find((one) => one === 'Make it dark');
  expect(suggestion).toBeDefined();
  const accepted = await client.succeed('generate_screen_from_text', { projectId, prompt: suggestion });
  const [screen, ...others] = screensOf(accepted);
  expect(others).toEqual([]);
  expect(screen).toMatchObject({ title: source?.title, deviceType: 'MOBILE', theme: { colorMode: 'DARK' } });
  expect(screen?.prompt).toMatch(/^Make it dark\n\nIts source: /);
  expect(screen?.id).not.toBe(source?.id);
  expect(textOf(accepted)).toContain(`From ${source?.title}: `);
  expect(await readBody(screen?.htmlCode?.downloadUrl)).toBe(await readBody(source?.htmlCode?.downloadUrl));
});

it('a suggestion of several answers is that of the newest', async () => {
  const { projectId } = await createProject(client);
  await client.succeed('generate_screen_from_text', { projectId, prompt: 'A price list of a bakery' });
  const newest = await client.succeed('generate_screen_from_text', { projectId, prompt: 'A contact form' });
  const accepted = await client.succeed('generate_screen_from_text', { projectId, prompt: ' Make it dark\n' });
  expect(screensOf(accepted)[0]?.title).toBe(screensOf(newest)[0]?.title);
});

it('a prompt that nobody suggested is one of its own', async () => {
  const { projectId } = await createProject(client);
  await client.succeed('generate_screen_from_text', { projectId, prompt: 'A checklist for a sailing school' });
  const output = await client.succeed('generate_screen_from_text', { projectId, prompt: 'A dark price list' });
  expect(textOf(output)).not.toContain('From ');
  expect(screensOf(output)[0]?.prompt).toBe('A dark price list');
});
