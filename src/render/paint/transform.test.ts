import { describe, expect, it } from 'vitest';
import { IDENTITY, invert, isTurnedOrScaled, multiply, toTransform, toUprightBox } from './transform.ts';

const NONE = { transform: 'none', rotate: 'none', scale: 'none', translate: 'none', 'transform-origin': '50% 50%' };
const BOX = { x: 100, y: 100, width: 40, height: 20 };

describe('toTransform', () => {
  it('is nothing where nothing is transformed', () => {
    expect(toTransform(NONE, BOX)).toBeUndefined();
    expect(toTransform({ ...NONE, rotate: '0deg', scale: '1' }, BOX)).toBeUndefined();
  });

  it('turns around the middle of the box', () => {
    const matrix = toTransform({ ...NONE, rotate: '90deg' }, BOX) ?? IDENTITY;
    const upright = toUprightBox(BOX, matrix);
    expect(upright).toEqual({
      x: expect.closeTo(110),
      y: expect.closeTo(90),
      width: expect.closeTo(20),
      height: expect.closeTo(40),
    });
  });

  it('takes the individual properties before the list, and shares of the box', () => {
    const style = {
      ...NONE,
      translate: '-50% 10px',
      transform: 'scale(2) translateX(1px)',
      'transform-origin': '0px 0px',
    };
    expect(toTransform(style, BOX)).toEqual([2, 0, 0, 2, expect.closeTo(-118), expect.closeTo(-90)]);
    expect(toTransform({ ...NONE, transform: 'matrix(1, 0, 0, 1, 7, 8)' }, BOX)).toEqual([1, 0, 0, 1, 7, 8]);
  });

  it('tells a turn from a shift', () => {
    expect(isTurnedOrScaled({ ...NONE, translate: '4px', transform: 'matrix(1, 0, 0, 1, 7, 8)' })).toBe(false);
    expect(isTurnedOrScaled({ ...NONE, transform: 'rotate(3deg)' })).toBe(true);
    expect(isTurnedOrScaled({ ...NONE, scale: '1.1' })).toBe(true);
  });
});

describe('invert', () => {
  it('undoes a matrix', () => {
    const matrix = [2, 1, -1, 3, 10, 20] as const;
    for (const [index, value] of multiply(matrix, invert(matrix)).entries()) {
      expect(value).toBeCloseTo(IDENTITY[index] ?? Number.NaN);
    }
  });
});
