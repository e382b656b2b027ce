import { LANGUAGES } from './vocabulary/languages.ts';
import { LEXICON_LANGUAGES } from './vocabulary/lexicon.ts';
import { isEnglishWord } from './correct-spelling.ts';
import { foldWord, listWords, toSingular } from './word-forms.ts';

const SCRIPTS: readonly (readonly [lang: string, letters: RegExp])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['zh', /\p{Script=Han}/gu],
  ['ru', /\p{Script=Cyrillic}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['th', /\p{Script=Thai}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
];

/** Letters that few languages share; they help where a prompt has only three words. */
const LETTERS: readonly (readonly [lang: string, letters: RegExp])[] = [
  ['de', /[äöüß]/i],
  ['fr', /[çœêèàùûîïë]/i],
  ['es', /[ñ¿¡]/i],
  ['pt', /[ãõ]|ção|ções/i],
  ['pl', /[ąćęłńśźż]/i],
  ['tr', /[ğışİ]/],
  ['it', /[òìù]|(?:^|\s)(?:dell|nell)['’]/i],
];

/** Words that are English too tell nothing of another language: "app", "website". */
const ENGLISH_WORDS = new Set(
  [...LEXICON_LANGUAGES.values()].flatMap((words) => [...words.values()]).flatMap((english) => english.split(' ')),
);

/** Words of screens are borrowed by many languages; each counts for English less than a small word of another. */
const ENGLISH_NOUN = 0.25;

const MARKS = Object.entries(LANGUAGES).map(([lang, grammar]) => ({ lang, words: new Set(grammar.marks.split(' ')) }));

const findScript = (prompt: string): string | undefined => {
  const letters = prompt.match(/\p{L}/gu)?.length ?? 0;
  return SCRIPTS.find(([lang, script]) => {
    const share = (prompt.match(script)?.length ?? 0) / Math.max(1, letters);
    // Japanese mixes scripts: a tenth of kana settles it.
    return share > (lang === 'ja' ? 0.1 : 0.3);
  })?.[0];
};

/** BCP 47 tag of the language a prompt is written in; English when nothing tells. */
export const findLanguage = (prompt: string): string => {
  const script = findScript(prompt);
  if (script !== undefined) return script;
  const words = listWords(prompt).map(foldWord);
  const scores = MARKS.map(({ lang, words: marks }) => {
    const small = words.filter((word) => marks.has(word)).length;
    const nouns =
      lang === 'en'
        ? 0
        : words.filter(
            (word) =>
              LEXICON_LANGUAGES.get(lang)?.has(word) === true &&
              !ENGLISH_WORDS.has(word) &&
              !ENGLISH_WORDS.has(toSingular(word)),
          ).length;
    const letters = LETTERS.some(([owner, pattern]) => owner === lang && pattern.test(prompt)) ? 1 : 0;
    return { lang, score: small + nouns * 0.6 + (small + nouns > 0 ? letters : letters * 0.5) };
  });
  const english =
    (scores.find((candidate) => candidate.lang === 'en')?.score ?? 0) +
    words.filter((word) => word.length > 3 && isEnglishWord(word)).length * ENGLISH_NOUN;
  const best = scores.reduce((winner, candidate) => (candidate.score > winner.score ? candidate : winner));
  return best.score > english && best.score >= 1 ? best.lang : 'en';
};
