import { converter, formatHex, parse } from 'culori';

const toRgb = converter('rgb');

/** `#rrggbb` of a colour as style sheets write it (hex, `rgb()`, `hsl()`, `oklch()` …); alpha is dropped. */
export function parseCssColor(text: string): string | undefined {
  const color = parse(text.trim().toLowerCase());
  const rgb = color === undefined ? undefined : toRgb(color);
  return rgb === undefined ? undefined : formatHex({ mode: 'rgb', r: rgb.r, g: rgb.g, b: rgb.b });
}
