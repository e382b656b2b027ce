import { describe, expect, it } from 'vitest';
import { placeBeside } from './place-beside.ts';

const source = { x: 100, y: 0, width: 390, height: 844 };

describe('placeBeside', () => {
  it('puts a row under the source', () => {
    expect(placeBeside(source, 3, [source])).toEqual({
      places: [
        { x: 100, y: 1084 },
        { x: 570, y: 1084 },
        { x: 1040, y: 1084 },
      ],
      moved: [],
    });
  });

  it('goes past the variants that stand there', () => {
    const earlier = placeBeside(source, 2, [source]).places.map((place) => ({
      ...source,
      ...place,
      height: 1200,
      groupId: 'warmer',
    }));
    const later = placeBeside(source, 1, [source, ...earlier]);
    expect(later).toEqual({ places: [{ x: 100, y: 1084 + 1200 + 240 }], moved: [] });
  });

  it('goes past what stands beside the source and reaches further down', () => {
    const tall = { ...source, x: 600, height: 1_800 };
    const { places, moved } = placeBeside(source, 2, [source, tall]);
    expect(places.map(({ y }) => y)).toEqual([2_040, 2_040]);
    expect(moved).toEqual([]);
    expect(placeBeside(source, 1, [source, tall]).places).toEqual([{ x: 100, y: 1_084 }]);
  });

  it('lets the row below make room, all of it alike', () => {
    const row = [0, 470, 5000].map((x) => ({ ...source, x, y: 1084 }));
    const { places, moved } = placeBeside(source, 1, [source, ...row]);
    expect(places).toEqual([{ x: 100, y: 1084 }]);
    expect(moved.map(({ x, y }) => [x, y])).toEqual([0, 470, 5000].map((x) => [x, 1084 + 844 + 240]));
  });
});
