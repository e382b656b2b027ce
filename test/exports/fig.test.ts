import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { House } from '../../src/cli/house.ts';
import { readConfig } from '../../src/config.ts';
import type { DrawnDevice } from '../../src/domain/designer.ts';
import { DEVICE_WIDTH_PX } from '../../src/domain/unspecified.ts';
import { writeFigClipboard } from '../../src/exports/fig/write-fig-clipboard.ts';
import { writeFig } from '../../src/exports/fig/write-fig.ts';
import { openHouse } from '../../src/open-house.ts';
import type { LayoutChild } from '../../src/render/layout-tree.ts';
import { TEST_ENGINES } from '../../src/render/fixtures/test-engines.ts';
import type { RenderEngine } from '../../src/render/render-engine.ts';
import { compareLooks, photographHtml } from './build-export.ts';
import { openScreenBrowser } from './open-screen-browser.ts';
import { arrange } from './arrange-fig.ts';
import { readFig, readFigClipboard } from './read-fig.ts';

const SCREENS: readonly [string, DrawnDevice][] = [
  ['A habit tracker home screen with avatars of friends, a weekly chart and a tab bar', 'MOBILE'],
  ['Landing page of a brewery with a hero picture', 'DESKTOP'],
  ['Checkout form with address, delivery choices, a note and an order summary', 'TABLET'],
];
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

/** Screens that the service drew, as files of Figma, read back by the schema that the file carries. */
describe('a screen as a file of Figma', () => {
  let folder: string;
  let house: House;
  let engine: RenderEngine;
  let browser: Browser;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'tailorbird-fig-'));
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
      const bytes = await writeFig(layout, prompt);
      const file = readFig(bytes);
      const all = walk(layout.root);
      const words = all.flatMap((child) =>
        child.kind === 'text' && child.text.trim() !== '' ? [child.text.trim()] : [],
      );
      expect(file.texts).toEqual(words);
      expect(words.length).toBeGreaterThan(10);
      const parts = all.flatMap((child) => (child.kind === 'node' && child.block !== undefined ? [child.name] : []));
      const groups = file.layers.filter(({ type }) => type === 'FRAME').map(({ name }) => name);
      expect(parts.length).toBeGreaterThan(1);
      expect(groups).toEqual(expect.arrayContaining(parts));
      expect(file.layers[0]).toMatchObject({
        type: 'FRAME',
        name: prompt,
        size: { x: layout.widthPx, y: layout.heightPx },
      });
      // What arranges its layers by itself would put each where it stands.
      const arranging = file.layers.filter(({ stackMode }) => stackMode !== undefined);
      expect(arranging.length).toBeGreaterThan(15);
      expect(new Set(arranging.map(({ stackMode }) => stackMode))).toEqual(new Set(['HORIZONTAL', 'VERTICAL']));
      for (const frame of arranging)
        for (const { name, strayed } of arrange(frame, file.childrenOf(frame)))
          expect({ in: frame.name, name, strayed: strayed > 1.6 }).toEqual({ in: frame.name, name, strayed: false });
      const width = DEVICE_WIDTH_PX[device];
      const fonts = /<style id="fonts">[\s\S]*?<\/style>/.exec(html)?.[0] ?? '';
      const seen = `<!doctype html><style>body{margin:0}svg{display:block}</style>${fonts}${file.toSvg()}`;
      const [look, other] = [await photographHtml(browser, html, width), await photographHtml(browser, seen, width)];
      expect(await compareLooks(look, other)).toBeLessThan(0.02);
      expect(Buffer.from(await writeFig(layout, prompt)).equals(Buffer.from(bytes))).toBe(true);
    },
  );

  it('on the clipboard is the same page, with its bitmaps in it', { timeout: 240_000 }, async () => {
    const html = `<!doctype html><body><h1>Tides</h1><img src="${PIXEL}" width="80" height="50" alt="Dot"></body>`;
    const layout = await layOut(html, 'MOBILE');
    const page = await writeFigClipboard(layout, 'Tides');
    const { meta, file } = readFigClipboard(page);
    expect(meta).toMatchObject({ dataType: 'scene' });
    expect(file.texts).toEqual(['Tides']);
    expect(file.layers).toEqual(
      readFig(await writeFig(layout, 'Tides')).layers.map(
        (layer) => expect.objectContaining({ name: layer.name, type: layer.type, size: layer.size }) as typeof layer,
      ),
    );
    expect(file.toSvg()).toContain('data:image/png');
    expect(await writeFigClipboard(layout, 'Tides')).toBe(page);
  });

  it.each([
    [
      'gradients, borders and corners that are cut',
      `<div style="width:300px;height:90px;border-radius:20px;overflow:hidden;background:linear-gradient(90deg,#f00,#00f)"><div style="width:100%;height:40px;background:#222"></div></div><p style="border-bottom:4px solid #080;padding:8px">One side</p><p style="border:2px dashed #a0a;padding:8px">All sides</p>`,
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
  ])('%s look the same', { timeout: 240_000 }, async (_, body) => {
    const html = `<!doctype html><style>*{margin:0;box-sizing:border-box}body{background:#fff;font:16px sans-serif}</style><body>${body}</body>`;
    const file = readFig(await writeFig(await layOut(html, 'MOBILE'), 'Parts'));
    const seen = `<!doctype html><style>body{margin:0}svg{display:block}</style>${file.toSvg()}`;
    const [look, other] = [await photographHtml(browser, html, 390), await photographHtml(browser, seen, 390)];
    // Of a page that is mostly empty: a shape that were missing would be more.
    expect(await compareLooks(look, other)).toBeLessThan(0.006);
  });
});
