import { listMatching, cloneElement, insertBeside, renewIds } from '../screen-tree.ts';
import type { EditOperation } from '../edit-operation.ts';
import { findIn, unknown, type Editing, type Outcome } from '../editing.ts';
import { readableText } from '../../../markup/text-content.ts';
import { toTitle } from './to-title.ts';
import { fieldAround } from './field-around.ts';
import { setWords } from './set-words.ts';

/** One field becomes several of its sort. */
export function splitField(editing: Editing, { target, names }: Extract<EditOperation, { kind: 'split' }>): Outcome {
  const found = findIn(editing, target);
  const [element] = found?.elements ?? [];
  if (element === undefined) return unknown(target);
  const field = fieldAround(editing.tree, element);
  const label =
    field === undefined
      ? undefined
      : listMatching(field, (one) => one.tagName === 'label' || one.tagName === 'legend')[0];
  if (field === undefined || label === undefined) return { failed: `${target.words} is no field that could be split` };
  const before = readableText(label);
  let last = field;
  names.forEach((name, index) => {
    if (index === 0) {
      setWords(label, toTitle(name));
      return;
    }
    const copy = cloneElement(field);
    const [own] = listMatching(copy, (one) => one.tagName === 'label' || one.tagName === 'legend');
    if (own !== undefined) setWords(own, toTitle(name));
    renewIds(editing.tree, copy);
    insertBeside(editing.tree, last, [copy], 'after');
    last = copy;
  });
  return { done: `split "${before}" into ${names.map((name) => `"${toTitle(name)}"`).join(' and ')}` };
}
