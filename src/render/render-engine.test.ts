import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { neverAborted, readGallery, TEST_ENGINES } from './fixtures/test-engines.ts';
import { readPixels, shareOfDifferentPixels } from './fixtures/pixels.ts';
import type { Box, LayoutChild, LayoutNode, LayoutTree, TextLine } from './layout-tree.ts';
import type { Rendering, RenderEngine } from './render-engine.ts';

const names = ['chromium', 'takumi'] as const;

function* walk(child: LayoutChild): Generator<LayoutChild> {
  yield child;
  if (child.kind === 'node') for (const inner of child.children) yield* walk(inner);
}
const all = (layout: LayoutTree): LayoutChild[] => [...walk(layout.root)];
const texts = (layout: LayoutTree): TextLine[] => all(layout).filter((child) => child.kind === 'text');
function getNode(layout: LayoutTree, name: string): LayoutNode {
  const node = all(layout).find((child) => child.kind === 'node' && child.name === name);
  if (node?.kind !== 'node') throw new Error(`no node named ${name}`);
  return node;
}
function getText(layout: LayoutTree, text: string): TextLine {
  const line = texts(layout).find((candidate) => candidate.text.trim() === text);
  if (line === undefined)
    throw new Error(
      `no line "${text}" among ${texts(layout)
        .map((one) => one.text)
        .join(', ')}`,
    );
  return line;
}

const listBoxes = ({ root }: LayoutTree): { what: string; box: Box }[] => {
  const list = (child: LayoutChild): { what: string; box: Box }[] => [
    { what: child.kind === 'text' ? child.text : child.name, box: child.box },
    ...(child.kind === 'node' ? child.children.flatMap(list) : []),
  ];
  return list(root);
};

