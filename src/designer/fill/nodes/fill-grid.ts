import type { GridNode } from '../../outline/outline.ts';
import type { FillContext } from '../fill-context.ts';
import { textOf } from '../filled-words.ts';

/** The states of a plan's places by its legend, where the prompt gives the plan and no place of it. */
export function fillGrid(node: GridNode, context: FillContext): void {
  if (node.rows <= 0) node.rows = node.rowLabels.length || 6;
  if (node.columns <= 0) node.columns = node.columnLabels.length || 8;
  if (node.cells.length > 0 || node.legend.length === 0) return;
  const random = context.randomOf(`grid ${node.about}`);
  for (let row = 0; row < node.rows; row += 1) {
    for (let column = 0; column < node.columns; column += 1) {
      const kind = node.legend[chooseKind(node.legend.length, random.next())];
      if (kind === undefined) continue;
      node.cells.push({
        row,
        column,
        state: textOf(kind.words),
        ...(kind.tone === undefined ? {} : { tone: kind.tone }),
      });
    }
  }
}

/** The first kinds of a legend are the common ones, the last the rare: "free, taken, your seat". */
function chooseKind(kinds: number, at: number): number {
  const weights = Array.from({ length: kinds }, (_, index) => 1 / (index + 1) ** 1.4);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let reached = 0;
  return Math.max(
    0,
    weights.findIndex((weight) => (reached += weight / total) > at),
  );
}
