import { isTurnedOrScaled } from '../paint/transform.ts';
import { isBoxed } from '../layout/styled-element.ts';
import type { StyledElement, StyledText } from '../layout/styled-element.ts';
import type { ComputedStyle } from '../paint/computed-style.ts';

const NO_TRANSFORM: Partial<ComputedStyle> = { transform: 'none', rotate: 'none', scale: 'none', translate: 'none' };

/** What is inside an `<svg>` keeps its transforms as attributes and does not count. */
export function hasTurnedElements(element: StyledElement): boolean {
  if (isBoxed(element) && isTurnedOrScaled(element.style)) return true;
  if (element.tag === 'svg') return false;
  return element.children.some((child) => child.kind === 'element' && hasTurnedElements(child));
}

/** Where everything is only shifted, the measured boxes already hold the shift. */
export function withoutTransforms(element: StyledElement): StyledElement {
  if (element.tag === 'svg') return shiftless(element, element.children);
  return shiftless(
    element,
    element.children.map((child) => (child.kind === 'element' ? withoutTransforms(child) : child)),
  );
}

const shiftless = (element: StyledElement, children: StyledElement['children']): StyledElement =>
  element.style === undefined
    ? { ...element, children }
    : { ...element, children, style: { ...element.style, ...NO_TRANSFORM } };

/** Boxes and lines of `measured`, styles of `painted`: two readings of one document. */
export function withStyles(measured: StyledElement, painted: StyledElement): StyledElement {
  if (measured.tag === 'svg') return { ...painted, ...(measured.box === undefined ? {} : { box: measured.box }) };
  const children = measured.children.map((child, index): StyledElement | StyledText => {
    const twin = painted.children[index];
    return child.kind === 'element' && twin?.kind === 'element' ? withStyles(child, twin) : child;
  });
  return { ...measured, children, ...(painted.style === undefined ? {} : { style: painted.style }) };
}
