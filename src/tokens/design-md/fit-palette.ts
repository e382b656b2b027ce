import type { DesignTheme } from '../../domain/design-theme.ts';
import { COLOR_VARIANTS } from '../../domain/enums.ts';
import { COLOR_ROLES, type ColorRole } from '../../domain/token-roles.ts';
import { createPalette } from '../scheme/create-palette.ts';
import type { ColorMention } from './color-mention.ts';

type RoleHexes = ReadonlyMap<ColorRole, string>;
/** What decides a palette beside the seed and the mode. */
export type PaletteFields = Pick<
  DesignTheme,
  'colorVariant' | 'overridePrimaryColor' | 'overrideSecondaryColor' | 'overrideTertiaryColor' | 'overrideNeutralColor'
>;

/** With fewer roles a file only borrows Material's names. */
const LEAST_ROLES = 20;
/** Share of the stated roles that must come out as stated. */
const LEAST_SHARE = 0.5;

/**
 * A file that lists Material's roles was made from a seed that it does not name. Finds the variant, seed and overrides
 * whose palette gives the stated colours back; undefined when no palette comes near. `theme` has no overrides of its own.
 */
export function fitPalette(theme: DesignTheme, stated: readonly ColorMention[]): PaletteFields | undefined {
  const roles = toRoleHexes(stated);
  if (roles.size < LEAST_ROLES) return undefined;
  const measure: Measure = (overrides) => countSame(createPalette({ ...theme, ...overrides }).colors, roles);
  const seeds = pick(roles, ['primary-container', 'primary', 'surface-tint', 'primary-fixed-dim', 'inverse-primary']);
  const starts = seeds.flatMap((overridePrimaryColor) =>
    COLOR_VARIANTS.slice(1).map((colorVariant): PaletteFields => ({ colorVariant, overridePrimaryColor })),
  );
  const refinements: readonly (readonly PaletteFields[])[] = [
    pick(roles, toPaletteRoles('secondary')).map((overrideSecondaryColor) => ({ overrideSecondaryColor })),
    pick(roles, toPaletteRoles('tertiary')).map((overrideTertiaryColor) => ({ overrideTertiaryColor })),
    pick(roles, NEUTRAL).map((overrideNeutralColor) => ({ overrideNeutralColor })),
  ];
  const best = pickHighest(
    pickHighestFew(starts, measure).map((start) => refine(start, refinements, measure)),
    measure,
  );
  return best !== undefined && measure(best) >= roles.size * LEAST_SHARE ? best : undefined;
}

type Measure = (fields: PaletteFields) => number;

/** Adds one override after another where it brings more of the stated colours back. */
const refine = (
  start: PaletteFields,
  refinements: readonly (readonly PaletteFields[])[],
  measure: Measure,
): PaletteFields =>
  refinements.reduce(
    (best, candidates) =>
      pickHighest([best, ...candidates.map((candidate) => ({ ...best, ...candidate }))], measure) ?? best,
    start,
  );

/** Each tone keeps another part of its palette's hue and chroma, so that any may lead back to it. */
const toPaletteRoles = (accent: 'secondary' | 'tertiary'): ColorRole[] => [
  `${accent}-container`,
  accent,
  `${accent}-fixed-dim`,
  `${accent}-fixed`,
  `on-${accent}`,
  `on-${accent}-container`,
  `on-${accent}-fixed`,
  `on-${accent}-fixed-variant`,
];
const NEUTRAL: readonly ColorRole[] = [
  'surface',
  'surface-dim',
  'surface-bright',
  'surface-container',
  'surface-container-low',
  'surface-container-high',
  'surface-container-highest',
  'inverse-surface',
  'inverse-on-surface',
  'on-surface',
];

function toRoleHexes(stated: readonly ColorMention[]): RoleHexes {
  const byName = new Map(stated.map(({ name, hex }) => [name.replaceAll(' ', '-'), hex]));
  return new Map(
    COLOR_ROLES.flatMap((role): [ColorRole, string][] => {
      const hex = byName.get(role);
      return hex === undefined ? [] : [[role, hex]];
    }),
  );
}

const pick = (roles: RoleHexes, names: readonly ColorRole[]): string[] => [
  ...new Set(names.map((name) => roles.get(name)).filter((hex) => hex !== undefined)),
];

const countSame = (colors: Readonly<Record<ColorRole, string>>, roles: RoleHexes): number =>
  [...roles].filter(([role, hex]) => colors[role] === hex).length;

/** Starts that are followed up: the best one before its overrides is not always the best with them. */
const FOLLOWED_STARTS = 4;

const pickHighestFew = (starts: readonly PaletteFields[], measure: Measure): PaletteFields[] =>
  starts
    .map((fields) => ({ fields, value: measure(fields) }))
    .sort((a, b) => b.value - a.value)
    .slice(0, FOLLOWED_STARTS)
    .map(({ fields }) => fields);

/** The first of the highest. */
function pickHighest(candidates: readonly PaletteFields[], measure: Measure): PaletteFields | undefined {
  let best: { fields: PaletteFields; value: number } | undefined;
  for (const fields of candidates) {
    const value = measure(fields);
    if (best === undefined || value > best.value) best = { fields, value };
  }
  return best?.fields;
}
