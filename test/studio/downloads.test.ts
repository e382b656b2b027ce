import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBrowser } from '../../src/render/find-browser.ts';
import { readFig } from '../exports/read-fig.ts';
import { readPenpot } from '../exports/read-penpot.ts';
import { findViolations, openStudio, type Studio } from './open-studio.ts';

const LONG_MS = 240_000;
const FIELD = 'Ring number';

/** A page whose words are known, so that each form can be asked for them. */
const PAGE = `<body><main class="flex flex-col gap-block px-page py-6"><h1 class="text-headline-lg">Pigeons</h1>
<section data-block="find" class="rounded-lg bg-surface-container p-card"><p class="text-body-md">${FIELD}</p></section></main></body>`;

const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('utf8');
const startOf = (bytes: Uint8Array): string => Buffer.from(bytes.subarray(0, 5)).toString('latin1');

/** All text of the files of a zip whose names end so. */
function readZip(bytes: Uint8Array, ending: RegExp): string {
  const files = Object.entries(unzipSync(bytes)).filter(([name]) => ending.test(name));
  return files.map(([, content]) => textOf(content)).join('\n');
}

/** Whether what came down under each name of the menu opens as what it says, with the words of the page. */
const FORMS: Readonly<Record<string, { ending: string; opens(bytes: Uint8Array): unknown; holds: unknown }>> = {
  HTML: { ending: '.html', opens: textOf, holds: expect.stringContaining(FIELD) },
  PNG: { ending: '.png', opens: async (bytes) => (await sharp(bytes).metadata()).format, holds: 'png' },
  SVG: { ending: '.svg', opens: textOf, holds: expect.stringContaining(FIELD) },
  PDF: { ending: '.pdf', opens: startOf, holds: '%PDF-' },
  Penpot: { ending: '.penpot', opens: (bytes) => readPenpot(bytes).texts, holds: expect.arrayContaining([FIELD]) },
  'Figma (experimental)': {
    ending: '.fig',
    opens: (bytes) => readFig(bytes).texts,
    holds: expect.arrayContaining([FIELD]),
  },
  'React (zip)': { ending: '-react.zip', opens: (b) => readZip(b, /\.tsx$/), holds: expect.stringContaining(FIELD) },
  'React Native (zip)': {
    ending: '-react-native.zip',
    opens: (b) => readZip(b, /\.tsx$/),
    holds: expect.stringContaining(FIELD),
  },
  'Vue (zip)': { ending: '-vue.zip', opens: (b) => readZip(b, /\.vue$/), holds: expect.stringContaining(FIELD) },
  'Svelte (zip)': {
    ending: '-svelte.zip',
    opens: (b) => readZip(b, /\.svelte$/),
    holds: expect.stringContaining(FIELD),
  },
  'Source (zip)': { ending: '-source.zip', opens: (b) => readZip(b, /\.html$/), holds: expect.stringContaining(FIELD) },
  'Design tokens (zip)': {
    ending: '-tokens.zip',
    opens: (bytes) => Object.keys(JSON.parse(readZip(bytes, /tokens\.json$/)) as object).length > 0,
    holds: true,
  },
};

/** Every entry of the menu, chosen as a person chooses it, in a service whose pages a browser draws. */
describe('downloading a screen in the studio', () => {
  let studio: Studio;
  let page: Page;
  const screens = { MOBILE: '', DESKTOP: '' };
  beforeAll(async () => {
    const browserPath = (await findBrowser(process.env['TAILORBIRD_BROWSER'])) ?? '';
    studio = await openStudio({ TAILORBIRD_BROWSER: browserPath, TAILORBIRD_BROWSER_UNSANDBOXED: '1' });
    const { house } = studio;
    for (const deviceType of ['MOBILE', 'DESKTOP'] as const) {
      const { name } = await house.call('create_project', { title: deviceType });
      const made = await house.call('generate_screen_from_text', {
        projectId: name.slice('projects/'.length),
        prompt: `Pigeons of a loft.\n\n\`\`\`html\n${PAGE}\n\`\`\``,
        deviceType,
      });
      screens[deviceType] = made.outputComponents.flatMap(({ design }) => design?.screens ?? [])[0]?.name ?? '';
    }
    page = await (await studio.newContext({ acceptDownloads: true })).newPage();
  }, LONG_MS);
  afterAll(() => studio[Symbol.asyncDispose]());

  const open = async (): Promise<string[]> => {
    await page.getByRole('button', { name: 'Download' }).click();
    await page.getByRole('menuitem').first().waitFor();
    return page.getByRole('menuitem').allInnerTexts();
  };

  it('each form comes down under the name of the screen, and opens', { timeout: LONG_MS }, async () => {
    await page.goto(`/${screens.MOBILE}`);
    const offered = await open();
    expect(offered.map((label) => label.trim())).toEqual(Object.keys(FORMS));
    await page.keyboard.press('Escape');
    for (const [label, { ending, opens, holds }] of Object.entries(FORMS)) {
      await open();
      const downloading = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: label, exact: true }).click();
      const download = await downloading;
      expect(download.suggestedFilename(), label).toMatch(/^\w/);
      expect(download.suggestedFilename().endsWith(ending), label).toBe(true);
      expect(await opens(await readFile(await download.path())), label).toEqual(holds);
    }
    expect(studio.complaints).toEqual([]);
  });

  it('offers a page as wide as a desk in every form but that of phones', { timeout: LONG_MS }, async () => {
    await page.goto(`/${screens.DESKTOP}`);
    const offered = (await open()).map((label) => label.trim());
    expect(offered).toEqual(Object.keys(FORMS).filter((label) => label !== 'React Native (zip)'));
  });

  it.each([
    ['HTML', '-html.zip', /\.html$/],
    ['React', '-react.zip', /sections\/\S+\.tsx$/],
    ['Design tokens', '-tokens.zip', /tokens\.json$/],
  ])('takes a whole project along as %s', { timeout: LONG_MS }, async (label, ending, file) => {
    await page.goto(`/${screens.MOBILE.split('/screens/')[0]}`);
    await page.getByRole('button', { name: 'Download all screens' }).click();
    const downloading = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: label, exact: true }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(`MOBILE${ending}`);
    const files = Object.keys(unzipSync(await readFile(await download.path())));
    expect(files.filter((name) => file.test(name)).length).toBeGreaterThan(0);
    expect(await findViolations(page)).toEqual([]);
    expect(studio.complaints).toEqual([]);
  });
});
