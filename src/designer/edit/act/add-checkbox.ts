import type { Element } from 'hast';
import { createElement, createText } from '../../../markup/element.ts';
import type { Detail } from '../ask/ask.ts';
import type { Outcome } from '../editing.ts';
import { unitOf } from '../page/page.ts';
import { cloneElement, listMatching, renewIds } from '../screen-tree.ts';
import { dropStates, putBeside } from './structure.ts';
import { type Working, describe, refresh } from './working.ts';
import { writeWords } from './write-words.ts';

/** A box to tick with its words, of the make of another where the page has one. */
export function addCheckbox(
  working: Working,
  near: Element,
  [name, ...told]: readonly Detail[],
  side: 'before' | 'after',
): Outcome | undefined {
  const { page } = working;
  if (name === undefined) return undefined;
  const model = page.fields.find(({ kind, labelElement }) => kind === 'checkbox' && labelElement !== undefined);
  const beside = page.fields.find(({ control, labelElement }) => control === near || labelElement === near);
  const copy = model === undefined ? plainBox(name.value) : cloneElement(model.box);
  const inputs = [copy, ...listMatching(copy, ({ tagName }) => tagName === 'input')].filter(
    ({ tagName }) => tagName === 'input',
  );
  if (model !== undefined) {
    dropStates(copy);
    const order = [model.box, ...listMatching(model.box, () => true)];
    const copies = [copy, ...listMatching(copy, () => true)];
    const words = model.labelElement === undefined ? undefined : copies[order.indexOf(model.labelElement)];
    if (words === undefined) return undefined;
    writeWords(words, name.value);
    renewIds(page.tree, copy);
  }
  for (const input of inputs)
    if (
      told.some(({ value, label }) =>
        /\b(?:ticked|checked|on|selected|angehakt|coché|marcad[oa])\b/i.test(`${label} ${value}`),
      )
    )
      input.properties['checked'] = true;
    else delete input.properties['checked'];
  putBeside(page, beside?.box ?? unitOf(page, near), [copy], side);
  refresh(working);
  working.last = [copy];
  return { done: `added the checkbox "${name.value}" ${side} ${describe(page, near)}` };
}

const plainBox = (words: string): Element =>
  createElement('label', { className: ['flex', 'items-center', 'gap-2'] }, [
    createElement('input', { type: 'checkbox' }),
    createElement('span', {}, [createText(words)]),
  ]);
