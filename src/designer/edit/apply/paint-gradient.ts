import { clampChroma, converter, formatHex } from 'culori';
import type { Element } from 'hast';
import { listClasses, setClasses } from '../../../markup/element.ts';
import { AA_TEXT_RATIO, contrastRatio } from '../../../tokens/contrast-ratio.ts';
import { listMatching } from '../screen-tree.ts';
import { keepColors, PAINT } from './kept-colors.ts';

const toOklch = converter('oklch');

/** A gradient of two colours, each as dark as white words need on it, or as light as black ones do. */
export function paintGradient(part: Element, stops: readonly [string, string]): void {
  const isLight = stops.every((stop) => (toOklch(stop)?.l ?? 0) > 0.7);
  const [from, to] = stops.map((stop) => shadeFor(stop, isLight ? '#000000' : '#ffffff'));
  keepColors(part);
  const own = listClasses(part).find((name) => name.startsWith('bg-'));
  for (const inner of listMatching(part, (one) => own !== undefined && listClasses(one).includes(own)))
    setClasses(
      inner,
      listClasses(inner).filter((name) => name !== own),
    );
  setClasses(part, [
    ...listClasses(part).filter((name) => !PAINT.test(name)),
    'bg-linear-to-br',
    `from-[${from ?? stops[0]}]`,
    `to-[${to ?? stops[1]}]`,
  ]);
}

function shadeFor(hex: string, words: string): string {
  const color = toOklch(hex);
  if (color === undefined) return hex;
  const step = words === '#ffffff' ? -0.02 : 0.02;
  for (let { l } = color; l > 0 && l < 1; l += step) {
    const shade = formatHex(clampChroma({ ...color, l }, 'oklch'));
    if (contrastRatio(shade, words) >= AA_TEXT_RATIO) return shade;
  }
  return hex;
}
