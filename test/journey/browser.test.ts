import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import axe from 'axe-core';
import { chromium, type Browser, type Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LeanWireScreen } from '../../src/contract/shapes/screen.ts';
import { DEVICE_WIDTH_PX } from '../../src/domain/unspecified.ts';
import { DEFAULT_DESKTOP_SCALE, toPictureScale } from '../../src/render/picture-scale.ts';
import { findBrowser } from '../../src/render/find-browser.ts';
import { LISTENING, openPlace, type Place, type Started } from '../cli/run-tailorbird.ts';
import { connectCurrent, type JourneyClient } from './clients.ts';
import { download, screensOf } from './story.ts';

const WIDTHS_PX = [320, 390, 1280, 1920] as const;
const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const PROMPTS = [
  ['MOBILE', 'A habit tracker home screen for runners, dark and playful, with a weekly chart'],
  ['DESKTOP', 'An analytics dashboard for a bike shop with revenue, orders and a table of stock'],
  ['AGNOSTIC', 'A landing page for a bakery with prices, opening hours and a sign-up form'],
] as const;

interface AxeResult {
  violations: { id: string; nodes: { html: string }[] }[];
  passes: unknown[];
}

describe('a stored document in a browser', () => {
  let place: Place;
  let served: Started;
  let client: JourneyClient;
  let browser: Browser;
  let projectId: string;
  beforeAll(async () => {
    const browserPath = await findBrowser(process.env['TAILORBIRD_BROWSER']);
    if (browserPath === undefined) throw new Error('this test needs a Chromium: set TAILORBIRD_BROWSER to its path');
    place = await openPlace();
    served = place.start(['serve', '--port', '0'], {
      TAILORBIRD_BROWSER: browserPath,
      TAILORBIRD_BROWSER_UNSANDBOXED: '1',
    });
    client = await connectCurrent({ url: `${await served.says(LISTENING)}/mcp` });
    browser = await chromium.launch({ executablePath: browserPath, chromiumSandbox: false });
    ({ name: projectId } = await client.call('create_project', { title: 'Browsed' }));
  });
  afterAll(async () => {
    await browser.close();
    served.child.kill('SIGTERM');
    await served.ended;
    await place[Symbol.asyncDispose]();
  });

  /** Saves the document as a person would and opens it from there, with an eye on what it does. */
  const openFromDisk = async (screen: LeanWireScreen) => {
    const file = path.join(place.folder, `${screen.id}.html`);
    await writeFile(file, await download(screen.htmlCode));
    const page = await browser.newPage();
    const address = pathToFileURL(file).href;
    const seen: string[] = [];
    page.on('request', (request) => {
      if (request.url() !== address && !request.url().startsWith('data:')) seen.push(`request: ${request.url()}`);
    });
    page.on('console', (message) => void seen.push(`console: ${message.text()}`));
    page.on('pageerror', (error) => void seen.push(`error: ${error.message}`));
    await page.goto(address);
    return { page, seen };
  };

  const findOverflow = (page: Page): Promise<number> =>
    page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth');

  const findViolations = async (page: Page): Promise<string[]> => {
    await page.evaluate(axe.source);
    const run = `axe.run({ runOnly: ${JSON.stringify(LEVELS)}, resultTypes: ['violations', 'passes'] })`;
    const { violations, passes } = await page.evaluate<AxeResult>(run);
    expect(passes.length).toBeGreaterThan(5);
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 120)}`));
  };

  it.each(PROMPTS)('holds from 320 to 1920 wide and for everybody: %s, %s', async (deviceType, prompt) => {
    const args = { projectId, prompt, deviceType };
    const [screen] = screensOf(await client.call('generate_screen_from_text', args));
    if (screen === undefined) throw new Error('a screen was made');
    expect(await client.call('get_screen', { name: screen.name })).toMatchObject({
      screenMetadata: { renderer: 'chromium' },
    });
    const { width, height } = await sharp(await download(screen.screenshot)).metadata();
    const scale = toPictureScale(deviceType, DEFAULT_DESKTOP_SCALE);
    expect({ width, height }).toEqual({
      width: DEVICE_WIDTH_PX[deviceType] * scale,
      height: Number(screen.height) * scale,
    });

    const { page, seen } = await openFromDisk(screen);
    for (const widthPx of WIDTHS_PX) {
      await page.setViewportSize({ width: widthPx, height: 900 });
      expect({ widthPx, overflowPx: await findOverflow(page) }).toEqual({ widthPx, overflowPx: 0 });
      expect({ widthPx, violations: await findViolations(page) }).toEqual({ widthPx, violations: [] });
    }
    expect(seen).toEqual([]);
    await page.close();
  });
});
