import type { Oklab } from 'culori';
import { COLOR_ROLES } from '../../domain/token-roles.ts';
import type { Tokens } from '../../tokens/create-tokens.ts';
import type { ClassName } from '../class-name.ts';
import { toShare } from '../access/paint-classes.ts';
import { findNearestRole, type ColorUse } from './nearest-role.ts';
import type { PagePalette } from './page-palette.ts';
import { findPageRole } from './page-role.ts';
import { parseColor, toHex } from './palette-colors.ts';

const USES: Readonly<Record<string, ColorUse>> = {
  bg: 'background',
  text: 'text',
  from: 'background',
  via: 'background',
  to: 'background',
  border: 'line',
  divide: 'line',
  ring: 'line',
  'ring-offset': 'background',
  outline: 'line',
  decoration: 'line',
  accent: 'fill',
  caret: 'fill',
  fill: 'fill',
  stroke: 'line',
  placeholder: 'text',
  shadow: 'fill',
  'inset-ring': 'line',
};
const UTILITY = new RegExp(
  `^(border-[trblxyse]|${Object.keys(USES)
    .sort((first, second) => second.length - first.length)
    .join('|')})-(.+)$`,
);

const ROLES: ReadonlySet<string> = new Set(COLOR_ROLES);
export const isRole = (name: string): boolean => ROLES.has(name);

/** Names of other systems' roles, mostly shadcn/ui, and the role that does the same work here. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  foreground: 'on-surface',
  card: 'surface-container',
  'card-foreground': 'on-surface',
  popover: 'surface-container-high',
  'popover-foreground': 'on-surface',
  'primary-foreground': 'on-primary',
  'secondary-foreground': 'on-secondary',
  muted: 'surface-container',
  'muted-foreground': 'on-surface-variant',
  accent: 'secondary-container',
  'accent-foreground': 'on-secondary-container',
  destructive: 'error',
  'destructive-foreground': 'on-error',
  border: 'outline-variant',
  input: 'outline',
  ring: 'primary',
  'surface-tint-color': 'surface-tint',
};

/** What a colour is judged by. */
export interface SnapContext {
  tokens: Tokens;
  /** Present for a page that has a palette of its own. */
  palette: PagePalette | undefined;
  isHeading: boolean;
  /** A button, a link, a field or a mark in a line. */
  isControl: boolean;
  /** Laid over everything under it. */
  isCover: boolean;
}

export interface Snapped {
  /** Absent: the class goes. */
  utility?: string;
  /** What stands after the slash from now on; absent to keep it, empty to take it away. */
  modifier?: string;
  note: string;
}

export interface ColorClass {
  property: string;
  value: string;
  use: ColorUse;
  /** Absent for a role. */
  color: Oklab | undefined;
  /** 0…1. */
  alpha: number;
}

/** A class that paints, taken apart; undefined for any other. */
export function readColorClass({ utility, modifier }: ClassName): ColorClass | undefined {
  const [, property = '', value = ''] = UTILITY.exec(utility) ?? [];
  if (value === '') return undefined;
  const use = USES[property.replace(/^border-[trblxyse]$/, 'border')] ?? 'fill';
  if (ROLES.has(value)) return { property, value, use, color: undefined, alpha: 1 };
  const color = parseColor(readColorText(value));
  if (color === undefined) return undefined;
  return { property, value, use, color, alpha: (color.alpha ?? 1) * (toShare(modifier) / 100) };
}

/** The token class for a colour class that is none; undefined when there is nothing to snap. */
export function snapColor(name: ClassName, { tokens, palette, isCover, isControl }: SnapContext): Snapped | undefined {
  const [, property = '', value = ''] = UTILITY.exec(name.utility) ?? [];
  if (value === '' || ROLES.has(value)) return undefined;
  const spelled = value.replaceAll('_', '-');
  const role = ROLES.has(spelled) ? spelled : OTHER_NAMES[spelled];
  if (role !== undefined) return { utility: `${property}-${role}`, note: `${value} is named ${role} here` };
  const read = readColorClass(name);
  if (read?.color === undefined) return undefined;
  const { color, use, alpha } = read;
  const share = alpha < 1 ? { modifier: printShare(name.modifier, alpha) } : {};
  // A sheet that darkens the page behind a dialog, or a picture under words, does so in every theme.
  if (isCover && property === 'bg' && alpha < 1 && color.l < DARK) {
    return { utility: 'bg-[#000000]', ...share, note: `colour ${value} darkens what it lies on` };
  }
  if (palette) {
    const found = findPageRole(color, alpha, { use, isControl }, palette);
    const modifier = found.keepsAlpha ? share : { modifier: '' };
    return { utility: `${property}-${found.role}`, ...modifier, note: `colour ${value} became ${found.role}` };
  }
  const nearest = findNearestRole(color, use, tokens);
  if (nearest !== undefined)
    return { utility: `${property}-${nearest}`, ...share, note: `colour ${value} became ${nearest}` };
  return {
    utility: `${property}-[${toHex(color)}]`,
    ...share,
    note: `colour ${value} is near no role and stays as an override`,
  };
}

const DARK = 0.35;

/** A share that is written stays as it is written. */
const printShare = (modifier: string | undefined, alpha: number): string => {
  const share = String(Math.round(alpha * 100));
  return modifier !== undefined && toShare(modifier) === Number(share) ? modifier : share;
};

/** `[#333]`, `[color:#333]`, `red-500` → the colour's own text. */
const readColorText = (value: string): string =>
  value.startsWith('[') ? value.slice(1, -1).replace(/^color:/, '') : value;
