import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { House } from '../../src/cli/house.ts';
import { readConfig } from '../../src/config.ts';
import type { DrawnDevice } from '../../src/domain/designer.ts';
import { DEVICE_WIDTH_PX } from '../../src/domain/unspecified.ts';
import { writePenpot } from '../../src/exports/penpot/write-penpot.ts';
import { openHouse } from '../../src/open-house.ts';
import type { LayoutChild } from '../../src/render/layout-tree.ts';
import { TEST_ENGINES } from '../../src/render/fixtures/test-engines.ts';
import type { RenderEngine } from '../../src/render/render-engine.ts';
import { compareLooks, photographHtml } from './build-export.ts';
import { openScreenBrowser } from './open-screen-browser.ts';
import { readPenpot } from './read-penpot.ts';

const SCREENS: readonly [string, DrawnDevice][] = [
  ['A habit tracker home screen with avatars of friends, a weekly chart and a tab bar', 'MOBILE'],
  ['Landing page of a brewery with a hero picture', 'DESKTOP'],
  ['Checkout form with address, delivery choices, a note and an order summary', 'TABLET'],
];
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

/** Screens that the service drew, as files of Penpot, read back by code that knows only the format. */
describe('a screen as a file of Penpot', () => {
  let folder: string;
  let house: House;
  let engine: RenderEngine;
  let browser: Browser;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'tailorbird-penpot-'));
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

  const layOut = async (html: string, device: DrawnDevice) =>
    (await engine.render({ html, device, signal: AbortSignal.timeout(60_000) })).layout;
  const draw = async (prompt: string, device: DrawnDevice): Promise<string> => {
    const { drawing } = house.deps;
    const { designer } = drawing.designers.pick(undefined);
    const request = { prompt, device, seed: prompt, now: new Date('2026-03-04T10:00:00Z') };
    const page = await designer.design(request, { signal: AbortSignal.timeout(60_000), progress: () => undefined });
    return (await drawing.finish(page.body, page)).html;
  };
  const walk = (child: LayoutChild): LayoutChild[] => [
    child,
    ...(child.kind === 'node' ? child.children.flatMap(walk) : []),
  ];

  it.each(SCREENS)(
    '%s: has every text, every part, and looks the same',
    { timeout: 240_000 },
    async (prompt, device) => {
      const html = await draw(prompt, device);
      const layout = await layOut(html, device);
      const bytes = await writePenpot(layout, prompt);
      const file = readPenpot(bytes);
      const all = walk(layout.root);
      const words = all.flatMap((child) =>
        child.kind === 'text' && child.text.trim() !== '' ? [child.text.trim()] : [],
      );
      expect(file.texts).toEqual(words);
      expect(words.length).toBeGreaterThan(10);
      const parts = all.flatMap((child) => (child.kind === 'node' && child.block !== undefined ? [child.name] : []));
      const groups = file.layers.filter(({ type }) => type === 'group' || type === 'frame').map(({ name }) => name);
      expect(parts.length).toBeGreaterThan(1);
      expect(groups).toEqual(expect.arrayContaining(parts));
      // Laid out by Penpot's own rules, each layer stands where it stands on the page.
      expect(file.arranging.length).toBeGreaterThan(10);
      expect(file.arranging.filter(({ strays }) => strays.length > 0)).toEqual([]);
      expect(file.layers[0]).toMatchObject({
        type: 'frame',
        selrect: { x: 0, y: 0, width: layout.widthPx, height: layout.heightPx },
      });
      const width = DEVICE_WIDTH_PX[device];
      const fonts = /<style id="fonts">[\s\S]*?<\/style>/.exec(html)?.[0] ?? '';
      const seen = `<!doctype html><style>body{margin:0}svg{display:block}</style>${fonts}${file.toSvg()}`;
      const [look, other] = [await photographHtml(browser, html, width), await photographHtml(browser, seen, width)];
      expect(await compareLooks(look, other)).toBeLessThan(0.02);
      expect(Buffer.from(await writePenpot(layout, prompt)).equals(Buffer.from(bytes))).toBe(true);
    },
  );

  it.each([
    [
      'gradients, borders and corners that are cut',
      `<div style="width:300px;height:90px;border-radius:20px;overflow:hidden;background:linear-gradient(90deg,#f00,#00f)"><div style="width:100%;height:40px;background:#222"></div></div><p style="border-bottom:4px solid #080;padding:8px">One side</p><p style="border:2px dashed #a0a;padding:8px">All sides</p>`,
    ],
    [
      'a card with shadows around and within it',
      `<section aria-label="Card" style="margin:20px;padding:16px;border-radius:12px;background:#fff;box-shadow:0 1px 2px #0001,0 2px 8px #0001,inset 0 0 4px #0001"><p>Words</p><p>More words</p></section>`,
    ],
    [
      'pictures, and drawings that no vector can tell',
      `<img src="${PIXEL}" width="80" height="50" alt="Dot"><svg width="80" height="80" viewBox="0 0 10 10"><defs><linearGradient id="g"><stop stop-color="#f80"/><stop offset="1" stop-color="#08f"/></linearGradient></defs><circle cx="5" cy="5" r="4" fill="url(#g)"/></svg>`,
    ],
    [
      'lines with round ends, and lines that keep their width',
      `<svg width="360" height="200" viewBox="0 0 36 20" fill="none" stroke="#246" stroke-linecap="round" stroke-linejoin="round"><path d="M5 4h4M15 4h.01M21 4v4" stroke-width="6"/></svg><svg width="360" height="200" viewBox="0 0 60 10" preserveAspectRatio="none"><path d="M0 1L60 9" stroke="#a22" stroke-width="4" vector-effect="non-scaling-stroke"/></svg>`,
    ],
    [
      'shapes of every kind, turned and moved',
      `<svg width="200" height="200" viewBox="0 0 100 100"><g transform="translate(10 10) rotate(20 30 30) scale(.8)"><rect width="40" height="20" rx="6" fill="#246"/><ellipse cx="70" cy="20" rx="20" ry="8" fill="#2a6" opacity=".5"/><polyline points="0,60 20,40 40,60" fill="none" stroke="#a22" stroke-width="4"/><line x1="50" y1="50" x2="90" y2="60" stroke="#000" stroke-width="2"/><path d="M10 90q10-20 20 0t20 0s10-20 20 0a8 8 0 0116 0h4v6z" fill="#c80"/></g></svg>`,
    ],
  ])('%s look the same', async (_, body) => {
    const html = `<!doctype html><style>*{margin:0;box-sizing:border-box}body{background:#fff;font:16px sans-serif}</style><body>${body}</body>`;
    const file = readPenpot(await writePenpot(await layOut(html, 'MOBILE'), 'Parts'));
    const seen = `<!doctype html><style>body{margin:0}svg{display:block}</style>${file.toSvg()}`;
    const [look, other] = [await photographHtml(browser, html, 390), await photographHtml(browser, seen, 390)];
    // Of a page that is mostly empty: a shape that were missing would be more.
    expect(await compareLooks(look, other)).toBeLessThan(0.006);
  });

  it('keeps the name of a part that a plain element holds alone', async () => {
    const words = ['One', 'Two', 'Three', 'Four'].map((word) => `<p style="padding:8px">${word}</p>`).join('');
    const html = `<!doctype html><style>*{margin:0}</style><body><h1>Days</h1><div><div data-block="day-grid" style="display:grid;grid-template-columns:1fr 1fr">${words}</div></div></body>`;
    const file = readPenpot(await writePenpot(await layOut(html, 'MOBILE'), 'Days'));
    expect(file.layers.map(({ name }) => name)).toContain('day-grid');
  });
});
