import { describe, expect, it } from 'vitest';
import { keepStrokes } from './constant-strokes.ts';

const draw = (fit: string, path: string): string =>
  `<svg viewBox="0 0 100 50" preserveAspectRatio="${fit}"><path ${path}/></svg>`;
const keep = (fit: string, path: string): string =>
  keepStrokes(draw(fit, path), { width: 100, height: 50 }, { width: 400, height: 100 });
const line = (d: string): string => `d="${d}" vector-effect="non-scaling-stroke"`;

describe('keepStrokes', () => {
  it('writes a stretched path as large as it is and scales it back', () => {
    expect(keep('none', line('M0,10C1,2,-3.5,.5,5,6h2v-3z'))).toBe(
      draw('none', `transform="scale(0.25 0.5)" ${line('M0 20C4 4 -14 1 20 12h8v-6z')}`),
    );
    expect(keep('none', line('M96 12h0'))).toContain('d="M384 24h0"');
  });

  it('scales both ways alike where the drawing keeps its shape', () => {
    expect(keep('xMidYMid meet', line('M1 1L2 2'))).toContain('scale(0.5 0.5)" d="M2 2L4 4"');
    expect(keep('xMidYMid slice', line('M1 1L2 2'))).toContain('scale(0.25 0.25)" d="M4 4L8 8"');
  });

  it.each(['d="M0 0L1 1"', line('M0 0A1 1 0 0 1 2 2'), `transform="rotate(3)" ${line('M0 0L1 1')}`])(
    'leaves %s as it is',
    (path) => {
      expect(keep('none', path)).toBe(draw('none', path));
    },
  );
});
