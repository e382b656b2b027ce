import type { Node, Outline, Section } from '../outline/outline.ts';

const MOST_BEFORE = 2;
const SMALL: ReadonlySet<Node['kind']> = new Set(['text', 'badge', 'progress', 'icon']);

const isAction = (node: Node): boolean =>
  (node.kind === 'control' && (node.control === 'button' || node.control === 'icon-button')) ||
  (node.kind === 'section' && node.heading === undefined && node.nodes.length > 0 && node.nodes.every(isAction));

/** One figure, what is said of it, and what can be done with it or how much of it there is. */
const isFocus = ({ surface, nodes, tone, place }: Section): boolean =>
  (surface === 'open' || surface === 'card') &&
  tone === undefined &&
  place === 'main' &&
  nodes.filter((node) => node.kind === 'text' && node.role === 'value').length === 1 &&
  nodes.some((node) => isAction(node) || node.kind === 'progress') &&
  nodes.every((node) => SMALL.has(node.kind) || isAction(node));

/** Looks that do without strong areas. */
const QUIET = /^(?:calm|quiet|minimal\w*|sober|restrained|monochrome|editorial|clinical|hairline)/i;

/** Whether a prompt's words for its look rule out strong areas. */
export const isAskedQuiet = ({ moods, borders }: Outline['style']): boolean =>
  moods.some((mood) => QUIET.test(mood)) || borders !== undefined;

/**
 * The part of an app that says the one figure that people open it for stands in the main colour; a page that shows
 * something in strong colour already, or asks for quiet, keeps it plain.
 */
export function withFocus(sections: readonly Section[], { kind, style }: Outline): Section[] {
  const at = sections.findIndex(isFocus);
  const isLoud = sections.some(({ surface }) => surface === 'hero' || surface === 'band');
  if (kind !== 'app' || at === -1 || at > MOST_BEFORE || isLoud || isAskedQuiet(style)) return [...sections];
  return sections.map((section, index) => (index === at ? { ...section, surface: 'hero' } : section));
}
