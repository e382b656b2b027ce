import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Resvg } from '@resvg/resvg-js';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { PROMPTS } from '../bench/prompts.ts';
import { readConfig } from '../src/config.ts';
import { DEVICE_WIDTH_PX } from '../src/domain/unspecified.ts';
import { readSources } from '../src/exports/read-sources.ts';
import { writePenpot } from '../src/exports/penpot/write-penpot.ts';
import { toSvg } from '../src/exports/to-svg.ts';
import { writeReact } from '../src/exports/react/write-react.ts';
import { findBrowser } from '../src/render/find-browser.ts';
import { openHouse } from '../src/open-house.ts';
import { buildExport, compareLooks, photographBuilt, photographHtml } from '../test/exports/build-export.ts';
import { readPenpot } from '../test/exports/read-penpot.ts';
import { writeFontFiles } from './write-font-files.ts';

/**
 * Prints how far exports of screens look from their documents, in per cent of pixels: the React project built and opened in
 * a browser, the SVG drawn by a renderer of its own, the file of Penpot read back by code that knows only the format.
 * `--count 20` says how many screens, `--only svg`, `react` or `penpot` which.
 */
const { values } = parseArgs({ options: { count: { type: 'string', default: '20' }, only: { type: 'string' } } });
const data = await mkdtemp(path.join(tmpdir(), 'tailorbird-compare-'));
const house = await openHouse(readConfig({ data }), { onNotice: (line) => void process.stderr.write(`${line}\n`) });
const browserPath = await findBrowser(process.env['TAILORBIRD_BROWSER']);
if (browserPath === undefined) throw new Error('there is no browser to look with');
const browser = await chromium.launch({ executablePath: browserPath, chromiumSandbox: false });
try {
  for (let index = 0; index < Number(values.count); index++) {
    const { prompt, deviceType } = PROMPTS[index % PROMPTS.length] ?? { prompt: '', deviceType: 'MOBILE' };
    const device = deviceType as keyof typeof DEVICE_WIDTH_PX;
    const { drawing } = house.deps;
    const signal = AbortSignal.timeout(120_000);
    const { designer } = drawing.designers.pick(undefined);
    const request = { prompt, device, seed: `compare ${index}`, now: new Date('2026-03-04T10:00:00Z') };
    const page = await designer.design(request, { signal, progress: () => undefined });
    const { html } = await drawing.finish(page.body, page);
    const width = DEVICE_WIDTH_PX[device];
    const look = await photographHtml(browser, html, width);
    const cells = [String(index), device.padEnd(8)];
    if (wants('react')) {
      await using built = await buildExport(writeReact({ title: page.title, html }));
      cells.push(`react ${toPercent(await compareLooks(look, await photographBuilt(browser, built, width)))}`);
    }
    if (wants('svg')) {
      // Beside the screen's own picture: what sticks to the window stands there where the SVG has it.
      const { layout, png } = await drawing.renderEngine.render({ html, device, signal });
      const picture = await sharp(png).resize({ width }).png().toBuffer();
      const svg = toSvg(layout, { title: page.title });
      const weights = new Set([400, ...[...svg.matchAll(/font-weight="(\d+)"/g)].map(([, weight]) => Number(weight))]);
      const fontFiles = await writeFontFiles(readSources(html), weights, path.join(data, `fonts-${index}`));
      const drawn = new Resvg(svg, { font: { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Inter' } });
      cells.push(`svg ${toPercent(await compareLooks(picture, Buffer.from(drawn.render().asPng())))}`);
    }
    if (wants('penpot')) {
      const { layout, png } = await drawing.renderEngine.render({ html, device, signal });
      const file = readPenpot(await writePenpot(layout, page.title));
      const fonts = /<style id="fonts">[\s\S]*?<\/style>/.exec(html)?.[0] ?? '';
      const seen = `<!doctype html><style>body{margin:0}svg{display:block}</style>${fonts}${file.toSvg()}`;
      const picture = await sharp(png).resize({ width }).png().toBuffer();
      cells.push(`penpot ${toPercent(await compareLooks(picture, await photographHtml(browser, seen, width)))}`);
    }
    process.stdout.write(`${cells.join('  ')}  ${page.title}\n`);
  }
} finally {
  await browser.close();
  await house.close();
  await rm(data, { recursive: true, force: true });
}

function wants(form: 'react' | 'svg' | 'penpot'): boolean {
  return values.only === undefined || values.only === form;
}

function toPercent(share: number): string {
  return `${(share * 100).toFixed(2)} %`.padStart(8);
}
