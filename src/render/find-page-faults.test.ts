import { describe, expect, it } from 'vitest';
import { findPageFaults } from './find-page-faults.ts';
import type { Box, LayoutChild, LayoutNode, LayoutTree, TextLine } from './layout-tree.ts';

const WHITE = { kind: 'solid', color: { hex: '#ffffff', alpha: 1 } } as const;

/** A line as high as its type is large. */
const line = (text: string, box: Omit<Box, 'height'>, { sizePx = 16, alpha = 1 } = {}): TextLine => ({
  kind: 'text',
  text,
  box: { ...box, height: sizePx * 1.2 },
  baselineY: box.y + sizePx,
  font: {
    families: ['Inter'],
    sizePx,
    weight: 400,
    style: 'normal',
    letterSpacingPx: 0,
    wordSpacingPx: 0,
    variantNumeric: 'normal',
    featureSettings: 'normal',
  },
  color: { hex: '#000000', alpha },
  decoration: 'none',
});

const node = (id: string, box: Box, children: LayoutChild[], style: Partial<LayoutNode['style']> = {}): LayoutNode => ({
  kind: 'node',
  id,
  name: id,
  tag: 'div',
  box,
  style: {
    fills: [],
    radii: { topLeft: 0, topRight: 0, bottomRight: 0, bottomLeft: 0 },
    shadows: [],
    opacity: 1,
    clips: false,
    ...style,
  },
  children,
});

const page = (children: LayoutChild[], widthPx = 390): LayoutTree => ({
  widthPx,
  heightPx: 844,
  background: { hex: '#ffffff', alpha: 1 },
  root: node('body', { x: 0, y: 0, width: widthPx, height: 844 }, children),
});

const AT = { x: 16, y: 100, width: 200, height: 20 };
const find = (layout: LayoutTree, words = '') => findPageFaults([layout], () => words);

describe('words that are broken inside', () => {
  const broken = (first: string, second: string): LayoutTree =>
    page([node('p', AT, [line(first, { x: 16, y: 100, width: 80 }), line(second, { x: 16, y: 120, width: 60 })])]);

  it.each([
    ['a word', 'Genossen', 'schaft', 'Genossenschaft'],
    ['a word among others', 'Unsere Genossen', 'schaft eröffnet', 'Unsere Genossenschaft eröffnet'],
    ['a word in capitals', 'GENOSSEN', 'SCHAFT', 'Genossenschaft'],
  ])('are found in %s', (_, first, second, words) => {
    expect(find(broken(first, second), words)).toEqual([
      { id: 'p', what: '"Genossenschaft" is broken inside the word' },
    ]);
  });

  it.each([
    ['a price', '$5,30', '0', '$5,300'],
    ['a date', 'until 12.0', '3.2026', '12.03.2026'],
    ['a reading', '1,0', '40°C', '1,040°C'],
  ])('are found in %s', (_, first, second, figure) => {
    expect(find(broken(first, second), `until ${figure}`)).toEqual([
      { id: 'p', what: `"${figure}" is broken inside the word` },
    ]);
  });

  it.each([
    ['between figures', 'until 12', '40 kg', 'until 12 40 kg'],
    ['behind the dash of a span', '12:30–', '13:30', '12:30–13:30'],
    ['between words', 'Guji', 'natural', 'Guji natural'],
    ['behind a hyphen', 'Natural-', 'kaffee', 'Natural-kaffee'],
    ['where a soft hyphen shows', 'Genossen‐', 'schaft', 'Genossen\u00adschaft'],
    ['in a script without spaces', '日本料', '理店', '日本料理店'],
  ])('are not lines that end %s', (_, first, second, words) => {
    expect(find(broken(first, second), words)).toEqual([]);
  });
});

describe('words over others', () => {
  const under = node('under', AT, [line('Pour over', { x: 16, y: 100, width: 70 })]);
  const over = (y: number, style: Partial<LayoutNode['style']> = {}, alpha = 1) =>
    node('over', { ...AT, y }, [line('Cold brew', { x: 30, y, width: 70 }, { alpha })], style);

  it('are found at the one on top', () => {
    expect(find(page([under, over(106)]))).toEqual([{ id: 'over', what: 'its words lie over "Pour over"' }]);
  });

  it.each([
    ['stand below', over(120)],
    ['are decoration', over(106, {}, 0.1)],
    ['are on a layer of their own', over(100, { fills: [WHITE] })],
    ['are turned', over(106, { transform: [0, 1, -1, 0, 0, 0] })],
  ])('are not those that %s', (_, upper) => {
    expect(find(page([under, upper]))).toEqual([]);
  });

  it('are found where a badge hides part of a line', () => {
    const badge = node('badge', { x: 60, y: 98, width: 60, height: 24 }, [], { fills: [WHITE] });
    expect(find(page([under, badge]))).toEqual([{ id: 'badge', what: 'it hides words of "Pour over"' }]);
    const sheet = node('sheet', { x: 60, y: 0, width: 300, height: 600 }, [], { fills: [WHITE] });
    expect(find(page([under, sheet]))).toEqual([]);
  });
});

describe('pages at several widths', () => {
  it('tell a fault with the widths that it shows at, and without where the device has it', () => {
    const wide = (widthPx: number) => page([node('p', { ...AT, width: 340 }, [])], widthPx);
    const at = (...widths: number[]) => findPageFaults(widths.map(wide), () => '').map(({ what }) => what);
    expect(at(1280, 390, 320)).toEqual(['it is wider than the page, at 320 px']);
    expect(at(1280, 340, 320)).toEqual(['it is wider than the page, at 320 and 340 px']);
    expect(at(320)).toEqual(['it is wider than the page']);
  });
});
