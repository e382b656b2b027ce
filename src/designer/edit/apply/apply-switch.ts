import type { Element } from 'hast';
import { addClasses, findAttribute } from '../../../markup/element.ts';
import type { EditOperation, TargetWords } from '../edit-operation.ts';
import { findIn, scopeOf, unknown, withNote, type Editing, type Outcome } from '../editing.ts';
import { titleElement } from '../find/list-items.ts';
import { nameOf } from '../name-of.ts';
import { readableText } from '../../../markup/text-content.ts';
import { coverage, normal, stemsOf } from '../find/match-words.ts';
import { listMatching, partName } from '../screen-tree.ts';
import { tell } from './apply-remove.ts';
import { findChoice, labelledInputs, setChosen, type LabelledInput } from './choices.ts';
import { replaceWords } from './set-words.ts';

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
  const except = EXCEPT.exec(target.words);
  if (except?.[1] !== undefined && except[2] !== undefined) return switchOthers(editing, except[1], except[2], isOn);
  const part = ALL.test(target.words)
    ? undefined
    : /^(?:all|every|everything in)(?: of)?(?: the)? (.+)$/i.exec(target.words)?.[1];
  const found = part === undefined ? undefined : findIn(editing, { words: part });
  if (!ALL.test(target.words) && (found === undefined || part === undefined)) return undefined;
  const roots = found?.elements ?? [editing.tree.body];
  const own = roots.flatMap((root) => listMatching(root, (one) => isInput(one, 'checkbox')));
  const inputs = own.length > 0 ? own : roots.flatMap((root) => boxesAround(editing, root));
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

/** Switches of the part that a word for them stands in. */
function boxesAround({ tree }: Editing, element: Element): Element[] {
  for (
    let at = tree.parentOf(element);
    at !== undefined && at !== tree.body && at.tagName !== 'main';
    at = tree.parentOf(at)
  ) {
    const boxes = listMatching(at, (one) => isInput(one, 'checkbox'));
    if (boxes.length > 1) return boxes;
  }
  return [];
}

const EXCEPT = /^(.+?)\s+(?:except|but|apart from|besides|other than)(?: for)?(?: the)?\s+(.+)$/i;

/** "All lights except the reading light": those that are called so. */
function switchThese(all: readonly LabelledInput[], kept: string, isOn: boolean): Outcome {
  const stems = stemsOf(kept);
  const others = all.filter(
    ({ input, label }) =>
      coverage(stems, stemsOf(label)) < 1 && (findAttribute(input, 'checked') !== undefined) !== isOn,
  );
  for (const { input } of others) setChecked(input, isOn);
  return others.length === 0
    ? { already: `all but "${kept}" is ${isOn ? 'on' : 'off'}` }
    : { done: `turned ${others.map(({ label }) => `"${label}"`).join(' and ')} ${isOn ? 'on' : 'off'}` };
}

/** "Everything except the newsletter": that one the other way, where it is known. */
function switchOthers(editing: Editing, words: string, kept: string, isOn: boolean): Outcome {
  const noun = stemsOf(words.replace(/^(?:all|every)(?: of)?(?: the)?\s+/i, ''));
  const isKnown =
    ALL.test(words) || /\b(?:notifications?|settings?|toggles?|switch(?:es)?|alerts?|e-?mails?|options?)$/i.test(words);
  const inputs = labelledInputs(scopeOf(editing)).filter(({ input }) => isInput(input, 'checkbox'));
  const [first] = inputs;
  const spoken = isKnown ? [] : inputs.filter(({ label }) => coverage(noun, stemsOf(label)) === 1);
  if (spoken.length > 0) return switchThese(spoken, kept, isOn);
  if (!isKnown || first === undefined) return { failed: `nothing here is called "${words}"` };
  const keeps = kept
    .split(/\s*,\s*|\s+and\s+/)
    .flatMap((name) => findChoice(scopeOf(editing), name.replace(/^the\s+/i, '')) ?? []);
  const keptInputs = new Set(keeps.map(({ input }) => input));
  const isThere = keptInputs.size > 0 || findIn(editing, { words: kept }) !== undefined;
  if (!isThere) return { failed: `nothing here is called "${kept}"` };
  const others = inputs.filter(
    ({ input }) => !keptInputs.has(input) && (findAttribute(input, 'checked') !== undefined) !== isOn,
  );
  const opposite = [...keptInputs].filter(
    (input) => isInput(input, 'checkbox') && (findAttribute(input, 'checked') !== undefined) === isOn,
  );
  if (others.length === 0 && opposite.length === 0) return { already: `all but "${kept}" is ${isOn ? 'on' : 'off'}` };
  for (const { input } of others) setChecked(input, isOn);
  for (const input of opposite) setChecked(input, !isOn);
  return {
    done: `turned ${others.length} switches ${isOn ? 'on' : 'off'} and ${opposite.length === 0 ? 'left' : 'turned'} ${keeps.length === 0 ? `"${kept}"` : keeps.map(({ label }) => `"${label}"`).join(' and ')} ${isOn ? 'off' : 'on'}`,
  };
}

