import type { Element } from 'hast';
import type { DrawnDevice } from '../../domain/designer.ts';
import type { DesignTheme } from '../../domain/design-theme.ts';
import type { Roundness } from '../../domain/enums.ts';
import type { FontFamily } from '../../domain/font.ts';
import { findExactFamily, findNearestFamily } from '../../tokens/design-md/known-fonts.ts';
import { forEachElement, listClasses } from '../element.ts';
import { toHex } from '../snap/palette-colors.ts';
import { readPagePalette } from '../snap/page-palette.ts';
import type { PageLook } from '../../domain/page-look.ts';
import { toClassedCopy } from './token-copy.ts';

/**
 * The theme that comes nearest to how a kept page looks, so that what is added to it fits in: mode from its ground, seed from
 * the hue it uses most, fonts and corners as most of it has them.
 */
export function toPageTheme(body: Element, page: PageLook, device: DrawnDevice): DesignTheme {
  const copy = toClassedCopy(body, page, device);
  const palette = readPagePalette(copy, true);
  const main = palette?.families[0]?.color;
  const bodyFont = findFont(page.sheet, /(?:^|[},])\s*(?:html|body|:root)[^{}]*\{[^}]*font-family:([^;}]+)/) ?? 'INTER';
  return {
    colorMode: palette?.isDark === true ? 'DARK' : 'LIGHT',
    headlineFont: findFont(page.sheet, /\bh1[^{}]*\{[^}]*font-family:([^;}]+)/) ?? bodyFont,
    bodyFont,
    roundness: findRoundness(copy),
    ...(main === undefined
      ? { customColor: '#5f6368', colorVariant: 'NEUTRAL' as const }
      : { customColor: toHex(main), colorVariant: 'FIDELITY' as const }),
  };
}

function findFont(sheet: string, rule: RegExp): FontFamily | undefined {
  const [name = ''] = (rule.exec(sheet)?.[1] ?? '').split(',');
  const plain = name.replaceAll(/["']/g, '').trim();
  if (plain === '') return undefined;
  return (
    findExactFamily(plain) ??
    findNearestFamily(plain) ??
    (/serif|georgia|times/i.test(plain) && !/sans/i.test(plain) ? 'SOURCE_SERIF_FOUR' : undefined)
  );
}

/** Up to so many pixels, which step of a theme it is. The least is ROUND_FOUR: ROUND_TWO is read and never written. */
const STEPS: readonly (readonly [number, Roundness])[] = [
  [6, 'ROUND_FOUR'],
  [10, 'ROUND_EIGHT'],
  [18, 'ROUND_TWELVE'],
];

/** The corner that most boxes have; pills say nothing of boxes. */
function findRoundness(copy: Element): Roundness {
  const counts = new Map<number, number>();
  forEachElement(copy, (element) => {
    for (const name of listClasses(element)) {
      const px = Number(/^rounded-\[([\d.]+)px\]$/.exec(name)?.[1] ?? Number.NaN);
      if (px > 0 && px < 64) counts.set(px, (counts.get(px) ?? 0) + 1);
    }
  });
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  if (most === undefined) return 'ROUND_FOUR';
  return STEPS.find(([reach]) => most[0] <= reach)?.[1] ?? 'ROUND_FULL';
}
