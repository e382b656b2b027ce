import type { Element } from 'hast';
import { findAttribute } from '../../../markup/element.ts';
import { readableText } from '../../../markup/text-content.ts';
import type { EditOperation, TargetWords } from '../edit-operation.ts';
import { findIn, unknown, withNote, type Editing, type Outcome } from '../editing.ts';
import type { Found } from '../find/found.ts';
import { elementsIn, listMatching } from '../screen-tree.ts';
import { setWords } from './set-words.ts';

const OPTIONAL: Readonly<Record<string, string>> = { fr: 'facultatif', es: 'opcional' };
const MARK = /\s*(?:\((?:optional|facultatif|opcional)\)|\*)\s*$/i;

const isInput = (element: Element): boolean =>
  ['input', 'select', 'textarea'].includes(element.tagName) && findAttribute(element, 'type') !== 'submit';

/** A field that must be filled in, or need not be; its label says so. */
export function applyRequire(
  editing: Editing,
  { target, isRequired }: Extract<EditOperation, { kind: 'require' }>,
): Outcome {
  const found = findField(editing, target);
  if (found === undefined) return unknown(target);
  const fields = found.elements.flatMap((element) => fieldsOf(editing, element));
  if (fields.length === 0) return { failed: `${target.words} is no field` };
  const names: string[] = [];
  for (const { input, label } of fields) {
    const words = label === undefined ? (findAttribute(input, 'placeholder') ?? '') : readableText(label);
    const plain = words.replace(MARK, '');
    const wanted = isRequired ? plain : `${plain} (${OPTIONAL[editing.lang] ?? 'optional'})`;
    const was = findAttribute(input, 'required') !== undefined;
    if (was === isRequired && words === wanted) continue;
    if (isRequired) input.properties['required'] = true;
    else delete input.properties['required'];
    if (label === undefined) input.properties['placeholder'] = wanted;
    else if (words !== wanted) setWords(label, wanted);
    names.push(`"${plain}"`);
  }
  const need = isRequired ? 'required' : 'optional';
  if (names.length === 0) return { already: `${target.words} is ${need}` };
  return withNote(`made ${names.join(', ')} ${need}`, found);
}

const findField = (editing: Editing, target: TargetWords): Found | undefined => {
  if (target.quoted !== undefined || /\bfields?\b/i.test(target.words)) return findIn(editing, target);
  const field = findIn(editing, { words: `${target.words} field` });
  return field !== undefined && field.elements.some((one) => fieldsOf(editing, one).length > 0)
    ? field
    : findIn(editing, target);
};

interface Field {
  input: Element;
  label?: Element;
}

/** Inputs in an element, or the one that it labels. */
function fieldsOf({ tree }: Editing, element: Element): Field[] {
  const holder =
    element.tagName === 'label' || isInput(element) || elementsIn(element).length === 0
      ? (tree.parentOf(element) ?? element)
      : element;
  return [holder, ...listMatching(holder, () => true)].filter(isInput).map((input) => {
    const id = findAttribute(input, 'id');
    const label = listMatching(
      tree.body,
      (one) =>
        one.tagName === 'label' &&
        ((id !== undefined && findAttribute(one, 'htmlFor') === id) || elementsIn(one).includes(input)),
    )[0];
    return { input, ...(label === undefined || readableText(label) === '' ? {} : { label }) };
  });
}
