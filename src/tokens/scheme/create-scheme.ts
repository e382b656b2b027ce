import {
  argbFromHex,
  DynamicScheme,
  Hct,
  SchemeContent,
  SchemeExpressive,
  SchemeFidelity,
  SchemeFruitSalad,
  SchemeMonochrome,
  SchemeNeutral,
  SchemeRainbow,
  SchemeTonalSpot,
  SchemeVibrant,
  TonalPalette,
} from '@material/material-color-utilities';
import type { DesignTheme } from '../../domain/design-theme.ts';
import type { ColorVariant } from '../../domain/enums.ts';

type NamedVariant = Exclude<ColorVariant, 'COLOR_VARIANT_UNSPECIFIED'>;
type SchemeClass = new (source: Hct, isDark: boolean, contrastLevel: number) => DynamicScheme;

const SCHEME_CLASSES: Readonly<Record<NamedVariant, SchemeClass>> = {
  MONOCHROME: SchemeMonochrome,
  NEUTRAL: SchemeNeutral,
  TONAL_SPOT: SchemeTonalSpot,
  VIBRANT: SchemeVibrant,
  EXPRESSIVE: SchemeExpressive,
  FIDELITY: SchemeFidelity,
  CONTENT: SchemeContent,
  RAINBOW: SchemeRainbow,
  FRUIT_SALAD: SchemeFruitSalad,
};

const STANDARD_CONTRAST = 0;

const OVERRIDES = [
  'overridePrimaryColor',
  'overrideSecondaryColor',
  'overrideTertiaryColor',
  'overrideNeutralColor',
] as const satisfies readonly (keyof DesignTheme)[];

/** The variant a theme means: an exact brand colour asks to be kept (FIDELITY), a mere seed does not (TONAL_SPOT). */
export function toColorVariant(theme: Pick<DesignTheme, 'colorVariant' | 'overridePrimaryColor'>): NamedVariant {
  const { colorVariant } = theme;
  if (colorVariant !== undefined && colorVariant !== 'COLOR_VARIANT_UNSPECIFIED') return colorVariant;
  return theme.overridePrimaryColor === undefined ? 'TONAL_SPOT' : 'FIDELITY';
}

/**
 * The Material dynamic scheme of a theme, 2021 specification, standard contrast. Each override colour becomes the
 * tonal palette of its role; the neutral override leaves neutral-variant derived from the seed.
 */
export function createScheme(theme: DesignTheme): DynamicScheme {
  const seed = toHct(theme.overridePrimaryColor ?? theme.customColor);
  const base = new SCHEME_CLASSES[toColorVariant(theme)](seed, theme.colorMode === 'DARK', STANDARD_CONTRAST);
  if (OVERRIDES.every((field) => theme[field] === undefined)) return base;
  return new DynamicScheme({
    sourceColorArgb: base.sourceColorArgb,
    variant: base.variant,
    contrastLevel: base.contrastLevel,
    isDark: base.isDark,
    primaryPalette: toPalette(theme.overridePrimaryColor) ?? base.primaryPalette,
    secondaryPalette: toPalette(theme.overrideSecondaryColor) ?? base.secondaryPalette,
    tertiaryPalette: toPalette(theme.overrideTertiaryColor) ?? base.tertiaryPalette,
    neutralPalette: toPalette(theme.overrideNeutralColor) ?? base.neutralPalette,
    neutralVariantPalette: base.neutralVariantPalette,
  });
}

const toHct = (hex: string): Hct => Hct.fromInt(argbFromHex(hex));

const toPalette = (hex: string | undefined): TonalPalette | undefined =>
  hex === undefined ? undefined : TonalPalette.fromHct(toHct(hex));
