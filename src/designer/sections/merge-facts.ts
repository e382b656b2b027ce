import type { FactsNode, Node } from '../outline/outline.ts';

/** Facts of one layout that follow one another become one list, so that they share a surface and columns. */
export function mergeFacts(nodes: readonly Node[]): Node[] {
  const merged: Node[] = [];
  for (const node of nodes) {
    const last = merged.at(-1);
    if (node.kind === 'facts' && last?.kind === 'facts' && isAlike(last, node))
      merged[merged.length - 1] = { ...last, facts: [...last.facts, ...node.facts] };
    else merged.push(node);
  }
  return merged;
}

/** One more figure told after tiles is a tile as well. */
const isAlike = (a: FactsNode, b: FactsNode): boolean =>
  a.columns === b.columns &&
  (a.layout === b.layout || (a.layout === 'tiles' && b.layout === 'list' && b.facts.length === 1));
