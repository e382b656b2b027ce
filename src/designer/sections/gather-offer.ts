import type { Node, Section } from '../outline/outline.ts';
import { isScenic } from './site-opening.ts';

/** Parts of an offer that may follow what is told beside the picture. */
const MOST = 4;
const SMALL: ReadonlySet<Node['kind']> = new Set(['text', 'badge', 'rating', 'control', 'facts', 'items']);

const isButton = (node: Node): boolean => node.kind === 'control' && node.control === 'button';

const isPart = ({ place, surface, nodes }: Section): boolean =>
  place === 'main' &&
  (surface === 'open' || surface === 'card') &&
  nodes.length > 0 &&
  nodes.every((node) => SMALL.has(node.kind) && (node.kind !== 'items' || node.layout === 'rows') && !isLong(node));

/** It is looked at before all else. */
const enlarged = (node: Node): Node =>
  node.kind === 'picture' && node.size === undefined ? { ...node, size: 'large' } : node;

/** What is read at length has the page's width. */
const isLong = (node: Node): boolean =>
  (node.kind === 'text' && (node.role === 'quote' || node.words.text.length > 240)) ||
  (node.kind === 'items' && node.items.length > 6);

/**
 * What is offered is chosen and bought beside its picture: parts that are told after the picture and the words at its right,
 * up to the button that buys, stay there.
 */
export function gatherOffer(sections: readonly Section[]): Section[] {
  const [picture, words, ...rest] = sections;
  const isOffer =
    picture?.place === 'left' &&
    words?.place === 'right' &&
    picture.nodes.length > 0 &&
    picture.nodes.every(isScenic) &&
    !words.nodes.some(isButton);
  const end = isOffer ? rest.findIndex(({ nodes }) => nodes.some(isButton)) : -1;
  if (end === -1 || end >= MOST || !rest.slice(0, end + 1).every(isPart)) return [...sections];
  return sections.map((section, index): Section => {
    if (index === 0) return { ...section, nodes: section.nodes.map(enlarged) };
    return index > 1 && index <= end + 2 ? { ...section, place: 'right', surface: 'plain' } : section;
  });
}
