import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DEVICE_WIDTH_PX } from '../../domain/unspecified.ts';
import { neverAborted, readGallery, TEST_ENGINES } from '../fixtures/test-engines.ts';
import type { RenderEngine } from '../render-engine.ts';

const POINTS_PER_PIXEL = 72 / 96;

/** A long article, a board that is wider than its text, and a page with a bar that sticks. */
const PAGES = [
  ['MOBILE', `<h1>On bees</h1>${'<p>They come in spring, and again in late summer.</p>'.repeat(200)}`],
  [
    'DESKTOP',
    `<div style="display:flex;background:#123">${'<div style="flex:1;height:300px">Card</div>'.repeat(9)}</div>`,
  ],
  ['TABLET', `<nav style="position:sticky;top:0;background:red">Menu</nav><main style="min-height:100vh">Order</main>`],
] as const;

describe('a printed page', () => {
  let engine: RenderEngine;
  beforeAll(async () => {
    engine = await TEST_ENGINES.chromium();
  });
  afterAll(() => engine.close());

  const print = async (html: string, device: keyof typeof DEVICE_WIDTH_PX) =>
    Buffer.from(await engine.print({ html, device, signal: neverAborted() })).toString('latin1');

  it.each(PAGES)('%s is one sheet as large as the page', async (device, body) => {
    const html = `<!doctype html><title>T</title><style>*{margin:0}</style><body>${body}</body>`;
    const { widthPx, heightPx } = await engine.render({ html, device, signal: neverAborted() });
    const pdf = await print(html, device);
    expect(pdf.startsWith('%PDF-')).toBe(true);
    expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
    const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
    // Sizes on paper are rounded up, by a pixel or so.
    expect(Math.abs(Number(width) - widthPx * POINTS_PER_PIXEL)).toBeLessThanOrEqual(2);
    expect(Math.abs(Number(height) - heightPx * POINTS_PER_PIXEL)).toBeLessThanOrEqual(2);
  });

  it('has its letters as text in its own fonts, and its headings as an outline', async () => {
    const pdf = await print(await readGallery(), 'MOBILE');
    expect(pdf).toMatch(/\/ToUnicode/);
    expect(pdf).toMatch(/\/FontName \/[A-Z]{6}\+Inter/);
    expect(pdf).toMatch(/\/StructTreeRoot/);
  });

  it('leaves the browser drawing as before', async () => {
    const page = { html: await readGallery(), device: 'MOBILE', signal: neverAborted() } as const;
    const before = await engine.render(page);
    await engine.print(page);
    const after = await engine.render(page);
    expect([after.widthPx, after.heightPx]).toEqual([before.widthPx, before.heightPx]);
    expect(Buffer.from(after.png).equals(before.png)).toBe(true);
  });

  it('is told to be missing where the built-in renderer draws', async () => {
    const builtIn = await TEST_ENGINES.takumi();
    const printing = builtIn.print({ html: '<!doctype html><p>A', device: 'MOBILE', signal: neverAborted() });
    await expect(printing).rejects.toMatchObject({
      code: 'FAILED_PRECONDITION',
      hint: expect.stringContaining('chromium-headless-shell'),
    });
    await builtIn.close();
  });
});
