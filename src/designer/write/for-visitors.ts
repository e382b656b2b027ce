import type { Brief } from '../brief.ts';
import type { CollectionKnowledge, DomainKnowledge } from '../knowledge/domain-knowledge.ts';
import type { Random } from '../seeded-random.ts';
import { parseMoney } from './parse-money.ts';
import { isPublicPage } from './is-public-page.ts';
import { stemsOf } from './write-context.ts';

/** Things that visitors come for are shown by their pictures; work and its papers have none. */
export const isShown = ({ rows }: CollectionKnowledge): boolean =>
  rows.filter(({ picture }) => picture !== undefined).length * 2 > rows.length;

/** What only those do who keep the list: guests order and book, they enter no gifts. */
const KEEPING =
  /^(?:add|create|enter|note|log|assign|register|move|hand out|hand |pack|sell|swap|answer|mark|close|fill|seat|scan|cast|write (?:a|an|the|in|monday|new)|open (?:an?|the books)|take (?:an?|in an?) (?:order|booking|reservation|prescription)|call (?:in|the next|a trade)|send (?:reminders|somebody|to the)|put on|start a (?:piece|story|campaign)|order from|plan the|read a tag|walk a|book (?:a guest|the inspector)|offer a|report|upload|save as|change|sow)\b/i;

/** Lists by whose name nobody outside is meant: "Walks today", "Your medicine", "Arrivals". */
const OF_THE_HOUSE =
  /\b(?:walks today|jobs|your|arrivals|appointments|patients|customers|orders|deliveries|snags|permits|invoices|quotes|crews|bookings|reservations|loans|keys|shifts|gifts|guest list|due|rooms to make|enquiries|on the desk|running low|register|homework|grades|stories in work|on the benches|in store|in stock|members|probes|fields|on the bench|notes)\b/i;

/** Lists that a house keeps for itself: its dogs, its guests, its jobs. */
const isKept = (collection: CollectionKnowledge): boolean =>
  (KEEPING.test(collection.action.label) && !isSold(collection)) || OF_THE_HOUSE.test(collection.title);

/** Pictured things with a price are for sale, whoever adds to their list. */
const isSold = (collection: CollectionKnowledge): boolean =>
  isShown(collection) && collection.rows.every(({ value = '' }) => parseMoney(value) !== undefined);

/** "46 on the books", "18 in all, 11 done": counted for those inside. A year is no count. */
const COUNTED = /\b(?!(?:19|20)\d\d\b)\d/;

/** A list as visitors see it: without what only its keepers count and do. */
function asShown(collection: CollectionKnowledge): CollectionKnowledge {
  const { note, ...rest } = collection;
  const isInside = isKept(collection);
  return {
    ...rest,
    ...(note === undefined || isInside || COUNTED.test(note) ? {} : { note }),
    ...(isInside || KEEPING.test(collection.action.label) ? { action: { label: 'See all' } } : {}),
  };
}

/**
 * A trade as a page of its site tells it: the promise that speaks of what the page is for comes first, what is made or
 * offered before the work behind it. Screens of an app get the trade as it is but for the promises.
 */
export function forVisitors(domain: DomainKnowledge, brief: Brief, random: Random): DomainKnowledge {
  const promises = leadingPromise(domain, brief, random);
  if (!isPublicPage(brief)) return { ...domain, promises };
  if (domain.trade === 'tool') return { ...domain, promises, collections: domain.collections.map(asShown) };
  const rankOf = (one: CollectionKnowledge): number => (isKept(one) ? 2 : 0) + (isShown(one) ? 0 : 1);
  return {
    ...domain,
    promises,
    collections: domain.collections.toSorted((a, b) => rankOf(a) - rankOf(b)).map(asShown),
  };
}

/** The promise that says most of the page's own words; one by lot where none says any. */
function leadingPromise(
  { promises: given }: DomainKnowledge,
  { subject, purpose = '' }: Brief,
  random: Random,
): DomainKnowledge['promises'] {
  const asked = new Set([...stemsOf(subject), ...stemsOf(purpose)]);
  // A promise that is meant for one kind of page is made on no other.
  const apt = given.filter(
    ({ words }) => words === undefined || words.flatMap(stemsOf).some((stem) => asked.has(stem)),
  );
  const promises = apt.length === 0 ? given : apt;
  const scores = promises.map(
    ({ title, body, eyebrow = '', words = [] }) =>
      stemsOf(`${title} ${body} ${eyebrow}`).filter((stem) => asked.has(stem)).length +
      words.flatMap(stemsOf).filter((stem) => asked.has(stem)).length * NAMED,
  );
  const best = Math.max(0, ...scores);
  const first = best === 0 ? random.pick(promises) : promises[scores.indexOf(best)];
  return first === undefined ? promises : [first, ...promises.filter((one) => one !== first)];
}

/** A word that a promise is meant for counts more than one that it happens to say. */
const NAMED = 3;
