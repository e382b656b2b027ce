import { COMPOUNDING, GLUED, HEAD_FIRST, LEXICON_LANGS } from '../../outline/lexicon/languages.ts';
import type { LexiconLang } from '../../outline/lexicon/languages.ts';
import { unitKind } from '../../outline/values/units.ts';
import { isPlural } from '../things/singular-of.ts';
import { MEASURE_WORDS } from './measure-words.ts';
import type { MeasureId } from './measure-words.ts';
import { RANGE_OF_UNIT } from './measured-numbers.ts';

/** What a label says of its values. */
export interface LabelReading {
  measure?: MeasureId;
  /** The label gives the unit itself, so that the values are written without it: "Depth (m)", "Grains/m³". */
  unit?: string;
  /** The label's words without its unit. */
  words: string;
}

const LAST =
  /^(?:last |zuletzt|letzte|derni|últim|ultim|laatst|ostatni|senast|son (?!tarih)|最終|前回|최근|마지막|上次|最近)/iu;
const NEXT = /^(?:next |nächst|prochain|próxim|prossim|volgende|następn|nästa|sonraki|次回|다음|下次)/iu;

/** Measures that name one thing; a label in the plural counts such things. */
export const COUNTED: ReadonlySet<MeasureId> = new Set([
  'person',
  'company',
  'town',
  'country',
  'code',
  'file',
  'room',
  'team',
  'street',
  'language',
  'name',
] as const);

/** Measures whose label says what has a name: "driver name" is a person. */
const NAMED: ReadonlySet<MeasureId> = new Set(['person', 'company', 'town', 'file', 'team', 'room', 'country']);

/** What values under such a label are: by its unit, else by its words in the language and in English. */
export function readLabel(label: string, lang: LexiconLang): LabelReading {
  const { words, unit } = partUnit(label.trim());
  const named = findMeasure(words, lang);
  // "Last swept" is a day, "last active" was minutes ago.
  const measure = LAST.test(words) ? (named === 'lastSeen' ? named : 'date') : NEXT.test(words) ? 'dueDate' : named;
  // One "Order" has a code, "Orders" are counted.
  const counted = measure !== undefined && COUNTED.has(measure) && isPlural(words, lang) ? 'count' : measure;
  return { words, ...(counted === undefined ? {} : { measure: counted }), ...(unit === undefined ? {} : { unit }) };
}

/** "Depth (m)", "Fill %", "Speed km/h", "Grains/m³" → the words and the unit. */
function partUnit(label: string): { words: string; unit?: string } {
  const found = /^(.*?)\s*[([]\s*([^()[\]]{1,10}?)\s*[)\]]$/u.exec(label) ?? /^(.+?)[\s,]+([^\s]{1,6})$/u.exec(label);
  const [, words, unit] = found ?? [];
  if (words !== undefined && unit !== undefined && words !== '' && isUnit(unit)) return { words, unit };
  const [, counted, per] = /^([\p{L} ]{3,})\/(\p{L}{1,3}[²³]?)$/u.exec(label) ?? [];
  return counted !== undefined && per !== undefined ? { words: counted, unit: `/${per}` } : { words: label };
}

/** Short words such as "in" or "St." are units only between brackets; here symbols and units that nothing else is. */
const isUnit = (text: string): boolean =>
  text === '%' || (RANGE_OF_UNIT[text] !== undefined && text !== 'in') || /[°²³/€$£]/u.test(text) || isMoneyCode(text);

const isMoneyCode = (text: string): boolean => /^[A-Z]{3}$/.test(text) && unitKind(text) === 'money';

/** A word of the table, taken apart once: labels are many and words some thousands. */
interface ListedWord {
  measure: MeasureId;
  word: string;
  parts: readonly string[];
  isWholeOnly: boolean;
}

const LISTED = new Map(LEXICON_LANGS.map((lang) => [lang, listWordsOf(lang)] as const));

function listWordsOf(lang: LexiconLang): ListedWord[] {
  return (Object.entries(MEASURE_WORDS) as [MeasureId, Record<LexiconLang, string>][]).flatMap(([measure, words]) =>
    words[lang].split(',').flatMap((listed) => {
      const word = listed.trim().toLowerCase().replace(/^=/, '');
      return word === '' ? [] : [{ measure, word, parts: partsOf(word), isWholeOnly: listed.trim().startsWith('=') }];
    }),
  );
}

/** The measure that the words of a label name most surely. */
export function findMeasure(label: string, lang: LexiconLang): MeasureId | undefined {
  const text = label.toLowerCase();
  const tokens = partsOf(text);
  for (const spoken of lang === 'en' ? [lang] : [lang, 'en' as const]) {
    const scores = new Map<MeasureId, number>();
    for (const listed of LISTED.get(spoken) ?? []) {
      const score = scoreWord(text, tokens, listed, spoken);
      if (score > (scores.get(listed.measure) ?? 0)) scores.set(listed.measure, score);
    }
    const ranked = [...scores].sort(([, a], [, b]) => b - a);
    const best = ranked[0]?.[0];
    if (best !== undefined)
      return best === 'name' ? (ranked.find(([measure]) => NAMED.has(measure))?.[0] ?? best) : best;
  }
  return undefined;
}

function partsOf(text: string): string[] {
  return text.split(/[^\p{L}\p{N}'’°-]+/u).filter((token) => token !== '');
}

/** How well a word fits: the whole label best, then its head, then anywhere; 0 where it does not stand in it. */
function scoreWord(
  label: string,
  tokens: readonly string[],
  { word, parts, isWholeOnly }: ListedWord,
  lang: LexiconLang,
): number {
  if (label === word) return 100;
  if (isWholeOnly) return 0;
  if (GLUED.has(lang) && NOT_LATIN.test(word)) {
    // One character is only a measure as the label's end: 日 in 開始日, but not in 日本語.
    if (word.length === 1) return label.endsWith(word) ? 8 : 0;
    return label.endsWith(word) ? 20 + word.length : label.includes(word) ? 10 + word.length : 0;
  }
  const at = tokens.findIndex((_, from) => parts.every((part, offset) => isForm(tokens[from + offset], part)));
  if (parts.length > 0 && at !== -1) {
    const isHead = HEAD_FIRST.has(lang) ? at === 0 : at + parts.length === tokens.length;
    const isWhole = tokens.length === parts.length;
    return 10 + parts.length * 5 + (isHead ? 4 : 0) + (isWhole ? 30 : 0) + (tokens[at] === parts[0] ? 1 : 0);
  }
  const last = tokens.at(-1);
  const isCompound = COMPOUNDING.has(lang) && word.length >= 4 && last !== undefined && last.endsWith(word);
  return isCompound ? 6 + word.length / 10 : 0;
}

const NOT_LATIN = /[^\p{Script=Latin}]/u;

const isForm = (token: string | undefined, word: string): boolean =>
  token !== undefined && (token === word || (token.length > 3 && token === `${word}s`));
