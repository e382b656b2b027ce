import { filled } from '../fill/filled-words.ts';
import type { Navigation, Node, Outline, Section } from '../outline/outline.ts';

const LEAST_ENTRIES = 2;
const MOST_ENTRIES = 5;
const MOST_WORDS = 2;

/** Figures at the head of a page are seen from everywhere on it. */
const isFigures = (node: Node): boolean => node.kind === 'facts' && node.layout === 'tiles';

/** A desk has a side bar, a visitor's page a row of links: to what the page itself is about. A phone's screen has none. */
export function pageNavigation(kind: Outline['kind'], sections: readonly Section[]): Navigation | undefined {
  if (kind === 'app') return undefined;
  const names = sections
    .flatMap(({ heading, place, nodes }) =>
      heading === undefined || place !== 'main' || nodes.some(isFigures) ? [] : [heading.text],
    )
    .filter((name) => name !== '' && name.split(' ').length <= MOST_WORDS)
    .slice(0, MOST_ENTRIES);
  if (names.length < LEAST_ENTRIES) return undefined;
  const entries = names.map((name) => ({ label: filled(name) }));
  if (kind === 'site') return { kind: 'top', entries, head: [], tail: [] };
  return {
    kind: 'sidebar',
    entries: [{ label: filled('Overview'), isCurrent: true }, ...entries, { label: filled('Settings') }],
    head: [],
    tail: [],
  };
}
