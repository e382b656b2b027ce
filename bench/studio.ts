import { chromium, type Page } from 'playwright-core';
import { findBrowser } from '../src/render/find-browser.ts';
import { ms, toTimes } from './measure.ts';
import { startService } from './service.ts';
import { printTable } from './table.ts';

const SCREENS = 300;
/** As many as one call takes. */
const AT_ONCE = 20;
const PAN_MS = 4_000;
const VISITS = 5;

/** Time from one frame to the next while the canvas is moved, milliseconds, in the order in which they came. */
const COUNT_FRAMES = `new Promise((resolve) => {
  const gaps = [];
  const begin = performance.now();
  let last = begin;
  const next = (now) => {
    gaps.push(now - last);
    last = now;
    if (now - begin < ${PAN_MS}) requestAnimationFrame(next);
    else resolve(gaps.slice(1));
  };
  requestAnimationFrame(next);
})`;

/** Whether every picture of the canvas is there. */
const ALL_PICTURES = `[...document.querySelectorAll('.react-flow__node-screen')].every((node) => node.querySelector('img')?.complete)`;

/** When the first words of the page were painted, milliseconds from its being asked for. */
const FIRST_PAINT = `performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN`;

/** The studio in a real browser: its first paint, and the canvas of a project with 300 screens while it is moved. */
export async function benchStudio(): Promise<void> {
  const executablePath = await findBrowser(process.env['TAILORBIRD_BROWSER']);
  if (executablePath === undefined) throw new Error('no Chromium was found: set TAILORBIRD_BROWSER to its path');
  await using service = await startService({ TAILORBIRD_BROWSER: 'none' });
  const project = String((await service.call('create_project', { title: 'Bench' }))['name']);
  for (let made = 0; made < SCREENS; made += AT_ONCE) {
    const requests = Array.from({ length: AT_ONCE }, (_, index) => ({
      screen: {
        title: `Screen ${made + index}`,
        htmlCode: {
          mimeType: 'text/html',
          fileContentBase64: Buffer.from(`<h1>Screen ${made + index}</h1><p>Some words</p>`).toString('base64'),
        },
      },
    }));
    const answer = await fetch(`${service.address}/v1/${project}/screens:batchCreate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ requests, createScreenInstances: true }),
    });
    if (!answer.ok) throw new Error(await answer.text());
  }
  const browser = await chromium.launch({ executablePath, chromiumSandbox: false });
  try {
    const paints: number[] = [];
    for (let visit = 0; visit < VISITS; visit += 1) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      const page = await context.newPage();
      await page.goto(service.address);
      await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
      paints.push(await page.evaluate<number>(FIRST_PAINT));
      await context.close();
    }
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${service.address}/${project}`);
    await page.locator('.react-flow__node-screen').first().waitFor();
    const start = performance.now();
    while (!(await page.evaluate<boolean>(ALL_PICTURES))) await page.waitForTimeout(50);
    const pictured = performance.now() - start;
    await page.waitForTimeout(1_000);
    const shown = await page.locator('.react-flow__node-screen').count();
    const gaps = await panned(page);
    const { median, p95 } = toTimes(gaps);
    const seconds = gaps.reduce((sum, gap) => sum + gap, 0) / 1_000;
    const paint = toTimes(paints);
    printTable(
      'The studio',
      ['', 'median', '95th'],
      [
        ['first paint of the first page', ms(paint.median), ms(paint.p95)],
        [`frame while ${SCREENS} screens are moved, ${shown} of them in view`, ms(median), ms(p95)],
        [`pictures of ${shown} screens, seen for the first time`, ms(pictured), ''],
        ['frames in a second', (gaps.length / seconds).toFixed(0), ''],
      ],
    );
  } finally {
    await browser.close();
  }
}

async function panned(page: Page): Promise<number[]> {
  await page.mouse.move(720, 400);
  const counting = page.evaluate<number[]>(COUNT_FRAMES);
  const end = Date.now() + PAN_MS;
  for (let turn = 0; Date.now() < end; turn += 1) {
    await page.mouse.wheel(turn % 80 < 40 ? 14 : -14, turn % 40 < 20 ? 8 : -8);
    await page.waitForTimeout(8);
  }
  return counting;
}
