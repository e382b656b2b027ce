import type { Element } from 'hast';
import { createElement, createText, findAttribute } from '../../../markup/element.ts';
import type { Detail, Place } from '../ask/ask.ts';
import type { Outcome } from '../editing.ts';
import { unitOf } from '../page/page.ts';
import { cloneElement, elementsIn, listMatching, renewIds } from '../screen-tree.ts';
import { holds } from './holds.ts';
import { fillItem } from './fill-item.ts';
import { dropStates, putBeside } from './structure.ts';
import { type Working, refresh } from './working.ts';

export function addChoice(
  working: Working,
  near: Element,
  at: Place['at'],
  details: readonly Detail[],
  isBeside: boolean,
): Outcome | undefined {
  const { page } = working;
  const choices = page.fields.filter(
    ({ kind, control }) =>
      (kind === 'radio' || (isBeside && kind === 'checkbox')) && holds(page, isBeside ? undefined : near, control),
  );
  const model = isBeside
    ? choices.find(({ control, labelElement }) => control === near || labelElement === near)
    : at === 'top'
      ? choices[0]
      : choices.at(-1);
  if (model === undefined) return undefined;
  const plain =
    choices.find(
      ({ control }) => findAttribute(control, 'checked') === undefined && page.parentOf(control) !== undefined,
    ) ?? model;
  const copy = cloneElement(plain.box);
  dropStates(copy);
  renewIds(page.tree, copy);
  for (const input of [copy, ...listMatching(copy, (one) => one.tagName === 'input')])
    if (input.tagName === 'input') {
      const name = findAttribute(plain.control, 'name');
      if (name !== undefined) input.properties['name'] = name;
      if (input.properties['value'] !== undefined) input.properties['value'] = details[0]?.value ?? '';
    }
  putBeside(
    page,
    unitOf(page, model.box),
    [copy],
    at === 'top' || at === 'before' || at === 'above' ? 'before' : 'after',
  );
  refresh(working);
  fillItem(
    working.page,
    copy,
    choices.map(({ box }) => box),
    details,
    true,
  );
  refresh(working);
  working.last = [copy];
  return { done: `added the choice "${details[0]?.value ?? ''}"` };
}

/** One more choice of a list that drops down. */
export function addOption(
  working: Working,
  near: Element,
  at: Place['at'],
  side: 'before' | 'after',
  details: readonly Detail[],
): Outcome | undefined {
  const { page } = working;
  const select = page.chainOf(near).find((one) => one.tagName === 'select');
  const [name] = details;
  if (select === undefined || name === undefined) return undefined;
  const options = elementsIn(select);
  const reference =
    near.tagName === 'option' && at !== 'top' && at !== 'bottom' ? near : at === 'top' ? options[0] : options.at(-1);
  const { selected: _selected, value: _value, dataId: _id, ...rest } = reference?.properties ?? {};
  const option = createElement('option', rest, [createText(name.value)]);
  if (reference === undefined) select.children = [option];
  else putBeside(page, reference, [option], at === 'top' ? 'before' : at === 'bottom' ? 'after' : side);
  refresh(working);
  working.last = [option];
  return { done: `added the choice "${name.value}"` };
}
