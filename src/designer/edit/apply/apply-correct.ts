import type { Element } from 'hast';
import type { TextOperation } from '../edit-operation.ts';
import { findIn, type Editing, type Outcome } from '../editing.ts';
import { applyChange } from './apply-change.ts';
import { applyEverywhere } from './apply-everywhere.ts';
import { correctValue } from './correct-value.ts';
import { escapeRegExp } from './escape-reg-exp.ts';
import { listTextNodes } from './set-words.ts';

type Correct = Extract<TextOperation, { kind: 'correct' }>;

/**
 * "It's Maria, not Mary": what stands wrong becomes what is right, wherever it stands, or in the one part that is named. A
 * number is put right only where it is the only one.
 */
export function applyCorrect(editing: Editing, operation: Correct): Outcome {
  const { from, to, target } = operation;
  const found = target === undefined ? undefined : findIn(editing, target);
  const values = correctValue(editing, found?.elements ?? [editing.tree.body], operation, found?.elements[0]);
  if (values !== undefined) return values;
  if (found !== undefined && found.elements.some((one) => saidIn(one, from))) {
    const count = found.elements.reduce((sum, one) => sum + replaceIn(one, from, to), 0);
    return { done: `changed "${from}" to "${to}"${count > 1 ? ` in ${count} places` : ''}` };
  }
  if (saidIn(editing.tree.body, from)) return applyEverywhere(editing, { kind: 'everywhere', from, to });
  if (target !== undefined)
    return applyChange(editing, { kind: 'change', target, to, isQuoted: false, isCertain: true });
  const changed = applyChange(editing, {
    kind: 'change',
    target: { words: from },
    to,
    isQuoted: false,
    isCertain: true,
  });
  return 'failed' in changed ? { failed: `"${from}" stands nowhere on the screen` } : changed;
}

const patternOf = (words: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${words.trim().split(/\s+/).map(escapeRegExp).join('\\s+')}(?![\\p{L}\\p{N}])`, 'giu');

export const saidIn = (element: Element, words: string): boolean =>
  listTextNodes(element).some(({ node }) => patternOf(words).test(node.value));

export function replaceIn(element: Element, from: string, to: string): number {
  let count = 0;
  for (const { node } of listTextNodes(element))
    node.value = node.value.replace(patternOf(from), (said) => {
      count += 1;
      return /^\p{Lu}/u.test(said) && /^\p{Ll}/u.test(to) ? `${to.charAt(0).toUpperCase()}${to.slice(1)}` : to;
    });
  return count;
}
