import { parseCount } from '../../understand/count-words.ts';
import { clean } from './clean-words.ts';
import type { FindByWords, Found } from './found.ts';
import { listItemGroups } from './list-items.ts';
import { isWithin, listNamed, type Scope } from './list-named.ts';
import { sectionsIn } from './sections-in.ts';
import { elementsIn } from '../screen-tree.ts';

const RANGE =
  /^(first|last|top|bottom|final)\s+(two|three|four|five|six|seven|eight|nine|ten|\d{1,2})(?:\s+(.+?))?(?:\s+(?:in|of|from|on)\s+(?:the\s+)?(.+))?$/i;
const AFTER = /^(?:everything|all|anything)\s+in\s+(?:the\s+)?(.+?)\s+(after|before)\s+(.+)$/i;

/** "The last two questions", "the first three of the table", "everything in the forecast after Monday". */
export function findRange(scope: Scope, words: string, find: FindByWords): Found | undefined {
  const after = AFTER.exec(words);
  if (after?.[1] !== undefined && after[3] !== undefined)
    return findAfter(scope, after[1], after[3], find, /after/i.test(after[2] ?? ''));
  const match = RANGE.exec(words);
  const count = parseCount(match?.[2]?.toLowerCase() ?? '');
  if (match === null || count === undefined) return undefined;
  const noun = clean(match[3] ?? '');
  const place = match[4] === undefined ? undefined : find(scope, clean(match[4]));
  const root = place?.elements[0];
  if (match[4] !== undefined && root === undefined) return undefined;
  const within = root === undefined ? scope : { ...scope, root };
  const listed = noun === '' ? undefined : listNamed(within, noun);
  const items =
    listed !== undefined && listed.kind !== 'section' && listed.certainty >= 0.34
      ? sameList(scope, listed.elements)
      : noun === '' || listed?.kind === 'section'
        ? largestList(listed?.kind === 'section' ? (listed.elements[0] ?? within.root) : within.root)
        : [];
  if (items.length <= count) return undefined;
  const isFirst = /^(?:first|top)$/i.test(match[1] ?? '');
  return {
    elements: isFirst ? items.slice(0, count) : items.slice(-count),
    kind: listed?.kind === 'part' ? 'part' : 'item',
  };
}

/** Of things that stand in several lists those of the longest. */
function sameList({ tree }: Scope, elements: readonly Found['elements'][number][]): Found['elements'] {
  const lists = Map.groupBy(elements, (element) => tree.parentOf(element));
  return [...lists.values()].reduce<Found['elements']>((most, list) => (list.length > most.length ? list : most), []);
}

const largestList = (root: Found['elements'][number]): Found['elements'] =>
  listItemGroups(root)
    .map(({ items }) => items)
    .reduce<Found['elements']>((most, items) => (weight(items) > weight(most) ? items : most), []);

const weight = (items: Found['elements']): number => items.reduce((sum, item) => sum + 2 + elementsIn(item).length, 0);

/** Entries of one list behind the one that is named. */
function findAfter(scope: Scope, place: string, name: string, find: FindByWords, isAfter: boolean): Found | undefined {
  const root = find(scope, clean(place))?.elements[0];
  const section =
    root === undefined ? undefined : sectionsIn(scope).findLast(({ element }) => isWithin(scope.tree, element, root));
  const within = root === undefined ? scope : { ...scope, root: section?.element ?? root };
  const entry = find(within, clean(name))?.elements[0];
  if (entry === undefined) return undefined;
  const group = listItemGroups(within.root).find(({ items }) =>
    items.some((item) => isWithin(scope.tree, item, entry)),
  );
  const at = group?.items.findIndex((item) => isWithin(scope.tree, item, entry)) ?? -1;
  const elements = group === undefined ? [] : isAfter ? group.items.slice(at + 1) : group.items.slice(0, at);
  return elements.length === 0 ? undefined : { elements, kind: 'item' };
}