const setChecked = (input: Element, isOn: boolean): void => {
  if (isOn) input.properties['checked'] = true;
  else delete input.properties['checked'];
};

/** "E-mail notifications": the one switch whose own words say the first and whose group's heading says the last. */
function switchNamed(editing: Editing, { words, quoted }: TargetWords): LabelledInput | undefined {
  const stems = stemsOf(words);
  const kind = stems.at(-1);
  if (quoted !== undefined || kind === undefined || stems.length < 2) return undefined;
  const meant = labelledInputs(scopeOf(editing)).filter(({ input, label, around }) => {
    const own = stemsOf(label);
    return (
      isInput(input, 'checkbox') &&
      !own.includes(kind) &&
      stemsOf(around).includes(kind) &&
      coverage(stems.slice(0, -1), own) === 1
    );
  });
  return meant.length === 1 ? meant[0] : undefined;
}

/** A switch or checkbox on or off, or all of them. */
export function applySwitch(editing: Editing, { target, isOn }: Extract<EditOperation, { kind: 'switch' }>): Outcome {
  const all = switchAll(editing, target, isOn);
  if (all !== undefined) return all;
  const named = switchNamed(editing, target);
  if (named !== undefined) {
    if ((findAttribute(named.input, 'checked') !== undefined) === isOn)
      return { already: `"${named.label}" is ${isOn ? 'on' : 'off'}` };
    setChecked(named.input, isOn);
    return { done: `turned "${named.label}" ${isOn ? 'on' : 'off'}` };
  }
  const found = findIn(editing, target);
  const [element] = found?.elements ?? [];
  if (found === undefined || element === undefined) return unknown(target);
  const input = holderOf(editing, element, (one) => isInput(one, 'checkbox', 'radio'));
  if (input === undefined) {
    const status = isOn ? listMatching(element, (one) => partName(one) === 'status')[0] : undefined;
    if (status === undefined && found.kind === 'item' && isOn && /^(?:li|tr|article)$/.test(element.tagName)) {
      addClasses(titleElement(element), 'line-through');
      return withNote(`crossed off ${nameOf(element)}`, found);
    }
    if (status === undefined || found.kind !== 'item')
      return { failed: `${nameOf(element)} is nothing that can be turned ${isOn ? 'on' : 'off'}` };
    replaceWords(status, 'Done');
    return withNote(`marked ${nameOf(element)} as done`, found);
  }
  const was = findAttribute(input, 'checked') !== undefined;
  if (was === isOn) return { already: `${nameOf(element)} is ${isOn ? 'on' : 'off'}` };
  setChecked(input, isOn);
  return withNote(`turned ${nameOf(element)} ${isOn ? 'on' : 'off'}`, found);
}

/** One of several choices; a summary of what is chosen follows. */
export function applyChoose(
  editing: Editing,
  { target, instead }: Extract<EditOperation, { kind: 'choose' }>,
): Outcome {
  const { tree } = editing;
  const choice = findChoice(scopeOf(editing), target.quoted ?? target.words);
  const found = choice === undefined ? findIn(editing, target) : undefined;
  const [element] = found?.elements ?? [];
  const input =
    choice?.input ??
    (element === undefined
      ? undefined
      : holderOf(editing, element, (one) => isInput(one, 'radio', 'checkbox') || one.tagName === 'option'));
  if (input === undefined)
    return element === undefined ? unknown(target) : { failed: `${nameOf(element)} is nothing that can be chosen` };
  const name = choice?.label ?? nameOf(element ?? input);
  if (findAttribute(input, 'checked') !== undefined) return { already: `${name} is chosen` };
  const before = chosenBeside(editing, input);
  setChosen(tree, input);
  const other =
    instead === undefined ? undefined : findChoice(scopeOf(editing), instead.quoted ?? instead.words)?.input;
  if (other !== undefined && other !== input) delete other.properties['checked'];
  const followed = before === undefined || choice === undefined ? [] : followChoice(editing, before, choice.label);
  return { done: `chose ${choice === undefined ? name : `"${name}"`}${tell(followed)}` };
}

/** The label of what is chosen in the group of an input. */
const chosenBeside = (editing: Editing, input: Element): string | undefined =>
  labelledInputs(scopeOf(editing)).find(
    (one) =>
      one.input !== input &&
      findAttribute(one.input, 'type') === 'radio' &&
      findAttribute(one.input, 'name') === findAttribute(input, 'name') &&
      findAttribute(one.input, 'checked') !== undefined,
  )?.label;

/** Lines that repeat what was chosen say what is chosen now. */
function followChoice({ tree }: Editing, before: string, label: string): string[] {
  const lines = listMatching(tree.body, (one) => one.tagName === 'dd' && normal(readableText(one)) === normal(before));
  for (const line of lines) replaceWords(line, label);
  return lines.length === 0 ? [] : ['the summary'];
}
