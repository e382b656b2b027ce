import { PAGE_LANGUAGES, type PageLanguage } from '../knowledge/parts/page-languages.ts';
import { openWhole } from '../knowledge/library.ts';
import type { PageKnowledge } from '../knowledge/parts/part-knowledge.ts';
import { findPage } from '../propose/find-page.ts';
import { foldWord, listWords, toSingular } from '../understand/word-forms.ts';
import { findLocalPage, wordsIn } from './find-local-page.ts';
import { smallWordsOf } from './small-words.ts';

/** Every English word that names pages or stands on them, folded. */
const englishWords = openWhole(
  'pages',
  (pages: readonly PageKnowledge[]): ReadonlySet<string> =>
    new Set(
      pages.flatMap(({ words, usual, always }) => [...words, ...usual, ...always].flatMap(listWords).map(foldWord)),
    ),
);

const isEnglish = (word: string): boolean =>
  [word, toSingular(word)].some((form) => englishWords().has(form) || smallWordsOf('en').has(form));

/** Longer prompts have small words enough to tell their language by. */
const MOST_WORDS = 6;

/**
 * The language of a few words that have no sign of one and are taken for English ("Taschenrechner", "Quiz über Hauptstädte"):
 * the one in which more of them call known pages than stand on English ones, if it also has a page of that name. Words that English
 * has a page for stay English, except beside a small word of the other language.
 */
export function spokenIn(prompt: string): PageLanguage | undefined {
  const words = listWords(prompt).map(foldWord);
  if (words.length === 0 || words.length > MOST_WORDS) return undefined;
  const english = words.filter(isEnglish);
  if (english.length === words.length) return undefined;
  const foreign = words.filter((word) => !english.includes(word));
  const isEnglishPage = findPage(prompt) !== undefined;
  return PAGE_LANGUAGES.find((lang) => {
    const isBound = foreign.some((word) => smallWordsOf(lang).has(word));
    if (isEnglishPage && !isBound) return false;
    const known = foreign.filter((word) => wordsIn(lang).has(word) || smallWordsOf(lang).has(word));
    return known.length > (isBound ? 0 : english.length) && findLocalPage(prompt, lang) !== undefined;
  });
}
