import type { ProgressNode } from '../../outline/outline.ts';
import type { FillContext } from '../fill-context.ts';
import { textOf } from '../filled-words.ts';
import { shareOf } from '../measures/share-of.ts';

/** How far a bar is, from its own words ("11 of 18", "64 %"); a bar of which nothing is said is somewhat past its middle. */
export function fillProgress(node: ProgressNode, context: FillContext): void {
  if (node.share !== undefined) return;
  const said = shareOf(textOf(node.value)) ?? shareOf(textOf(node.label));
  // A drawing that only needs words ("Step 3") keeps them; a bar cannot be drawn without its length.
  node.share = said ?? context.randomOf(`progress ${textOf(node.label)}`).integer(52, 76) / 100;
}
