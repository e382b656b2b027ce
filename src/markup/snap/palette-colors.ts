import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { converter, formatHex, parse, type Oklab } from 'culori';

const toOklab = converter('oklab');

let palette: ReadonlyMap<string, string> | undefined;

/** Tailwind's own palette, `red-500` → its CSS colour; read once, the first time a body uses it. */
function getPalette(): ReadonlyMap<string, string> {
  palette ??= new Map(
    [
      ...readFileSync(fileURLToPath(import.meta.resolve('tailwindcss/theme.css')), 'utf8').matchAll(
        /--color-([a-z]+(?:-\d+)?):\s*([^;]+);/g,
      ),
    ].map(([, name = '', value = '']) => [name, value]),
  );
  return palette;
}

/** A colour as a class or a style writes it, to OKLab: `red-500`, `#333`, `rgb(1_2_3)`, `rebeccapurple`. Undefined when it is none. */
export function parseColor(text: string): Oklab | undefined {
  const value = (getPalette().get(text) ?? text).replaceAll('_', ' ').trim();
  const color = /^(?:var|currentcolor|transparent|inherit)/i.test(value) ? undefined : parse(value);
  return color && toOklab(color);
}

export const toHex = (color: Oklab): string => formatHex(color);
export const hexToOklab = (hex: string): Oklab => toOklab(hex) ?? { mode: 'oklab', l: 0, a: 0, b: 0 };
