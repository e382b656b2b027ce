import { matchPhrase } from './phrase-index.ts';
import { lazyPhraseSet } from './phrase-set.ts';
import { readText } from './read-text.ts';
import { REFUSAL_CLOSERS, REFUSAL_OPENERS } from './refusal-words.ts';

const openersOf = lazyPhraseSet(REFUSAL_OPENERS);
const closersOf = lazyPhraseSet(REFUSAL_CLOSERS);

/**
 * Whether a clause or list entry says what must not be there: "No tab bar", "Please don't add prices", "ohne Fotos",
 * "広告は不要です". "No answer 5" and "No. 7" are content: after a bare "no" a number tells that.
 */
export const isRefusal = (text: string, lang?: string): boolean => {
  // A skip link is an element of its own.
  if (/^\W*skip[- ]link\b/i.test(text)) return false;
  const read = readText(text, lang);
  const { tokens } = read;
  const openers = openersOf(read.lang);
  const closers = closersOf(read.lang);
  if (openers.glued.some((word) => stripMarks(text).startsWith(word))) return true;
  if (closers.glued.some((word) => hasOutside(text, word, read.quoted))) return true;
  const isPolite = POLITE.has(tokens[0]?.key ?? '');
  const opener = matchPhrase(openers.phrases, tokens, isPolite ? 1 : 0) ?? matchPhrase(openers.phrases, tokens, 0);
  // What opens the clause must be its first word, not a word behind a quotation.
  const isFirst = tokens[0] !== undefined && !read.quoted.some(({ end }) => end <= (tokens[0]?.start ?? 0));
  // English openers are known in every language, and "no meio" is no refusal in Portuguese.
  const isOwnWord = read.lang !== 'en' && OWN_NO.has(read.lang) && tokens[0]?.key === 'no';
  const isOpened = opener !== undefined && isFirst && !isOwnWord;
  if (isOpened && !(opener.value.isWeak && isContent(text, tokens.length))) return true;
  return tokens.some((_, at) => matchPhrase(closers.phrases, tokens, at) !== undefined);
};

/** Languages in which "no" is a small word of another meaning: "in the". */
const OWN_NO: ReadonlySet<string> = new Set(['pt']);

const POLITE = new Set(
  'please and but also so bitte und aber por favor s il vous plait per favore prosze lutfen hey just'.split(' '),
);

const isContent = (text: string, words: number): boolean =>
  words < 2 ||
  /^\W*no\.?\s?\d/i.test(text) ||
  /^\W*no\.\s/i.test(text) ||
  /\s\**\d+\**\W*$/.test(text) ||
  /\byet\W*$/i.test(text);

const stripMarks = (text: string): string => text.replace(/^[\s\-*•·–—>\d.)]+/, '');

const hasOutside = (text: string, word: string, quoted: readonly { start: number; end: number }[]): boolean => {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1))
    if (!quoted.some(({ start, end }) => at >= start && at < end)) return true;
  return false;
};
