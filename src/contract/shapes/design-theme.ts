import { z } from 'zod';
import type { DesignSystem, DesignTheme } from '../../domain/design-theme.ts';
import { COLOR_MODES, COLOR_VARIANTS, ROUNDNESSES, currentRoundness } from '../../domain/enums.ts';
import { FONTS } from '../../domain/font.ts';
import { word } from './word.ts';

export const designThemeShape = z.object({
  colorMode: word(COLOR_MODES),
  headlineFont: word(FONTS),
  bodyFont: word(FONTS),
  labelFont: word(FONTS).optional(),
  roundness: word(ROUNDNESSES),
  customColor: z.string(),
  colorVariant: word(COLOR_VARIANTS).optional(),
  overridePrimaryColor: z.string().optional(),
  overrideSecondaryColor: z.string().optional(),
  overrideTertiaryColor: z.string().optional(),
  overrideNeutralColor: z.string().optional(),
  designMd: z.string().optional(),
});
export type WireDesignTheme = z.infer<typeof designThemeShape>;

/** The same, not spelled out again: all tools together must stay small enough for a model's context. */
export const briefThemeShape = designThemeShape.meta({
  properties: undefined,
  required: undefined,
  description: 'A DesignTheme without designMd.',
});

export const designSystemShape = z.object({ displayName: z.string(), theme: designThemeShape });
export type WireDesignSystem = z.infer<typeof designSystemShape>;

/** Themes of earlier releases may hold a roundness that schemas do not offer. */
export const toWireDesignTheme = (theme: DesignTheme): WireDesignTheme => ({
  ...theme,
  roundness: currentRoundness(theme.roundness),
});

/** The theme without its markdown, which may be long. */
export function toLeanDesignTheme(theme: DesignTheme): WireDesignTheme {
  const { designMd: _, ...lean } = toWireDesignTheme(theme);
  return lean;
}

export const toWireDesignSystem = ({ displayName, theme }: DesignSystem): WireDesignSystem => ({
  displayName,
  theme: toWireDesignTheme(theme),
});
