import type { DesignTheme } from '../domain/design-theme.ts';
import { toHex } from './look-change.ts';
import { PLAIN_CHOICE, type ModelPlan } from './screen-plan.ts';

/** Colours that are seen exactly so, as `#rrggbb`; absent where they may be mixed. */
export interface ExactColors {
  primary: string | undefined;
  secondary: string | undefined;
}

/** The theme that a plan chooses, with the colours that are to be seen exactly. */
export function toPlanTheme(chosen: ModelPlan['theme'], exact: ExactColors = exactOf(chosen)): DesignTheme {
  const { colorMode, colorVariant, headlineFont, bodyFont, roundness, customColor } = chosen;
  const { primary, secondary } = exact;
  return {
    colorMode,
    headlineFont,
    bodyFont,
    labelFont: bodyFont,
    roundness,
    customColor: primary ?? toHex(customColor) ?? PLAIN_CHOICE.customColor,
    colorVariant,
    ...(primary !== undefined && { overridePrimaryColor: primary }),
    ...(secondary !== undefined && { overrideSecondaryColor: secondary }),
  };
}

const exactOf = ({ overridePrimaryColor, overrideSecondaryColor }: ModelPlan['theme']): ExactColors => ({
  primary: toHex(overridePrimaryColor),
  secondary: toHex(overrideSecondaryColor),
});
