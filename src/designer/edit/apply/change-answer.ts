import { readableText } from '../../../markup/text-content.ts';
import { findIn, type Editing, type Outcome } from '../editing.ts';
import { elementsIn, listMatching, type ScreenTree } from '../screen-tree.ts';
import type { Element } from 'hast';
import { setWords } from './set-words.ts';

/** What stands under a question. */
export function changeAnswer(editing: Editing, question: string, to: string): Outcome | undefined {
  const found = findIn(editing, { words: question, quoted: question });
  const [element] = found?.elements ?? [];
  if (element === undefined) return { failed: `nothing here is called "${question}"` };
  const item = itemAround(editing.tree, element);
  const texts = listMatching(
    item,
    (one) =>
      elementsIn(one).length === 0 && ['p', 'dd', 'div', 'span'].includes(one.tagName) && readableText(one) !== '',
  ).filter((one) => readableText(one) !== question);
  const answer = texts.toSorted((a, b) => readableText(b).length - readableText(a).length)[0];
  if (answer === undefined || readableText(answer).length < 2) return { failed: `"${question}" has no answer here` };
  setWords(answer, to);
  return { done: `changed the answer to "${question}" to "${to}"` };
}

const itemAround = (tree: ScreenTree, element: Element): Element => {
  for (let at: Element | undefined = element; at !== undefined; at = tree.parentOf(at))
    if (['details', 'li', 'article'].includes(at.tagName) || at.properties['dataPart'] === 'row') return at;
  return tree.parentOf(element) ?? element;
};
