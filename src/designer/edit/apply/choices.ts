import type { Element } from 'hast';
import { findAttribute } from '../../../markup/element.ts';
import { readableText } from '../../../markup/text-content.ts';
import type { Scope } from '../find/list-named.ts';
import { coverage, likeness, normal, stemsOf } from '../find/match-words.ts';
import { elementsIn, listMatching, partName, type ScreenTree } from '../screen-tree.ts';

/** A radio button, checkbox or option with the words that people call it by. */
export interface LabelledInput {
  input: Element;
  label: string;
  /** Words of the group that it belongs to, and of the item it stands in. */
  around: string;
}

const isChoice = (element: Element): boolean =>
  element.tagName === 'option' ||
  (element.tagName === 'input' && ['radio', 'checkbox'].includes(findAttribute(element, 'type') ?? ''));

/** Everything that can be chosen on the screen, in document order. */
export function labelledInputs({ tree, root }: Scope): LabelledInput[] {
  return listMatching(root, (one) => isChoice(one) && one.properties['disabled'] === undefined).map((input) => {
    const id = findAttribute(input, 'id');
    const box = tree.parentOf(input);
    const label =
      input.tagName === 'option'
        ? readableText(input)
        : readableText(labelAround(tree, input) ?? input) ||
          readableText(
            listMatching(
              tree.body,
              (one) => one.tagName === 'label' && id !== undefined && findAttribute(one, 'htmlFor') === id,
            )[0] ?? input,
          ) ||
          (findAttribute(input, 'ariaLabel') ?? '') ||
          labelledBy(tree, input) ||
          (box === undefined ? '' : readableText(box)) ||
          (findAttribute(input, 'value') ?? '');
    return { input, label, around: groupWords(tree, input) };
  });
}

const labelledBy = (tree: ScreenTree, input: Element): string => {
  const ids = findAttribute(input, 'ariaLabelledBy')?.split(' ') ?? [];
  return ids
    .map((id) => readableText(listMatching(tree.body, (one) => findAttribute(one, 'id') === id)[0] ?? input))
    .join(' ')
    .trim();
};

const labelAround = (tree: ScreenTree, input: Element): Element | undefined => {
  for (
    let at = tree.parentOf(input);
    at !== undefined && !['form', 'section', 'ul'].includes(at.tagName);
    at = tree.parentOf(at)
  )
    if (at.tagName === 'label') return at;
  return undefined;
};

function groupWords(tree: ScreenTree, input: Element): string {
  for (let at = tree.parentOf(input); at !== undefined && at !== tree.body; at = tree.parentOf(at)) {
    const legend = elementsIn(at).find((one) => one.tagName === 'legend');
    if (legend !== undefined) return readableText(legend);
    if (partName(at) === 'group') {
      const heading = elementsIn(at).find((one) => /^h[1-6]$/.test(one.tagName));
      if (heading !== undefined) return readableText(heading);
    }
    if (at.tagName === 'fieldset' || findAttribute(at, 'role') === 'radiogroup')
      return findAttribute(at, 'ariaLabel') ?? '';
  }
  return '';
}

const NOUN =
  /\b(?:options?|answers?|choices?|seats?|toggles?|switch(?:es)?|checkbox(?:es)?|settings?|tabs?|chips?|buttons?|radio|plans?|billing|slots?|times?)\b/gi;

/** "Yearly billing", "answer B", "10:30": what can be chosen and is called so; undefined when nothing is. */
export function findChoice(scope: Scope, words: string): LabelledInput | undefined {
  const plain = words.replaceAll(NOUN, ' ').replace(/\s+/g, ' ').trim() || words;
  const inputs = labelledInputs(scope);
  const exact = inputs.find(({ label }) => normal(label) === normal(words) || normal(label) === normal(plain));
  if (exact !== undefined) return exact;
  if (/^(?:\d|[a-h])$/i.test(plain)) {
    const marked = inputs.filter(({ label }) => new RegExp(`^${plain}(?![\\p{L}\\p{N}:.])`, 'iu').test(label));
    if (marked.length === 1) return marked[0];
    const at = /\d/.test(plain) ? Number(plain) - 1 : plain.toLowerCase().charCodeAt(0) - 97;
    const radios = inputs.filter(({ input }) => findAttribute(input, 'type') === 'radio');
    return marked.length === 0 && /answer|option|choice/i.test(words) ? radios[at] : undefined;
  }
  const stems = stemsOf(plain);
  const scored = inputs
    .map((one) => ({
      one,
      score: Math.max(likeness(plain, one.label), coverage(stems, stemsOf(`${one.label} ${one.around}`)) * 0.8),
    }))
    .reduce<{ one?: LabelledInput; score: number }>((top, each) => (each.score > top.score ? each : top), {
      score: 0.7,
    });
  return scored.one;
}

/** Chosen instead of the others of its group. */
export function setChosen(tree: ScreenTree, input: Element): void {
  const name = findAttribute(input, 'name');
  if (input.tagName === 'option') {
    for (const other of elementsIn(tree.parentOf(input) ?? input)) delete other.properties['selected'];
    input.properties['selected'] = true;
    return;
  }
  if (findAttribute(input, 'type') === 'radio')
    for (const other of listMatching(
      tree.body,
      (one) => one.tagName === 'input' && findAttribute(one, 'type') === 'radio' && findAttribute(one, 'name') === name,
    ))
      delete other.properties['checked'];
  input.properties['checked'] = true;
}
