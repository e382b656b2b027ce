import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { z } from 'zod';
import { PROMPTS } from '../bench/prompts.ts';
import { readConfig } from '../src/config.ts';
import { DEVICE_WIDTH_PX } from '../src/domain/unspecified.ts';
import { writeFig } from '../src/exports/fig/write-fig.ts';
import { readSources } from '../src/exports/read-sources.ts';
import { writePenpot } from '../src/exports/penpot/write-penpot.ts';
import { toSvg } from '../src/exports/to-svg.ts';
import { writeReact } from '../src/exports/react/write-react.ts';
import { openHouse } from '../src/open-house.ts';
import { buildExport, compareLooks, photographAs, photographHtml } from '../test/exports/build-export.ts';
import { openScreenBrowser } from '../test/exports/open-screen-browser.ts';
import { readFig } from '../test/exports/read-fig.ts';
import { readPenpot } from '../test/exports/read-penpot.ts';
import { writeFontFiles } from './write-font-files.ts';

/**
 * Prints how far exports of screens look from their screenshots, in per cent of pixels: the React project built and opened
 * in the window of the screenshot, the SVG drawn by a renderer of its own, the files of Penpot and Figma read back by code
 * that knows only the formats. `--count 20` says how many screens, `--only svg`, `react`, `penpot` or `fig` which forms,
 * `--prompts set.json` of what: `[{ "prompt": "…", "device": "MOBILE" }]`.
 */
const { values } = parseArgs({
  options: { count: { type: 'string', default: '20' }, only: { type: 'string' }, prompts: { type: 'string' } },
});
const device = z.enum(['MOBILE', 'TABLET', 'DESKTOP']);
const prompts =
  values.prompts === undefined
    ? PROMPTS.map(({ prompt, deviceType }) => ({ prompt, device: deviceType }))
    : z.array(z.object({ prompt: z.string(), device })).parse(JSON.parse(await readFile(values.prompts, 'utf8')));
const data = await mkdtemp(path.join(tmpdir(), 'tailorbird-compare-'));
const house = await openHouse(readConfig({ data }), { onNotice: (line) => void process.stderr.write(`${line}\n`) });
const browser = await openScreenBrowser();
try {
  for (const [index, asked] of Array.from(
    { length: Number(values.count) },
    (_, at) => prompts[at % prompts.length],
  ).entries()) {
    if (asked === undefined) throw new Error('the set has no prompt');
    process.stdout.write(`${await compare(asked, index)}\n`);
  }
} finally {
  await browser.close();
  await house.close();
  await rm(data, { recursive: true, force: true });
}

async function compare(asked: (typeof prompts)[number], index: number): Promise<string> {
  const { drawing } = house.deps;
  const signal = AbortSignal.timeout(240_000);
  const request = { ...asked, seed: `compare ${index}`, now: new Date('2026-03-04T10:00:00Z') };
  const page = await drawing.designers.pick(undefined).designer.design(request, { signal, progress: () => undefined });
  const { html } = await drawing.finish(page.body, page);
  const { layout, png } = await drawing.renderEngine.render({ html, device: asked.device, signal });
  const screenshot = Buffer.from(png);
  const width = DEVICE_WIDTH_PX[asked.device];
  const scale = (await sharp(png).metadata()).width / width;
  const cells = [String(index), asked.device.padEnd(8)];
  const tell = async (form: string, look: Buffer): Promise<void> =>
    void cells.push(`${form} ${toPercent(await compareLooks(screenshot, look))}`);
  if (wants('react')) {
    await using built = await buildExport(writeReact({ title: page.title, html }));
    await tell('react', await photographAs(browser, built, { png, device: asked.device }));
  }
  if (wants('svg')) {
    const svg = toSvg(layout, { title: page.title });
    const weights = new Set([400, ...[...svg.matchAll(/font-weight="(\d+)"/g)].map(([, weight]) => Number(weight))]);
    const fontFiles = await writeFontFiles(readSources(html), weights, path.join(data, `fonts-${index}`));
    const drawn = new Resvg(svg, {
      fitTo: { mode: 'zoom', value: scale },
      font: { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Inter' },
    });
    await tell('svg', Buffer.from(drawn.render().asPng()));
  }
  const fonts = /<style id="fonts">[\s\S]*?<\/style>/.exec(html)?.[0] ?? '';
  const see = (svg: string): Promise<Buffer> =>
    photographHtml(browser, `<!doctype html><style>body{margin:0}svg{display:block}</style>${fonts}${svg}`, width, {
      height: layout.heightPx,
      scale,
    });
  if (wants('penpot')) await tell('penpot', await see(readPenpot(await writePenpot(layout, page.title)).toSvg()));
  if (wants('fig')) await tell('fig', await see(readFig(await writeFig(layout, page.title)).toSvg()));
  return `${cells.join('  ')}  ${page.title}`;
}

function wants(form: 'react' | 'svg' | 'penpot' | 'fig'): boolean {
  return values.only === undefined || values.only === form;
}

function toPercent(share: number): string {
  return `${(share * 100).toFixed(2)} %`.padStart(8);
}
