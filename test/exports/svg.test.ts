import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROMPTS } from '../../bench/prompts.ts';
import { writeFontFiles } from '../../scripts/write-font-files.ts';
import type { House } from '../../src/cli/house.ts';
import { readConfig } from '../../src/config.ts';
import type { DrawnDevice } from '../../src/domain/designer.ts';
import { DEVICE_WIDTH_PX } from '../../src/domain/unspecified.ts';
import { readSources } from '../../src/exports/read-sources.ts';
import { toSvg } from '../../src/exports/to-svg.ts';
import { openHouse } from '../../src/open-house.ts';
import { TEST_ENGINES } from '../../src/render/fixtures/test-engines.ts';
import type { RenderEngine } from '../../src/render/render-engine.ts';
import { compareLooks } from './build-export.ts';

const SCREENS: readonly [string, DrawnDevice, seed?: string][] = [
  ['A habit tracker home screen with avatars of friends, a weekly chart and a tab bar', 'MOBILE'],
  ['Landing page of a pottery school with a hero picture, three courses and a gallery, dark', 'DESKTOP'],
  ['Checkout form with address, delivery choices, checkboxes, a note and an order summary', 'TABLET'],
  // Many heights that are no whole pixels, one below the other.
  [PROMPTS[1]?.prompt ?? '', 'DESKTOP', 'compare 11'],
];

const CARD = `<div style="flex:none;width:220px;border-radius:12px;overflow:hidden;opacity:.9;box-shadow:0 2px 8px #0004;background:#eef"><svg viewBox="0 0 24 24" width="24" height="24"><path d="M2 2h20v20z" opacity=".5"/></svg><svg preserveAspectRatio="xMidYMid slice" viewBox="0 0 40 10" style="width:220px;height:120px;display:block"><rect width="40" height="10" fill="#a40"/></svg></div>`;
const PARTS: readonly [string, string][] = [
  [
    'lines that are evened out, from the left, the middle and the right',
    ['left', 'center', 'right']
      .map(
        (align) =>
          `<div style="text-align:${align}"><h1 style="text-wrap:balance">Hot sea water, cut this morning, for you</h1><p style="text-wrap:pretty">Boats leave early with the whole crew, and <b>return</b> well before dark when the weather allows it again.</p></div>`,
      )
      .join(''),
  ],
  [
    'a row that scrolls far out of the page',
    `<div style="display:flex;gap:12px;overflow:hidden">${CARD.repeat(8)}</div>`,
  ],
  [
    'a drawing that reaches far out of its box, with parts that are seen through',
    `<svg viewBox="0 0 640 360" preserveAspectRatio="xMidYMid slice" style="display:block;width:100%;height:293px"><g transform="translate(320 -43.7) scale(1.16)"><path d="M-640 362L640 268" stroke="#246" stroke-width="8"/><rect x="194" y="259" width="14" height="40" fill="#a22" opacity=".4"/><path d="M150 120h30v40" fill="none" stroke="#080" opacity=".5"/></g></svg>`,
  ],
  [
    'a drawing that may grow in a column',
    `<div style="display:flex;flex-direction:column"><svg viewBox="0 0 40 30" style="flex:1;aspect-ratio:4/3;width:100%;display:block"><rect width="40" height="30" fill="#246"/></svg></div><p>Below it</p>`,
  ],
];

/** What a renderer that shares no code with ours makes of the SVG, beside the picture of the screen at its own size. */
describe.each(['chromium', 'takumi'] as const)('a screen as SVG, drawn by resvg beside the picture of %s', (name) => {
  let folder: string;
  let house: House;
  let engine: RenderEngine;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'tailorbird-svg-'));
    house = await openHouse(readConfig({ data: folder }, { TAILORBIRD_BROWSER: 'none' }), {
      onNotice: () => undefined,
    });
    engine = await TEST_ENGINES[name]();
  });
  afterAll(async () => {
    await engine.close();
    await house.close();
    await rm(folder, { recursive: true, force: true });
  });

  const draw = async (prompt: string, device: DrawnDevice, body?: string, seed = prompt): Promise<string> => {
    const { drawing } = house.deps;
    const { designer } = drawing.designers.pick(undefined);
    const request = { prompt, device, seed, now: new Date('2026-03-04T10:00:00Z') };
    const page = await designer.design(request, { signal: AbortSignal.timeout(60_000), progress: () => undefined });
    return (await drawing.finish(body ?? page.body, page)).html;
  };
  const compare = async (html: string, device: DrawnDevice): Promise<number> => {
    const { layout, png } = await engine.render({ html, device, signal: AbortSignal.timeout(60_000) });
    const { width } = await sharp(png).metadata();
    const svg = toSvg(layout, { title: 'Screen' });
    const weights = new Set([400, ...[...svg.matchAll(/font-weight="(\d+)"/g)].map(([, weight]) => Number(weight))]);
    const fontFiles = await writeFontFiles(readSources(html), weights, await mkdtemp(path.join(folder, 'fonts-')));
    const drawn = new Resvg(svg, {
      fitTo: { mode: 'zoom', value: width / DEVICE_WIDTH_PX[device] },
      font: { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Inter' },
    });
    return compareLooks(Buffer.from(png), Buffer.from(drawn.render().asPng()));
  };

  it.each(SCREENS)('%s', { timeout: 120_000 }, async (prompt, device, seed) => {
    expect(await compare(await draw(prompt, device, undefined, seed), device)).toBeLessThan(0.02);
  });

  it.each(PARTS)('%s', { timeout: 120_000 }, async (_, body) => {
    expect(await compare(await draw('A page of words', 'MOBILE', `<main>${body}</main>`), 'MOBILE')).toBeLessThan(0.01);
  });
});
