import { splitOutside } from './expand-phrase.ts';
import type { LexiconLang } from './languages.ts';
import { foldKey } from './list-tokens.ts';
import { NUMBER_WORDS } from './number-words.ts';

const counts = new Map<LexiconLang, Map<string, number>>();

const countsOf = (lang: LexiconLang): Map<string, number> => {
  const known = counts.get(lang);
  if (known !== undefined) return known;
  const made = new Map<string, number>();
  splitOutside(NUMBER_WORDS[lang] ?? '', ',').forEach((words, at) => {
    for (const word of words.split('/')) made.set(foldKey(word), at + 1);
  });
  counts.set(lang, made);
  return made;
};

/** The number that a word or up to two digits say, 1 to 99: "three", "drei", "3". */
export const toCount = (word: string, lang: LexiconLang = 'en'): number | undefined => {
  if (/^\d{1,2}$/.test(word)) return Number(word) > 0 ? Number(word) : undefined;
  const key = foldKey(word);
  return countsOf(lang).get(key) ?? (lang === 'en' ? undefined : countsOf('en').get(key));
};
