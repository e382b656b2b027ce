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
const PLAIN_ENDINGS = ['', 'e', 'ы', 'и', 'а', 'y', 'a'];

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

/** German and Dutch write compounds as one word: its last part says what it is, the first what it is about. */
const findCompound = (words: Words, word: string): string | undefined => {
  for (let cut = SHORTEST_COMPOUND_PART; cut <= word.length - SHORTEST_COMPOUND_PART + 1; cut++) {
    const last = findWord(words, word.slice(cut));
    if (last === undefined) continue;
    const first = word.slice(0, cut);
    return `${findWord(words, first) ?? findWord(words, first.replace(/s$/, '')) ?? ''} ${last}`.trim();
  }
  return undefined;
};

const translateSpaceless = (words: Words, text: string): string[] => {
  const found: string[] = [];
  const folded = foldWord(text);
  for (let at = 0; at < folded.length;) {
    const ascii = /^[a-z0-9]+/.exec(folded.slice(at))?.[0];
    if (ascii !== undefined) {
      found.push(ascii);
      at += ascii.length;
      continue;
    }
    let length = Math.min(8, folded.length - at);
    while (length > 0 && !words.has(folded.slice(at, at + length))) length--;
    const english = length > 0 ? words.get(folded.slice(at, at + length)) : undefined;
    if (english !== undefined) found.push(english);
    at += Math.max(1, length);
  }
  return found;
};

const translateSpaced = (words: Words, text: string, hasCompounds: boolean): string[] => {
  const tokens = listWords(text).flatMap((word) => foldWord(word).split(/['’]/));
  const found: string[] = [];
  for (let at = 0; at < tokens.length;) {
    let length = Math.min(LONGEST_PHRASE, tokens.length - at);
    let english: string | undefined;
    for (; length > 0; length--) {
      const phrase = tokens.slice(at, at + length).join(' ');
      english = length > 1 ? words.get(phrase) : findWord(words, phrase);
      if (english !== undefined) break;
    }
    const token = tokens[at] ?? '';
    found.push(english ?? (hasCompounds ? findCompound(words, token) : undefined) ?? token);
    at += Math.max(1, length);
  }
  return found;
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
  const english = SPACELESS.has(lang)
    ? translateSpaceless(words, text)
    : translateSpaced(words, text, lang === 'de' || lang === 'nl');
  return english.flatMap(listStems);
};
