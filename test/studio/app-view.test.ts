import path from 'node:path';
import { chromium, type Browser, type FrameLocator, type Page } from 'playwright-core';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBrowser } from '../../src/render/find-browser.ts';
import { openTestHouse, type TestHouse } from '../http/open-test-house.ts';
import { findViolations } from './open-studio.ts';

const LONG_MS = 240_000;

/** A host as the official library makes one. What the view asks of it is kept in `said`. */
const HOST = `
import { AppBridge, PostMessageTransport } from '@modelcontextprotocol/ext-apps/app-bridge';
globalThis.said = [];
globalThis.show = async ({ html, args }) => {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  Object.assign(frame.style, { width: '900px', height: '800px', border: 0 });
  const offered = { serverTools: {}, serverResources: {}, openLinks: {}, message: { text: {} } };
  const bridge = new AppBridge(null, { name: 'host', version: '1.0.0' }, offered, { hostContext: { theme: 'dark' } });
  bridge.oncalltool = (params) => globalThis.ask('tools/call', params);
  bridge.onreadresource = (params) => globalThis.ask('resources/read', params);
  bridge.onopenlink = async ({ url }) => (said.push(['open', url]), {});
  bridge.onmessage = async ({ content }) => (said.push(['message', content[0].text]), {});
  bridge.onsizechange = ({ height }) => said.push(['height', height]);
  document.body.append(frame);
  await bridge.connect(new PostMessageTransport(frame.contentWindow, frame.contentWindow));
  const ready = new Promise((resolve) => (bridge.oninitialized = resolve));
  frame.srcdoc = html;
  await ready;
  await bridge.sendToolInput({ arguments: args });
  globalThis.answer = (result) => bridge.sendToolResult(result);
};
`;

const POLICIES = {
  'no policy': '',
  'a strict policy': "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:",
  'no frames': "frame-src 'none'; child-src 'none'",
} as const;

interface Answer {
  structuredContent: { output_components: { design?: { screens: { name: string; title: string }[] } }[] };
}

describe('the view in a chat, in the official host', () => {
  let house: TestHouse;
  let browser: Browser;
  let host: string;
  let view: string;
  let made: Answer;
  let variants: Answer;
  const ask = async (method: string, params: object): Promise<unknown> => {
    const { text } = await house.ask('/mcp', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    });
    return (JSON.parse(text) as { result: unknown }).result;
  };
  const call = async (name: string, args: object): Promise<Answer> =>
    (await ask('tools/call', { name, arguments: args })) as Answer;
  const screensOf = ({ structuredContent }: Answer) =>
    structuredContent.output_components.flatMap(({ design }) => design?.screens ?? []);

  beforeAll(async () => {
    const executablePath = await findBrowser(process.env['TAILORBIRD_BROWSER']);
    if (executablePath === undefined) throw new Error('this test needs a Chromium');
    host = await bundle(HOST);
    house = await openTestHouse();
    browser = await chromium.launch({ executablePath, chromiumSandbox: false });
    const { contents } = (await ask('resources/read', { uri: 'ui://tailorbird/screens.html' })) as {
      contents: { text: string }[];
    };
    view = contents[0]?.text ?? '';
    const { name } = await house.call('create_project', { title: 'In a chat' });
    const projectId = name.split('/')[1] ?? '';
    made = await call('generate_screen_from_text', { projectId, prompt: 'A login screen', deviceType: 'MOBILE' });
    const selectedScreenIds = screensOf(made).map((screen) => screen.name.split('/')[3] ?? '');
    const variantOptions = { variantCount: 2, aspects: ['COLOR_SCHEME'] };
    variants = await call('generate_variants', { projectId, selectedScreenIds, prompt: 'Warmer', variantOptions });
  }, LONG_MS);
  afterAll(async () => {
    await browser.close();
    await house[Symbol.asyncDispose]();
  });

  const open = async (policy: string): Promise<{ page: Page; frame: FrameLocator }> => {
    const page = await browser.newPage({ viewport: { width: 920, height: 820 } });
    page.setDefaultTimeout(60_000);
    await page.exposeFunction('ask', ask);
    await page.addScriptTag({ content: host });
    const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
    const html = policy === '' ? view : view.replace('<head>', `<head>${meta}`);
    await page.evaluate(`show(${JSON.stringify({ html, args: { prompt: 'A login screen' } })})`);
    return { page, frame: page.frameLocator('iframe') };
  };
  const said = async (page: Page, kind: string): Promise<unknown[]> =>
    (await page.evaluate<[string, unknown][]>('said')).filter(([one]) => one === kind).map(([, what]) => what);

  it.each(Object.entries(POLICIES))(
    'shows progress and then the page itself under %s',
    async (_, policy) => {
      const { page, frame } = await open(policy);
      await frame.getByRole('status').getByText('Being designed: A login screen').waitFor();
      await page.evaluate(`answer(${JSON.stringify(made)})`);
      const screen = frame.frameLocator('.stage iframe');
      await screen.getByRole('button').first().waitFor();
      await frame.getByRole('button', { name: 'Tablet' }).click();
      await expect.poll(() => frame.locator('.stage iframe').getAttribute('style')).toContain('width: 768px');
      await frame.getByRole('button', { name: 'Open in studio' }).click();
      const [first] = screensOf(made);
      await expect.poll(() => said(page, 'open')).toEqual([`${house.address}/${first?.name ?? ''}`]);
      const heights = (await said(page, 'height')) as number[];
      expect(heights.at(-1)).toBeGreaterThan(300);
      await page.close();
    },
    LONG_MS,
  );

  it(
    'shows variants side by side, and tells the model which one is to be used',
    async () => {
      const { page, frame } = await open(POLICIES['a strict policy']);
      await page.evaluate(`answer(${JSON.stringify(variants)})`);
      await frame.locator('.stage iframe').nth(1).waitFor();
      const boxes = await Promise.all([0, 1].map((at) => frame.locator('#screens li').nth(at).boundingBox()));
      expect(boxes[0]?.y).toBe(boxes[1]?.y);
      const own = page.frames()[1];
      if (own === undefined) throw new Error('the host shows the view in a frame');
      expect(await findViolations(own)).toEqual([]);
      await frame.getByRole('button', { name: 'Use this one' }).nth(1).click();
      const second = screensOf(variants)[1];
      await expect.poll(() => said(page, 'message')).toEqual([expect.stringContaining(second?.name ?? '-')]);
      await page.close();
    },
    LONG_MS,
  );
});

/** One classic script of a module and what it imports. */
async function bundle(code: string): Promise<string> {
  const ID = 'virtual:host';
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    root: path.resolve(import.meta.dirname, '../..'),
    plugins: [
      {
        name: 'host',
        resolveId: (id) => (id === ID ? path.resolve(import.meta.dirname, 'host.js') : undefined),
        load: (id) => (id.endsWith(`${path.sep}studio${path.sep}host.js`) ? code : undefined),
      },
    ],
    build: { write: false, rollupOptions: { input: ID, output: { format: 'iife' } } },
  })) as Rolldown.RolldownOutput;
  const [chunk] = built.output;
  return chunk.code;
}
