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

const BREAKPOINTS = ['sm:', 'md:', 'lg:', 'xl:', '2xl:'];

export const isBreakpoint = (variant: string): boolean => BREAKPOINTS.includes(variant);

/** The variants in force together with this one, strongest first: a wide screen also has the classes of narrower ones. */
export function toCascade(variant: string): string[] {
  const place = BREAKPOINTS.indexOf(variant);
  if (place < 0) return variant === '' ? [''] : [variant, ''];
  return [...BREAKPOINTS.slice(0, place + 1).toReversed(), ''];
}

/** Text of these is not the element's own. */
const OTHER_TEXT = /(?:before|after|placeholder|marker|selection|file|first-letter|first-line|backdrop):/;
/** More than any design of this dialect has. */
const MOST_VARIANTS = 24;

/** Every variant under which a body paints text or its background, without the plain state. */
export function listPaintVariants(body: Element): string[] {
  const variants = new Set<string>();
  const visit = (element: Element): void => {
    for (const name of listClasses(element)) {
      if (!name.includes(':')) continue;
      const parsed = parseClassName(name);
      const paints = readPaint(parsed, 'bg') !== undefined || readPaint(parsed, 'text') !== undefined;
      if (parsed.variant !== '' && paints && !OTHER_TEXT.test(parsed.variant)) variants.add(parsed.variant);
    }
  };
  visit(body);
  forEachElement(body, visit);
  return [...variants].slice(0, MOST_VARIANTS);
}
