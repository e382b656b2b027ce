import { readableText } from '../../../markup/text-content.ts';
import { formField } from '../../blocks/kit/form-field.ts';
import type { FieldKind } from '../../write/slots.ts';
import type { EditOperation } from '../edit-operation.ts';
import { findIn, unknown, type Editing, type Outcome } from '../editing.ts';
import { elementsOfFragment } from '../parse-fragment.ts';
import { insertBeside, listMatching, removeFrom } from '../screen-tree.ts';
import { fieldAround } from './field-around.ts';

const SORTS: readonly (readonly [words: RegExp, kind: FieldKind, options?: readonly string[]])[] = [
  [/\bstars?\b|\brating\b|1 ?(?:to|-|–) ?5/i, 'radio', ['1', '2', '3', '4', '5']],
  [/\b(?:yes|no) (?:and|or|\/) (?:yes|no)\b/i, 'radio', ['Yes', 'No']],
  [/\bradio\b|\boptions?\b/i, 'radio', ['Yes', 'No', 'Not sure']],
  [/\bdropdown|\bselect\b|\bpicklist\b/i, 'select', ['No preference', 'Morning', 'Afternoon']],
  [/\btext ?area\b|\blong text\b|\bmultiline\b/i, 'textarea'],
  [/\bslider\b|\brange\b/i, 'slider'],
  [/\bdate ?picker\b|\bcalendar\b|\bdate field\b/i, 'date'],
  [/\btime ?picker\b/i, 'time'],
  [/\btoggle\b|\bswitch\b|\bcheckbox\b/i, 'checkbox'],
  [/\bfile\b|\bupload\b/i, 'file'],
];

/** The same question asked with another control. */
export function convertField(
  editing: Editing,
  { target, to }: Extract<EditOperation, { kind: 'convert-field' }>,
): Outcome {
  const { tree } = editing;
  const found = findIn(editing, target);
  const [element] = found?.elements ?? [];
  if (element === undefined) return unknown(target);
  const field = fieldAround(tree, element);
  const [, kind, options] = SORTS.find(([words]) => words.test(to)) ?? [];
  if (field === undefined || kind === undefined) return { failed: `${target.words} cannot become ${to}` };
  const label = readableText(
    listMatching(field, (one) => one.tagName === 'label' || one.tagName === 'legend')[0] ?? field,
  );
  const number = listMatching(tree.body, (one) => ['input', 'select', 'textarea'].includes(one.tagName)).length;
  const drawn = elementsOfFragment(
    formField({ label, kind, ...(options === undefined ? {} : { options: [...options] }) }, `again-${number}`),
  );
  insertBeside(tree, field, drawn, 'after');
  removeFrom(tree, field);
  return { done: `asks for "${label}" with ${to.replace(/^(?:an?|the) /i, 'a ')} now` };
}
