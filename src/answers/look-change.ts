import { z } from 'zod';
import type { DesignTheme } from '../domain/design-theme.ts';
import { COLOR_VARIANTS, type ColorVariant } from '../domain/enums.ts';
import { FONT_FAMILY_NAMES } from '../domain/font.ts';
import { DENSITIES, TYPE_CONTRASTS, type Look } from '../domain/look.ts';

/** How the colours of a theme may be mixed from their seed. */
export const CHOSEN_VARIANTS = COLOR_VARIANTS.filter(
  (name): name is Exclude<ColorVariant, 'COLOR_VARIANT_UNSPECIFIED'> => name !== 'COLOR_VARIANT_UNSPECIFIED',
);

const KEEP = 'KEEP';

/** How a screen is to look otherwise. Flat, and each field says KEEP where it stays, so that every provider takes the schema. */
export const lookChangeShape = z.object({
  colorMode: z.enum([KEEP, 'LIGHT', 'DARK']),
  overridePrimaryColor: z.string().describe('#rrggbb, or KEEP'),
  overrideSecondaryColor: z.string().describe('#rrggbb, or KEEP'),
  colorVariant: z.enum([KEEP, ...CHOSEN_VARIANTS]),
  headlineFont: z.enum([KEEP, ...FONT_FAMILY_NAMES]),
  bodyFont: z.enum([KEEP, ...FONT_FAMILY_NAMES]),
  roundness: z.enum([KEEP, 'ROUND_FOUR', 'ROUND_EIGHT', 'ROUND_TWELVE', 'ROUND_FULL']),
  density: z.enum([KEEP, ...DENSITIES]),
  scale: z.enum([KEEP, ...TYPE_CONTRASTS]),
});
export type LookChange = z.infer<typeof lookChangeShape>;

/** What is missing or unknown of a change stays as it is. */
export function mendLookChange(value: unknown): LookChange {
  const given = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  const fields = Object.entries(lookChangeShape.shape).map(([name, shape]) => {
    const { success, data } = shape.safeParse(given[name]);
    return [name, success ? data : KEEP];
  });
  return Object.fromEntries(fields) as LookChange;
}

/** `#rrggbb` in lower case; undefined for anything else. */
export const toHex = (text: string): string | undefined =>
  /^#[\da-f]{6}$/i.test(text) ? text.toLowerCase() : undefined;

/** A theme and a look with a change carried out; undefined when nothing of it is new. */
export function changeLook(
  { theme, look }: { theme: DesignTheme; look: Look },
  change: LookChange,
): { theme: DesignTheme; look: Look } | undefined {
  const { density, scale } = change;
  const changed: DesignTheme = {
    ...theme,
    ...pick('colorMode', change.colorMode),
    ...pick('headlineFont', change.headlineFont),
    ...pick('bodyFont', change.bodyFont),
    ...pick('roundness', change.roundness),
    ...mixed(change),
  };
  const changedLook: Look = {
    ...look,
    // What was asked for on this screen is not taken back by a design system.
    ...(density !== KEEP && { density, isOwnDensity: true }),
    ...(scale !== KEEP && { scale, isOwnScale: true }),
  };
  const isSame = isAlike(theme, changed) && isAlike(look, changedLook);
  return isSame ? undefined : { theme: changed, look: changedLook };
}

const pick = <K extends keyof DesignTheme>(field: K, value: DesignTheme[K] | typeof KEEP): Partial<DesignTheme> =>
  value === KEEP ? {} : { [field]: value };

/** A colour that is named is seen as it is; how the others are mixed may change with it or alone. */
function mixed({ colorVariant, ...colors }: LookChange): Partial<DesignTheme> {
  const primary = toHex(colors.overridePrimaryColor);
  const secondary = toHex(colors.overrideSecondaryColor);
  return {
    // How colours were mixed was chosen for the earlier colour.
    ...(primary !== undefined && { customColor: primary, overridePrimaryColor: primary, colorVariant: 'FIDELITY' }),
    ...(secondary !== undefined && { overrideSecondaryColor: secondary }),
    ...(colorVariant !== KEEP && { colorVariant }),
  };
}

const isAlike = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);
