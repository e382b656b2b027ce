import type { Mood } from '../../brief.ts';
import { MOOD_WORDS } from './mood-words.ts';

const ENDINGS = '(?:e|er|es|en|em|s|a|as|o|os|i|y|ie|ej|ich|t|x|se|ly|ne|nt|nte|nti|ente|eux|euse|ux)?';

const SPACELESS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

interface MoodPattern {
  moods: Mood[];
  pattern: RegExp;
}

const escape = (word: string): string => word.replaceAll('-', '[\\s-]');

const PATTERNS: readonly MoodPattern[] = (Object.entries(MOOD_WORDS) as [Mood, string][]).flatMap(([mood, words]) => {
  const list = words.split(/\s+/);
  const spaced = list.filter((word) => !SPACELESS.test(word));
  const fragments = list.filter((word) => SPACELESS.test(word));
  return [
    {
      moods: [mood],
      pattern: new RegExp(`(?<![\\p{L}\\d-])(?:${spaced.map(escape).join('|')})${ENDINGS}(?![\\p{L}])`, 'gu'),
    },
    ...(fragments.length === 0 ? [] : [{ moods: [mood], pattern: new RegExp(fragments.join('|'), 'gu') }]),
  ];
});

/** Kinds of goods, type and work that carry a mood word without asking for the mood. */
const NOT_A_MOOD =
  /\b(?:clean (?:energy|water|air|code)|raw (?:data|materials?|food|sienna)|organic (?:traffic|search)|simple interest|premium (?:plan|tier|account)|human resources|bold (?:text|button|type|headings?|grotes\w+)|strong (?:password|swell)|warm (?:white|off-white|gr[ae]y)|natural (?:gas|language)|soft (?:shadows?|drinks?)|cool gr[ae]y|rock climbing|high contrast)\b/g;

/** A mood word of a statement as it stands there, with the moods it means. */
export interface FoundMood {
  word: string;
  mood: Mood;
  at: number;
}

const START_LENGTH = 4;
/** First letters of all mood words: a text with none of them is not searched. */
const STARTS: ReadonlySet<string> = new Set(
  Object.values(MOOD_WORDS).flatMap((words) => words.split(/\s+/).map((word) => word.slice(0, START_LENGTH))),
);

const mayHold = (folded: string): boolean =>
  SPACELESS.test(folded) ||
  [...folded.matchAll(/[\p{L}\d]+/gu)].some(([word]) => STARTS.has(word.slice(0, START_LENGTH)));

/** Mood words of folded text without its refusals, in order. */
export function findMoods(folded: string): FoundMood[] {
  if (!mayHold(folded)) return [];
  const text = folded.replaceAll(NOT_A_MOOD, (match) => ' '.repeat(match.length));
  return PATTERNS.flatMap(({ moods, pattern }) =>
    [...text.matchAll(pattern)].flatMap((match) =>
      moods.map((mood): FoundMood => ({ word: match[0].trim(), mood, at: match.index })),
    ),
  ).sort((a, b) => a.at - b.at);
}
