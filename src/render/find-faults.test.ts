import { describe, expect, it } from 'vitest';
import { findFaults } from './find-faults.ts';
import type { Box, LayoutChild, LayoutNode, LayoutTree, PaintedStyle, TextLine } from './layout-tree.ts';

const BLACK = { hex: '#000000', alpha: 1 };
const STYLE: PaintedStyle = {
  fills: [],
  radii: { topLeft: 0, topRight: 0, bottomRight: 0, bottomLeft: 0 },
  shadows: [],
  opacity: 1,
  clips: false,
};

const text = (box: Box): TextLine => ({
  kind: 'text',
  text: 'Words',
  box,
  baselineY: box.y + box.height,
  font: {
    families: ['Inter'],
    sizePx: 16,
    weight: 400,
    style: 'normal',
    letterSpacingPx: 0,
    wordSpacingPx: 0,
    variantNumeric: 'normal',
    featureSettings: 'normal',
  },
  color: BLACK,
  decoration: 'none',
});

const node = (id: string, box: Box, children: LayoutChild[], clips = false): LayoutNode => ({
  kind: 'node',
  id,
  name: id,
  tag: 'div',
  box,
  style: { ...STYLE, clips },
  children,
});

const page = (...children: LayoutChild[]): LayoutTree => ({
  widthPx: 400,
  heightPx: 1000,
  background: BLACK,
  root: node('body', { x: 0, y: 0, width: 400, height: 1000 }, children),
});

const line = (x: number, y: number, width: number): TextLine => text({ x, y, width, height: 20 });

describe('findFaults', () => {
  it('finds nothing on a sound page', () => {
    const box = { x: 20, y: 20, width: 360, height: 40 };
    expect(findFaults(page(node('a', box, [line(20, 20, 361)]), node('b', box, [line(20, 22, 100)], true)))).toEqual(
      [],
    );
  });

  it.each([
    ['at the right', line(380, 0, 60), 'it stands outside the page at the right'],
    ['at the left', line(-10, 0, 60), 'it stands outside the page at the left'],
  ])('finds what stands outside the page %s', (_, child, what) => {
    expect(findFaults(page(node('a', child.box, [child])))).toEqual([{ id: 'a', what }]);
  });

  it.each([
    ['at the right', line(20, 20, 120), 'its text is cut off at the right'],
    ['at the bottom', line(20, 52, 60), 'its text is cut off at the bottom'],
  ])('finds text that is cut off %s, at its innermost element', (_, child, what) => {
    const clip = { x: 20, y: 20, width: 100, height: 40 };
    expect(findFaults(page(node('clip', clip, [node('inner', child.box, [child])], true)))).toEqual([
      { id: 'inner', what },
    ]);
  });

  it('calls nothing cut off that can be scrolled to, unless something in it cuts', () => {
    const clip = { x: 20, y: 20, width: 100, height: 40 };
    const far = line(300, 20, 200);
    const scroller = node('scroller', clip, [node('cell', far.box, [far])], true);
    const scrolling = { ...scroller, style: { ...scroller.style, scrolls: true as const } };
    expect(findFaults(page(scrolling))).toEqual([]);
    const cut = node('cut', { x: 300, y: 20, width: 40, height: 40 }, [node('inner', far.box, [far])], true);
    expect(findFaults(page({ ...scrolling, children: [cut] }))).toEqual([
      { id: 'inner', what: 'its text is cut off at the right' },
    ]);
  });

  it('lets a clipping ancestor scroll what is wider than the page', () => {
    const wide = node('wide', { x: 0, y: 0, width: 900, height: 40 }, []);
    expect(findFaults(page(node('scroller', { x: 0, y: 0, width: 400, height: 40 }, [wide], true)))).toEqual([]);
  });
});
