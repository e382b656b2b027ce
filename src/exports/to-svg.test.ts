import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createChromiumEngine } from '../render/chromium/chromium-engine.ts';
import { readPixels, shareOfDifferentPixels } from '../render/fixtures/pixels.ts';
import { getTestBrowser, neverAborted, readGallery, TEST_ENGINES } from '../render/fixtures/test-engines.ts';
import { toSvg } from './to-svg.ts';
import type { LayoutNode, LayoutTree } from '../render/layout-tree.ts';
import type { Rendering, RenderEngine } from '../render/render-engine.ts';

const toFontCss = (html: string): string => /<style id="fonts">(.*?)<\/style>/s.exec(html)?.[1] ?? '';

describe('toSvg of a whole page', () => {
  let browser: RenderEngine;
  let html = '';
  beforeAll(async () => {
    browser = createChromiumEngine(await getTestBrowser());
    html = await readGallery();
  });
  afterAll(() => browser.close());

  const drawSvg = (svg: string): Promise<Rendering> =>
    browser.render({
      html: `<!doctype html><style>*{margin:0}svg{display:block}</style><body>${svg}</body>`,
      device: 'MOBILE',
      signal: neverAborted(),
    });

  it.each(['chromium', 'takumi'] as const)('shows what the %s engine showed', async (name) => {
    const engine = await TEST_ENGINES[name]();
    const page = await engine.render({ html, device: 'MOBILE', signal: neverAborted() });
    await engine.close();
    const svg = await drawSvg(toSvg(page.layout, { title: 'Every kind of paint', fontCss: toFontCss(html) }));
    const [drawn, original] = await Promise.all([readPixels(svg.png), readPixels(page.png)]);
    expect([drawn.width, drawn.height]).toEqual([original.width, original.height]);
    expect(shareOfDifferentPixels(drawn, original)).toBeLessThan(0.03);
  });

  it('has one live text per line and groups that bear the names of blocks, parts and controls', async () => {
    const page = await browser.render({ html, device: 'MOBILE', signal: neverAborted() });
    const svg = toSvg(page.layout, { title: 'Every kind of paint' });
    for (const line of ['Every kind', 'of paint', 'Gradient words', 'Lisbon', '240.00', 'One']) {
      expect(svg).toContain(`>${line}</text>`);
    }
    for (const name of ['top-bar', 'hero', 'badge', 'card', 'form', 'table', 'bottom-bar', 'Outlined button', 'sun']) {
      expect(svg).toContain(`data-name="${name}"`);
    }
    expect(svg).toMatch(/<g id="bottom-bar"[^>]*>(?:(?!<\/g>).)*<rect[^>]*fill="#22201c"/s);
    expect(svg).not.toMatch(
      /<foreignObject|<script|<path[^>]*data-text| on\w+=|https?:\/\/(?!www\.w3\.org\/2000\/svg)/i,
    );
    const ids = [...svg.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id);
  });
});

const SQUARE = { topLeft: 0, topRight: 0, bottomRight: 0, bottomLeft: 0 };
const BLACK = { hex: '#000000', alpha: 1 };
const node = (more: Partial<LayoutNode>, style: Partial<LayoutNode['style']> = {}): LayoutNode => ({
  kind: 'node',
  id: 'n',
  name: 'div',
  tag: 'div',
  box: { x: 10, y: 20, width: 100, height: 50 },
  children: [],
  ...more,
  style: { fills: [], radii: SQUARE, shadows: [], opacity: 1, clips: false, ...style },
});
const toBody = (...children: LayoutNode['children']): string => {
  const root = node({ name: 'body', children });
  const layout: LayoutTree = { widthPx: 200, heightPx: 100, background: { hex: '#ffffff', alpha: 1 }, root };
  return toSvg(layout, { title: 'T' }).split('\n').slice(2).join('\n').replace('\n</svg>\n', '');
};
const side = (widthPx: number, hex = '#ff0000') => ({ widthPx, line: 'solid' as const, color: { hex, alpha: 1 } });

