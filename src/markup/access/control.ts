import type { Element } from 'hast';
import { findAttribute, forEachElement } from '../element.ts';

const CONTROL_TAGS: ReadonlySet<string> = new Set(['button', 'summary', 'select', 'textarea']);
const CONTROL_ROLES: ReadonlySet<string> = new Set(
  'button link checkbox radio switch tab menuitem menuitemcheckbox menuitemradio option slider spinbutton textbox searchbox combobox'.split(
    ' ',
  ),
);

/** Whether a person can point at an element and act on it. */
export function isControl(element: Element): boolean {
  if (element.tagName === 'a') return element.properties['href'] !== undefined;
  if (element.tagName === 'input') return findAttribute(element, 'type') !== 'hidden';
  return CONTROL_TAGS.has(element.tagName) || CONTROL_ROLES.has(findAttribute(element, 'role') ?? '');
}

const BUTTON_TYPES: ReadonlySet<string> = new Set(['submit', 'button', 'reset', 'hidden', 'image']);

/** Whether a person enters something: a field that needs a label. */
export function isLabelledField(element: Element): boolean {
  if (element.tagName === 'select' || element.tagName === 'textarea') return true;
  return element.tagName === 'input' && !BUTTON_TYPES.has(findAttribute(element, 'type') ?? 'text');
}

export const isTick = (element: Element): boolean =>
  element.tagName === 'input' && ['checkbox', 'radio'].includes(findAttribute(element, 'type') ?? '');

/** Whether the keyboard reaches something in an element, itself left out. */
export function holdsFocusable(element: Element): boolean {
  let found = false;
  forEachElement(element, (child) => {
    found ||= isControl(child) || findAttribute(child, 'tabIndex') === '0';
  });
  return found;
}
