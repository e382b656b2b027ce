import { findAttribute, listClasses } from '../../../markup/element.ts';
import type { Detail } from '../ask/ask.ts';
import type { Outcome } from '../editing.ts';
import { isDressed } from '../page/drawn-classes.ts';
import type { Field } from '../page/list-fields.ts';
import { toWords } from '../page/to-words.ts';
import { cloneElement, elementsIn, listMatching, renewIds } from '../screen-tree.ts';
import { setOptions } from './choose-option.ts';
import { putBeside } from './structure.ts';
import { type Working, refresh } from './working.ts';
import { writeWords } from './write-words.ts';

/** A field of the make of its neighbour, empty. */
export function addField(
  working: Working,
  near: Field,
  details: readonly Detail[],
  side: 'before' | 'after',
  isSelect = false,
): Outcome | undefined {
  const { page } = working;
  const holder = page.parentOf(near.box);
  const ofSelects = isSelect
    ? page.fields.find(
        (one) => one.kind === 'select' && one.labelElement !== undefined && near.labelElement !== undefined,
      )
    : undefined;
  const model =
    ofSelects ??
    (near.kind === 'text' || near.kind === 'select'
      ? (page.fields.findLast(
          (one) => one.kind === 'text' && one.labelElement !== undefined && page.parentOf(one.box) === holder,
        ) ?? near)
      : near);
  const named = details.find(({ label }) => label === '' || /^(?:label|field|called)/.test(label)) ?? details[0];
  if (
    named === undefined ||
    (model.labelElement === undefined && findAttribute(model.control, 'placeholder') === undefined)
  )
    return undefined;
  const own = [model.box, ...listMatching(model.box, () => true)];
  const copy = cloneElement(model.box);
  const copies = [copy, ...listMatching(copy, () => true)];
  const control = copies[own.indexOf(model.control)];
  const label = model.labelElement === undefined ? undefined : copies[own.indexOf(model.labelElement)];
  if (control === undefined) return undefined;
  const placeholder = details.find((one) => /placeholder|platzhalter|hint|indicat|segnaposto/i.test(one.label))?.value;
  const second = details.find((one) => one !== named && one.label === '' && one.isQuoted)?.value;
  const value =
    details.find((one) => /value|filled|prefilled|set to/i.test(one.label))?.value ?? (isSelect ? undefined : second);
  for (const name of ['value', 'checked', 'ariaDescribedBy', 'required', 'min', 'max', 'autoComplete', 'pattern'])
    delete control.properties[name];
  if (control.tagName === 'input') {
    // Sheets of a page dress fields by their type: there it stays, and the keys that a phone offers are told apart.
    if (isDressed(model.control) && findAttribute(control, 'type') === 'text') {
      if (['email', 'tel', 'url'].includes(typeFor(named.value)))
        control.properties['inputMode'] = typeFor(named.value);
    } else control.properties['type'] = typeFor(named.value);
  }
  if (control.tagName === 'textarea') control.children = [];
  const options = details
    .filter((one) => one !== named && /^(?:options?|choices?|)$/.test(one.label))
    .map((one) => one.value);
  if (isSelect && control.tagName === 'input') {
    for (const name of ['type', 'placeholder']) delete control.properties[name];
    control.tagName = 'select';
  }
  if (control.tagName === 'select') setOptions(control, options);
  if (placeholder !== undefined) control.properties['placeholder'] = placeholder;
  else delete control.properties['placeholder'];
  if (value !== undefined) control.properties['value'] = value;
  if (label === undefined) control.properties['placeholder'] = placeholder ?? named.value;
  else writeWords(label, named.value);
  if (findAttribute(control, 'ariaLabel') !== undefined || label === undefined)
    control.properties['ariaLabel'] = named.value;
  if (
    label !== undefined &&
    label.tagName === 'label' &&
    findAttribute(control, 'id') === undefined &&
    findAttribute(label, 'htmlFor') !== undefined
  )
    control.properties['id'] = `field-${toWords(named.value).join('-')}`;
  for (const hint of copies.filter((one) => one.tagName === 'p' || (one.tagName === 'small' && one !== label)))
    for (const parent of copies) parent.children = parent.children.filter((child) => child !== hint);
  renewIds(page.tree, copy);
  // In a row of two a third would have no room: it comes under the row.
  const row = page.parentOf(near.box);
  const isPair =
    row !== undefined &&
    listClasses(row).some((name) => /grid-cols-(?:2|\[1fr_1fr\])/.test(name)) &&
    page.fields.filter(({ box }) => page.parentOf(box) === row).length === 2;
  const reference = isPair && side === 'after' && elementsIn(row).at(-1) === near.box ? row : near.box;
  putBeside(page, reference, [copy], side);
  refresh(working);
  working.last = [copy];
  return { done: `added the field "${named.value}" ${side} "${near.label}"` };
}

const typeFor = (label: string): string =>
  /e-?mail|correo|posta/i.test(label)
    ? 'email'
    : /phone|mobile|telephone|telefon|téléphone|teléfono|telefono/i.test(label)
      ? 'tel'
      : /\b(?:date|birthday|datum|fecha|data)\b/i.test(label)
        ? 'date'
        : /password|passwort|mot de passe/i.test(label)
          ? 'password'
          : /website|url/i.test(label)
            ? 'url'
            : 'text';
