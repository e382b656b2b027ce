import type { TypeRole } from '../../domain/token-roles.ts';
import type { Tokens } from '../../tokens/create-tokens.ts';
import type { ClassName } from '../class-name.ts';
import type { Snapped } from './snap-color.ts';

/** Sizes of Tailwind's own scale, CSS pixels. */
const NAMED_SIZES: Readonly<Record<string, number>> = {
  xs: 12,
  sm: 14,
  base: 16,
  lg: 18,
  xl: 20,
  '2xl': 24,
  '3xl': 30,
  '4xl': 36,
  '5xl': 48,
  '6xl': 60,
  '7xl': 72,
  '8xl': 96,
  '9xl': 128,
};

/** In the order of preference among equally near sizes. */
const TEXT_ROLES: readonly TypeRole[] = ['body-md', 'body-lg', 'body-sm', 'label-md'];
const HEADING_ROLES: readonly TypeRole[] = [
  'headline-md',
  'title-lg',
  'headline-sm',
  'headline-lg',
  'display-sm',
  'display-md',
  'display-lg',
  'title-md',
  'title-sm',
];
/** Text larger than this is set to be seen, as headings are. */
const LARGEST_TEXT_PX = 20;
const LONG_NAMES = /^text-(display|headline|title|body|label)-(large|medium|small)$/;
const SHORT = { large: 'lg', medium: 'md', small: 'sm' } as const;

/** The type role for a font size that is none; undefined when there is nothing to snap. */
export function snapType({ utility }: ClassName, isHeading: boolean, tokens: Tokens): Snapped | undefined {
  const [, kind, size] = LONG_NAMES.exec(utility) ?? [];
  if (kind !== undefined && (size === 'large' || size === 'medium' || size === 'small')) {
    return { utility: `text-${kind}-${SHORT[size]}`, note: `${utility} is named text-${kind}-${SHORT[size]} here` };
  }
  const sizePx = readSize(utility);
  if (sizePx === undefined) return undefined;
  const role = findNearestTypeRole(sizePx, isHeading, tokens);
  return { utility: `text-${role}`, note: `size ${utility.slice(5)} became ${role}` };
}

export function findNearestTypeRole(sizePx: number, isHeading: boolean, { type }: Tokens): TypeRole {
  return (isHeading || sizePx > LARGEST_TEXT_PX ? HEADING_ROLES : TEXT_ROLES).reduce((best, role) =>
    Math.abs(type.wide[role].sizePx - sizePx) < Math.abs(type.wide[best].sizePx - sizePx) ? role : best,
  );
}

function readSize(utility: string): number | undefined {
  if (!utility.startsWith('text-')) return undefined;
  const value = utility.slice(5);
  return NAMED_SIZES[value] ?? readLength(/^\[(?:length:)?(.+)\]$/.exec(value)?.[1] ?? '');
}

/** `14px`, `0.875rem`, `1.2em` → CSS pixels; undefined for what depends on the viewport. */
export function readLength(text: string): number | undefined {
  const [, number, unit] = /^([\d.]+)(px|rem|em|pt)$/.exec(text) ?? [];
  if (number === undefined) return undefined;
  const factor = unit === 'px' ? 1 : unit === 'pt' ? 4 / 3 : 16;
  return Number(number) * factor;
}
