import { forEachElement } from '../../../markup/element.ts';
import { toPlural, toSingular } from '../../understand/word-forms.ts';
import type { TextOperation } from '../edit-operation.ts';
import type { Editing, Outcome } from '../editing.ts';
import { listTextNodes } from './set-words.ts';
import { escapeRegExp } from './escape-reg-exp.ts';

/** A word wherever it stands, also in labels, in the case and number in which it stands there. */
export function applyEverywhere(
  editing: Editing,
  { from, to }: Extract<TextOperation, { kind: 'everywhere' }>,
): Outcome {
  const forms = formsOf(from, to);
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${[...forms.keys()]
      .toSorted((a, b) => b.length - a.length)
      .map(escapeRegExp)
      .join('|')})(?![\\p{L}\\p{N}])`,
    'giu',
  );
  let count = 0;
  const replace = (text: string): string =>
    text.replace(pattern, (said) => {
      count += 1;
      return inCaseOf(forms.get(said.toLowerCase()) ?? to, said, from);
    });
  for (const { node } of listTextNodes(editing.tree.body)) node.value = replace(node.value);
  const inTexts = count;
  forEachElement(editing.tree.body, (element) => {
    for (const name of ['ariaLabel', 'placeholder', 'alt']) {
      const value = element.properties[name];
      if (typeof value === 'string') element.properties[name] = replace(value);
    }
  });
  if (count === 0) return { failed: `"${from}" stands nowhere on the screen` };
  editing.title = replace(editing.title);
  const places = Math.max(1, inTexts);
  return { done: `changed "${from}" to "${to}" in ${places} place${places > 1 ? 's' : ''}` };
}

/** The word in one number and the other, lowercase → what stands for it. */
function formsOf(from: string, to: string): Map<string, string> {
  const isOneWord = !/\s/.test(from.trim()) && !/\s/.test(to.trim()) && /^\p{Ll}/u.test(from.trim());
  const forms = new Map([[from.trim().toLowerCase(), to.trim()]]);
  if (!isOneWord) return forms;
  forms.set(toSingular(from.toLowerCase()), toSingular(to));
  forms.set(toPlural(toSingular(from.toLowerCase())), toPlural(toSingular(to)));
  return forms;
}

/** "Ticket" for "case" is "Case", "TICKETS" is "CASES"; a name keeps its own case. */
const inCaseOf = (word: string, said: string, from: string): string => {
  if (/^\p{Lu}/u.test(from) && /^\p{Lu}/u.test(word)) return word;
  if (said.length > 1 && said === said.toUpperCase() && said !== said.toLowerCase()) return word.toUpperCase();
  return /^\p{Lu}/u.test(said) ? `${word.charAt(0).toUpperCase()}${word.slice(1)}` : word;
};
