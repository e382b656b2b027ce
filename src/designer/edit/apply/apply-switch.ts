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

const ALL =
  /^(?:(?:absolutely )?everything|all|all of (?:it|them)|(?:all|every)(?: of)?(?: the)? (?:toggles?|switch(?:es)?|settings?|options?|checkbox(?:es)?))$/i;

/** "Everything", "all notifications": every switch of the screen, or of a part of it. */
function switchAll(editing: Editing, target: TargetWords, isOn: boolean): Outcome | undefined {
  if (target.quoted !== undefined) return undefined;
  const part = ALL.test(target.words)
    ? undefined
    : /^(?:all|every|everything in)(?: of)?(?: the)? (.+)$/i.exec(target.words)?.[1];
  const found = part === undefined ? undefined : findIn(editing, { words: part });
  if (!ALL.test(target.words) && found?.kind !== 'section') return undefined;
  const roots = found?.elements ?? [editing.tree.body];
  const inputs = roots.flatMap((root) => listMatching(root, (one) => isInput(one, 'checkbox')));
  if (inputs.length === 0)
    return { failed: `nothing ${part === undefined ? 'here' : `in ${part}`} can be turned ${isOn ? 'on' : 'off'}` };
  const others = inputs.filter((input) => (findAttribute(input, 'checked') !== undefined) !== isOn);
  if (others.length === 0)
    return { already: `everything${part === undefined ? '' : ` in ${part}`} is ${isOn ? 'on' : 'off'}` };
  for (const input of others) setChecked(input, isOn);
  return {
    done: `turned ${others.length} of ${inputs.length} switches${part === undefined ? '' : ` in ${part}`} ${isOn ? 'on' : 'off'}`,
  };
}

const setChecked = (input: Element, isOn: boolean): void => {
  if (isOn) input.properties['checked'] = true;
  else delete input.properties['checked'];
};

/** A switch or checkbox on or off, or all of them. */
export function applySwitch(editing: Editing, { target, isOn }: Extract<EditOperation, { kind: 'switch' }>): Outcome {
  const all = switchAll(editing, target, isOn);
  if (all !== undefined) return all;
  const found = findIn(editing, target);
  const [element] = found?.elements ?? [];
  if (found === undefined || element === undefined) return unknown(target);
  const input = holderOf(editing, element, (one) => isInput(one, 'checkbox', 'radio'));
  if (input === undefined) return { failed: `${nameOf(element)} is nothing that can be turned ${isOn ? 'on' : 'off'}` };
  const was = findAttribute(input, 'checked') !== undefined;
  if (was === isOn) return { already: `${nameOf(element)} is ${isOn ? 'on' : 'off'}` };
  setChecked(input, isOn);
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
