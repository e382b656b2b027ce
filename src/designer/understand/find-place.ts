import type { Place } from '../brief.ts';
import { PLACES } from './vocabulary/places.ts';

const CURRENCY_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(PLACES).flatMap(([currency, names]) =>
    names.split(', ').map((name) => [name.toLowerCase(), currency] as const),
  ),
);

const escape = (name: string): string => name.replaceAll('.', String.raw`\.`);

/** Longest names first, so that "New York City" is not read as "New York". */
const NAMES = [...CURRENCY_OF.keys()]
  .sort((a, b) => b.length - a.length)
  .map(escape)
  .join('|');

/** A name after a word of place, or at the head of a thing: "in Lisbon", "weather for Oslo", "a Lisbon bakery". */
const PLACED = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:in|at|for|from|around|near|across|of|to|based in|en|à|em|a|an|the|our|my|w|we|v|ve|na|no|i|på|te|op|bei|aus|au|aux|di|da|do|de|del|în|в|во|из|у|في|ở|tại|,|\()\s*(${NAMES})(?![\p{L}\p{N}]|\s*(?:[-–→]|to\b))`,
  'iu',
);
/** "Leeds bakery website": at the head a capital tells nothing, so words that are also others are none. */
const AT_HEAD = new RegExp(
  String.raw`^\s*(?!(?:cork|turkey|china|lima|chile|split|lund|bolton|preston)\s)(${NAMES})\s+(?!to\b|and\b)\p{Ll}`,
  'iu',
);
/** Scripts that part no words: "ロンドンのパン屋". */
const UNPARTED = new RegExp(
  [...CURRENCY_OF.keys()]
    .filter((name) => /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}]/u.test(name))
    .join('|'),
  'u',
);
/** A journey has two ends and no home: "Lisbon to Oslo", "from Porto to Vienna". */
const JOURNEY = new RegExp(String.raw`(?<![\p{L}])(?:${NAMES})\s*(?:[-–→]|to)\s*(?:${NAMES})(?![\p{L}])`, 'iu');

/** Whether a name is that of a town or a country: "Weather for Oslo" is of no product called Oslo. */
export const isPlaceName = (name: string): boolean => CURRENCY_OF.has(name.toLowerCase());

/** The place that a prompt sets its screen in; undefined when it names none, or a journey between two. */
export const findPlace = (text: string): Place | undefined => {
  if (JOURNEY.test(text)) return undefined;
  const name = PLACED.exec(text)?.[1] ?? AT_HEAD.exec(text)?.[1] ?? UNPARTED.exec(text)?.[0];
  const currency = CURRENCY_OF.get(name?.toLowerCase() ?? '');
  // Written small it may be any word: "in split view", "for turkey".
  if (name === undefined || currency === undefined || /^\p{Ll}/u.test(name)) return undefined;
  return { name, currency };
};
