import type { TextPiece } from '../layout/join-lines.ts';
import type { InlineItem } from './box-tree.ts';

export type TextLeaf = Extract<InlineItem, { kind: 'text' }>;

export const listTextLeaves = (items: readonly InlineItem[]): TextLeaf[] =>
  items.flatMap((item) => (item.kind === 'text' ? [item] : item.kind === 'inline' ? listTextLeaves(item.items) : []));

const letters = (text: string): number => text.replace(/\s+/g, '').length;

/**
 * Which runs belong to which text of the document. Runs come in the order of the document but without saying
 * whose they are; their letters are counted off against the texts'. White space, which layout may drop, is not
 * counted.
 */
export function assignRuns(leaves: readonly TextLeaf[], runs: readonly TextPiece[]): Map<TextLeaf, TextPiece[]> {
  const assigned = new Map<TextLeaf, TextPiece[]>();
  const left = leaves.map((leaf) => letters(leaf.text));
  let at = 0;
  for (const run of runs) {
    let count = letters(run.text);
    if (count === 0) continue;
    while (at < leaves.length - 1 && left[at] === 0) at++;
    const leaf = leaves[at];
    if (leaf === undefined) break;
    assigned.set(leaf, [...(assigned.get(leaf) ?? []), run]);
    while (count > 0 && at < leaves.length) {
      const taken = Math.min(count, left[at] ?? 0);
      left[at] = (left[at] ?? 0) - taken;
      count -= taken;
      if (left[at] === 0 && count > 0) at++;
    }
  }
  return assigned;
}
