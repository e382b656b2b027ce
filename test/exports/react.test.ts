import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../src/config.ts';
import type { House } from '../../src/cli/house.ts';
import type { DrawnDevice } from '../../src/domain/designer.ts';
import { writeReact } from '../../src/exports/react/write-react.ts';
import { openHouse } from '../../src/open-house.ts';
import { TEST_ENGINES } from '../../src/render/fixtures/test-engines.ts';
import type { RenderEngine } from '../../src/render/render-engine.ts';
import { buildExport, compareLooks, photographAs, photographBuilt, photographHtml } from './build-export.ts';
import { openScreenBrowser } from './open-screen-browser.ts';

const SCREENS: readonly [string, DrawnDevice][] = [
  ['A habit tracker home screen with avatars of friends, a weekly chart and a tab bar', 'MOBILE'],
  ['Sales dashboard of a bike shop with figures, a table of orders and a revenue chart', 'DESKTOP'],
  ['Checkout form with address, delivery choices, a note and an order summary', 'TABLET'],
  // Its pictures have greys of their own, which the page's roles have turned round.
  ['Landing page of a portrait photographer, monochrome, with a hero picture and team with portraits', 'DESKTOP'],
];

/** Exports of screens that the service drew, type-checked, built and looked at beside their screenshots. */
describe('a screen as React components', () => {
  let folder: string;
  let house: House;
  let browser: Browser;
  let engine: RenderEngine;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'tailorbird-react-'));
    house = await openHouse(readConfig({ data: folder }, { TAILORBIRD_BROWSER: 'none' }), {
      onNotice: () => undefined,
    });
    browser = await openScreenBrowser();
    engine = await TEST_ENGINES.chromium();
  });
  afterAll(async () => {
    await engine.close();
    await browser.close();
    await house.close();
    await rm(folder, { recursive: true, force: true });
  });

  const drawBody = (body: string): Promise<string> => draw('A page of words', 'MOBILE', body);
  const draw = async (prompt: string, device: DrawnDevice, body?: string): Promise<string> => {
    const { drawing } = house.deps;
    const { designer } = drawing.designers.pick(undefined);
    const request = { prompt, device, seed: prompt, now: new Date('2026-03-04T10:00:00Z') };
    const page = await designer.design(request, { signal: AbortSignal.timeout(60_000), progress: () => undefined });
    return (await drawing.finish(body ?? page.body, page)).html;
  };

  it('builds, and looks as the screenshot does in the window of the screenshot', { timeout: 240_000 }, async () => {
    const looks: Buffer[] = [];
    for (const [prompt, device] of SCREENS) {
      const html = await draw(prompt, device);
      await using built = await buildExport(writeReact({ title: prompt, html }));
      const { png } = await engine.render({ html, device, signal: AbortSignal.timeout(60_000) });
      const look = Buffer.from(png);
      expect(await compareLooks(look, await photographAs(browser, built, { png, device })), prompt).toBeLessThan(0.01);
      looks.push(look);
    }
    const [first, second] = looks;
    if (first === undefined || second === undefined) throw new Error('nothing was drawn');
    expect(await compareLooks(first, second)).toBeGreaterThan(0.1);
  });

  it('parts the page by section and tells what repeats as data', async () => {
    const html = await draw('Sales dashboard of a bike shop with a table of orders and a side menu', 'DESKTOP');
    const files = writeReact({ title: 'Sales', html });
    const sections = files.filter(({ path: name }) => name.startsWith('src/sections/'));
    expect(sections.length).toBeGreaterThan(2);
    // Each drawing has a file of its own: a new one needs no file that somebody may have changed.
    expect(files.filter(({ path: name }) => /^src\/icons\/[a-z0-9-]+\.tsx$/.test(name)).length).toBeGreaterThan(2);
    const code = sections.map(({ bytes }) => Buffer.from(bytes).toString('utf8')).join('\n');
    expect(code).toMatch(/interface \w+Props \{\n {2}\w+/);
    expect(code).toMatch(/const \w+: readonly \w+Props\[\] = \[/);
    expect(code).not.toMatch(/data-id|data-picture="[^"]|dangerouslySetInnerHTML/);
  });

  it.each([
    ['a section and a drawing', 'picture', 'photo: of a tree'],
    ['a section and a type', 'art', 'logo: Oak'],
    ['a section and a chart', 'chart', ''],
  ])('builds where %s have one name', { timeout: 120_000 }, async (_, block, picture) => {
    const art = `<svg role="img" data-picture="${picture}" viewBox="0 0 9 9" class="size-8"><path d="M1 1h7v7z"/></svg>`;
    const other = `<svg role="img" data-picture="${picture.split(' ')[0]}" viewBox="0 0 9 9" class="size-6"><path d="M1 1h7v3z"/></svg>`;
    const items = `<ul>${['One', 'Two', 'Three'].map((word, at) => `<li class="flex gap-2">${at === 1 ? art : other}<b>${word}</b></li>`).join('')}</ul>`;
    const html = await drawBody(`<main><section data-block="${block}"><h2>Words</h2>${art}${items}</section></main>`);
    await using built = await buildExport(writeReact({ title: 'Names', html }));
    expect(
      await compareLooks(await photographHtml(browser, html, 390), await photographBuilt(browser, built, 390)),
    ).toBe(0);
  });
});
