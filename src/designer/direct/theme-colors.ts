import { converter } from 'culori';
import type { DesignTheme } from '../../domain/design-theme.ts';
import type { Brief } from '../brief.ts';
import type { Random } from '../seeded-random.ts';
import type { ArtDirection } from './art-directions.ts';

type ThemeColors = Pick<
  DesignTheme,
  | 'customColor'
  | 'colorVariant'
  | 'overridePrimaryColor'
  | 'overrideSecondaryColor'
  | 'overrideTertiaryColor'
  | 'overrideNeutralColor'
>;

const toOklch = converter('oklch');
/** Below this OKLCH chroma a colour is read as grey, black or white: it tints the neutrals and is no seed. */
const GREY_CHROMA = 0.03;

/** Colours of the theme: those the prompt names at their places, else one of the domain's. */
export function toThemeColors(brief: Brief, art: ArtDirection, random: Random): ThemeColors {
  const ground = brief.colors.find((color) => color.role === 'background');
  const inks = brief.colors.filter((color) => color.role !== 'background');
  const colourful = inks.filter((color) => !isGrey(color.hex));
  const primary = colourful.find((color) => color.role === 'primary') ?? colourful[0];
  if (primary === undefined)
    return withNeutral(unnamedColors(brief, art, random, inks.length > 0), ground?.hex ?? art.neutral);

  const others = colourful.filter((color) => color !== primary);
  const secondary = others.find((color) => color.role === 'secondary');
  const tertiary = others.find((color) => color.role === 'tertiary') ?? others.find((color) => color !== secondary);
  return withNeutral(
    {
      customColor: primary.hex,
      colorVariant: 'FIDELITY',
      overridePrimaryColor: primary.hex,
      ...(secondary === undefined ? {} : { overrideSecondaryColor: secondary.hex }),
      ...(tertiary === undefined ? {} : { overrideTertiaryColor: tertiary.hex }),
    },
    ground?.hex ?? art.neutral,
  );
}

/** No colour was asked for: the trade's own, or black and white where only greys were named. */
function unnamedColors(brief: Brief, art: ArtDirection, random: Random, greysOnly: boolean): ThemeColors {
  const seed = random.pick(brief.domain.colors).hex;
  return { customColor: seed, colorVariant: greysOnly ? 'MONOCHROME' : art.variant };
}

const withNeutral = (colors: ThemeColors, neutral: string | undefined): ThemeColors =>
  neutral === undefined ? colors : { ...colors, overrideNeutralColor: neutral };

const isGrey = (hex: string): boolean => (toOklch(hex)?.c ?? 0) < GREY_CHROMA;
