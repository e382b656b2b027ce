import type { Element } from 'hast';
import { readableText } from '../../../markup/text-content.ts';
import { toSingular } from '../../understand/word-forms.ts';
import { clean } from './clean-words.ts';
import { pickExtreme, comparing } from './entry-values.ts';
import { entriesInState, isStateWord } from './entry-states.ts';
import type { Found } from './found.ts';
import { entryListOf, listEntries, type Entry, type EntryList } from './list-entries.ts';
import { listNamed, isWithin, type Scope } from './list-named.ts';
import { titleOf } from './list-items.ts';
import { coverage, isSameWord, likeness, stemsOf } from './match-words.ts';

const ANY =
  /^(?:ones?|those|things?|stuff|everyone|everybody|people|whatever|what|items?|rows?|entries|entry|cards?|everything|anything|all|lines?|records?|results?)$/i;
const QUANTIFIER = /^(?:(?:all|every|each|any|only|just)(?: of)?(?: the)?|the|those|these|my|our)\s+/i;
const RELATIVE = /^(.*?)\s*\b(?:that|which|who)(?:['’]s)?\s+(.+)$/i;
const JOINED =
  /^(.+?)\s+((?:that (?:is|are) )?(?:over|above|under|below|less than|more than|cheaper than|at least|at most|up to|costing|priced|due|dated|by|from|in|on|for|with|without|of|about|at|assigned to|owned by|belonging to|marked(?: as)?|tagged(?: as| with)?|starting with|containing|mentioning|not|without)\s+.+)$/i;
const LEAD =
  /^(?:(?:is|are|was|were|has|have|had|been|be|got|already|currently|still|now|marked|tagged|labelled|labeled|flagged|as|costs?|costing|priced(?: at)?|come|comes|belongs?|says?|mentions?|contains?|containing|mentioning|with (?:the )?(?:status|state|tag|label|word|priority)|in (?:the )?(?:status|state|column|group|section|category)|from|for|by|of|about|with|to|on|at|in|under|assigned to|owned by|due|dated)\s+)+/i;
const NOT =
  /\b(?:not|no|never|without|isn['’]?t|aren['’]?t|haven['’]?t|hasn['’]?t|don['’]?t|doesn['’]?t|didn['’]?t|wasn['’]?t|weren['’]?t)\s+/i;

/** Whether words narrow a list by what its entries are like, so that their noun alone is not what is meant. */
export const isNarrowing = (words: string): boolean =>
  /\bones?$/i.test(words) ||
  /\b(?:that|which|who)\s+(?:is|are|was|were|has|have|had|do|does|cost|belong|haven|hasn|isn|aren)/i.test(words);

/** "Overdue invoices", "the ones that have paid", "orders over €50", "everything from yesterday", "the cheapest plan". */
export function findEntries(scope: Scope, words: string, isBare = false): Found | undefined {
  const said = clean(words).replace(QUANTIFIER, '').replace(QUANTIFIER, '');
  if (said === '' || /^(?:first|last|second|third|next|top)\b/i.test(said)) return undefined;
  const extreme = pickExtreme(said, (noun) => listsNamed(scope, noun));
  if (extreme !== undefined) return toEntries([extreme]);
  for (const { noun, condition, isState } of readings(said, isBare)) {
    for (const list of listsNamed(scope, noun)) {
      const found =
        meeting(list, condition, isState === true) ??
        (isState === true && isMany(noun) && !ANY.test(noun) ? titled(list, condition) : undefined);
      if (found === undefined || found.length === list.entries.length) continue;
      // "The mail from Ilse" is one of them; where several are so, another of its words tells which.
      if (found.length === 1 || isMany(noun)) return toEntries(found);
    }
  }
  return undefined;
}

/** "The beginner courses": those whose names say so. */
function titled({ entries }: EntryList, words: string): Entry[] | undefined {
  const stems = stemsOf(words);
  return stems.length === 0
    ? undefined
    : some(entries.filter(({ element }) => coverage(stems, stemsOf(titleOf(element))) === 1));
}

const isMany = (noun: string): boolean => {
  const last = noun.trim().split(/\s+/).at(-1)?.toLowerCase() ?? '';
  return ANY.test(last) ? last !== 'one' : toSingular(last) !== last || last === 'people';
};

const toEntries = (entries: readonly Entry[]): Found => ({
  elements: entries.map(({ element }) => element),
  kind: 'item',
});

interface Reading {
  noun: string;
  condition: string;
  /** It is a word before the noun, which tells a state and is not looked for in what entries say. */
  isState?: true;
}

/** What may be the noun and what the condition, the likeliest first. */
function readings(said: string, isBare: boolean): Reading[] {
  const list: Reading[] = [];
  const relative = RELATIVE.exec(said);
  if (relative?.[2] !== undefined)
    list.push({ noun: relative[1] === '' ? 'ones' : (relative[1] ?? ''), condition: relative[2] });
  const joined = JOINED.exec(said);
  if (joined?.[1] !== undefined && joined[2] !== undefined) list.push({ noun: joined[1], condition: joined[2] });
  const tokens = said.split(/\s+/);
  const last = tokens.at(-1) ?? '';
  if (tokens.length > 1) list.push({ noun: last, condition: tokens.slice(0, -1).join(' '), isState: true });
  if (/^(?:everything|anything|all|everyone|everybody|what|whatever)\s/i.test(said))
    list.push({ noun: 'ones', condition: said.replace(/^\S+\s+/, '') });
  if (isBare || isStateWord(said)) list.push({ noun: 'ones', condition: said, isState: true });
  return list;
}

/** Lists that a noun may mean, the likeliest first. */
export function listsNamed(scope: Scope, noun: string, isHeadedOnly = false): EntryList[] {
  const lists = listEntries(scope);
  const bare = clean(noun).replace(QUANTIFIER, '');
  const byWeight = lists.toSorted((a, b) => weigh(b) - weigh(a));
  if (bare === '' || ANY.test(bare)) return isHeadedOnly ? [] : byWeight;
  const stem = stemsOf(toSingular(bare.toLowerCase())).at(-1);
  if (stem === undefined || NO_ENTRY.test(bare)) return [];
  const named = listNamed(scope, bare);
  const isNamed = ({ entries, section }: EntryList): boolean =>
    named !== undefined &&
    named.certainty >= MIN_CERTAINTY &&
    (named.kind === 'section'
      ? named.elements.some((element) => element === section?.element)
      : entries.some(({ element }) =>
          named.elements.some((one) => one === element || isWithin(scope.tree, one, element)),
        ));
  const isHeaded = ({ section }: EntryList): boolean =>
    section !== undefined &&
    [section.heading, ...section.names].some((name) => stemsOf(name).some((one) => isSameWord(one, stem)));
  const headed = byWeight.filter(isHeaded);
  if (isHeadedOnly)
    return headed.filter(({ section }) =>
      [section?.heading ?? '', ...(section?.names ?? [])].some((name) => likeness(bare, name) > SURE),
    );
  const others = byWeight.filter((list) => !headed.includes(list) && isNamed(list));
  const isTopic = scope.topic.some((word) => isSameWord(word, stem));
  return [
    ...headed,
    ...others,
    ...(isTopic ? byWeight.filter((list) => !headed.includes(list) && !others.includes(list)) : []),
  ];
}

/** Parts of a screen that are no entries of a list, whatever state they name. */
const NO_ENTRY =
  /\b(?:columns?|sections?|blocks?|tabs?|buttons?|filters?|chips?|links?|fields?|tables?|lists?|boards?|groups?|headers?|headings?|titles?|charts?|badges?|labels?|tags?|icons?|pictures?|bars?|banners?|states?|status|dates?|prices?|names?|texts?|inputs?|toggles?|switch(?:es)?|checkbox(?:es)?)$/i;

const SURE = 0.9;
const MIN_CERTAINTY = 0.4;
const weigh = ({ entries }: EntryList): number =>
  entries.reduce((sum, { element }) => sum + Math.min(LONG_ENTRY, readableText(element).length) + 5, 0);
const LONG_ENTRY = 80;

/** The entries that meet a condition; undefined when it says nothing of this list. */
function meeting(list: EntryList, condition: string, isBare: boolean): Entry[] | undefined {
  const parts = condition.split(/\s*,\s*(?:and\s+|or\s+)?|\s+(?:and|or|&)\s+/i).filter((part) => part.trim() !== '');
  if (parts.length > 1) {
    const each = parts.map((part) => meeting(list, part, isBare));
    if (each.every((found) => found !== undefined))
      return list.entries.filter((entry) => each.some((found) => found.includes(entry)));
  }
  const compared = comparing(list, condition);
  if (compared !== undefined) return compared;
  const isDenied = NOT.test(condition);
  const plain = condition
    .replace(NOT, '')
    .replace(LEAD, '')
    .replace(/\s+(?:yet|now|already|any ?more)$/i, '')
    .replace(/^(?:the|an?|my)\s+/i, '')
    .replace(/(?<=\S)\s+(?:priority|status|state)$/i, '')
    .trim();
  if (plain === '') return undefined;
  const opposite = /^(?:un|in)([\p{L}]{3,})$/iu.exec(plain)?.[1];
  const opposed = opposite === undefined ? undefined : inverse(list, entriesInState(list.entries, opposite));
  const found =
    opposed ??
    entriesInState(list.entries, plain) ??
    (isBare || /^(?:under|below|above|over)\b/i.test(condition) || (isStateWord(plain) && !isDenied)
      ? undefined
      : saying(list, condition.replace(NOT, ''), plain));
  return found === undefined ? undefined : isDenied ? inverse(list, found) : found;
}

const inverse = ({ entries }: EntryList, found: readonly Entry[] | undefined): Entry[] | undefined =>
  found === undefined ? undefined : entries.filter((entry) => !found.includes(entry));

/** Entries that say the words. */
function saying({ entries }: EntryList, condition: string, plain: string): Entry[] | undefined {
  const start = /^starting with\s+(?:the letter\s+)?["']?(.+?)["']?$/i.exec(condition)?.[1];
  if (start !== undefined)
    return some(entries.filter(({ element }) => titleOf(element).toLowerCase().startsWith(start.toLowerCase())));
  const stems = stemsOf(plain);
  if (stems.length === 0) return undefined;
  const textOf = ({ element, group }: Entry): string => `${readableText(element)} ${group}`;
  return some(entries.filter((entry) => coverage(stems, stemsOf(textOf(entry))) === 1));
}

const some = (entries: Entry[]): Entry[] | undefined => (entries.length === 0 ? undefined : entries);

/** All entries of the list that the elements belong to, whatever headings part it. */
export const entriesAround = (scope: Scope, elements: readonly Element[]): Element[] | undefined => {
  const [first] = elements;
  return first === undefined ? undefined : entryListOf(scope, first)?.entries.map(({ element }) => element);
};
