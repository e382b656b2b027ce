import { describe, expect, it } from 'vitest';
import { closeUp, isOverlapping, makeRoom, nextPlace, type CanvasBox, type CanvasSize } from './canvas-places.ts';
import type { InstanceType } from './enums.ts';

type Placed = CanvasBox & { type: InstanceType };

/** Each of the sizes is put where there is a place when it comes. */
function place(sizes: readonly (CanvasSize & { type?: InstanceType })[]): Placed[] {
  return sizes.reduce<Placed[]>(
    (taken, { width, height, type = 'SCREEN_INSTANCE' }) => [
      ...taken,
      { width, height, type, ...nextPlace({ width, height }, taken) },
    ],
    [],
  );
}

function extentOf(boxes: readonly CanvasBox[]): CanvasSize {
  return {
    width: Math.max(...boxes.map(({ x, width }) => x + width)),
    height: Math.max(...boxes.map(({ y, height }) => y + height)),
  };
}

const overlaps = (boxes: readonly CanvasBox[]): number =>
  boxes.reduce(
    (count, box, index) => count + boxes.slice(index + 1).filter((other) => isOverlapping(box, other)).length,
    0,
  );

const phone = { width: 390, height: 844 };

describe('closeUp', () => {
  const [first, ...behind] = place([1, 2, 3].map(() => ({ width: 1280, height: 900 })));
  const xs = (boxes: readonly CanvasBox[]): number[] => boxes.map(({ x }) => x);

  it('lets what stands right behind follow a box that became narrower', () => {
    expect(xs(closeUp(first as Placed, phone.width, behind))).toEqual([470, 1830]);
  });

  it('lets be what is wide enough, and what somebody put elsewhere with all behind it', () => {
    const [second, third] = behind as [Placed, Placed];
    expect(closeUp(first as Placed, 1280, behind)).toEqual([]);
    expect(closeUp(first as Placed, 390, [{ ...second, y: 1_500 }, third])).toEqual([]);
    expect(xs(closeUp(first as Placed, 390, [second, { ...third, x: 9_000 }]))).toEqual([470]);
  });
});

describe('nextPlace', () => {
  it('puts the first few beside each other', () => {
    expect(place([phone, phone, { width: 1280, height: 900 }]).map(({ x, y }) => [x, y])).toEqual([
      [0, 0],
      [470, 0],
      [940, 0],
    ]);
  });

  it.each([
    ['phones', () => phone],
    ['pages for a desk', () => ({ width: 1280, height: 1100 })],
    [
      'pages of all heights',
      (index: number) => ({ width: index % 3 ? 1280 : 390, height: 700 + ((index * 617) % 2400) }),
    ],
  ] as const)('lays out 300 %s in rows that can be looked over, none over another', (_, size) => {
    const placed = place(Array.from({ length: 300 }, (__, index) => size(index)));
    const { width, height } = extentOf(placed);
    expect(overlaps(placed)).toBe(0);
    expect(width / height).toBeGreaterThan(0.5);
    expect(width / height).toBeLessThan(3);
    const tops = new Set(placed.map(({ y }) => y));
    expect(tops.size).toBeLessThan(40);
  });

  it('goes on beside a design system, and begins rows below the screens', () => {
    const system = { width: 1280, height: 5200, type: 'DESIGN_SYSTEM_INSTANCE' } as const;
    const placed = place([phone, system, ...Array.from({ length: 14 }, () => phone)]);
    expect(overlaps(placed)).toBe(0);
    expect([...new Set(placed.map(({ y }) => y))]).toEqual([0, 844 + 240]);
  });

  it('begins where the first one stands, wherever that was put', () => {
    const [first] = place([phone]);
    if (first === undefined) throw new Error('one was placed');
    expect(nextPlace(phone, [{ ...first, x: -500, y: -900 }])).toEqual({ x: -30, y: -900 });
  });
});

describe('makeRoom', () => {
  const below = { ...phone, x: 100, y: 1084 };
  const aside = { ...phone, x: 3_000, y: 1084 };
  const above = { ...phone, x: 0, y: 0 };

  it('moves what is below by as much as one has grown, and what stands beside it likewise', () => {
    const grown = { x: 0, y: 0, width: 390, height: 1_400 };
    expect(makeRoom(grown, 844, [above, below, aside]).map(({ x, y }) => [x, y])).toEqual([
      [100, 1_640],
      [3_000, 1_640],
    ]);
  });

  it('moves nothing where there is room', () => {
    expect(makeRoom({ x: 0, y: 0, width: 390, height: 844 }, 844, [below, aside])).toEqual([]);
    expect(makeRoom({ x: 600, y: 0, width: 390, height: 4_000 }, 844, [below, aside])).toEqual([]);
  });

  it('keeps closer together what was put closer together', () => {
    const close = { ...phone, x: 0, y: 860 };
    expect(makeRoom({ x: 0, y: 0, width: 390, height: 900 }, 844, [close])).toEqual([{ ...close, y: 916 }]);
  });
});
