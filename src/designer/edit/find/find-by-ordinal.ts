import { readableText } from '../../../markup/text-content.ts';
import { partName } from '../screen-tree.ts';
import { listItemGroups } from './list-items.ts';
import { coverage, stemsOf } from './match-words.ts';
import { sectionsIn } from './sections-in.ts';
import { clean } from './clean-words.ts';
import { listsNamed } from './find-entries.ts';
import { toFound, type Found } from './found.ts';
import { isFurnitureText } from './is-furniture.ts';
import { labelledPlural } from './labelled-plural.ts';
import { entryAround } from './list-entries.ts';
import { listNamed, type Scope } from './list-named.ts';
import { ORDINALS, pickByOrdinal } from './ordinals.ts';
import { findPartNoun } from './part-nouns.ts';

/** "The second card", "the last section", "the top picture". */
export function findByOrdinal(scope: Scope, words: string): Found | undefined {
  const match = /^(\p{L}+|\d+(?:st|nd|rd|th))\s+(.+)$/iu.exec(words);
  const place = ORDINALS[match?.[1]?.toLowerCase() ?? ''];
  const noun = clean(match?.[2] ?? '');
  if (place === undefined || noun === '') return undefined;
  if (
    /^(?:top|bottom|left|right|upper)$/i.test(match?.[1] ?? '') &&
    /^(?:bar|navigation|nav|menu|rail|row|line)$/i.test(noun)
  )
    return undefined;
  const title = /^(.+?)\s+(title|name|text|label|headline)$/i.exec(noun);
  const holder =
    title?.[1] === undefined || findPartNoun(noun.toLowerCase()) !== undefined
      ? undefined
      : findByOrdinal(scope, `${match?.[1] ?? ''} ${title[1]}`);
  if (holder !== undefined) return holder;
  const label = /^(.+?)\s+(\p{L}+)$/u.exec(noun);
  const entry =
    label?.[1] === undefined || !ENTRY.test(label[2] ?? '') ? undefined : findEntryOf(scope, label[1], place);
  if (entry !== undefined) return entry;
  if (PLAN.test(noun)) {
    const plans = listPlans(scope);
    if (plans.length > 1) return toFound(pickByOrdinal(plans, place), 'item');
  }
  const named =
    listNamed(scope, noun) ??
    (label?.[2] === undefined ? undefined : (labelledPlural(scope, noun) ?? nounOf(scope, label[2])));
  // "The first book" is one of the books, not the first part of the page that is about them.
  const list = isGuess(scope, named) ? listsNamed(scope, noun)[0] : undefined;
  if (list !== undefined && !SECTION.test(noun)) return toFound(pickByOrdinal(list.entries, place)?.element, 'item');
  if (named === undefined) return undefined;
  const outside =
    scope.root === scope.tree.body
      ? named.elements.filter((element) => !isFurnitureText(scope.tree, element))
      : named.elements;
  return toFound(pickByOrdinal(outside.length > 0 ? outside : named.elements, place), named.kind);
}

/** Whether a noun means nothing by its own words but boxes that hold entries. */
const isGuess = (scope: Scope, named: ReturnType<typeof listNamed>): boolean =>
  named === undefined ||
  named.elements.every(({ tagName }) => tagName === 'section') ||
  (named.kind === 'item' &&
    named.certainty < SURE &&
    named.elements.every((one) => entryAround(scope, one) === undefined));

const SURE = 0.6;
const SECTION =
  /^(?:section|block|part|area|panel|module|widget|table|list|chart|graph|form|gallery|thing|headline|heading)s?$/i;
const ENTRY = /^(?:entry|item|row|card|one|line|point|slot|appointment|event)$/i;
const PLAN = /^(?:plan|tier|package|price|offer|ticket type)$/i;

/** "The first tap room entry": of the part that is headed so. */
function findEntryOf(scope: Scope, label: string, place: number): Found | undefined {
  const stems = stemsOf(label);
  const section = sectionsIn(scope).find(
    ({ heading, isFurniture }) => !isFurniture && stems.length > 0 && coverage(stems, stemsOf(heading)) === 1,
  );
  const groups = section === undefined ? [] : listItemGroups(section.element).map(({ items }) => items);
  const items = groups.reduce<Found['elements']>((most, list) => (list.length > most.length ? list : most), []);
  return items.length < 2 ? undefined : toFound(pickByOrdinal(items, place), 'item');
}

/** Cards of the part of the page where plans are. */
const listPlans = (scope: Scope): Found['elements'] => {
  const section = sectionsIn(scope).find(({ kinds, isFurniture }) => kinds.has('plans') && !isFurniture);
  const groups =
    section === undefined
      ? []
      : listItemGroups(section.element).filter(({ items }) =>
          items.every((item) => /\d|free|gratis|kostenlos/i.test(readableText(item))),
        );
  return groups.find(({ items }) => items.length > 1 && partName(items[0] ?? scope.root) === 'card')?.items ?? [];
};

const nounOf = (scope: Scope, noun: string): ReturnType<typeof listNamed> => {
  const named = listNamed(scope, noun);
  return named !== undefined && named.certainty >= 0.5 ? named : undefined;
};
