import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../src/config.ts';
import type { House } from '../../src/cli/house.ts';
import { DEVICE_WIDTH_PX } from '../../src/domain/unspecified.ts';
import type { DrawnDevice } from '../../src/domain/designer.ts';
import { writeReact } from '../../src/exports/react/write-react.ts';
import { findBrowser } from '../../src/render/find-browser.ts';
import { openHouse } from '../../src/open-house.ts';
import { buildExport, compareLooks, photographBuilt, photographHtml } from './build-export.ts';

const SCREENS: readonly [string, DrawnDevice][] = [
  ['A habit tracker home screen with avatars of friends, a weekly chart and a tab bar', 'MOBILE'],
  ['Sales dashboard of a bike shop with figures, a table of orders and a revenue chart', 'DESKTOP'],
  ['Checkout form with address, delivery choices, a note and an order summary', 'TABLET'],
];

/** Exports of screens that the service drew, type-checked, built and looked at beside their documents. */
describe('a screen as React components', () => {
  let folder: string;
  let house: House;
  let browser: Browser;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'tailorbird-react-'));
    house = await openHouse(readConfig({ data: folder }, { TAILORBIRD_BROWSER: 'none' }), {
      onNotice: () => undefined,
    });
    const browserPath = await findBrowser(process.env['TAILORBIRD_BROWSER']);
    if (browserPath === undefined) throw new Error('there is no browser to look with');
    browser = await chromium.launch({ executablePath: browserPath, chromiumSandbox: false });
  });
  afterAll(async () => {
    await browser.close();
    await house.close();
    await rm(folder, { recursive: true, force: true });
  });

  const draw = async (prompt: string, device: DrawnDevice): Promise<string> => {
    const { drawing } = house.deps;
    const { designer } = drawing.designers.pick(undefined);
    const request = { prompt, device, seed: prompt, now: new Date('2026-03-04T10:00:00Z') };
    const page = await designer.design(request, { signal: AbortSignal.timeout(60_000), progress: () => undefined });
    return (await drawing.finish(page.body, page)).html;
  };

  it('builds, and looks as the document does', { timeout: 240_000 }, async () => {
    const looks: Buffer[] = [];
    for (const [prompt, device] of SCREENS) {
      const html = await draw(prompt, device);
      await using built = await buildExport(writeReact({ title: prompt, html }));
      const width = DEVICE_WIDTH_PX[device];
      const look = await photographHtml(browser, html, width);
      expect(await compareLooks(look, await photographBuilt(browser, built, width)), prompt).toBeLessThan(0.01);
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
    const code = sections.map(({ bytes }) => Buffer.from(bytes).toString('utf8')).join('\n');
    expect(code).toMatch(/interface \w+Props \{\n {2}\w+/);
    expect(code).toMatch(/const \w+: readonly \w+Props\[\] = \[/);
    expect(code).not.toMatch(/data-id|data-picture|dangerouslySetInnerHTML/);
  });
});
