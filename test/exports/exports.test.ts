import { fileURLToPath } from 'node:url';
import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { compile } from 'tailwindcss';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestHouse, type TestHouse } from '../http/open-test-house.ts';

/** Every form in which screens leave, over HTTP and as a resource, from screens that the service drew. */
describe('exports', () => {
  let house: TestHouse;
  let project: string;
  let screen: string;
  beforeAll(async () => {
    house = await openTestHouse();
    ({ name: project } = await house.call('create_project', { title: 'Running' }));
    for (const prompt of ['A habit tracker home screen with avatars of friends', 'A login screen']) {
      const made = await house.call('generate_screen_from_text', {
        projectId: project.slice('projects/'.length),
        prompt,
        deviceType: 'MOBILE',
      });
      screen ??= made.outputComponents.flatMap(({ design }) => design?.screens ?? [])[0]?.name ?? '';
    }
  });
  afterAll(() => house[Symbol.asyncDispose]());

  const take = async (name: string, format: string) => {
    const answer = await fetch(`${house.address}/v1/${name}/exports/${format}`);
    if (answer.status !== 200) throw new Error(`${format} answered ${answer.status}: ${await answer.text()}`);
    return { type: answer.headers.get('content-type'), bytes: new Uint8Array(await answer.arrayBuffer()) };
  };
  const unpack = async (name: string, format: string): Promise<Record<string, string>> => {
    const { type, bytes } = await take(name, format);
    expect(type).toBe('application/zip');
    return Object.fromEntries(
      Object.entries(unzipSync(bytes)).map(([file, content]) => [file, Buffer.from(content).toString('utf8')]),
    );
  };

  it.each([
    ['html', 'text/html; charset=utf-8', '<!doctype html>'],
    ['svg', 'image/svg+xml', '<svg'],
    ['png', 'image/png', '\x89PNG'],
    ['penpot', 'application/vnd.penpot', 'PK'],
  ])('%s is one file', async (format, type, start) => {
    const taken = await take(screen, format);
    expect(taken.type).toBe(type);
    expect(Buffer.from(taken.bytes).toString('latin1').startsWith(start)).toBe(true);
  });

  it('source parts markup, styles, tokens and fonts, which point to one another', async () => {
    const files = await unpack(screen, 'source');
    for (const [, sheet = ''] of (files['index.html'] ?? '').matchAll(/href="([^"#]+\.css)"/g))
      expect(files).toHaveProperty([sheet]);
    expect(files['index.html']).not.toMatch(/<style|base64/);
    expect(files['styles.css']).toContain('.flex{display: flex}');
    const fonts = [...(files['fonts.css'] ?? '').matchAll(/url\('\.\/([^']+)'\)/g)].map(([, font = '']) => font);
    expect(fonts.length).toBeGreaterThan(0);
    for (const font of fonts) expect(files[font]?.startsWith('wOF2')).toBe(true);
  });

  it('the exported theme defines every name that classes and drawings use', async () => {
    const files = await unpack(screen, 'source');
    const classes = [...(files['index.html'] ?? '').matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) =>
      names.split(' '),
    );
    const loadStylesheet = async (id: string) => {
      const local = id.startsWith('./') ? files[id.slice(2)] : undefined;
      const content = local ?? (await readFile(fileURLToPath(import.meta.resolve(id)), 'utf8'));
      return { path: id, base: '', content };
    };
    const built = (await compile(files['tailwind.css'] ?? '', { loadStylesheet })).build(classes);
    const page = `${built}${files['index.html']}`;
    const defined = new Set([...page.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name));
    const drawn = [...(files['index.html'] ?? '').matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name);
    expect(drawn.length).toBeGreaterThan(0);
    expect(drawn.filter((name) => !defined.has(name))).toEqual([]);
    expect(built).toContain('background-color: var(--background)');
  });

  it('tokens need no design system', async () => {
    const files = await unpack(screen, 'tokens');
    expect(Object.keys(files)).toEqual(expect.arrayContaining(['tokens.css', 'tailwind.css', 'tokens.json']));
    expect(JSON.parse(files['tokens.json'] ?? '')).toBeTypeOf('object');
  });

  it('a project is one zip with all its screens', async () => {
    expect(Object.keys(await unpack(project, 'html'))).toHaveLength(2);
    const source = Object.keys(await unpack(project, 'source'));
    expect(source.filter((file) => file.endsWith('/index.html'))).toHaveLength(2);
  });

  it('pdf says what is missing where no browser draws, and in a project why its screens are', async () => {
    const { status, text } = await house.ask(`/v1/${screen}/exports/pdf`);
    expect({ status, text }).toEqual({ status: 409, text: expect.stringContaining('only a browser prints PDF') });
    expect(Object.values(await unpack(project, 'pdf'))).toEqual([
      expect.stringContaining('chromium-headless-shell'),
      expect.stringContaining('chromium-headless-shell'),
    ]);
  });

  it('tells which forms there are', async () => {
    const { status, text } = await house.ask(`/v1/${screen}/exports/docx`);
    expect({ status, text }).toEqual({
      status: 404,
      text: expect.stringContaining(
        'html, png, svg, pdf, penpot, fig, fig-clipboard, source, tokens, react, react-native, vue, svelte',
      ),
    });
  });
});
