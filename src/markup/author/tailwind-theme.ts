import { COLOR_ROLES, TYPE_ROLES } from '../../domain/token-roles.ts';
import { printClassName, type ClassName } from '../class-name.ts';
import { parseSheetColor, paintUtility } from './css-color.ts';
import { toPx, printPx } from './length.ts';
import { splitTop } from './parse-sheet.ts';
import { readLiteral, type Literal } from './read-literal.ts';
import { substitute, type Variables } from './variables.ts';

/** What a page's own Tailwind configuration adds to the names of classes, as CSS values. */
export interface TailwindTheme {
  colors: Map<string, string>;
  fonts: Map<string, string>;
  radii: Map<string, string>;
  sizes: Map<string, string>;
  spaces: Map<string, string>;
  shadows: Map<string, string>;
}

/** Corners of Tailwind's own scale, which is finer than the dialect's. */
const OWN_RADII: readonly (readonly [string, string])[] = [
  ['xs', '2px'],
  ['sm', '2px'],
  ['DEFAULT', '4px'],
  ['md', '6px'],
  ['lg', '8px'],
  ['xl', '12px'],
  ['2xl', '16px'],
  ['3xl', '24px'],
];

const SECTIONS: readonly (readonly [keyof TailwindTheme, string, string])[] = [
  ['colors', 'colors', '--color-'],
  ['fonts', 'fontFamily', '--font-'],
  ['radii', 'borderRadius', '--radius-'],
  ['sizes', 'fontSize', '--text-'],
  ['spaces', 'spacing', '--spacing-'],
  ['shadows', 'boxShadow', '--shadow-'],
];

/** Reads `tailwind.config = {…}` of scripts as data, and the variables of a Tailwind 4 `@theme`. */
export function readTailwindTheme(scripts: readonly string[], variables: Variables): TailwindTheme {
  const theme: TailwindTheme = {
    colors: new Map(),
    fonts: new Map(),
    radii: new Map(OWN_RADII),
    sizes: new Map(),
    spaces: new Map(),
    shadows: new Map(),
  };
  for (const script of scripts) {
    const start = script.search(/tailwind\.config\s*=/);
    if (start >= 0) addConfig(theme, readLiteral(script.slice(start)));
  }
  for (const [name, value] of variables) {
    for (const [key, , prefix] of SECTIONS)
      if (name.startsWith(prefix)) theme[key].set(name.slice(prefix.length), value);
  }
  return theme;
}

function addConfig(target: TailwindTheme, config: Literal): void {
  const theme = child(config, 'theme');
  for (const part of [theme, child(theme, 'extend')]) {
    for (const [key, section] of SECTIONS) flatten(child(part, section), '', target[key]);
  }
}

const child = (value: Literal | undefined, key: string): Literal | undefined =>
  isTable(value) && Object.hasOwn(value, key) ? value[key] : undefined;

const isTable = (value: Literal | undefined): value is { readonly [key: string]: Literal } =>
  typeof value === 'object' && !Array.isArray(value);

/** `brand: {DEFAULT: …, 500: …}` → `brand`, `brand-500`; of a list the first is the value. */
function flatten(value: Literal | undefined, name: string, target: Map<string, string>): void {
  if (isTable(value)) {
    for (const [key, part] of Object.entries(value)) {
      const inner = key === 'DEFAULT' && name !== '' ? name : name === '' ? key : `${name}-${key}`;
      flatten(part, inner, target);
    }
    return;
  }
  const first = Array.isArray(value) ? value[0] : value;
  if (name !== '' && (typeof first === 'string' || typeof first === 'number')) target.set(name, String(first));
}

const ROLES: ReadonlySet<string> = new Set(COLOR_ROLES);
const TYPES: ReadonlySet<string> = new Set(TYPE_ROLES);
/** A configuration with this many of the roles' names means the roles. */
const FEWEST_ROLES = 8;
const toRoleName = (name: string): string => name.replaceAll('_', '-');

