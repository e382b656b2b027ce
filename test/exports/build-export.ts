import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import sharp from 'sharp';
import { build } from 'vite';
import type { DrawnDevice } from '../../src/domain/designer.ts';
import { DEVICE_HEIGHT_PX, DEVICE_WIDTH_PX } from '../../src/domain/unspecified.ts';
import type { ExportFile } from '../../src/exports/exporter.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

export interface BuiltExport extends AsyncDisposable {
  folder: string;
}

/**
 * Writes the files of an export into a folder that finds this project's packages, type-checks and builds them there.
 * `check` says how its types are checked: by the compiler on the whole project, unless a test knows better.
 */
export async function buildExport(
  files: readonly ExportFile[],
  check: (folder: string) => Promise<void> = checkTypes,
): Promise<BuiltExport> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tailorbird-export-'));
  const dispose = (): Promise<void> => rm(folder, { recursive: true, force: true });
  try {
    for (const file of files) {
      const place = path.join(folder, file.path);
      await mkdir(path.dirname(place), { recursive: true });
      await writeFile(place, file.bytes);
    }
    await symlink(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
    await check(folder);
    await build({ root: folder, logLevel: 'error' });
    return { folder, [Symbol.asyncDispose]: dispose };
  } catch (error) {
    await dispose();
    throw error;
  }
}

/** Throws with what the compiler said. */
export async function checkTypes(folder: string): Promise<void> {
  try {
    const compiler = path.join(ROOT, 'node_modules/typescript/bin/tsc');
    await promisify(execFile)(process.execPath, [compiler, '-p', folder, '--pretty', 'false']);
  } catch (error) {
    throw new Error(`the export does not type-check:\n${(error as { stdout: string }).stdout}`, { cause: error });
  }
}

const ADDRESS = 'http://export.test/';

/** The built page in a window of this size. */
export async function openBuilt(
  browser: Browser | BrowserContext,
  { folder }: BuiltExport,
  width: number,
  height = 900,
): Promise<Page> {
  const page = await browser.newPage();
  await page.setViewportSize({ width, height });
  await page.route(`${ADDRESS}**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = path.join(folder, 'dist', pathname === '/' ? 'index.html' : pathname);
    const body = await readFile(file).catch(() => undefined);
    await route.fulfill(body === undefined ? { status: 404 } : { body, contentType: TYPES[path.extname(file)] ?? '' });
  });
  await page.goto(ADDRESS);
  await page.locator('#root > *').waitFor();
  await page.evaluate('document.fonts.ready');
  return page;
}

/** What the built page looks like, whole, at this width. Throws where it complains. */
export const photographBuilt = (browser: Browser, built: BuiltExport, width: number): Promise<Buffer> =>
  photograph(browser, async (context) => {
    const page = await openBuilt(context, built, width);
    return page.screenshot({ fullPage: true });
  });

/** The same in the window of a screenshot, at its fineness: opened at the fold of the device, then as high as the picture. */
export async function photographAs(
  browser: Browser,
  built: BuiltExport,
  { png, device }: { png: Uint8Array; device: DrawnDevice },
): Promise<Buffer> {
  const size = await sharp(png).metadata();
  const width = DEVICE_WIDTH_PX[device];
  const deviceScaleFactor = size.width / width;
  return photograph(
    browser,
    async (context) => {
      const page = await openBuilt(context, built, width, DEVICE_HEIGHT_PX[device]);
      await page.setViewportSize({ width, height: size.height / deviceScaleFactor });
      return page.screenshot();
    },
    { deviceScaleFactor },
  );
}

async function photograph(
  browser: Browser,
  look: (context: BrowserContext) => Promise<Buffer>,
  options: BrowserContextOptions = {},
): Promise<Buffer> {
  const complaints: string[] = [];
  const context = await browser.newContext(options);
  context.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())));
  context.on('weberror', (error) => void complaints.push(String(error.error())));
  try {
    const picture = await look(context);
    const real = complaints.filter((line) => !line.includes('favicon') && !line.includes('404'));
    if (real.length > 0) throw new Error(`the built page complains: ${real.join('\n')}`);
    return picture;
  } finally {
    await context.close();
  }
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

/** What a document looks like, whole, at this width and at least as high, with so many pixels for each of CSS. */
export async function photographHtml(
  browser: Browser,
  html: string,
  width: number,
  { height = 900, scale = 1 }: { height?: number; scale?: number } = {},
): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale });
  try {
    await page.setContent(html);
    await page.evaluate('document.fonts.ready');
    return await page.screenshot({ fullPage: true });
  } finally {
    await page.close();
  }
}

/** The share of pixels that look different, 0 to 1; what one picture has beyond the other counts whole. */
export async function compareLooks(left: Buffer, right: Buffer): Promise<number> {
  const [a, b] = await Promise.all([toPixels(left), toPixels(right)]);
  const [width, height] = [Math.max(a.width, b.width), Math.max(a.height, b.height)];
  let different = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const isInBoth = x < a.width && x < b.width && y < a.height && y < b.height;
      const [at, bt] = [(y * a.width + x) * 3, (y * b.width + x) * 3];
      const isSame =
        isInBoth &&
        [0, 1, 2].every((channel) => Math.abs((a.data[at + channel] ?? 0) - (b.data[bt + channel] ?? 0)) <= TOLERANCE);
      if (!isSame) different++;
    }
  return different / (width * height);
}

/** Of 255: less than an eye sees beside each other. */
const TOLERANCE = 24;

async function toPixels(picture: Buffer): Promise<{ data: Buffer; width: number; height: number }> {
  const { data, info } = await sharp(picture)
    .flatten({ background: '#ffffff' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
