import { describe, expect, it } from 'vitest';
import { mixOklab, parseColor, toHex } from './color.ts';

describe('parseColor', () => {
  it.each([
    ['rgb(255, 90, 79)', '#ff5a4f', 1],
    ['rgba(0, 0, 0, 0.35)', '#000000', 0.35],
    ['#0b6e4f80', '#0b6e4f', 0.502],
    ['color(srgb 1 0.5 0)', '#ff8000', 1],
    ['transparent', '#000000', 0],
  ])('reads %s', (text, hex, alpha) => {
    expect(parseColor(text)).toEqual({ hex, alpha });
  });

  it('brings what no screen shows into sRGB', () => {
    expect(parseColor('oklch(0.7 0.4 150)')?.hex).toMatch(/^#00[0-9a-f]{2}00$/);
  });

  it('knows no keyword that stands for something else', () => {
    for (const text of ['none', 'currentcolor', 'inherit', 'url(#a)', 'auto']) expect(parseColor(text)).toBeUndefined();
  });
});

describe('toHex', () => {
  it('writes alpha only where there is some', () => {
    expect(toHex({ hex: '#0b6e4f', alpha: 1 })).toBe('#0b6e4f');
    expect(toHex({ hex: '#0b6e4f', alpha: 0.5 })).toBe('#0b6e4f80');
  });
});

describe('mixOklab', () => {
  it('weighs colours by their alpha', () => {
    const clear = { hex: '#ffffff', alpha: 0 };
    const red = { hex: '#ff0000', alpha: 1 };
    expect(mixOklab(clear, red, 0.5)).toEqual({ hex: '#ff0000', alpha: 0.5 });
    expect(mixOklab(clear, clear, 0.5).alpha).toBe(0);
  });
});
