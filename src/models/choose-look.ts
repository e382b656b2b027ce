import type { DesignRequest } from '../domain/designer.ts';
import type { DesignTheme } from '../domain/design-theme.ts';
import type { Look } from '../domain/look.ts';
import { changeLook, toHex } from '../answers/look-change.ts';
import { toPlanTheme, type ExactColors } from '../answers/plan-theme.ts';
import { PLAIN_CHOICE, type ModelPlan } from '../answers/screen-plan.ts';
import type { Planned } from './plan-screen.ts';

/** A colour that a prompt names, in words or as a value. */
export interface NamedColor {
  /** `#rrggbb`. */
  hex: string;
  role: 'primary' | 'secondary' | 'tertiary' | 'background' | 'unknown';
}

interface ChosenLook {
  theme: DesignTheme;
  look: Look;
}

/** A system in force rules; what is kept of the first screen comes next, with what differs; else the plan's own choice. */
export function chooseLook(
  { theme: chosen = PLAIN_CHOICE, look: change }: Pick<Planned, 'theme' | 'look'>,
  { prompt, theme, keep }: DesignRequest,
  named: readonly NamedColor[],
): ChosenLook {
  const { density, scale } = chosen;
  const look: Look = { density, scale, direction: 'model' };
  if (theme !== undefined) return { theme, look: keep?.look ?? look };
  if (keep !== undefined) return (change && changeLook(keep, change)) ?? keep;
  return { theme: toTheme(chosen, prompt, named), look };
}

function toTheme(chosen: ModelPlan['theme'], prompt: string, named: readonly NamedColor[]): DesignTheme {
  const customColor = toHex(chosen.customColor) ?? PLAIN_CHOICE.customColor;
  return toPlanTheme(chosen, toExactColors({ ...chosen, customColor }, prompt, named));
}

/**
 * A colour that the user names is seen as named: a value that stands in the prompt is taken as it is, one that is named in
 * words as the plan says it.
 */
function toExactColors(
  { customColor, overridePrimaryColor, overrideSecondaryColor }: ModelPlan['theme'],
  prompt: string,
  named: readonly NamedColor[],
): ExactColors {
  const written = (color: NamedColor | undefined): string | undefined =>
    color !== undefined && prompt.toLowerCase().includes(color.hex) ? color.hex : undefined;
  const primary = named.find(({ role }) => role === 'primary') ?? named.find(({ role }) => role === 'unknown');
  const secondary = named.find(({ role }) => role === 'secondary');
  return {
    primary: written(primary) ?? toHex(overridePrimaryColor) ?? (primary === undefined ? undefined : customColor),
    secondary: written(secondary) ?? toHex(overrideSecondaryColor),
  };
}
