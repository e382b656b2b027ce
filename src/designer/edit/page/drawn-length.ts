import type { Element } from 'hast';
import { drawnClasses } from './drawn-classes.ts';
import type { Page } from './page.ts';

const UNIT_PX = 4;

/** A length that classes of one property give, in CSS px; the last one counts. Undefined where none does. */
export function lengthIn(classes: readonly string[], property: string): number | undefined {
  const prefix = `${property}-`;
  const values = classes.flatMap((name) => {
    if (!name.startsWith(prefix)) return [];
    const value = name.slice(prefix.length);
    const written = /^\[(-?[\d.]+)(px|rem|em)?\]$/.exec(value);
    if (written !== null) return [Number(written[1]) * (written[2] === 'rem' || written[2] === 'em' ? 16 : 1)];
    return /^\d+(?:\.\d+)?$/.test(value) ? [Number(value) * UNIT_PX] : value === 'px' ? [1] : [];
  });
  return values.at(-1);
}

const ROUNDED: Readonly<Record<string, number>> = {
  none: 0,
  xs: 2,
  sm: 4,
  md: 6,
  lg: 8,
  xl: 12,
  '2xl': 16,
  '3xl': 24,
  full: 9999,
};

/** The corners of an element in CSS px. */
export function cornersOf(element: Element): number {
  const classes = drawnClasses(element);
  const named = classes.flatMap((name) => ROUNDED[/^rounded-(\w+)$/.exec(name)?.[1] ?? ''] ?? []).at(-1);
  return lengthIn(classes, 'rounded') ?? named ?? 0;
}

/** How tall the letters of an element are in CSS px, be it that it says so itself or takes it over. */
export function fontSizeOf(page: Page, element: Element): number {
  for (const outer of [...page.chainOf(element), page.tree.body]) {
    const own = lengthIn(drawnClasses(outer), 'text');
    if (own !== undefined) return own;
  }
  return 16;
}

const GROUND = /^bg-\[(#[0-9a-f]{3,8})\]$/i;

/** The ground behind an element as `#rrggbb`; white where none is painted. */
export function groundBehind(page: Page, element: Element): string {
  for (const outer of [...page.chainOf(element), page.tree.body]) {
    const own = drawnClasses(outer).findLast((name) => GROUND.test(name));
    const hex = own === undefined ? undefined : GROUND.exec(own)?.[1];
    if (hex !== undefined && (hex.length === 4 || hex.length === 7)) return hex;
  }
  return '#ffffff';
}
