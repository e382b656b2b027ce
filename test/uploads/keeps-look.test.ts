import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawPicture } from '../../src/designer/imagery/draw-picture.ts';
import type { DesignTheme } from '../../src/domain/design-theme.ts';
import { DEFAULT_LOOK } from '../../src/domain/look.ts';
import { finish, type FinishedDocument } from '../../src/markup/finish.ts';
import { readDocument } from '../../src/markup/read-document.ts';
import { retheme } from '../../src/markup/retheme.ts';
import { readableText } from '../../src/markup/text-content.ts';
import { readPixels, shareOfDifferentPixels } from '../../src/render/fixtures/pixels.ts';
import { getTestBrowser } from '../../src/render/fixtures/test-engines.ts';
import { withLibraries } from './original-page.ts';

const THEME: DesignTheme = {
  colorMode: 'LIGHT',
  headlineFont: 'INTER',
  bodyFont: 'INTER',
  roundness: 'ROUND_EIGHT',
  customColor: '#2563eb',
};
const OTHER: DesignTheme = {
  colorMode: 'DARK',
  headlineFont: 'SPACE_GROTESK',
  bodyFont: 'DM_SANS',
  roundness: 'ROUND_TWO',
  customColor: '#39ff14',
};

const FOLDERS = [path.join(import.meta.dirname, 'pages'), process.env['TAILORBIRD_UPLOAD_PAGES']];
/** Documents of our own take the way of the dialect. */
const isForeign = (page: string): boolean => !page.includes('<style id="tokens">');
const PAGES = FOLDERS.flatMap((folder) =>
  folder === undefined
    ? []
    : readdirSync(folder)
        .filter((name) => name.endsWith('.html'))
        .map((name) => path.join(folder, name)),
).filter((file) => isForeign(readFileSync(file, 'utf8')));

const upload = (page: string): Promise<FinishedDocument> =>
  finish(page, {
    title: 'Page',
    lang: readDocument(page).lang,
    device: 'DESKTOP',
    theme: THEME,
    look: DEFAULT_LOOK,
    drawPicture,
    keepsLook: true,
  });

let browser: Browser;
beforeAll(async () => {
  const { browserPath, sandboxed } = await getTestBrowser();
  browser = await chromium.launch({ executablePath: browserPath, chromiumSandbox: sandboxed });
});
afterAll(() => browser.close());

async function shoot(html: string, javaScriptEnabled: boolean): Promise<Uint8Array> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    javaScriptEnabled,
    offline: true,
  });
  const page = await context.newPage();
  await page.setContent(html, { waitUntil: 'load' });
  // The compiler of Tailwind works after the load.
  if (javaScriptEnabled) await page.waitForTimeout(500);
  const png = await page.screenshot({ fullPage: true });
  await context.close();
  return png;
}

describe.each(PAGES.map((file) => [path.basename(file), file]))('%s', (_, file) => {
  const original = readFileSync(file, 'utf8');

  it('looks as its author made it', { timeout: 60_000 }, async () => {
    const { html } = await upload(original);
    const before = await readPixels(await shoot(withLibraries(original), true));
    const after = await readPixels(await shoot(html, false));
    expect(shareOfDifferentPixels(before, after)).toBeLessThan(0.02);
  });

  it('stays as it is when it is finished again', async () => {
    const { html, theme } = await upload(original);
    const { body, title, lang, device, look, page } = readDocument(html);
    const { printBody } = await import('../../src/markup/print-body.ts');
    const again = await finish(printBody(body), {
      title,
      lang,
      device,
      look,
      theme,
      drawPicture,
      ...(page && { page }),
    });
    expect(again.html).toBe(html);
  });

  it('follows a design system with its words as they were, and comes back', async () => {
    const { html } = await upload(original);
    const themed = await retheme(html, OTHER);
    const back = await retheme((await retheme(themed.html, THEME)).html, OTHER);
    expect(readableText(readDocument(themed.html).body)).toBe(readableText(readDocument(html).body));
    expect(readDocument(themed.html).page?.state).toBe('themed');
    expect(back.html).toBe(themed.html);
  });
});
