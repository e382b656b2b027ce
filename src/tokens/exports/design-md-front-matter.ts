import type { DesignGuide } from '../../domain/design-guide.ts';
import { FONT_FAMILIES } from '../../domain/font.ts';
import { COLOR_ROLES, TYPE_ROLES, type TypeRole } from '../../domain/token-roles.ts';
import type { Tokens } from '../create-tokens.ts';
import { RADIUS_NAMES } from '../shape.ts';
import { SPACE_NAMES } from '../space.ts';
import type { FontFamilies } from '../type/create-type-scale.ts';
import { toComponentEntries } from './components.ts';
import type { FormSource } from './form-source.ts';
import { type YamlMap, toYaml } from './to-yaml.ts';

/** Theme fields in the order of the specification; `designMd` is the file itself. */
const THEME_FIELDS = [
  'colorMode',
  'headlineFont',
  'bodyFont',
  'labelFont',
  'roundness',
  'customColor',
  'colorVariant',
  'overridePrimaryColor',
  'overrideSecondaryColor',
  'overrideTertiaryColor',
  'overrideNeutralColor',
] as const;

const GUIDE_FIELDS = [
  'density',
  'scale',
  'elevation',
  'borders',
  'buttonShape',
  'labelCase',
  'imagery',
  'character',
] as const satisfies readonly (keyof DesignGuide)[];

/** The front matter between its fences, by the published format, with exact `theme:` and `guide:` fields to read back. */
export function toFrontMatter(source: FormSource, description: string): string {
  const { displayName, theme, guide, tokens } = source;
  const guideFields = pickStated(guide, GUIDE_FIELDS);
  const map: YamlMap = [
    ['version', 'alpha'],
    ['name', displayName],
    ['description', description],
    ['theme', pickStated(theme, THEME_FIELDS)],
    ...(guideFields.length === 0 ? [] : [['guide', guideFields] as const]),
    ['colors', [...COLOR_ROLES.map((role) => [role, tokens.colors[role]] as const), ...toUserEntries(source)]],
    ['typography', TYPE_ROLES.map((role) => [role, toTypography(role, tokens)] as const)],
    ['rounded', RADIUS_NAMES.map((name) => [name, `${tokens.radii[name]}px`] as const)],
    ['spacing', SPACE_NAMES.map((name) => [name, `${tokens.spaces.wide[name]}px`] as const)],
    ['components', toComponentEntries(tokens)],
  ];
  return `---\n${toYaml(map)}---\n`;
}

function pickStated<Field extends string>(
  record: Partial<Readonly<Record<Field, unknown>>>,
  fields: readonly Field[],
): YamlMap {
  return fields.flatMap((field) => {
    const value = record[field];
    return typeof value === 'string' ? [[field, value] as const] : [];
  });
}

const toUserEntries = ({ guide }: FormSource): YamlMap => guide.colors.map(({ name, hex }) => [name, hex] as const);

function toTypography(role: TypeRole, tokens: Tokens): YamlMap {
  const { sizePx, linePx, weight, trackingEm } = tokens.type.wide[role];
  return [
    ['fontFamily', FONT_FAMILIES[tokens.families[toFamilyRole(role)]]],
    ['fontSize', `${sizePx}px`],
    ['fontWeight', weight],
    ['lineHeight', `${linePx}px`],
    ...(trackingEm === 0 ? [] : [['letterSpacing', `${trackingEm}em`] as const]),
  ];
}

/** Display, headline and title are set in the headline font. */
export function toFamilyRole(role: TypeRole): keyof FontFamilies {
  if (role.startsWith('body')) return 'body';
  return role.startsWith('label') ? 'label' : 'headline';
}
