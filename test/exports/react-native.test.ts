import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { House } from '../../src/cli/house.ts';
import { readConfig } from '../../src/config.ts';
import type { DrawnDevice } from '../../src/domain/designer.ts';
import { DEVICE_WIDTH_PX } from '../../src/domain/unspecified.ts';
import { writeReactNative } from '../../src/exports/react-native/write-react-native.ts';
import { openHouse } from '../../src/open-house.ts';
import { TEST_ENGINES } from '../../src/render/fixtures/test-engines.ts';
import type { LayoutChild } from '../../src/render/layout-tree.ts';
import type { RenderEngine } from '../../src/render/render-engine.ts';
import { compareLooks, openBuilt, photographBuilt, photographHtml } from './build-export.ts';
import { openScreenBrowser } from './open-screen-browser.ts';
import { buildNative } from './build-native.ts';

const SCREENS: readonly [string, DrawnDevice, number][] = [
  ['A habit tracker home screen with avatars of friends, a weekly chart and a tab bar', 'MOBILE', 0.06],
  ['Checkout form with address, delivery choices, a note and an order summary', 'MOBILE', 0.13],
  ['Recipe of a lentil soup with ingredients and steps', 'TABLET', 0.08],
];

/** Screens that the service drew, as React Native, built by React Native for Web and looked at in a browser. */
describe('a screen as React Native', () => {
  let folder: string;
  let house: House;
  let engine: RenderEngine;
  let browser: Browser;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'tailorbird-native-'));
    house = await openHouse(readConfig({ data: folder }, { TAILORBIRD_BROWSER: 'none' }), {
      onNotice: () => undefined,
    });
    engine = await TEST_ENGINES.chromium();
    browser = await openScreenBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await engine.close();
    await house.close();
    await rm(folder, { recursive: true, force: true });
  });

  const draw = async (prompt: string, device: DrawnDevice) => {
    const { drawing } = house.deps;
    const signal = AbortSignal.timeout(60_000);
    const request = { prompt, device, seed: prompt, now: new Date('2026-03-04T10:00:00Z') };
    const page = await drawing.designers
      .pick(undefined)
      .designer.design(request, { signal, progress: () => undefined });
    const { html } = await drawing.finish(page.body, page);
    return { html, layout: (await engine.render({ html, device, signal })).layout };
  };
  const drawBody = async (body: string) => {
    const { drawing } = house.deps;
    const signal = AbortSignal.timeout(60_000);
    const request = {
      prompt: 'A page of words',
      device: 'MOBILE',
      seed: 'parts',
      now: new Date('2026-03-04T10:00:00Z'),
    } as const;
    const page = await drawing.designers
      .pick(undefined)
      .designer.design(request, { signal, progress: () => undefined });
    const { html } = await drawing.finish(body, page);
    return { html, layout: (await engine.render({ html, device: 'MOBILE', signal })).layout };
  };
  const listTexts = (child: LayoutChild): string[] =>
    child.kind === 'text' ? [child.text] : child.kind === 'node' ? child.children.flatMap(listTexts) : [];
  const bare = (text: string): string => text.replaceAll(/\s/g, '');

  it.each(SCREENS)(
    '%s: shows every word, near to where the page has it',
    { timeout: 240_000 },
    async (prompt, device, most) => {
      const { html, layout } = await draw(prompt, device);
      const files = await writeReactNative({ title: prompt, layOut: async () => layout });
      expect(files.filter(({ path: name }) => name.startsWith('sections/')).length).toBeGreaterThan(0);
      await using built = await buildNative(files, html);
      const width = DEVICE_WIDTH_PX[device];
      await using page = await openBuilt(browser, built, width);
      const shown = bare(
        await page.evaluate(
          `[document.body.innerText, ...[...document.querySelectorAll('input,textarea')].map((field) => field.placeholder)].join('')`,
        ),
      );
      const texts = listTexts(layout.root).map(bare);
      expect(texts.length).toBeGreaterThan(15);
      expect(texts.filter((text) => !shown.includes(text))).toEqual([]);
      const look = await photographHtml(browser, html, width);
      const share = await compareLooks(look, await photographBuilt(browser, built, width));

      expect(share).toBeLessThan(most);
    },
  );

  it.each([
    [
      'bubbles whose words break before they fill the row',
      `<div class="flex flex-col gap-3"><p class="max-w-[60%] self-start rounded-lg bg-surface-container p-4">Words that go on for longer than a line</p><p class="max-w-[60%] self-end rounded-lg bg-primary p-4 text-on-primary">And an answer to them that does so as well</p></div>`,
    ],
    [
      'one button that fills a bar of buttons',
      `<div class="flex flex-wrap"><div class="flex w-full flex-wrap *:grow"><button class="inline-flex min-h-12 items-center justify-center rounded-lg bg-primary px-6 text-on-primary"><span>Add</span></button></div></div>`,
    ],
    [
      'cells with room around their words',
      `<table class="w-full rounded-lg bg-surface-container"><tr><th class="px-4 py-3 text-start">One</th><td class="px-4 py-3 text-end">Two</td></tr><tr><th class="px-4 py-3 text-start">Three</th><td class="px-4 py-3 text-end">Four</td></tr></table>`,
    ],
    [
      'words below a mark, in the middle of a cell',
      `<ul class="grid grid-cols-4">${['Home', 'Calendar', 'Favourites', 'You'].map((word) => `<li><a href="#" class="flex min-h-14 flex-col items-center gap-1 py-2"><span class="size-6 rounded-full bg-primary"></span><span class="text-label-sm">${word}</span></a></li>`).join('')}</ul>`,
    ],
  ])('keeps %s', { timeout: 120_000 }, async (_, body) => {
    const { html, layout } = await drawBody(`<main class="flex flex-col gap-4 p-4">${body}</main>`);
    await using built = await buildNative(await writeReactNative({ title: 'Part', layOut: async () => layout }), html);
    const [look, other] = [await photographHtml(browser, html, 390), await photographBuilt(browser, built, 390)];
    // Of a page that is mostly empty: what stands elsewhere is more.
    expect(await compareLooks(look, other)).toBeLessThan(0.006);
  });

  it('leaves pages that no app has to other forms', async () => {
    const { layout } = await draw('Sales dashboard of a bike shop', 'DESKTOP');
    await expect(writeReactNative({ title: 'Sales', layOut: async () => layout })).rejects.toThrow(/no app's screen/);
  });

  it('keeps the names of its parts apart from what React Native brings', async () => {
    const words = '<div class="rounded-lg bg-surface-container p-4"><h2>Prices</h2><p>From nine to five</p></div>';
    const sections = ['text', 'image', 'view'].map((block) => `<section data-block="${block}">${words}</section>`);
    const { layout } = await drawBody(`<main>${sections.join('')}</main>`);
    const files = await writeReactNative({ title: 'Names', layOut: async () => layout });
    for (const { path: name, bytes } of files) {
      const code = Buffer.from(bytes).toString('utf8');
      const [, brought = ''] = /import \{ ([^}]*) \} from 'react-native'/.exec(code) ?? [];
      const [, own] = /export function (\w+)/.exec(code) ?? [];
      expect(brought.split(', '), name).not.toContain(own);
    }
    expect(files.map(({ path: name }) => name)).toContain('sections/text-section.tsx');
  });
});
