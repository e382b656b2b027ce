import { findWords, wordPattern } from '../outline/language/word-pattern.ts';
import { CALLED_AFTER_LANDS, NATIONALITIES } from './vocabulary/nationalities.ts';

const spell = (entry: string): string[] => {
  const [, stem = entry, endings] = /^(.*?)\(([^)]*)\)$/u.exec(entry) ?? [];
  return (endings ?? '').split('|').map((ending) => `${stem}${ending}`.toLowerCase());
};

const CURRENCY_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(NATIONALITIES).flatMap(([currency, entries]) =>
    entries.split(', ').flatMap((entry) => spell(entry).map((word) => [word, currency] as const)),
  ),
);
const WORDS = [...CURRENCY_OF.keys()].sort((a, b) => b.length - a.length).join('|');

const LEADS = 'an?|the|our|my|for|of|about|small|little|local|traditional|family|independent|modern|online';
const WORD = String.raw`(?!(?:with|for|in|and|to|that|of)\s)[\p{L}’'-]+\s*`;
/** "An English bakery", "website for a small Swiss shop": what stands before the thing that the page is about. */
const BEFORE = new RegExp(
  String.raw`(?:^|(?<!\p{L})(?:${LEADS})\s)\s*(?<word>${WORDS})\s+(?<thing>(?:${WORD}){1,3})`,
  'iu',
);
/** Other languages set it before the thing or behind it: "Schweizer Bäckerei", "boulangerie suisse". */
const BESIDE = new RegExp(
  String.raw`(?<!\p{L})(?<before>(?:\p{L}+\s+){0,2})(?<word>${WORDS})(?!\p{L})(?<thing>(?:\s+\p{L}+){0,2})`,
  'iu',
);
const NOT_OF_THE_LAND = findWords(wordPattern([CALLED_AFTER_LANDS]));
/** Written small these are other words: "nail polish", "a danish". */
const ALSO_WORDS = /^(?:polish|danish|kiwi|turc)$/u;

/** The money of the land that a thing is said to be of; undefined where only its kitchen or a language is called so. */
export function findNationalMoney(text: string, lang: string): string | undefined {
  const {
    word = '',
    before = '',
    thing = '',
  } = (lang.startsWith('en') ? BEFORE : BESIDE).exec(text.slice(0, OPENING))?.groups ?? {};
  if (ALSO_WORDS.test(word) || NOT_OF_THE_LAND.test(`${before} ${thing}`)) return undefined;
  return CURRENCY_OF.get(word.toLowerCase());
}

/** Only the opening says what the page is of. */
const OPENING = 120;
