import type { DesignTheme } from '../../domain/design-theme.ts';
import { COLOR_MODES, COLOR_VARIANTS, ROUNDNESSES, currentRoundness } from '../../domain/enums.ts';
import { FONTS } from '../../domain/font.ts';
import type { FrontMatterLeaf } from './read-front-matter.ts';

type ThemeFields = Partial<Omit<DesignTheme, 'designMd'>>;

const HEX = /^#[0-9a-f]{6}$/i;
const isHex = (value: string): boolean => HEX.test(value);
const isOneOf =
  (values: readonly string[]) =>
  (value: string): boolean =>
    values.includes(value);

const IS_VALID: Readonly<Record<keyof Required<ThemeFields>, (value: string) => boolean>> = {
  colorMode: isOneOf(COLOR_MODES),
  headlineFont: isOneOf(FONTS),
  bodyFont: isOneOf(FONTS),
  labelFont: isOneOf(FONTS),
  roundness: isOneOf(ROUNDNESSES),
  customColor: isHex,
  colorVariant: isOneOf(COLOR_VARIANTS),
  overridePrimaryColor: isHex,
  overrideSecondaryColor: isHex,
  overrideTertiaryColor: isHex,
  overrideNeutralColor: isHex,
};

/** Fields of a theme under `theme:`, as this service writes them; values that are not valid are left out. */
export function readThemeFields(leaves: readonly FrontMatterLeaf[]): ThemeFields {
  const entries = leaves.flatMap(({ path, value }) => {
    const [group, field = ''] = path;
    const isField = path.length === 2 && group === 'theme' && field in IS_VALID;
    return isField && IS_VALID[field as keyof ThemeFields](value) ? [[field, value]] : [];
  });
  const fields = Object.fromEntries(entries) as ThemeFields;
  return fields.roundness === undefined ? fields : { ...fields, roundness: currentRoundness(fields.roundness) };
}

type WholeTheme = Omit<DesignTheme, 'designMd'>;

const NEEDED = [
  'colorMode',
  'headlineFont',
  'bodyFont',
  'roundness',
  'customColor',
] as const satisfies readonly (keyof WholeTheme)[];

/** Whether the fields are a theme by themselves, so that nothing of it is left to be read from the rest of the file. */
export const isWholeTheme = (fields: ThemeFields): fields is WholeTheme =>
  NEEDED.every((field) => fields[field] !== undefined);