const SPACED = /^(-?(?:p|m|gap|space|w|h|size|inset|top|left|right|bottom|max-w|min-h|min-w)(?:-?[xytrblse])?)-(.+)$/;
const PAINTED =
  /^(bg|text|from|via|to|border(?:-[trblxyse])?|divide|ring(?:-offset)?|outline|decoration|accent|caret|fill|stroke|placeholder|shadow)-(.+)$/;
const LENGTHS = { fontPx: 16, rootPx: 16, viewportPx: 1280 };

/** Rewrites the classes of one configuration to raw values, or to roles where it names them. */
export function createTailwindNames(theme: TailwindTheme, variables: Variables): (name: ClassName) => string {
  const namesRoles = [...theme.colors.keys()].filter((name) => ROLES.has(toRoleName(name))).length >= FEWEST_ROLES;
  const resolve = (value: string | undefined): string | undefined =>
    value === undefined ? undefined : substitute(value.replace('<alpha-value>', '1'), variables);
  const toLengthClass = (prefix: string, value: string | undefined): string | undefined => {
    const px = toPx(resolve(value) ?? '', LENGTHS);
    return px === undefined ? undefined : `${prefix}-[${printPx(px)}]`;
  };

  const toUtility = (utility: string): string | undefined => {
    const dash = utility.indexOf('-');
    const head = dash < 0 ? utility : utility.slice(0, dash);
    const rest = utility.slice(dash + 1);
    if (head === 'rounded') return toCorner(utility, theme.radii, toLengthClass);
    if (head === 'font' && theme.fonts.has(rest)) return toFont(rest, resolve(theme.fonts.get(rest)) ?? '');
    if (head === 'text' && theme.sizes.has(rest)) {
      return TYPES.has(rest) ? undefined : toLengthClass('text', theme.sizes.get(rest));
    }
    if (head === 'shadow' && theme.shadows.has(rest))
      return /glow|lg|xl|float|modal/.test(rest) ? 'shadow-floating' : 'shadow-raised';
    const [, space = '', step = ''] = SPACED.exec(utility) ?? [];
    return theme.spaces.has(step) ? toLengthClass(space, theme.spaces.get(step)) : undefined;
  };

  return (name) => {
    const [, property = '', color = ''] = PAINTED.exec(name.utility) ?? [];
    if (theme.colors.has(color)) {
      if (namesRoles && ROLES.has(toRoleName(color))) {
        return printClassName({ ...name, utility: `${property}-${toRoleName(color)}` });
      }
      const parsed = parseSheetColor(toCssColor(resolve(theme.colors.get(color)) ?? ''));
      if (parsed === undefined) return printClassName(name);
      const plain = name.modifier !== undefined && parsed.kind === 'raw' ? { ...parsed, alpha: 1 } : parsed;
      return printClassName({ ...name, utility: paintUtility(property, plain) });
    }
    const utility = toUtility(name.utility);
    return utility === undefined ? printClassName(name) : printClassName({ ...name, utility, modifier: undefined });
  };
}

/** `rgb(var(--x) / <alpha-value>)` and bare channels `222 47% 11%` as colours. */
const toCssColor = (value: string): string => (/^[\d.]+ [\d.]+% [\d.]+%$/.test(value) ? `hsl(${value})` : value);

function toCorner(
  utility: string,
  radii: ReadonlyMap<string, string>,
  toLengthClass: (prefix: string, value: string | undefined) => string | undefined,
): string | undefined {
  const [, corner = '', size] = /^(rounded(?:-(?:[trbl]{1,2}|[se]|[se]{2}))?)(?:-([a-zA-Z0-9]+))?$/.exec(utility) ?? [];
  return corner === '' || size === 'full' || size === 'none'
    ? undefined
    : toLengthClass(corner, radii.get(size ?? 'DEFAULT'));
}

function toFont(name: string, families: string): string | undefined {
  if (/^(?:display|headline|heading|title|brand|serif)/i.test(name)) return 'font-headline';
  if (/^label/i.test(name)) return 'font-label';
  if (/mono|code/i.test(name)) return 'font-mono';
  if (/^(?:body|sans|text|base|default)/i.test(name)) return 'font-body';
  const [family = ''] = splitTop(families, ',');
  return `font-[${family.replaceAll(/["']/g, '').replaceAll(' ', '_')}]`;
}
