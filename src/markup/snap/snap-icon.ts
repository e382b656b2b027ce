import type { Element } from 'hast';
import { addClasses, findAttribute, forEachElement, listClasses, listElements } from '../element.ts';
import { parseColor } from './palette-colors.ts';

const PAINTS = ['fill', 'stroke'] as const;
/** Icons are drawn on small boxes; what is larger is a picture. */
const LARGEST_BOX = 64;
const LOGO = /logo|brand/i;

/**
 * A small drawing in one colour is an icon: it takes the colour of its text, which themes reach, and gets the class of the colour it
 * had. A drawing in several colours, a large one or a logo keeps its own.
 */
export function snapIcon(svg: Element): void {
  if (isLogo(svg) || !isSmall(svg) || !hasStrokes(svg)) return;
  const painted: { element: Element; name: (typeof PAINTS)[number]; value: string }[] = [];
  const visit = (element: Element): void => {
    for (const name of PAINTS) {
      const value = findAttribute(element, name);
      if (value !== undefined && parseColor(value) !== undefined) painted.push({ element, name, value });
    }
  };
  visit(svg);
  forEachElement(svg, visit);
  const [color, ...others] = new Set(painted.map(({ value }) => value.toLowerCase()));
  if (color === undefined || others.length > 0) return;
  for (const { element, name } of painted) element.properties[name] = 'currentColor';
  if (!listClasses(svg).some((name) => name.startsWith('text-')))
    addClasses(svg, `text-[${color.replaceAll(' ', '')}]`);
}

const STROKES: ReadonlySet<string> = new Set(['path', 'line', 'polyline', 'polygon', 'use']);

/** A rectangle or a circle alone is a swatch, a dot or a flag, which mean their colour. */
const hasStrokes = (svg: Element): boolean => listElements(svg).some(({ tagName }) => STROKES.has(tagName));

const isLogo = (svg: Element): boolean =>
  [findAttribute(svg, 'ariaLabel'), findAttribute(svg, 'id'), ...listClasses(svg)].some((text) =>
    LOGO.test(text ?? ''),
  );

function isSmall(svg: Element): boolean {
  const [, , width = 0, height = 0] = (findAttribute(svg, 'viewBox') ?? '').split(/[\s,]+/).map(Number);
  const side = Math.max(width, height) || Number(findAttribute(svg, 'width') ?? Number.NaN);
  return side > 0 && side <= LARGEST_BOX;
}
