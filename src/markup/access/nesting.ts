import type { Element } from 'hast';
import { findAttribute, forEachElement } from '../element.ts';
import type { Note } from '../report.ts';
import { holdsFocusable, isControl } from './control.ts';

const BUTTON_ONLY = [
  'type',
  'disabled',
  'popoverTarget',
  'popoverTargetAction',
  'name',
  'value',
  'form',
  'href',
] as const;
const FIELDS: ReadonlySet<string> = new Set(['input', 'select', 'textarea']);

/** A control within a control cannot be reached by itself: the inner one becomes plain, or the outer one if the inner is a field. */
export function unnestControls(body: Element, note: Note): void {
  forEachElement(body, (element, ancestors) => {
    if (element.tagName === 'svg') return 'skip';
    const outer = acts(element) ? ancestors.find(isOuter) : undefined;
    if (outer === undefined) return undefined;
    note('accessibility', `took apart a ${element.tagName} within a ${outer.tagName}`);
    if (FIELDS.has(element.tagName)) toPlain(outer);
    else toPlain(element);
    return undefined;
  });
  dropHiddenFocus(body, note);
}

/** A link without a target is about to get one. */
const acts = (element: Element): boolean => isControl(element) || element.tagName === 'a';

// A summary may hold links; a label is no control.
const isOuter = (element: Element): boolean =>
  acts(element) && element.tagName !== 'summary' && !FIELDS.has(element.tagName);

/** A `span` may stand anywhere, also in the sentence that the control stood in. */
function toPlain(element: Element): void {
  if (!['a', 'button', 'summary'].includes(element.tagName)) {
    delete element.properties['role'];
    delete element.properties['tabIndex'];
    return;
  }
  element.tagName = 'span';
  for (const name of BUTTON_ONLY) delete element.properties[name];
  if (findAttribute(element, 'ariaLabel') !== undefined) delete element.properties['ariaLabel'];
}

/** What is hidden from assistive technology must not take the focus. */
function dropHiddenFocus(body: Element, note: Note): void {
  forEachElement(body, (element) => {
    if (element.tagName === 'svg') return 'skip';
    if (findAttribute(element, 'ariaHidden') !== 'true') return undefined;
    if (!isControl(element) && !holdsFocusable(element)) return undefined;
    delete element.properties['ariaHidden'];
    note('accessibility', 'showed a hidden part with controls to assistive technology');
    return undefined;
  });
}
