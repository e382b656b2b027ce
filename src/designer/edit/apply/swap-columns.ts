import type { Element } from 'hast';
import type { TargetWords } from '../edit-operation.ts';
import type { Editing, Outcome } from '../editing.ts';
import { isColumnHead, listColumn } from '../find/find-column.ts';
import { listItemGroups, titleOf } from '../find/list-items.ts';
import { likeness } from '../find/match-words.ts';
import { listMatching, partName } from '../screen-tree.ts';

/** Two columns of a table, heads and cells; undefined where the words mean no columns of one table. */
export function swapColumns({ tree }: Editing, target: TargetWords, other: TargetWords): Outcome | undefined {
  const [first, second] = [target, other].map(({ words }) =>
    words.replace(/\b(?:the|columns?|plans?|tiers?|packages?)\b/gi, ' ').trim(),
  );
  let done: Outcome | undefined;
  for (const table of listMatching(tree.body, (one) => one.tagName === 'table')) {
    const heads = listMatching(table, isColumnHead);
    const find = (words: string | undefined): Element | undefined =>
      heads.find((head) => words !== undefined && likeness(words, titleOf(head)) > 0.9);
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
    done = { done: `changed places of the columns "${titleOf(one)}" and "${titleOf(two)}"` };
  }
  // The same two as cards of another part stand in the same order.
  if (done !== undefined)
    for (const { parent, items } of listItemGroups(tree.body)) {
      const [one, two] = [first, second].map((words) =>
        items.find((item) => words !== undefined && partName(item) === 'card' && likeness(words, titleOf(item)) > 0.9),
      );
      if (one === undefined || two === undefined || one === two) continue;
      const [at, otherAt] = [parent.children.indexOf(one), parent.children.indexOf(two)];
      parent.children = parent.children.with(at, two).with(otherAt, one);
      tree.refresh();
    }
  return done;
}
