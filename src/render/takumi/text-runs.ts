import type { Box } from '../layout-tree.ts';
import type { InlineItem } from './box-tree.ts';

/** A piece of text on one line as the layout engine measured it; CSS pixels on the page. */
export interface TextRun {
  text: string;
  box: Box;
}

export type TextLeaf = Extract<InlineItem, { kind: 'text' }>;

export const listTextLeaves = (items: readonly InlineItem[]): TextLeaf[] =>
  items.flatMap((item) => (item.kind === 'text' ? [item] : item.kind === 'inline' ? listTextLeaves(item.items) : []));

const letters = (text: string): number => text.replace(/\s+/g, '').length;

/**
 * Which runs belong to which text of the document. Runs come in the order of the document but without saying
 * whose they are; their letters are counted off against the texts'. White space, which layout may drop, is not
 * counted.
 */
export function assignRuns(leaves: readonly TextLeaf[], runs: readonly TextRun[]): Map<TextLeaf, TextRun[]> {
  const assigned = new Map<TextLeaf, TextRun[]>();
  const left = leaves.map((leaf) => letters(leaf.text));
  let at = 0;
  for (const run of runs) {
    let count = letters(run.text);
    if (count === 0) continue;
    while (at < leaves.length - 1 && left[at] === 0) at++;
    const leaf = leaves[at];
    if (leaf === undefined) break;
    assigned.set(leaf, joinRuns(assigned.get(leaf) ?? [], run));
    while (count > 0 && at < leaves.length) {
      const taken = Math.min(count, left[at] ?? 0);
      left[at] = (left[at] ?? 0) - taken;
      count -= taken;
      if (left[at] === 0 && count > 0) at++;
    }
  }
  return assigned;
}

/** Two pixels: a run in a fallback font sits a little higher or lower than its neighbours. */
const SAME_LINE_PX = 2;

/** A word is split where its font lacks a letter; pieces that touch on one line are one run again. */
function joinRuns(runs: TextRun[], next: TextRun): TextRun[] {
  const last = runs.at(-1);
  const touches =
    last !== undefined &&
    Math.abs(last.box.x + last.box.width - next.box.x) < SAME_LINE_PX &&
    Math.abs(last.box.y - next.box.y) < SAME_LINE_PX;
  if (!touches) return [...runs, next];
  const box = { ...last.box, width: next.box.x + next.box.width - last.box.x };
  return [...runs.slice(0, -1), { text: last.text + next.text, box }];
}
