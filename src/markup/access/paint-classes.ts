import type { Element } from 'hast';
import { parseClassName, type ClassName } from '../class-name.ts';
import { forEachElement, listClasses } from '../element.ts';
import { parsePaint, type Paint } from './ground.ts';

export type PaintedProperty = 'bg' | 'text' | 'from' | 'via' | 'to';

/** The paint of a class such as `md:bg-primary/20`; undefined when it paints nothing of this kind. */
export const readPaint = ({ utility }: ClassName, property: PaintedProperty): Paint | undefined =>
  utility.startsWith(`${property}-`) ? parsePaint(utility.slice(property.length + 1)) : undefined;

export const isGradient = ({ utility }: ClassName): boolean => /^bg-(?:linear|radial|conic)/.test(utility);

/** How much of the paint is there, 0…100: `bg-primary/20` → 20, `/[0.2]` → 20; 100 without a modifier. */
export function toShare(modifier: string | undefined): number {
  if (modifier === undefined) return 100;
  const value = /^\[?([\d.]+)%?\]?$/.exec(modifier)?.[1];
  if (value === undefined) return 50;
  return modifier.startsWith('[') && !modifier.includes('%') ? Number(value) * 100 : Number(value);
}

/** Least widths of the named breakpoints, CSS pixels. */
const BREAKPOINTS: Readonly<Record<string, number>> = {
  'sm:': 640,
  'md:': 768,
  'lg:': 1024,
  'xl:': 1280,
  '2xl:': 1536,
};

interface Breakpoint {
  isLeast: boolean;
  px: number;
}

/** `md:`, `min-[900px]:`, `max-[601px]:`; undefined for anything that is no width. */
function readBreakpoint(variant: string): Breakpoint | undefined {
  const named = BREAKPOINTS[variant];
  if (named !== undefined) return { isLeast: true, px: named };
  const [, bound, px] = /^(min|max)-\[(\d+)px\]:$/.exec(variant) ?? [];
  return px === undefined ? undefined : { isLeast: bound === 'min', px: Number(px) };
}

export const isBreakpoint = (variant: string): boolean => readBreakpoint(variant) !== undefined;

/**
 * Of the variants of a body those in force together with this one, strongest first: a wide screen also has the classes of
 * narrower ones, and a narrow one those of less narrow ones.
 */
export function toCascade(variant: string, all: readonly string[]): string[] {
  const own = readBreakpoint(variant);
  if (own === undefined) return variant === '' ? [''] : [variant, ''];
  const together = [...Object.keys(BREAKPOINTS), ...all].flatMap((name) => {
    const point = readBreakpoint(name);
    if (point === undefined || point.isLeast !== own.isLeast || name === variant) return [];
    return (own.isLeast ? point.px < own.px : point.px > own.px) ? [{ name, px: point.px }] : [];
  });
  const strongest = together.sort((a, b) => (own.isLeast ? b.px - a.px : a.px - b.px)).map(({ name }) => name);
  return [variant, ...new Set(strongest), ''];
}

/** Text of these is not the element's own. */
const OTHER_TEXT = /(?:before|after|placeholder|marker|selection|file|first-letter|first-line|backdrop):/;
/** More than any design of this dialect has. */
const MOST_VARIANTS = 24;

const GROUNDS: readonly PaintedProperty[] = ['bg', 'from', 'via', 'to'];

/** Whether a class changes what text stands on, be it by taking a ground away. */
export const isGroundClass = (name: ClassName): boolean =>
  isGradient(name) ||
  name.utility === 'bg-none' ||
  name.utility === 'bg-transparent' ||
  GROUNDS.some((property) => readPaint(name, property) !== undefined);

/** Every variant under which a body paints text or its background, without the plain state. */
export function listPaintVariants(body: Element): string[] {
  const variants = new Set<string>();
  const visit = (element: Element): void => {
    for (const name of listClasses(element)) {
      if (!name.includes(':')) continue;
      const parsed = parseClassName(name);
      const paints = isGroundClass(parsed) || readPaint(parsed, 'text') !== undefined;
      if (parsed.variant !== '' && paints && !OTHER_TEXT.test(parsed.variant)) variants.add(parsed.variant);
    }
  };
  visit(body);
  forEachElement(body, visit);
  return [...variants].slice(0, MOST_VARIANTS);
}
