import { LEXICON_LANGUAGES } from './vocabulary/lexicon.ts';
import { foldWord, listStems, listWords } from './word-forms.ts';

const SPACELESS = new Set(['ja', 'zh']);
/** Shorter words are found inside others by accident. */
const SHORTEST_COMPOUND_PART = 4;
const LONGEST_PHRASE = 4;

/** Endings that plurals and cases add in the languages of the lexicon; tried in turn until a word is known. */
const ENDINGS =
  /(?:ами|ями|ах|ях|ого|его|ому|ой|ом|ем|ов|ев|ей|ami|ach|ow|ego|en|er|es|em|s|n|x|e|i|a|ów|ow|y|lar|ler|ы|и|а|у|е|я|ю|을|를|이|가|은|는|의|와|과)$/u;

/** Languages whose nouns change with their case; a heading wants the plain form. */
const INFLECTED = new Set(['ru', 'pl']);

type Words = ReadonlyMap<string, string>;

/** A fleeting or changing vowel comes back in the plain form: "списком" is of "список", "opłatą" of "oplata". */
const PLAIN_ENDINGS = ['', 'e', 'ы', 'и', 'а', 'я', 'y', 'a'];

const findWord = (words: Words, word: string): string | undefined => {
  const known = words.get(word);
  if (known !== undefined || word.length <= 3) return known;
  const stems = [word.slice(0, -1), word.replace(ENDINGS, '')].filter((stem) => stem.length > 2 && stem !== word);
  for (const stem of stems) {
    const found = PLAIN_ENDINGS.map((ending) => words.get(stem + ending)).find((english) => english !== undefined);
    if (found !== undefined) return found;
  }
  return words.get(word.replace(ENDINGS, '').replace(/(.)$/u, 'о$1'));
};

/** Languages whose small words are written onto the next: "למסעדה" is "for a restaurant", "المطعم" "the restaurant". */
const PREFIXES: Readonly<Record<string, RegExp>> = {
  ar: /^(?:وال|بال|كال|فال|لل|ال|[وبلفك])/u,
  he: /^(?:ול|וה|וב|של|מה|שה|[הולבמשכ])/u,
};
/** What is left must still be a word. */
const SHORTEST_AFTER_PREFIX = 3;

const findPrefixed = (words: Words, phrase: string, lang: string): string | undefined => {
  const bare = phrase.replace(PREFIXES[lang] ?? /^(?!)/, '');
  const isShort = bare === phrase || bare.length < SHORTEST_AFTER_PREFIX;
  return isShort ? undefined : words.get(bare);
};

/**
 * German, Dutch and Swedish write compounds as one word: its last part says what it is, the first what it is about, which
 * alone is worth knowing too: a "Hundebesitzer" has to do with dogs.
 */
const findCompound = (words: Words, word: string): string | undefined => {
  for (let cut = SHORTEST_COMPOUND_PART; cut <= word.length - SHORTEST_COMPOUND_PART + 1; cut++) {
    const last = findWord(words, word.slice(cut));
    if (last === undefined) continue;
    const first = word.slice(0, cut);
    return `${findWord(words, first) ?? findWord(words, first.replace(/s$/, '')) ?? ''} ${last}`.trim();
  }
  for (let cut = word.length - SHORTEST_UNKNOWN_REST; cut >= SHORTEST_COMPOUND_PART; cut--) {
    const first = words.get(word.slice(0, cut)) ?? words.get(word.slice(0, cut).replace(/(?:es|en|[sne])$/, ''));
    if (first !== undefined) return first;
  }
  return undefined;
};

/** Fewer letters are an ending rather than a word. */
const SHORTEST_UNKNOWN_REST = 5;

/** What the lexicon knows at one place of a text: how far it reaches, and what it is in English. */
interface Known {
  phrase: string;
  english: string;
}

/** Pieces of a text written without spaces, each known or Latin. */
const readSpaceless = (words: Words, text: string): Known[] => {
  const found: Known[] = [];
  const folded = foldWord(text);
  for (let at = 0; at < folded.length;) {
    const ascii = /^[a-z0-9]+/.exec(folded.slice(at))?.[0];
    if (ascii !== undefined) {
      found.push({ phrase: '', english: ascii });
      at += ascii.length;
      continue;
    }
    let length = Math.min(8, folded.length - at);
    while (length > 0 && !words.has(folded.slice(at, at + length))) length--;
    const phrase = folded.slice(at, at + length);
    const english = words.get(phrase);
    if (english !== undefined) found.push({ phrase, english });
    at += Math.max(1, length);
  }
  return found;
};

/** Pieces of a text written with spaces; of an unknown word the phrase is empty. */
const readSpaced = (words: Words, text: string, lang: string): Known[] => {
  const tokens = listWords(text).flatMap((word) => foldWord(word).split(/['’]/));
  const found: Known[] = [];
  for (let at = 0; at < tokens.length;) {
    let length = Math.min(LONGEST_PHRASE, tokens.length - at);
    let english: string | undefined;
    let phrase = '';
    for (; length > 0; length--) {
      phrase = tokens.slice(at, at + length).join(' ');
      english = (length > 1 ? words.get(phrase) : findWord(words, phrase)) ?? findPrefixed(words, phrase, lang);
      if (english !== undefined) break;
    }
    const token = tokens[at] ?? '';
    const compound = english === undefined && COMPOUNDING.has(lang) ? findCompound(words, token) : undefined;
    const meant = english ?? compound;
    found.push({ phrase: meant === undefined ? '' : phrase || token, english: meant ?? token });
    at += Math.max(1, length);
  }
  return found;
};

const COMPOUNDING = new Set(['de', 'nl', 'sv']);

const readKnown = (words: Words, text: string, lang: string): Known[] =>
  SPACELESS.has(lang) ? readSpaceless(words, text) : readSpaced(words, text, lang);

/** Words and phrases of a text, folded, that the lexicon knows in a language; none for one that it does not have. */
export const listKnownPhrases = (text: string, lang: string): string[] => {
  const words = LEXICON_LANGUAGES.get(lang);
  return words === undefined
    ? []
    : readKnown(words, text, lang)
        .map(({ phrase }) => phrase)
        .filter((phrase) => phrase !== '');
};

/** The plain form of an inflected noun that the lexicon knows: "списком" gives "список". Other words come back as they are. */
export const toPlainForm = (word: string, lang: string): string => {
  const words = LEXICON_LANGUAGES.get(lang);
  if (words === undefined || !INFLECTED.has(lang)) return word;
  if (words.has(foldWord(word))) return word.replace(/[ąę]$/u, 'a');
  const meant = findWord(words, foldWord(word));
  if (meant === undefined) return word;
  const stem = foldWord(word).replace(ENDINGS, '');
  return [...words].find(([key, english]) => english === meant && key.startsWith(stem.slice(0, -1)))?.[0] ?? word;
};

/** Stems of a text in English, so that one vocabulary serves every language; unknown words stay as they are. */
export const listEnglishStems = (text: string, lang: string): string[] => {
  const words = LEXICON_LANGUAGES.get(lang);
  if (words === undefined) return listStems(text);
  return readKnown(words, text, lang).flatMap(({ english }) => listStems(english));
};

/** The same unstemmed, as English words that patterns are read from. */
export const toEnglish = (text: string, lang: string): string => {
  const words = LEXICON_LANGUAGES.get(lang);
  return words === undefined
    ? text
    : readKnown(words, text, lang)
        .map(({ english }) => english)
        .join(' ');
};
