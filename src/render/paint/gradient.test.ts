import { describe, expect, it } from 'vitest';
import { toGradients } from './gradient.ts';

const BOX = { x: 10, y: 20, width: 200, height: 100 };

describe('toGradients', () => {
  it('puts a linear gradient on the line CSS draws it along', () => {
    expect(toGradients('linear-gradient(90deg, rgb(255, 0, 0), rgb(0, 0, 255))', BOX)).toEqual([
      {
        kind: 'linear',
        from: { x: 10, y: expect.closeTo(70) },
        to: { x: 210, y: expect.closeTo(70) },
        stops: [
          { offset: 0, color: { hex: '#ff0000', alpha: 1 } },
          { offset: 1, color: { hex: '#0000ff', alpha: 1 } },
        ],
      },
    ]);
  });

  it('runs downwards by default and turns for corners so that the middle joins the other two', () => {
    const [down, corner] = [
      toGradients('linear-gradient(red, blue)', BOX)[0],
      toGradients('linear-gradient(to top right, red, blue)', BOX)[0],
    ];
    expect(down).toMatchObject({
      from: { x: expect.closeTo(110), y: expect.closeTo(20) },
      to: { y: expect.closeTo(120) },
    });
    if (corner?.kind !== 'linear') throw new Error('a linear gradient is one');
    const direction = { x: corner.to.x - corner.from.x, y: corner.to.y - corner.from.y };
    expect(direction.y).toBeLessThan(0);
    expect(direction.x * BOX.width + direction.y * BOX.height).toBeCloseTo(0);
  });

  it('places stops as CSS does: spread out, never descending, in pixels or shares', () => {
    const [gradient] = toGradients('linear-gradient(90deg, red, lime, blue 50px, black 10%, white)', BOX);
    expect(gradient?.kind === 'linear' && gradient.stops.map(({ offset }) => offset)).toEqual([
      0, 0.125, 0.25, 0.25, 1,
    ]);
  });

  it('gives transparent ends the colour of their neighbour', () => {
    const [gradient] = toGradients('linear-gradient(rgb(9, 9, 9), transparent, rgb(200, 0, 0))', BOX);
    expect(gradient?.kind === 'linear' && gradient.stops.map(({ color }) => color)).toEqual([
      { hex: '#090909', alpha: 1 },
      { hex: '#090909', alpha: 0 },
      { hex: '#c80000', alpha: 0 },
      { hex: '#c80000', alpha: 1 },
    ]);
  });

  it('bends what is mixed in Oklab', () => {
    const [gradient] = toGradients('linear-gradient(to right in oklab, rgb(0, 0, 255), rgb(255, 255, 0))', BOX);
    if (gradient?.kind !== 'linear') throw new Error('a linear gradient is one');
    expect(gradient.stops).toHaveLength(5);
    expect(gradient.stops[2]?.color.hex).not.toBe('#808080');
  });

  it('knows centre and size of radial gradients', () => {
    expect(toGradients('radial-gradient(circle at 25% 50%, red, blue)', BOX)[0]).toMatchObject({
      kind: 'radial',
      center: { x: 60, y: 70 },
      radiusX: Math.hypot(150, 50),
    });
    expect(toGradients('radial-gradient(closest-side, red, blue)', BOX)[0]).toMatchObject({
      radiusX: 100,
      radiusY: 50,
    });
    expect(toGradients('radial-gradient(30px at top left, red, blue)', BOX)[0]).toMatchObject({
      center: { x: 10, y: 20 },
      radiusX: 30,
    });
  });

  it('lists layers bottom first and leaves out what has no counterpart', () => {
    const layers = 'linear-gradient(red, blue), conic-gradient(red, blue), url("data:x"), radial-gradient(red, blue)';
    expect(toGradients(layers, BOX).map(({ kind }) => kind)).toEqual(['radial', 'linear']);
    expect(toGradients('none', BOX)).toEqual([]);
  });
});
