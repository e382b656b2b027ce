import type { Element } from 'hast';
import { findAttribute } from '../../../markup/element.ts';
import { isHeading } from '../screen-tree.ts';
import type { Page } from './page.ts';

/** Something to fill in or to choose, with its label and the box that holds both and nothing else. */
export interface Field {
  control: Element;
  kind: 'text' | 'select' | 'radio' | 'checkbox' | 'switch';
  label: string;
  /** The element that shows the label; absent where it is only told. */
  labelElement?: Element;
  box: Element;
}

export function listFields(page: Page): Field[] {
  const controls = page.elements.filter((element) => kindOf(element) !== undefined);
  return controls.map((control) => {
    const kind = kindOf(control) ?? 'text';
    const box = boxOf(page, control, controls, kind);
    const labelElement = labelOf(page, control, box);
    const told = ['ariaLabel', 'placeholder', 'title']
      .map((name) => findAttribute(control, name))
      .find((one) => one !== undefined && one !== '');
    const label = (labelElement && page.textOf(labelElement)) || told || '';
    return { control, kind, label, box, ...(labelElement && { labelElement }) };
  });
}

function kindOf(element: Element): Field['kind'] | undefined {
  const role = findAttribute(element, 'role');
  if (role === 'switch') return 'switch';
  if (role === 'checkbox' || role === 'radio') return role;
  if (element.tagName === 'select') return 'select';
  if (element.tagName === 'textarea') return 'text';
  if (element.tagName !== 'input') return undefined;
  const type = findAttribute(element, 'type') ?? 'text';
  if (type === 'radio' || type === 'checkbox') return type;
  return ['hidden', 'submit', 'button', 'reset', 'image'].includes(type) ? undefined : 'text';
}

const STOPS = new Set([
  'form',
  'section',
  'main',
  'body',
  'header',
  'fieldset',
  'ul',
  'ol',
  'table',
  'aside',
  'nav',
  'td',
  'tr',
]);

function boxOf(page: Page, control: Element, controls: readonly Element[], kind: Field['kind']): Element {
  let box = control;
  for (const outer of page.chainOf(control).slice(1)) {
    if (STOPS.has(outer.tagName)) break;
    if (controls.some((other) => other !== control && page.contains(outer, other))) break;
    if (
      page.elements.some(
        (one) => (isHeading(one) || (one.tagName === 'button' && one !== control)) && page.contains(outer, one),
      )
    )
      break;
    if (page.textOf(outer).length > 200) break;
    box = outer;
    if (
      outer.tagName === 'li' ||
      (outer.tagName === 'label' && kind !== 'text' && kind !== 'select' && page.textOf(outer) !== '')
    )
      break;
  }
  return box;
}

function labelOf(page: Page, control: Element, box: Element, isBoxed = false): Element | undefined {
  if (isBoxed) return page.leavesIn(box)[0]?.element;
  const id = findAttribute(control, 'id');
  const told = (findAttribute(control, 'ariaLabelledBy') ?? '').split(' ').map((one) => page.byId(one));
  const labels = page.elements.filter((one) => one.tagName === 'label');
  const found =
    (id === undefined ? undefined : labels.find((one) => findAttribute(one, 'htmlFor') === id)) ??
    told.find((one) => one !== undefined) ??
    page.chainOf(control).find((one) => one.tagName === 'label') ??
    box;
  if (found === control) return undefined;
  if (page.textOf(found) === '' && found !== box) return labelOf(page, control, box, true);
  const shown = page
    .leavesIn(found)
    .find(({ element }) => !page.chainOf(element).some((one) => one === control || one.tagName === 'option'));
  return shown?.element;
}

/** What a field holds now: its words, the chosen option, or nothing. */
export function valueOfField({ control, kind }: Field): string {
  if (kind !== 'select') return findAttribute(control, 'value') ?? '';
  const options = control.children.filter((child) => child.type === 'element');
  const chosen = options.find((one) => findAttribute(one, 'selected') !== undefined) ?? options[0];
  return chosen === undefined
    ? ''
    : chosen.children
        .map((child) => (child.type === 'text' ? child.value : ''))
        .join('')
        .trim();
}
