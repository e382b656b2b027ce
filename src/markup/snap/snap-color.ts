import { COLOR_ROLES } from '../../domain/token-roles.ts';
import type { Tokens } from '../../tokens/create-tokens.ts';
import type { ClassName } from '../class-name.ts';
import { findNearestRole, type ColorUse } from './nearest-role.ts';
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

export interface Snapped {
  /** Absent: the class goes. */
  utility?: string;
  note: string;
}

/** The token class for a colour class that is none; undefined when there is nothing to snap. */
export function snapColor({ utility }: ClassName, tokens: Tokens): Snapped | undefined {
  const [, property = '', value = ''] = UTILITY.exec(utility) ?? [];
  if (value === '' || ROLES.has(value)) return undefined;
  const name = value.replaceAll('_', '-');
  const role = ROLES.has(name) ? name : OTHER_NAMES[name];
  if (role !== undefined) return { utility: `${property}-${role}`, note: `${value} is named ${role} here` };
  const color = parseColor(readColorText(value));
  if (color === undefined) return undefined;
  const use = USES[property.replace(/^border-[trblxyse]$/, 'border')] ?? 'fill';
  const nearest = findNearestRole(color, use, tokens);
  if (nearest !== undefined) return { utility: `${property}-${nearest}`, note: `colour ${value} became ${nearest}` };
  return { utility: `${property}-[${toHex(color)}]`, note: `colour ${value} is near no role and stays as an override` };
}

/** `[#333]`, `[color:#333]`, `red-500` → the colour's own text. */
const readColorText = (value: string): string =>
  value.startsWith('[') ? value.slice(1, -1).replace(/^color:/, '') : value;
