import type { Element } from 'hast';
import { readableText } from '../../../markup/text-content.ts';
import type { TargetWords } from '../edit-operation.ts';
import type { Editing, Outcome } from '../editing.ts';
import { isColumnHead, listColumn } from '../find/find-column.ts';
import { likeness } from '../find/match-words.ts';
import { listMatching } from '../screen-tree.ts';

/** Two columns of a table, heads and cells; undefined where the words mean no columns of one table. */
export function swapColumns({ tree }: Editing, target: TargetWords, other: TargetWords): Outcome | undefined {
  const [first, second] = [target, other].map(({ words }) => words.replace(/\b(?:the|columns?)\b/gi, ' ').trim());
  for (const table of listMatching(tree.body, (one) => one.tagName === 'table')) {
    const heads = listMatching(table, isColumnHead);
    const find = (words: string | undefined): Element | undefined =>
      heads.find((head) => words !== undefined && likeness(words, readableText(head)) > 0.9);
    const [one, two] = [find(first), find(second)];
    if (one === undefined || two === undefined || one === two) continue;
    const [mine, theirs] = [listColumn(table, one), listColumn(table, two)];
    mine.forEach((cell, index) => {
      const partner = theirs[index];
      const row = tree.parentOf(cell);
      if (partner === undefined || row === undefined) return;
      const [at, otherAt] = [row.children.indexOf(cell), row.children.indexOf(partner)];
      row.children = row.children.with(at, partner).with(otherAt, cell);
    });
    tree.refresh();
    return { done: `changed places of the columns "${readableText(one)}" and "${readableText(two)}"` };
  }
  return undefined;
}
