import type { DesignTheme } from '../../domain/design-theme.ts';
import type { Look } from '../../domain/look.ts';
import { toFontFamily } from '../../domain/unspecified.ts';
import { FONT_CLASSES } from '../../tokens/type/font-class.ts';
import type { Brief } from '../brief.ts';
import { toDraft, type Draft } from './draft.ts';
import type { VariantSource } from './variant-source.ts';
import { isGrey, withoutHue } from './vary-theme.ts';

/** The brief of a source with what the guiding words say in the place of its own. */
export function wishedBrief({ brief, wish }: VariantSource, index = 0): Brief {
  const tone = wish.palette?.[index % wish.palette.length];
  return {
    ...brief,
    colors: wish.colors.length > 0 ? wish.colors : tone === undefined ? brief.colors : [{ hex: tone, role: 'primary' }],
    fonts: wish.fonts.length > 0 ? wish.fonts : brief.fonts,
    ...(wish.moods.length > 0 ? { moods: wish.moods } : isForChildren(brief) ? { moods: ['playful', 'friendly'] } : {}),
    ...(wish.mode === undefined ? {} : { mode: wish.mode }),
    ...(wish.density === undefined ? {} : { density: wish.density }),
    ...(wish.roundness === undefined ? {} : { roundness: wish.roundness }),
  };
}

/** What is made for children stays so, in whatever direction. */
const isForChildren = ({ styles = [], moods }: Brief): boolean => styles.includes('kids') && moods.length === 0;

/** Families whose bold is loud, one for type with serifs and one without. */
const LOUD_FAMILIES: ReadonlySet<DesignTheme['headlineFont']> = new Set([
  'MONTSERRAT',
  'METROPOLIS',
  'EPILOGUE',
  'RUBIK',
  'LEXEND',
  'DOMINE',
]);
const SERIFS: ReadonlySet<string> = new Set(['old-style', 'transitional', 'slab']);
const loudLike = ({ headlineFont }: DesignTheme): DesignTheme['headlineFont'] =>
  SERIFS.has(FONT_CLASSES[toFontFamily(headlineFont)].typeClass) ? 'DOMINE' : 'EPILOGUE';

/** Headlines in a family whose bold is loud, and of the kind that they have. */
export const inLoudType = <T extends { theme: DesignTheme }>(one: T): T =>
  LOUD_FAMILIES.has(one.theme.headlineFont)
    ? one
    : { ...one, theme: { ...one.theme, headlineFont: loudLike(one.theme) } };

/** A theme and a look in the proportions and fonts that are asked for in so many words. */
export function proportioned<T extends { theme: DesignTheme; look: Look }>(
  { theme, look }: T,
  { scale, density, roundness, fonts: [headline, body], variant, colors }: VariantSource['wish'],
): { theme: DesignTheme; look: Look } {
  return {
    theme: {
      ...(colors.length > 0 && colors.every(({ hex }) => isGrey(hex)) ? withoutHue(theme, theme.colorMode, 0) : theme),
      ...(scale === 'dramatic' &&
        headline === undefined &&
        !LOUD_FAMILIES.has(theme.headlineFont) && { headlineFont: loudLike(theme) }),
      ...(roundness !== undefined && { roundness }),
      ...(variant !== undefined && { colorVariant: variant }),
      ...(headline !== undefined && { headlineFont: headline, ...(body !== undefined && { bodyFont: body }) }),
    },
    look: {
      ...look,
      ...(scale !== undefined && { scale, isOwnScale: true as const }),
      ...(density !== undefined && { density, isOwnDensity: true as const }),
    },
  };
}

/** A draft in the proportions that are asked for. */
export function withProportions(draft: Draft, wish: VariantSource['wish']): Draft {
  const said = saidOfWish(wish);
  return said.length === 0
    ? draft
    : toDraft({ ...draft, ...proportioned(draft, wish), changed: [...said, ...draft.changed] });
}

/** What of a wish is done to every variant of it, in words. */
export const saidOfWish = ({ scale, density }: VariantSource['wish']): string[] => [
  ...(scale === undefined ? [] : [scale === 'dramatic' ? 'loud headlines' : 'quiet headlines']),
  ...(density === undefined
    ? []
    : [density === 'airy' ? 'more air' : density === 'compact' ? 'more compact' : 'even space']),
];
