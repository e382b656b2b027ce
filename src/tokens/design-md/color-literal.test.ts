import { describe, expect, it } from 'vitest';
import { findColorLiterals, toColor } from './color-literal.ts';

const toHexes = (line: string): string[] => findColorLiterals(line).map(({ hex }) => hex);

describe('findColorLiterals', () => {
  it.each([
    ['- **Blue** (`#0f62fe`): links', ['#0f62fe']],
    ['Primary（#0F62FE）と #abc', ['#0f62fe', '#aabbcc']],
    ['rgb(15, 98, 254) and rgba(0,0,0,.5)', ['#0f62fe', '#000000']],
    ['hsl(220 90% 56%)', ['#2a6df4']],
    ['val Green = Color(0xFF00D632)', ['#00d632']],
    ['static let red = Color(red: 0.902, green: 0.0, blue: 0.137)', ['#e60023']],
    ['static let canvas = Color.white', ['#ffffff']],
    ['color(display-p3 0.27 1 0)', ['#00ff00']],
  ])('reads %s', (line, hexes) => {
    expect(toHexes(line)).toEqual(hexes);
  });

  it('takes no link, number or half-written function for a colour', () => {
    expect(toHexes('[top](#add) issue #12, &#123456; C#major color(0xff) rgb(')).toEqual([]);
  });

  it('keeps the alpha of a translucent colour', () => {
    expect(findColorLiterals('#0f62fe80')[0]?.alpha).toBeCloseTo(0.5, 2);
  });
});

describe('toColor', () => {
  it('knows the colour names of CSS and nothing else', () => {
    expect(toColor('rebeccapurple')?.hex).toBe('#663399');
    expect(toColor('sparkling')).toBeUndefined();
  });
});
