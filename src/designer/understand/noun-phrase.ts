import { parseCount, parseShapeCount, parseSpanCount } from './count-words.ts';
import { bareWord, isLookWord } from './look-word.ts';
import { listQuotes, QUOTE_MARK, QUOTE_MARKS } from './prompt-text.ts';
import { listEnglishStems } from './translate-words.ts';
import type { LanguageGrammar } from './vocabulary/languages.ts';
import { NAME_PARTS, PROTECTED_MODIFIERS } from './vocabulary/name-parts.ts';
import { HOLDER_HEADS } from './vocabulary/style-words.ts';
import { toSingular } from './word-forms.ts';

/** What reading one phrase needs to know of its prompt. */
export interface ReadContext {
  lang: string;
  grammar: LanguageGrammar;
  quotes: readonly string[];
  /** Words that mean a colour in this prompt, though they are names of things too. */
  colorWords: ReadonlySet<string>;
  /** First words of the font families that the prompt names, lowercase. */
  fontWords: ReadonlySet<string>;
}

/** An entry of an enumeration taken apart: "three glass plan cards with prices (Basic, Pro)". */
export interface NounPhrase {
  /** The naming words without articles, counts and looks: ["plan", "cards"]. */
  words: string[];
  /** English stems of `words`. */
  stems: string[];
  /** A container before "of" or "for": "list" in "a list of workouts". */
  holder?: string;
  count?: number;
  /** What a compound counts: "tier" in "a 4-tier grid". */
  unit?: string;
  hasArticle: boolean;
  /** A font family is named among its words. */
  hasFont: boolean;
  quotes: string[];
  /** Masked texts in brackets. */
  asides: string[];
  /** The masked qualifier after the naming words, and the word that leads it in. */
  tail: string;
  tailLead: string;
}

