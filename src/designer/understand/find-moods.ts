import type { Mood } from '../brief.ts';
import { createPhraseTable, listEntries, listPhraseHits } from './phrase-table.ts';
import { MOOD_WORDS } from './vocabulary/mood-words.ts';
import { foldWord, listStems } from './word-forms.ts';

const MOST_MOODS = 4;

/** Scripts written without spaces are searched by fragment. */
const isSpaceless = (phrase: string): boolean =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(phrase);

const TABLES = MOOD_WORDS.map(([mood, words]) => {
  const phrases = listEntries(words);
  return {
    mood,
    table: createPhraseTable([[mood, 1, phrases.filter((phrase) => !isSpaceless(phrase))]]),
    fragments: phrases.filter(isSpaceless),
  };
});

const REFUSED = /\b(?:no|not|without|avoid|never|instead of|ditch(?:es|ing)?|ohne|sans|sin|senza|sem)\b[^.;]{0,40}/g;

/** Kinds of goods and work that carry a mood word without asking for the mood. */
const NOT_A_MOOD =
  /\b(?:clean (?:energy|water|air|code|beauty)|raw (?:data|materials?|food)|glass(?:es)? of|organic (?:traffic|search|reach)|business (?:plan|card|hours|trip|class|account|name|loan)|natural (?:gas|language|disaster)|simple interest|health professional|premium (?:plan|tier|account|member\w*|due)|fun facts?|quick fun|human resources|bold (?:text|button)|clay court|dynamic (?:island|type|pricing)|electric (?:car|vehicle|scooter|bike|guitar)s?|craft (?:beer|brewery|fair)s?|developer tools|craft stor\w+)\b/g;

/** Moods that a prompt's words call for, most often named first, at most four. */
export const findMoods = (prompt: string): Mood[] => {
  const text = foldWord(prompt).replaceAll(REFUSED, ' ').replaceAll(NOT_A_MOOD, ' ');
  const stems = listStems(text.replaceAll('-', ' '));
  return TABLES.map(({ mood, table, fragments }) => {
    const hits = listPhraseHits(table, stems);
    const count = hits.length + fragments.filter((fragment) => text.includes(foldWord(fragment))).length;
    return { mood, count, at: hits[0]?.at ?? stems.length };
  })
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || a.at - b.at)
    .slice(0, MOST_MOODS)
    .map(({ mood }) => mood);
};
