import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fence, openSentHouse, operations } from '../sent/open-sent-house.ts';
import { ERAS } from './clients.ts';

/** What an agent does with whatever client it has. */
interface Agent extends AsyncDisposable {
  instructions: string;
  read(uri: string): Promise<string>;
  readPicture(uri: string): Promise<number>;
  /** The structured content of a call. */
  call(name: string, args: object): Promise<Record<string, unknown>>;
}

async function overHttp(era: (typeof ERAS)[number]): Promise<Agent> {
  const house = await openSentHouse(era);
  const { client } = house;
  return {
    instructions: client.instructions(),
    read: async (uri) => (await client.readResource(uri)).text,
    readPicture: async (uri) => (await client.readBytes(uri)).bytes.length,
    call: async (name, args) => (await client.call(name, args)).structuredContent ?? {},
    [Symbol.asyncDispose]: () => house[Symbol.asyncDispose](),
  };
}

async function overStdio(): Promise<Agent> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'tailorbird-agent-'));
  const main = path.join(import.meta.dirname, '../../src/main.js');
  const client = new Client({ name: 'tailorbird-tests', version: '1.0.0' });
  const env = { PATH: process.env['PATH'] ?? '', TAILORBIRD_DATA: dataDir, TAILORBIRD_BROWSER: 'none' };
  const args = ['--disable-warning=ExperimentalWarning', main, 'mcp'];
  await client.connect(new StdioClientTransport({ command: process.execPath, args, env, stderr: 'ignore' }));
  const readContent = async (uri: string) => (await client.readResource({ uri })).contents[0] ?? {};
  return {
    instructions: client.getInstructions() ?? '',
    async read(uri) {
      const content = await readContent(uri);
      return 'text' in content ? String(content.text) : '';
    },
    async readPicture(uri) {
      const content = await readContent(uri);
      return 'blob' in content ? Buffer.from(String(content.blob), 'base64').length : 0;
    },
    call: async (name, given) =>
      ((await client.callTool({ name, arguments: { ...given } })).structuredContent ?? {}) as Record<string, unknown>,
    async [Symbol.asyncDispose]() {
      await client.close();
      await rm(dataDir, { recursive: true });
    },
  };
}

const WAYS: [string, () => Promise<Agent>][] = [
  ...ERAS.map((era): [string, () => Promise<Agent>] => [`HTTP, ${era}`, () => overHttp(era)]),
  ['stdio', overStdio],
];

const LONG = 'Passage of the Ida Marlene, loaded with gravel for the new weir at Oberhafen';

const toPage = (classes: string): string => `<body>
  <main class="flex flex-col gap-block px-page py-6">
    <h1 class="font-headline text-headline-lg">Lock 7 today</h1>
    <section data-block="next-passage" class="rounded-lg bg-primary-container p-card text-on-primary-container">
      <h2 class="text-title-lg">Next passage</h2>
      <p class="${classes}">${LONG}</p>
      <p class="font-headline text-display-sm tabular-nums">14:20</p>
    </section>
    <button type="button" class="min-h-12 rounded-control bg-primary px-6 text-on-primary">Open the gate</button>
  </main>
</body>`;

describe.each(WAYS)('an agent that draws itself, over %s', (_, open) => {
  let agent: Agent;
  let project: string;
  beforeAll(async () => {
    agent = await open();
    project = String((await agent.call('create_project', { title: 'Lock 7' }))['name']);
  });
  afterAll(() => agent[Symbol.asyncDispose]());

  const textOf = (output: Record<string, unknown>): string =>
    (output['output_components'] as { text?: string }[]).flatMap(({ text }) => text ?? []).join('\n');
  const idOf = (outline: string, words: string): string =>
    new RegExp(`(\\w+) \\w+ (?:\\[[\\w-]+\\] )?"${words}`).exec(outline)?.[1] ?? '';

  it('is told how, sends a page, learns what is wrong, mends it, and changes one element by its id', async () => {
    expect(agent.instructions.length).toBeLessThan(2_000);
    expect(agent.instructions).toContain('tailorbird://guide/pages');
    expect(await agent.read('tailorbird://guide/pages')).toContain('# Pages: draw the screen yourself');

    const projectId = project.replace('projects/', '');
    const made = await agent.call('generate_screen_from_text', {
      projectId,
      prompt: `Lock 7 today, for the phone. Light, primary #0b5f73.\n\n${fence(toPage('w-40 overflow-hidden whitespace-nowrap text-body-md'))}`,
      deviceType: 'MOBILE',
    });
    const name = /projects\/\d+\/screens\/\w+/.exec(JSON.stringify(made))?.[0] ?? '';
    const cut = /- (\w+) "Passage of the Ida[^"]*": its text is cut off at the right/.exec(textOf(made))?.[1];
    expect(cut).toBeDefined();
    expect(textOf(made)).toContain(`tailorbird://${name}/picture`);

    const outline = await agent.read(`tailorbird://${name}/outline`);
    expect(idOf(outline, 'Passage of the Ida')).toBe(cut);
    const main = /(\w+) main/.exec(outline)?.[1] ?? '';
    const [mended = ''] = /<main[\s\S]*<\/main>/.exec(toPage('text-body-md')) ?? [];
    const edit = async (prompt: string): Promise<string> =>
      textOf(await agent.call('edit_screens', { projectId, selectedScreenIds: [name.split('/').at(-1)], prompt }));
    const after = await edit(fence(mended.replace('<main', `<main data-id="${main}"`)));
    expect(after).not.toContain('cut off');
    expect(await agent.readPicture(`tailorbird://${name}/picture`)).toBeGreaterThan(1_000);

    const before = await agent.read(`tailorbird://${name}/elements/body`);
    const time = idOf(await agent.read(`tailorbird://${name}/outline`), '14:20');
    await edit(operations({ kind: 'set-text', id: time, value: '14:35' }));
    expect(await agent.read(`tailorbird://${name}/elements/body`)).toBe(before.replace('14:20', '14:35'));
  });
});