describe.each(names)('the %s engine', (name) => {
  let engine: RenderEngine;
  let gallery: Rendering;

  beforeAll(async () => {
    engine = await TEST_ENGINES[name]();
    gallery = await engine.render({ html: await readGallery(), device: 'MOBILE', signal: neverAborted() });
  });
  afterAll(() => engine.close());

  const draw = (body: string, device: 'MOBILE' | 'DESKTOP' = 'MOBILE') =>
    engine.render({
      html: `<!doctype html><style>*{margin:0}</style><body>${body}</body>`,
      device,
      signal: neverAborted(),
    });

  it('says who drew, and draws the whole page, a phone at two pixels per CSS pixel', async () => {
    const pixels = await readPixels(gallery.png);
    expect(gallery.renderer).toBe(name);
    expect([pixels.width, pixels.height]).toEqual([gallery.widthPx * 2, gallery.heightPx * 2]);
    expect(gallery.widthPx).toBe(390);
    expect(gallery.heightPx).toBeGreaterThan(1300);
  });

  it('draws a desktop at one pixel per CSS pixel, or at two where that is set, laid out alike', async () => {
    const fine = await TEST_ENGINES[name]({ desktopScale: 2 });
    try {
      const page = { html: await readGallery(), device: 'DESKTOP', signal: neverAborted() } as const;
      const [usual, finer] = [await engine.render(page), await fine.render(page)];
      for (const [{ png, widthPx, heightPx }, scale] of [
        [usual, 1],
        [finer, 2],
      ] as const) {
        const { width, height } = await readPixels(png);
        expect([width, height]).toEqual([widthPx * scale, heightPx * scale]);
      }
      const [boxes, finerBoxes] = [listBoxes(usual.layout), listBoxes(finer.layout)];
      expect(finerBoxes.map(({ what }) => what)).toEqual(boxes.map(({ what }) => what));
      // Boxes stand on the pixels of the picture: the coarser ones are a fraction away from the finer.
      const away = boxes.flatMap(({ box }, at) => [
        box.x - (finerBoxes[at]?.box.x ?? 0),
        box.y - (finerBoxes[at]?.box.y ?? 0),
      ]);
      expect(Math.max(...away.map(Math.abs))).toBeLessThan(2);
      const half = await sharp(finer.png).resize({ width: usual.widthPx }).png().toBuffer();
      expect(shareOfDifferentPixels(await readPixels(half), await readPixels(usual.png))).toBeLessThan(0.03);
    } finally {
      await fine.close();
    }
  });

  it('takes an opacity in per cent for what it is', async () => {
    const { layout } = await draw(
      '<div aria-label="pale" style="opacity:60%;background:#222">Pale</div>' +
        '<svg width="20" height="20"><rect width="9" height="9" opacity="60%" fill-opacity="50%"/><circle r="9" opacity="60%" stroke="#222"/></svg>',
    );
    expect(getNode(layout, 'pale').style.opacity).toBe(0.6);
    const drawing = all(layout).find((child) => child.kind === 'drawing');
    // Said of the paint where there is one, of the shape where there are two.
    expect(drawing?.svg).toMatch(/<rect(?![^>]* opacity=)(?=[^>]* fill-opacity="0\.3")/);
    expect(drawing?.svg).toMatch(/<circle(?=[^>]* opacity="0\.6")/);
  });

  it('is never shorter than the device', async () => {
    expect((await draw('<p>Short')).heightPx).toBe(844);
    expect((await draw('<p>Short', 'DESKTOP')).heightPx).toBe(900);
  });

  it('keeps lengths that hang on the viewport as they are on the device', async () => {
    const { layout } = await draw('<div data-part="half" style="height:50vh"></div><div style="height:3000px"></div>');
    expect(getNode(layout, 'half').box.height).toBe(422);
  });

  it('shows a fixed bar once, at the end of the page, and a sticky one where it stands', async () => {
    const pixels = await readPixels(gallery.png);
    const column = Array.from({ length: gallery.heightPx }, (_, y) => pixels.at(3, y * 2 + 1));
    const dark = column.flatMap((color, y) => (color === '#22201c' ? [y] : []));
    const { box } = getNode(gallery.layout, 'bottom-bar');
    expect(box).toMatchObject({ x: 0, width: 390, height: 64 });
    expect(Math.abs(box.y + 64 - gallery.heightPx)).toBeLessThan(1);
    expect(dark.filter((y) => y > 100)).toEqual(Array.from({ length: 64 }, (_, y) => gallery.heightPx - 64 + y));
    expect(getNode(gallery.layout, 'top-bar').box.y).toBe(0);
  });

  it('cuts what is taller than any picture', async () => {
    expect((await draw('<div style="height:50000px">')).heightPx).toBe(16_000);
  });

  it('names regions with their boxes, from top to bottom', () => {
    const types = gallery.regions.map(({ type }) => type);
    expect(types).toEqual(
      expect.arrayContaining(['top-bar', 'hero', 'badge', 'card', 'form', 'table', 'bottom-bar', 'main']),
    );
    expect(gallery.regions.find(({ type }) => type === 'hero')).toMatchObject({
      description: 'Every kind of paint',
      width: 390,
    });
    expect(gallery.regions.find(({ type }) => type === 'bottom-bar')?.description).toBe('Main');
    expect(gallery.regions.map(({ y }) => y)).toEqual(gallery.regions.map(({ y }) => y).toSorted((a, b) => a - b));
  });

  it('tells text by lines, as it is drawn', () => {
    const { layout } = gallery;
    expect(getText(layout, 'Every kind').baselineY).toBeCloseTo(getText(layout, 'of paint').baselineY - 44, 0);
    expect(getText(layout, 'STICKS TO THE TOP').font).toMatchObject({
      sizePx: 12,
      letterSpacingPx: 2,
      families: ['Inter', 'sans-serif'],
    });
    expect(getText(layout, 'once').decoration).toBe('line-through');
    expect(getText(layout, 'italic').font.style).toBe('italic');
    expect(getText(layout, 'bold').font.weight).toBe(700);
    expect(getText(layout, '<escaped> text that runs over more than').color).toEqual({ hex: '#22201c', alpha: 1 });
    expect(getText(layout, '240.00').font.variantNumeric).toBe('tabular-nums');
    expect(getText(layout, 'One').box.y).toBeGreaterThan(getNode(layout, 'bottom-bar').box.y);
  });

  it('leaves out what nobody sees', () => {
    const words = texts(gallery.layout)
      .map(({ text }) => text)
      .join(' ');
    expect(words).toContain('Only where it is narrow');
    for (const hidden of ['Not seen', 'nobody sees', 'Only where it is wide', 'Small'])
      expect(words).not.toContain(hidden);
  });

  it('has generated boxes, fields and their words, controls as drawings', () => {
    const { layout } = gallery;
    expect(getText(layout, '”').color.hex).toBe('#0b6e4f');
    expect(getText(layout, 'Your name').color).toEqual({ hex: '#22201c', alpha: 0.5 });
    expect(getText(layout, 'Lisbon').baselineY).toBeGreaterThan(getNode(layout, 'City').box.y);
    expect(getText(layout, 'Medium').color.hex).toBe('#22201c');
    const drawings = all(layout)
      .filter((child) => child.kind === 'drawing')
      .map((drawing) => drawing.name);
    expect(drawings).toEqual(
      expect.arrayContaining(['checkbox', 'radio', 'range', 'progress', 'arrow', 'check', 'sun']),
    );
  });

  it('tells paint in plain values', () => {
    const { layout } = gallery;
    const card = getNode(layout, 'card');
    expect(card.style.fills).toEqual([{ kind: 'solid', color: { hex: '#ffffff', alpha: 1 } }]);
    expect(card.style.radii).toEqual({ topLeft: 24, topRight: 24, bottomRight: 4, bottomLeft: 4 });
    expect(card.style.shadows).toEqual([
      { inset: false, offsetX: 0, offsetY: 8, blurPx: 24, spreadPx: -8, color: { hex: '#000000', alpha: 0.35 } },
      { inset: true, offsetX: 0, offsetY: 0, blurPx: 0, spreadPx: 1, color: { hex: '#b9b3a6', alpha: 1 } },
    ]);
    const [gradient] = getNode(layout, 'hero').style.fills;
    expect(gradient).toMatchObject({ kind: 'linear', from: { x: 0 }, to: { x: 390 } });
    expect(gradient?.kind === 'linear' && gradient.stops.at(-1)?.color.hex).toBe('#f4c95d');
    const button = getNode(layout, 'Outlined button').style;
    expect(button.outline).toMatchObject({ widthPx: 2, offsetPx: 3, color: { hex: '#0b6e4f' } });
  });

  it('keeps a turned box upright and tells the turn', () => {
    const badge = getNode(gallery.layout, 'badge');
    const [a, b] = badge.style.transform ?? [];
    expect(a).toBeCloseTo(Math.cos(Math.PI / 15), 3);
    expect(b).toBeCloseTo(Math.sin(Math.PI / 15), 3);
    expect(badge.box.x + badge.box.width).toBeCloseTo(366, 0);
    expect(badge.box.height).toBeLessThan(45);
  });

  it('writes drawings out with plain colours', () => {
    const sun = all(gallery.layout).find((child) => child.kind === 'drawing' && child.part === 'sun');
    expect(sun).toMatchObject({
      label: 'A sun that shines over its edge',
      clips: false,
      box: { width: 24, height: 24 },
    });
    const source = sun?.kind === 'drawing' ? sun.svg : '';
    expect(source).toContain('stop-color="#0b6e4f"');
    expect(source).toMatch(/<text[^>]*font-size="10px"/);
    expect(source).not.toMatch(/var\(|currentcolor|class=|style=/i);
    const check = all(gallery.layout).find((child) => child.kind === 'drawing' && child.name === 'check');
    expect(check?.kind === 'drawing' && check.svg).toContain('stroke="#22201c"');
    const picture = all(gallery.layout).find((child) => child.kind === 'picture');
    expect(picture).toMatchObject({ label: 'A square of colours', fit: 'cover', radii: { topLeft: 24 } });
  });

  it('puts what lies behind before what lies over it', () => {
    const order = texts(gallery.layout).map(({ text }) => text.trim());
    expect(order.indexOf('Under')).toBeLessThan(order.indexOf('Over'));
    expect(gallery.layout.root.children.at(-1)).toMatchObject({ name: 'bottom-bar' });
  });

  it('asks containers for their width', async () => {
    const css =
      '.wide{width:300px;padding:10px}.narrow{width:200px}.wide,.narrow{container-type:inline-size}.box{height:9px;width:10px}' +
      '@container (width >= 280px){.box{width:77px}}';
    const box = (kind: string): string => `<div class="${kind}"><div class="box" data-part="in-${kind}"></div></div>`;
    const { layout } = await draw(`<style>${css}</style>${box('wide')}${box('narrow')}`);
    expect([getNode(layout, 'in-wide').box.width, getNode(layout, 'in-narrow').box.width]).toEqual([77, 10]);
  });

  it('fits drawings into their boxes as preserveAspectRatio says', async () => {
    const bands = '<rect width="10" height="2" fill="#ff0000"/><rect y="2" width="10" height="8" fill="#0000ff"/>';
    const svg = (fit: string): string =>
      `<svg viewBox="0 0 10 10" preserveAspectRatio="${fit}" style="display:block;width:200px;height:100px">${bands}</svg>`;
    const { png } = await draw(svg('xMidYMid slice') + svg('none') + svg('xMinYMid meet'));
    const pixels = await readPixels(png);
    const [slice, none, meet] = [pixels.at(20, 10), pixels.at(20, 210), pixels.at(20, 410)];
    expect([slice, none, meet]).toEqual(['#0000ff', '#ff0000', '#ff0000']);
    expect([pixels.at(380, 210), pixels.at(380, 410)]).toEqual(['#ff0000', '#ffffff']);
  });

  it('holds a width that is said where a bound stops the height that its ratio gives', async () => {
    const dot =
      'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
    const drawing = (css: string): string =>
      `<svg viewBox="0 0 10 10" preserveAspectRatio="xMidYMid slice" style="display:block;${css}"><rect width="10" height="10" fill="#0000ff"/></svg>`;
    const { layout, png } = await draw(
      drawing('width:100%;aspect-ratio:2;max-height:100px') +
        drawing('width:300px;aspect-ratio:3;min-height:150px') +
        `<img alt="" src="${dot}" style="display:block;width:100%;aspect-ratio:2;max-height:100px;object-fit:cover">`,
    );
    const sizes = all(layout).flatMap((child) =>
      child.kind === 'drawing' || child.kind === 'picture' ? [[child.box.width, child.box.height]] : [],
    );
    expect(sizes.map(([width, height]) => `${width} × ${height}`).toSorted()).toEqual([
      '300 × 150',
      '390 × 100',
      '390 × 100',
    ]);
    const pixels = await readPixels(png);
    for (const y of [10, 190]) expect(pixels.at(770, y)).toBe('#0000ff');
    expect([pixels.at(590, 490), pixels.at(610, 490)]).toEqual(['#0000ff', '#ffffff']);
    expect(pixels.at(770, 690)).not.toBe('#ffffff');
  });

  it('gives a field for long text the height of its rows, also while it is empty', async () => {
    const field = (rows: string): string =>
      `<textarea ${rows} data-part="field" style="display:block;box-sizing:border-box;border:1px solid #000;padding:7px;font:16px/20px serif;min-height:30px;width:200px"></textarea>`;
    const { layout } = await draw(
      `${field('rows="3"')}${field('')}${field('rows="5"').replace('min-height', 'height')}`,
    );
    const heights = all(layout).flatMap((child) =>
      child.kind === 'node' && child.name === 'field' ? [child.box.height] : [],
    );
    expect(heights).toEqual([76, 56, 30]);
  });

  it('draws what stands in the items of a list, with their marks and without', async () => {
    const dot =
      '<svg viewBox="0 0 10 10" style="display:inline-block;width:40px;height:40px"><rect width="10" height="10" fill="#ff0000"/></svg>';
    const item = `<li><code>a ${dot}</code></li><li><div>${dot} b</div><p>c ${dot}</p></li>`;
    const { layout, png } = await draw(`<ul>${item}</ul><ul style="list-style:none">${item}</ul>`);
    const pixels = await readPixels(png);
    const drawings = all(layout).filter((child) => child.kind === 'drawing');
    expect(drawings).toHaveLength(6);
    for (const { box } of drawings) {
      expect([box.width, box.height]).toEqual([40, 40]);
      expect(pixels.at(Math.round(2 * box.x) + 40, Math.round(2 * box.y) + 40)).toBe('#ff0000');
    }
  });

  it('tells where an underline lies', async () => {
    const { layout } = await draw(
      '<a style="text-decoration:underline;text-decoration-thickness:2px;text-underline-offset:6px"><b>Under</b></a>',
    );
    expect(getText(layout, 'Under')).toMatchObject({
      decoration: 'underline',
      underlineOffsetPx: 6,
      decorationThicknessPx: 2,
    });
  });

  it('lays a page out from right to left whose text runs so', async () => {
    const html = `<!doctype html><html dir="rtl"><style>*{margin:0}</style><body><div style="display:flex;padding-inline-start:20px">
      <nav aria-label="first" style="width:50px;height:20px;background:#222"></nav>
      <div aria-label="second" style="width:60px;height:20px;background:#444"></div></div>
      <p style="width:100px">أهلا</p><p><bdi>-5°C</bdi></p></body></html>`;
    const { layout } = await engine.render({ html, device: 'MOBILE', signal: neverAborted() });
    expect(getNode(layout, 'first').box.x).toBeCloseTo(390 - 20 - 50, 0);
    expect(getNode(layout, 'second').box.x).toBeCloseTo(390 - 20 - 50 - 60, 0);
    const { box } = getText(layout, 'أهلا');
    expect(box.x + box.width).toBeCloseTo(390, 0);
    // In one piece, and in no other order.
    expect(getText(layout, '-5°C').box.x).toBeGreaterThan(300);
  });

  it('stops when the caller does not want the picture any more', async () => {
    const signal = AbortSignal.abort(new Error('gone'));
    const drawing = engine.render({ html: '<!doctype html><p>', device: 'MOBILE', signal });
    await expect(drawing).rejects.toMatchObject({ code: 'CANCELLED' });
  });

  it('draws the same page to the same bytes', async () => {
    const html = await readGallery();
    const again = await engine.render({ html, device: 'MOBILE', signal: neverAborted() });
    expect(Buffer.compare(again.png, gallery.png)).toBe(0);
    expect(again.layout).toEqual(gallery.layout);
  });
});

describe('both engines', () => {
  it('agree about a page with a font of its own', async () => {
    const html = await readGallery();
    const renderings = await Promise.all(
      names.map(async (name) => {
        const engine = await TEST_ENGINES[name]();
        try {
          return await engine.render({ html, device: 'DESKTOP', signal: neverAborted() });
        } finally {
          await engine.close();
        }
      }),
    );
    const [chromium, takumi] = renderings;
    if (chromium === undefined || takumi === undefined) throw new Error('two engines were asked');
    expect(Math.abs(chromium.heightPx - takumi.heightPx)).toBeLessThan(16);
    expect(takumi.regions.map(({ type }) => type).toSorted()).toEqual(
      chromium.regions.map(({ type }) => type).toSorted(),
    );
    const [first, second] = await Promise.all([readPixels(chromium.png), readPixels(takumi.png)]);
    expect(shareOfDifferentPixels(first, second)).toBeLessThan(0.05);
  });
});
