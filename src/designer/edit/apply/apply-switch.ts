import type { Element } from 'hast';
import { findAttribute } from '../../../markup/element.ts';
import type { EditOperation, TargetWords } from '../edit-operation.ts';
import { findIn, unknown, withNote, type Editing, type Outcome } from '../editing.ts';
import { nameOf } from '../name-of.ts';
import { listMatching } from '../screen-tree.ts';

const isInput = (element: Element, ...types: string[]): boolean =>
  element.tagName === 'input' && types.includes(findAttribute(element, 'type') ?? '');

const holderOf = ({ tree }: Editing, element: Element, test: (one: Element) => boolean): Element | undefined => {
  for (
    let at: Element | undefined = element;
    at !== undefined && at.tagName !== 'section' && at.tagName !== 'form';
    at = tree.parentOf(at)
  ) {
    const input = [at, ...listMatching(at, () => true)].find(test);
    if (input !== undefined) return input;
  }
  return undefined;
};

/** A switch or checkbox on or off. */
export function applySwitch(editing: Editing, { target, isOn }: Extract<EditOperation, { kind: 'switch' }>): Outcome {
  const found = findIn(editing, target);
  const [element] = found?.elements ?? [];
  if (found === undefined || element === undefined) return unknown(target);
  const input = holderOf(editing, element, (one) => isInput(one, 'checkbox', 'radio'));
  if (input === undefined) return { failed: `${nameOf(element)} is nothing that can be turned ${isOn ? 'on' : 'off'}` };
  const was = findAttribute(input, 'checked') !== undefined;
  if (was === isOn) return { already: `${nameOf(element)} is ${isOn ? 'on' : 'off'}` };
  if (isOn) input.properties['checked'] = true;
  else delete input.properties['checked'];
  return withNote(`turned ${nameOf(element)} ${isOn ? 'on' : 'off'}`, found);
}

/** One of several choices. */
export function applyChoose(editing: Editing, target: TargetWords): Outcome {
  const found = findIn(editing, target);
  const [element] = found?.elements ?? [];
  if (found === undefined || element === undefined) return unknown(target);
  const input = holderOf(editing, element, (one) => isInput(one, 'radio', 'checkbox') || one.tagName === 'option');
  if (input === undefined) return { failed: `${nameOf(element)} is nothing that can be chosen` };
  const name = findAttribute(input, 'name');
  const property = input.tagName === 'option' ? 'selected' : 'checked';
  if (isInput(input, 'radio'))
    for (const other of listMatching(
      editing.tree.body,
      (one) => isInput(one, 'radio') && findAttribute(one, 'name') === name,
    ))
      delete other.properties['checked'];
  input.properties[property] = true;
  return withNote(`chose ${nameOf(element)}`, found);
}
