import type { Brief, Want } from '../brief.ts';
import type { CollectionKnowledge, DomainKnowledge } from '../knowledge/domain-knowledge.ts';
import type { Random } from '../seeded-random.ts';
import type { SlotKind, SlotOf } from './slots.ts';

/** What a writer knows: the brief, the trade, the day, the name of the product. */
export interface WriteContext {
  brief: Brief;
  domain: DomainKnowledge;
  brand: string;
  now: Date;
  random: Random;
  /** Where the navigation leads: as the prompt names it, else as the trade has it. */
  destinations: readonly { label: string; icon: string }[];
  /** The prompt names them, so that they have to stand on the screen. */
  hasNamedPlaces?: boolean;
}

/** Fills one kind of slot. Without a want it chooses from the trade; with one it follows the want's words first. */
export type Writer<K extends SlotKind> = (context: WriteContext, want?: Want) => SlotOf<K>;

/** Title in the prompt's words, else the trade's. */
export const titleFor = (want: Want | undefined, otherwise: string): string =>
  want === undefined || want.label === '' ? otherwise : want.label;

/**
 * Title of what a whole page is about: the page's own name where nothing else on it makes the page's title stand above.
 * A want that only says that name again has no title of its own.
 */
export function pageTitleFor({ brief }: WriteContext, want: Want | undefined, otherwise: string): string {
  const name = brief.heading ?? brief.subject;
  const isAlone = brief.wants.length === (want === undefined ? 0 : 1);
  if (want === undefined || want.label === '') return isAlone ? name : otherwise;
  const named = new Set(stemsOf(name));
  if (!stemsOf(want.label).every((stem) => named.has(stem))) return want.label;
  return isAlone ? name : otherwise;
}

export const wantIds = (want: Want | undefined): string[] => (want === undefined ? [] : [want.id]);

/** Adds a note only where there is one; `exactOptionalPropertyTypes` keeps absent and undefined apart. */
export const noteFor = (note: string | undefined): { note?: string } => (note === undefined ? {} : { note });

/** Lowercase word stems; enough to see that "Commute notes" and "note" speak of one thing. */
export const stemsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1)
    .map((word) => word.replace(/(ies)$/, 'y').replace(/([^s])s$/, '$1'));

/** How many words of `words` the label speaks; phrases count once per word. */
export function overlap(label: string, words: readonly string[]): number {
  const spoken = new Set(stemsOf(label));
  return words.filter((word) => stemsOf(word).every((stem) => spoken.has(stem))).length;
}

/** The entry whose `words` the label speaks most; undefined when none is spoken. */
export function findSpoken<T extends { words: readonly string[] }>(
  entries: readonly T[],
  label: string,
): T | undefined {
  const best = entries
    .map((entry) => ({ entry, score: overlap(label, entry.words) }))
    .reduce<{ entry?: T; score: number }>((top, one) => (one.score > top.score ? one : top), { score: 0 });
  return best.entry;
}

/** The trade's things that a want speaks of, else its main ones, else those that no other want shows. */
export const collectionFor = (context: WriteContext, want: Want | undefined): CollectionKnowledge =>
  entryFor(context.domain.collections, context, OF_THE_MAIN.test(want?.label ?? '') ? undefined : want, SHOWING_THINGS);

/** Some of what a house is there for, under a name that is not that of the things. */
const OF_THE_MAIN =
  /^(?:(?:our|the|this week.s|most) )?(?:best ?-?sellers?|favou?rites|new arrivals|most loved|(?:popular|featured|loved) (?:products|items|picks|right now)|staff picks|top picks|highlights|(?:search|filters?)(?: bar| and filters?)?)$/i;

const SHOWING_THINGS: ReadonlySet<SlotKind | undefined> = new Set([
  'records',
  'gallery',
  'board',
  'compare',
  undefined,
]);

/**
 * The entry that a want is about. Wants of the given kinds share the entries out: first each gets what it speaks of, then
 * the others get what is left, in order, so that no two show the same while there is another.
 */
export function entryFor<T extends { words: readonly string[] }>(
  entries: readonly T[],
  { brief, domain }: WriteContext,
  want: Want | undefined,
  kinds: ReadonlySet<SlotKind | undefined>,
): T {
  const [first] = entries;
  if (first === undefined) throw new RangeError(`Domain ${domain.id} has no entry to show`);
  if (want === undefined) return first;
  const rivals = brief.wants.filter((one) => one.isAction !== true && kinds.has(one.kind));
  const spoken = new Map(rivals.map((one) => [one.id, findSpoken(entries, one.label)]));
  const own = spoken.get(want.id) ?? findSpoken(entries, want.label);
  if (own !== undefined) return own;
  const left = entries.filter((entry) => ![...spoken.values()].includes(entry));
  const place = rivals.filter((one) => spoken.get(one.id) === undefined).findIndex((one) => one.id === want.id);
  const choice = left.length > 0 ? left : entries;
  return choice[Math.max(0, place) % choice.length] ?? first;
}
