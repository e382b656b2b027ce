import { describe, expect, it } from 'vitest';
import { drawPicture } from '../draw-picture.ts';
import { THINGS } from '../thing/compose-thing.ts';
import { measureDrawing } from './measure-drawing.ts';

describe('measureDrawing', () => {
  it.each([
    ['<rect fill="x" x="3" y="4" width="10" height="20"/>', [3, 4, 10, 20]],
    ['<circle fill="x" cx="10" cy="10" r="5"/>', [5, 5, 10, 10]],
    ['<path fill="x" d="M0 0h10v-5l-2 7z"/>', [0, -5, 10, 7]],
    ['<path fill="x" d="M0 0C0 10 10 10 10 0z"/>', [0, 0, 10, 7.5]],
    ['<path fill="x" d="M-5 0a5 5 0 0 1 10 0z"/>', [-5, -5, 10, 5]],
    ['<path fill="none" stroke="x" stroke-width="2" d="M0 0H10"/>', [-1, -1, 12, 2]],
    ['<g transform="translate(10 0) scale(2)"><rect fill="x" x="1" y="1" width="1" height="1"/></g>', [12, 2, 2, 2]],
    ['<g transform="rotate(90)"><rect fill="x" x="0" y="0" width="4" height="2"/></g>', [-2, 0, 2, 4]],
    [
      '<defs><clipPath id="a"><path d="M0 0h99v99z"/></clipPath></defs><rect fill="x" x="0" y="0" width="1" height="1"/>',
      [0, 0, 1, 1],
    ],
  ] as const)('measures %s', (markup, [x, y, width, height]) => {
    const box = measureDrawing(markup);
    expect([box.x, box.y, box.width, box.height].map((value) => Math.round(value * 10) / 10)).toEqual([
      x,
      y,
      width,
      height,
    ]);
  });

  it('cuts every thing to its own outline', () => {
    for (const { id } of THINGS.objects) {
      const svg = drawPicture({ kind: 'thing', subject: id.replaceAll('-', ' '), alt: '', aspect: 1 });
      const [, , width = 0, height = 0] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '').split(' ').map(Number);
      expect({ id, isThing: width > 30 && height > 30 && width < 230 && height < 230 }).toEqual({ id, isThing: true });
      expect(svg).toContain('preserveAspectRatio="xMidYMax meet"');
    }
  });
});