const PREPOSITIONS = new Set(
  (
    'with that which where whose who for on in over above below beside beneath using from by as to at across under around when so while via per against between ' +
    'behind inside into through within along after during without including like such alongside about of plus each then is are was were can could should will must ' +
    'lets allows supports opens collapses carries sits floats beyond toward towards only if until unless because but'
  ).split(' '),
);
/** Participles that lead a qualifier, but open a name where they stand first: "reading tips". */
const PARTICIPLES = new Set(
  (
    'showing containing featuring framing wrapping carrying holding displaying listing covering representing related based labelled labeled titled named called saying ' +
    'grouped designed built joining'
  ).split(' '),
);
const OBJECT_LEADS = new Set(
  'of for showing with containing displaying listing about representing fur von mit pour para per avec con com van'.split(
    ' ',
  ),
);
const HOLDERS = new Set(HOLDER_HEADS);
const EMPTY_WORDS = new Set(
  'each also all both etc more respectively everything too finally optionally optional maybe possibly please together'.split(
    ' ',
  ),
);
const GLUE = '\u2060';
const ELISION = /^(?:l|d|un|dell|nell|all|qu)['’](?=\p{L})/iu;

const MODE = /\b(?:dark|light)[ -](?:mode|theme)\b(?=\s+\p{L})/giu;

/** What is counted and parted: "revenue by course" is one thing to see, not revenue and a course. */
const PARTED =
  /\b(?:revenue|sales|expenses?|costs?|spend(?:ing)?|orders|tickets|traffic|visits|visitors|sign-?ups|leads|bookings|hours|usage|headcount|churn|income|profit|budget|conversions|downloads|users|customers|complaints|incidents|energy|emissions|consumption|enrol?lments|turnover|absences|takings|returns|donations) by (?:department|team|region|country|market|product|channel|source|branch|location|store|site|supplier|vendor|customer|client|account|project|course|category|type|plan|segment|status|priority|device|campaign|agent|employee)\b/giu;

const glue = (text: string): string =>
  text
    .replaceAll(PARTED, (name) => name.replaceAll(' ', GLUE))
    .replaceAll(MODE, ' ')
    .replaceAll(/\bnext to\b/giu, 'beside')
    .replaceAll(NAME_PARTS, (name) => name.replaceAll(' ', GLUE))
    .replaceAll(PROTECTED_MODIFIERS, (name) => name.replaceAll(' ', GLUE));

const unglue = (words: readonly string[]): string[] =>
  words
    .join(' ')
    .replaceAll(GLUE, ' ')
    .split(' ')
    .filter((word) => word !== '');

const takeAsides = (text: string): { text: string; asides: string[] } => {
  const asides: string[] = [];
  const rest = text.replaceAll(/[([（]([^()[\]（）]*)[)\]）]/g, (_, inner: string) => {
    asides.push(inner.trim());
    return ' ';
  });
  return { text: rest, asides };
};

const splitWords = (text: string): string[] =>
  text
    .replaceAll(QUOTE_MARKS, (mark) => ` ${mark} `)
    .split(/\s+/)
    .map((word) => word.replaceAll(/^[“”"'`,;:!¡¿*→–—-]+|[“”"'`,;:!?*→–—-]+$/gu, ''))
    .filter((word) => /[\p{L}\p{N}&\uE000-\uF8FF]/u.test(word));

const isPreposition = (word: string, isFirst: boolean, { lang, grammar }: ReadContext): boolean => {
  if (word.includes(GLUE)) return false;
  const bare = bareWord(word);
  if (lang === 'en') return PREPOSITIONS.has(bare) || (!isFirst && PARTICIPLES.has(bare));
  return grammar.prepositions.split(' ').includes(bare) || grammar.leads.split(' ').includes(bare);
};

interface Cut {
  head: string[];
  lead: string;
  tail: string[];
}

const cutAtPreposition = (words: readonly string[], context: ReadContext): Cut => {
  const isNaming = (word: string): boolean =>
    !context.grammar.articles.split(' ').includes(bareWord(word)) && parseCount(bareWord(word)) === undefined;
  // "one inside spread": right after an article the word is no preposition.
  const at = words.findIndex(
    (word, index) => isPreposition(word, index === 0, context) && (index === 0 || words.slice(0, index).some(isNaming)),
  );
  if (at < 0 || (at === 0 && words.length === 1)) return { head: [...words], lead: '', tail: [] };
  return { head: words.slice(0, at), lead: bareWord(words[at] ?? ''), tail: words.slice(at + 1) };
};

interface Front {
  words: string[];
  hasArticle: boolean;
  count?: number;
}

/** Takes articles and numbers off the front. */
const stripFront = (words: readonly string[], context: ReadContext): Front => {
  const articles = context.grammar.articles.split(' ');
  const front: Front = { words: [], hasArticle: false };
  let from = 0;
  for (; from < words.length - 1; from++) {
    const word = bareWord(words[from] ?? '');
    const count = parseCount(word);
    // "2 player game": the number belongs to the name, not to the things.
    const isPartOfName =
      context.lang === 'en' &&
      words.length - from > 2 &&
      /^\d/.test(word) &&
      !/s$/i.test(words[from + 1] ?? '') &&
      !isLookWord(words[from + 1] ?? '', context.colorWords) &&
      !/s$/i.test(words.at(-1) ?? '');
    if (isPartOfName) break;
    if (count !== undefined) front.count = count;
    else if (articles.includes(word)) front.hasArticle = true;
    else if (!EMPTY_WORDS.has(word)) break;
  }
  front.words = words.slice(from);
  const [first] = front.words;
  if (first !== undefined && context.grammar.headFirst) front.words[0] = first.replace(ELISION, '');
  return front;
};

/** "a list" in "a list of workouts": nothing but a container stands before the preposition. */
const findHolder = (front: Front, context: ReadContext): string | undefined => {
  const named = front.words.filter((word) => !isLookWord(word, context.colorWords));
  // "a 4-tier grid with …": what it counts says what it holds.
  const isCounted = front.words.some((word) => parseShapeCount(bareWord(word)) !== undefined);
  if (named.length !== 1 || isCounted || QUOTE_MARK.test(front.words.join(' '))) return undefined;
  const holder = toSingular(bareWord(named[0] ?? ''));
  return HOLDERS.has(holder) ? holder : undefined;
};

/** "Fraunces" before "CTA band": how it is set, not what it says. */
export const isFontWord = (word: string, { fontWords }: ReadContext): boolean =>
  /^\p{Lu}/u.test(word) && fontWords.has(bareWord(word));

const stripLooks = (
  words: readonly string[],
  context: ReadContext,
): { words: string[]; count?: number; unit?: string } => {
  const kept: string[] = [];
  let shape: { count?: number; unit?: string } = {};
  for (const [index, word] of words.entries()) {
    const bare = bareWord(word);
    const found = parseShapeCount(bare);
    if (found !== undefined) shape = { ...found, ...shape };
    // The last word names the thing, even where it could be a look: "lights".
    else if (
      !EMPTY_WORDS.has(bare) &&
      (index === words.length - 1 || (!isLookWord(word, context.colorWords) && !isFontWord(word, context)))
    )
      kept.push(word);
  }
  return { words: kept, ...shape };
};

/** Takes one entry of an enumeration apart. Total: whatever stands in the chunk comes back in some part. */
export const parseNounPhrase = (chunk: string, context: ReadContext): NounPhrase => {
  const { text, asides } = takeAsides(chunk);
  let cut = cutAtPreposition(splitWords(glue(text)), context);
  let front = stripFront(cut.head, context);
  const holder = OBJECT_LEADS.has(cut.lead) && cut.tail.length > 0 ? findHolder(front, context) : undefined;
  if (holder !== undefined) {
    const outer = front;
    cut = cutAtPreposition(cut.tail, context);
    front = stripFront(cut.head, context);
    front.hasArticle ||= outer.hasArticle;
    if (outer.count !== undefined) front.count = outer.count;
  }
  const named = stripLooks(
    front.words.filter((word) => !QUOTE_MARK.test(word)),
    context,
  );
  const words = unglue(named.words);
  const count =
    front.count ?? named.count ?? (/\bin \d/.test(words.join(' ')) ? undefined : parseSpanCount(words.join(' ')));
  return {
    words,
    stems: listEnglishStems(words.join(' '), context.lang),
    ...(holder === undefined ? {} : { holder }),
    ...(count === undefined || count < 2 ? {} : { count }),
    ...(named.unit === undefined ? {} : { unit: named.unit }),
    hasArticle: front.hasArticle,
    hasFont: front.words.some((word) => isFontWord(word, context)),
    quotes: listQuotes(front.words.join(' '), context.quotes),
    asides,
    tail: unglue(cut.tail).join(' '),
    tailLead: cut.lead,
  };
};
