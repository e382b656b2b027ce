import type { ColorMode, ColorVariant, Roundness } from './enums.ts';
import type { Font } from './font.ts';

/**
 * What a design system says about appearance, as the specification names it. Colours are `#rrggbb`.
 * `labelFont`, `colorVariant` and the overrides may be absent; `*_UNSPECIFIED` values are allowed and mean
 * the defaults of `tokens/`.
 */
export interface DesignTheme {
  colorMode: ColorMode;
  headlineFont: Font;
  bodyFont: Font;
  labelFont?: Font;
  roundness: Roundness;
  customColor: string;
  colorVariant?: ColorVariant;
  overridePrimaryColor?: string;
  overrideSecondaryColor?: string;
  overrideTertiaryColor?: string;
  overrideNeutralColor?: string;
  designMd?: string;
}

export interface DesignSystem {
  displayName: string;
  theme: DesignTheme;
}
