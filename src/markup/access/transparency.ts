import type { Element } from 'hast';
import { parseClassName, printClassName } from '../class-name.ts';
import { findAttribute, forEachElement, isBlank, isElement, listClasses, setClasses } from '../element.ts';
import type { Note } from '../report.ts';
import { readPaint } from './paint-classes.ts';

const FIELDS: ReadonlySet<string> = new Set(['input', 'textarea', 'select']);

export const isField = (element: Element): boolean => FIELDS.has(element.tagName);

/** Whether an element's text colour can be seen in words: somewhere in it is text, or it is a field. */
export function showsText(element: Element): boolean {
  if (isField(element)) return true;
  return element.children.some((child) => {
    if (child.type === 'text') return !isBlank(child.value);
    return isElement(child) && child.tagName !== 'svg' && showsText(child);
  });
}

/** Whether an icon in it takes its text colour. */
export const showsIcon = (element: Element): boolean =>
  element.children.some(
    (child) => isElement(child) && (findAttribute(child, 'dataIcon') !== undefined || showsIcon(child)),
  );

const isDisabled = (element: Element): boolean =>
  element.properties['disabled'] === true || findAttribute(element, 'ariaDisabled') === 'true';

/**
 * See-through text holds no contrast that a theme could promise: `text-on-surface/60` becomes quiet text, `opacity-60` on
 * words goes. Hidden things (`opacity-0`) and disabled controls stay.
 */
export function dropTransparency(body: Element, note: Note): void {
  const visit = (element: Element): 'skip' | void => {
    if (element.tagName === 'svg') return 'skip';
    if (!listClasses(element).some((name) => name.includes('/') || name.startsWith('opacity-'))) return undefined;
    if (isDisabled(element) || !showsText(element)) return undefined;
    setClasses(
      element,
      listClasses(element).flatMap((name) => toOpaque(name, note)),
    );
    return undefined;
  };
  visit(body);
  forEachElement(body, visit);
}

function toOpaque(name: string, note: Note): string[] {
  const parsed = parseClassName(name);
  if (parsed.modifier !== undefined && readPaint(parsed, 'text') !== undefined) {
    note('accessibility', 'took the transparency from text');
    const utility = parsed.utility === 'text-on-surface' ? 'text-on-surface-variant' : parsed.utility;
    return [printClassName({ ...parsed, utility, modifier: undefined })];
  }
  if (parsed.variant === '' && /^opacity-(?!0$|100$)/.test(parsed.utility)) {
    note('accessibility', 'took the transparency from an element with words');
    return [];
  }
  return [name];
}
