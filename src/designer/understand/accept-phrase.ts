import { findKind, type FoundKind } from './find-kind.ts';
import { isLookWord } from './look-word.ts';
import { isFontWord, type NounPhrase, type ReadContext } from './noun-phrase.ts';
import { ATTRIBUTE_WORDS } from './vocabulary/attribute-words.ts';
import type { AskedKind } from './vocabulary/kind-words.ts';
import { DETAIL_HEADS, EMPTY_HEADS, LOOK_HEADS, TECH_WORDS } from './vocabulary/style-words.ts';
import { foldWord, listStems } from './word-forms.ts';

export interface ChunkMode {
  /** Only words that surely name content count: descriptions of a style are full of nouns that do not. */
  isStrict: boolean;
  /** Entries may be deeds: "track expenses". */
  isVerbal: boolean;
  /** The screen is a form: bare labels are its fields. */
  isForm: boolean;
  /** The entries were announced as a group: "Quick actions: …". */
  isGroup?: boolean;
}

const LOOK = new Set(LOOK_HEADS);
const DETAIL = new Set(DETAIL_HEADS);
const TECH = new Set(TECH_WORDS);
const EMPTY = new Set(EMPTY_HEADS);
/** Units that say what is counted: "a 4-tier grid" holds plans. */
const SPEAKING_UNITS = new Set(['tier', 'plan', 'step', 'question', 'stat', 'stage']);
/** Kinds that a "list of …" is not: a list of places is rows, not a map. */
const LISTED: ReadonlySet<AskedKind | undefined> = new Set<AskedKind | undefined>([
  'place',
  'gallery',
  'focus',
  'metrics',
  'series',
]);
/** Heads that turn a thing into a word about it: a "job title" is no job. */
const NAMING_HEADS = new Set('title name label date number time id code size count type'.split(' '));
const LONGEST_OPEN_PHRASE = 6;

/** Head of a phrase, where its language puts it. */
export const headOf = (phrase: NounPhrase, context: ReadContext): string =>
  (context.grammar.headFirst ? phrase.stems[0] : phrase.stems.at(-1)) ?? '';

/** Small marks that belong to another thing: badges, avatars. */
export const isDetail = (stem: string): boolean => DETAIL.has(stem);

/** Whether a head only names how something looks, or a small mark on it. */
export const isIdleHead = (head: string): boolean => LOOK.has(head) || DETAIL.has(head);

const isPluralWord = (word: string): boolean => /[^s]s$/i.test(word) && !/(?:us|is)$/i.test(word);

/** Plurals that a row shows, unlike "avatars" and "states". */
const PLURAL_ATTRIBUTES = /^(?:wins|losses|points|calories|reps|sets|skills|languages|dimensions)$/i;

/** Whether a phrase is only the name of what each row of a table says: "due date". */
export const isAttributePhrase = (phrase: NounPhrase, mode: ChunkMode): boolean => {
  const label = phrase.words.join(' ');
  const isBare = phrase.quotes.length + phrase.asides.length === 0 && phrase.tail === '';
  const isOne = !isPluralWord(label) || PLURAL_ATTRIBUTES.test(label);
  return !mode.isStrict && isBare && isOne && ATTRIBUTE_WORDS.has(phrase.stems.join(' '));
};

/** Kind of content that a phrase names, by its words, what it counts, or the container it is in. */
export const findPhraseKind = (phrase: NounPhrase, context: ReadContext): FoundKind | undefined => {
  const { headFirst } = context.grammar;
  const last = phrase.words.at(-1);
  const isPlural = context.lang === 'en' && last !== undefined ? isPluralWord(last) : undefined;
  const said = phrase.quotes.length === 1 ? findKind(listStems(phrase.quotes[0] ?? '')) : undefined;
  const named = findKind(phrase.stems, headFirst, isPlural);
  // `a "How it works" section`: what the section is called says what it is.
  const kind = named === undefined && said !== undefined && said.weight >= 3 ? said : named;
  if (phrase.holder === 'table' || (phrase.holder === 'list' && LISTED.has(kind?.kind))) {
    return { kind: 'records', weight: 2, coversHead: true, length: 1 };
  }
  if (kind !== undefined && kind.weight >= 2 && (kind.coversHead || kind.weight >= 3 || context.lang !== 'en'))
    return kind;
  if (phrase.unit !== undefined && SPEAKING_UNITS.has(phrase.unit)) return findKind([phrase.unit], headFirst) ?? kind;
  const isAbout =
    kind !== undefined && (kind.coversHead || kind.weight === 1 || !NAMING_HEADS.has(headOf(phrase, context)));
  const own = isAbout ? kind : undefined;
  return phrase.holder === undefined ? own : (findKind([phrase.holder]) ?? own);
};

/** Whether a phrase asks for something to be shown. */
export const isAccepted = (
  phrase: NounPhrase,
  kind: FoundKind | undefined,
  mode: ChunkMode,
  context: ReadContext,
): boolean => {
  const head = headOf(phrase, context);
  const isSure = kind !== undefined && kind.coversHead && kind.weight >= 2;
  const [quote] = phrase.quotes;
  if (quote !== undefined) {
    if ((LOOK.has(head) && !EMPTY.has(head)) || isFontWord(quote.split(' ')[0] ?? '', context)) return false;
    return !mode.isStrict || isSure || /^\p{Lu}.* /u.test(quote);
  }
  if (mode.isStrict && phrase.hasFont) return false;
  if (phrase.stems.length === 1 && head === 'user') return false;
  if (isAttributePhrase(phrase, mode)) return true;
  if (kind === undefined && /^(?:\p{L}+(?:ied|ish|ful|ous|less))$/u.test(phrase.words.join(' '))) return false;
  if (phrase.words.some((word) => TECH.has(foldWord(word))) && !isSure) return false;
  // "badges" alone are won, not drawn on something.
  const isWon = head === 'badge' && phrase.words.length === 1 && !mode.isStrict;
  if (DETAIL.has(head) && !isWon) return kind !== undefined && kind.coversHead && kind.length >= 2;
  if (LOOK.has(head) && !isSure && (mode.isStrict || (kind?.weight ?? 0) < 3)) return false;
  if (isLookWord(phrase.words.at(-1) ?? '', context.colorWords) && kind === undefined) return false;
  if (mode.isStrict) return isSure;
  return (kind?.weight ?? 0) >= 2 || phrase.words.length <= LONGEST_OPEN_PHRASE;
};