describe('toSvg', () => {
  it('writes boxes as rectangles, and as paths where corners differ', () => {
    const fills = [{ kind: 'solid' as const, color: { hex: '#0b6e4f', alpha: 0.5 } }];
    expect(toBody(node({}, { fills, radii: { topLeft: 8, topRight: 8, bottomRight: 8, bottomLeft: 8 } }))).toContain(
      '<rect x="10" y="20" width="100" height="50" rx="8" fill="#0b6e4f" fill-opacity="0.5"/>',
    );
    expect(toBody(node({}, { fills, radii: { ...SQUARE, topLeft: 8 } }))).toContain(
      '<path d="M18 20H110V70H10V28A8 8 0 0 1 18 20Z" fill="#0b6e4f" fill-opacity="0.5"/>',
    );
  });

  it('strokes even borders along their middle and draws single sides as lines', () => {
    const even = { top: side(2), right: side(2), bottom: side(2), left: side(2) };
    expect(toBody(node({}, { border: even }))).toContain(
      '<rect x="11" y="21" width="98" height="48" fill="none" stroke="#ff0000" stroke-width="2"/>',
    );
    const single = { top: side(0), right: side(0), bottom: side(1, '#00ff00'), left: side(0) };
    expect(toBody(node({}, { border: single }))).toContain(
      '<line x1="10" y1="69.5" x2="110" y2="69.5" stroke="#00ff00" stroke-width="1"/>',
    );
  });

  it('leaves no group where a wrapper does nothing, and one where it turns or fades', () => {
    const text = {
      kind: 'text' as const,
      text: ' a < b & "c" ',
      box: { x: 1, y: 2, width: 3, height: 4 },
      baselineY: 5,
      font: {
        families: ['Inter', 'Bob\'s "Own"', 'sans-serif'],
        sizePx: 16,
        weight: 600,
        style: 'normal' as const,
        letterSpacingPx: 0,
        wordSpacingPx: 0,
        variantNumeric: 'normal',
        featureSettings: 'normal',
      },
      color: BLACK,
      decoration: 'none' as const,
    };
    const line =
      '<text x="1" y="5" font-family="\'Inter\', \'Bobs &quot;Own&quot;\', sans-serif" font-size="16" font-weight="600" fill="#000000" xml:space="preserve"> a &lt; b &amp; &quot;c&quot;</text>';
    const plain = toBody(node({ children: [node({ children: [text] })] }));
    expect(plain).toBe(`<rect id="page" width="200" height="100" fill="#ffffff"/>\n${line}`);
    expect(toBody(node({ children: [text] }, { opacity: 0.5, transform: [0, 1, -1, 0, 30, 40] }))).toContain(
      `<g id="div" data-name="div" opacity="0.5" transform="matrix(0 1 -1 0 30 40)">${line}</g>`,
    );
  });

  it('clips children at the padding box', () => {
    const fills = [{ kind: 'solid' as const, color: BLACK }];
    const inner = node({ box: { x: 0, y: 0, width: 500, height: 500 } }, { fills });
    const border = { top: side(4), right: side(4), bottom: side(4), left: side(4) };
    const svg = toBody(node({ children: [inner] }, { clips: true, border }));
    expect(svg).toContain('<clipPath id="clip-1"><rect x="14" y="24" width="92" height="42"/></clipPath>');
    expect(svg).toContain('<g clip-path="url(#clip-1)"><rect x="0" y="0" width="500"');
  });

  it('takes only fonts that are carried along, and names that XML allows', () => {
    const layout: LayoutTree = {
      widthPx: 1,
      heightPx: 1,
      background: BLACK,
      root: node({ block: '1 – <b>"é\u0000', name: '1 – <b>"é\u0000' }, { fills: [{ kind: 'solid', color: BLACK }] }),
    };
    const fontCss =
      '@font-face{font-family:A;src:url(data:font/woff2;base64,AA)}@font-face{font-family:B;src:url(https://x.y/f)}p{color:red}';
    const svg = toSvg(layout, { title: '</title><script>', fontCss });
    expect(svg).toContain('<style>@font-face{font-family:A;src:url(data:font/woff2;base64,AA)}</style>');
    expect(svg).toContain('<title>&lt;/title&gt;&lt;script&gt;</title>');
    expect(svg).toContain('id="layer-1-b-é" data-name="1 – &lt;b&gt;&quot;é"');
    expect(svg).not.toContain('x.y');
  });
});
