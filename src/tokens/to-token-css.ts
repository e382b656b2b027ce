import { COLOR_ROLES, TYPE_ROLES } from '../domain/token-roles.ts';
import type { Tokens } from './create-tokens.ts';
import { SHADOW_NAMES } from './elevation.ts';
import { RADIUS_NAMES } from './shape.ts';
import { SPACE_NAMES, type Spaces } from './space.ts';
import type { TypeSteps } from './type/create-type-scale.ts';
import { MONO_FONT_STACK, toFontStack } from './type/font-class.ts';

const NARROW_VIEWPORT = '(max-width: 640px)';
const PICTURES = 'svg[data-picture]';

/**
 * The text of `<style id="tokens">`: custom properties on `:root`, one a line, the same bytes for the same tokens.
 * It is the one block of a document that changes when a theme is applied.
 */
export function toTokenCss(tokens: Tokens): string {
  const type = toTypeDeclarations(tokens.type.wide);
  const spaces = toSpaceDeclarations(tokens.spaces.wide);
  const wide = [
    toSchemeDeclaration(tokens),
    ...toColorDeclarations(tokens),
    ...toAccentDeclarations(tokens),
    ...toFontDeclarations(tokens),
    ...type,
    ...RADIUS_NAMES.map((name) => `--radius-${name}: ${tokens.radii[name]}px`),
    ...spaces,
    ...toShadowDeclarations(tokens),
    ...(tokens.labelCase === undefined ? [] : [`--label-case: ${TEXT_TRANSFORMS[tokens.labelCase]}`]),
    ...tokens.userColors.map(({ property, hex }) => `--${property}: ${hex}`),
  ];
  const unchanged = new Set([...type, ...spaces]);
  const narrow = [...toTypeDeclarations(tokens.type.narrow), ...toSpaceDeclarations(tokens.spaces.narrow)].filter(
    (declaration) => !unchanged.has(declaration),
  );
  const root = `${toRule(wide, '')}${toPictureRule(tokens)}`;
  return narrow.length === 0 ? root : `${root}@media ${NARROW_VIEWPORT} {\n${toRule(narrow, '  ')}}\n`;
}

function toPictureRule({ pictureColors }: Tokens): string {
  const declarations = Object.entries(pictureColors).map(([role, hex]) => `--${role}: ${hex}`);
  return declarations.length === 0 ? '' : toRule(declarations, '', PICTURES);
}

const TEXT_TRANSFORMS: Readonly<Record<NonNullable<Tokens['labelCase']>, string>> = {
  'as-written': 'none',
  upper: 'uppercase',
  lower: 'lowercase',
};

/** What differs between the two modes of a theme. */
export const toModeDeclarations = (tokens: Tokens): string[] => [
  toSchemeDeclaration(tokens),
  ...toColorDeclarations(tokens),
  ...toAccentDeclarations(tokens),
  ...toShadowDeclarations(tokens),
];

const toSchemeDeclaration = ({ colorMode }: Tokens): string =>
  `color-scheme: ${colorMode === 'DARK' ? 'dark' : 'light'}`;

const toShadowDeclarations = ({ shadows }: Tokens): string[] =>
  SHADOW_NAMES.map((name) => `--shadow-${name}: ${shadows[name]}`);

const toColorDeclarations = ({ colors }: Tokens): string[] => COLOR_ROLES.map((role) => `--${role}: ${colors[role]}`);

const toAccentDeclarations = ({ accents }: Tokens): string[] =>
  Object.entries(accents).flatMap(([role, { fill, onFill, ink }]) => [
    `--${role}-fill: ${fill}`,
    `--on-${role}-fill: ${onFill}`,
    `--${role}-ink: ${ink}`,
  ]);

const toFontDeclarations = ({ families }: Tokens): string[] => [
  `--font-headline: ${toFontStack(families.headline)}`,
  `--font-body: ${toFontStack(families.body)}`,
  `--font-label: ${toFontStack(families.label)}`,
  `--font-mono: ${MONO_FONT_STACK}`,
];

const toTypeDeclarations = (steps: TypeSteps): string[] =>
  TYPE_ROLES.flatMap((role) => {
    const { sizePx, linePx, weight, trackingEm } = steps[role];
    return [
      `--type-${role}: ${sizePx}px`,
      `--type-${role}-line: ${linePx}px`,
      `--type-${role}-weight: ${weight}`,
      `--type-${role}-tracking: ${trackingEm}em`,
    ];
  });

const toSpaceDeclarations = (spaces: Spaces): string[] =>
  SPACE_NAMES.map((name) => `--space-${name}: ${spaces[name]}px`);

/** A rule of style sheets, one declaration a line. */
export const toRule = (declarations: readonly string[], indent: string, selector = ':root'): string =>
  `${indent}${selector} {\n${declarations.map((declaration) => `${indent}  ${declaration};\n`).join('')}${indent}}\n`;
