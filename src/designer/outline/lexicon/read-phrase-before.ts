import { qualityIndexOf } from './find-qualities.ts';
import { FUNCTION_WORDS } from './function-words.ts';
import { HEAD_FIRST, LEXICON_LANGS, type LexiconLang } from './languages.ts';
import { foldKey, type Token } from './list-tokens.ts';
import { matchPhrase } from './phrase-index.ts';
import type { ReadText } from './read-text.ts';
import { toCount } from './to-count.ts';

export interface PhraseBefore {
  /** Where the phrase begins; absent where nothing stands before the noun. */
  start?: number;
  modifiers: string[];
  qualifier: string | undefined;
  count: number | undefined;
}

/** More words than this before a noun are no phrase of it. */
const FARTHEST = 6;
const MOST_QUALIFIERS = 3;

/** What stands before a number that belongs to something else. */
const PART_OF_FIGURE = /(?:[\d.,:'’#№/+−-]|\bn[or]?[.°º]? ?)$/i;

const functionWords = new Map<LexiconLang, ReadonlySet<string>>(
  LEXICON_LANGS.map((lang) => [lang, new Set((FUNCTION_WORDS[lang] ?? '').split(' ').map(foldKey))]),
);

/** Reads leftwards from a noun: quality and number words, and up to three other words that say which one it is. */
export const readPhraseBefore = ({ text, tokens, lang }: ReadText, at: number): PhraseBefore => {
  const modifiers: string[] = [];
  const qualifiers: string[] = [];
  let count: number | undefined;
  let start: number | undefined;
  for (let back = at - 1; back >= 0 && at - back <= FARTHEST; back -= 1) {
    const token = tokens[back];
    const next = tokens[back + 1];
    if (token === undefined || next === undefined || !isTied(text, token, next, lang, tokens, back)) break;
    const number = toCount(token.key, lang);
    const isArticle = token.key.length <= 4 && number === 1 && lang !== 'en';
    if (number !== undefined && !isArticle) {
      // The number must stand by itself: not the end of "1.2" or "no. 7", nor the 12 of "12 mm".
      if (
        token.isNumber &&
        (next.gap === 'hyphen' || PART_OF_FIGURE.test(text.slice(Math.max(0, token.start - 4), token.start)))
      )
        break;
      count = number;
      modifiers.unshift(text.slice(token.start, token.end));
      start = token.start;
      break;
    }
    // "ein Feld": the article, not "on".
    if (isArticle && lang === 'de') break;
    if (isQuality(tokens, back, lang)) modifiers.unshift(text.slice(token.start, token.end));
    else if (isFunctionWord(token.key, lang) || token.isNumber || /^\d/.test(token.key)) break;
    // Where the noun comes first, what stands before it is another one.
    else if (HEAD_FIRST.has(lang) || qualifiers.length === MOST_QUALIFIERS) break;
    else qualifiers.unshift(text.slice(token.start, token.end));
    start = token.start;
  }
  return {
    ...(start === undefined ? {} : { start }),
    modifiers,
    qualifier: qualifiers.length === 0 ? undefined : qualifiers.join(' '),
    count,
  };
};

const isTied = (
  text: string,
  token: Token,
  next: Token,
  lang: LexiconLang,
  tokens: readonly Token[],
  back: number,
): boolean => {
  if (next.gap === 'space' || next.gap === 'hyphen') return true;
  // "large, round, red button": commas between quality words.
  return (
    /^, ?$/.test(text.slice(token.end, next.start)) &&
    isQuality(tokens, back, lang) &&
    isQuality(tokens, back + 1, lang)
  );
};

/** Whether a word by itself is a quality word of the language. */
export const isQuality = (tokens: readonly Token[], at: number, lang: LexiconLang): boolean => {
  const match = matchPhrase(qualityIndexOf(lang).phrases, tokens, at);
  return match !== undefined && match.length === 1;
};

/** Whether a word ends noun phrases: articles, prepositions, auxiliaries, verbs of showing. */
export const isFunctionWord = (key: string, lang: LexiconLang): boolean =>
  functionWords.get(lang)?.has(key) === true || functionWords.get('en')?.has(key) === true;
