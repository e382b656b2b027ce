import { LEXICON_LANGUAGES } from './vocabulary/lexicon.ts';
import { foldWord, listStems, listWords } from './word-forms.ts';

const SPACELESS = new Set(['ja', 'zh']);
/** Shorter words are found inside others by accident. */
const SHORTEST_COMPOUND_PART = 4;
const LONGEST_PHRASE = 4;

/** Endings that plurals and cases add in the languages of the lexicon; tried in turn until a word is known. */
const ENDINGS = /(?:en|er|es|em|s|n|x|e|i|a|ów|ow|y|lar|ler|ы|и|а|ов|у|ой|ом|을|를|이|가|은|는|의|와|과)$/u;

type Words = ReadonlyMap<string, string>;

const findWord = (words: Words, word: string): string | undefined =>
  words.get(word) ?? (word.length > 3 ? words.get(word.replace(ENDINGS, '')) : undefined);

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

/** Stems of a text in English, so that one vocabulary serves every language; unknown words stay as they are. */
export const listEnglishStems = (text: string, lang: string): string[] => {
  const words = LEXICON_LANGUAGES.get(lang);
  if (words === undefined) return listStems(text);
  const english = SPACELESS.has(lang)
    ? translateSpaceless(words, text)
    : translateSpaced(words, text, lang === 'de' || lang === 'nl');
  return english.flatMap(listStems);
};
