import type { Mention } from '../lexicon/mention.ts';
import { findQualities } from '../lexicon/find-qualities.ts';
import type { Node } from '../outline.ts';

/** Gives a node what the words before its noun say of it: rank, state, size, tone. */
export function dress(node: Node, mention: Mention): void {
  const { entry } = mention;
  if (node.kind === 'control' && entry.isFloating) node.isFloating = true;
  for (const { means } of findQualities(mention.modifiers.join(' '))) {
    if (node.kind === 'control') {
      if (means.rank !== undefined) node.rank = means.rank;
      else if (means.fill === 'filled') node.rank ??= 'primary';
      else if (means.fill !== undefined) node.rank ??= 'secondary';
      if (means.isFloating) node.isFloating = true;
      if (means.isDisabled) node.isDisabled = true;
      if (means.isOn !== undefined) node.isOn = means.isOn;
    } else if (node.kind === 'picture' && means.size !== undefined) node.size = means.size;
    else if (node.kind === 'section') {
      if (means.isCollapsed) node.isCollapsed = true;
      if (means.tone !== undefined) node.tone = means.tone;
      if (means.share !== undefined) node.share = means.share;
    } else if (node.kind === 'chart' && means.isStacked) node.isStacked = true;
    else if (node.kind === 'steps' && means.direction !== undefined) node.direction = means.direction;
    if ((node.kind === 'text' || node.kind === 'badge') && means.tone !== undefined) node.tone = means.tone;
  }
}
