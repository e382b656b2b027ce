import type { Mood } from '../../../brief.ts';
import { findMoods } from '../../../understand/find-moods.ts';
import { findStyles } from '../../../understand/find-styles.ts';
import type { ReadClause } from '../clause.ts';
import { hasQuote } from '../mask-quotes.ts';

/** Words for a character that are in no table of moods. */
const CHARACTERS: readonly (readonly [RegExp, Mood])[] = [
  [/\b(?:modern|contemporary|fresh|fresher|state of the art|up to date)\b/, 'minimal'],
  [/\b(?:boring|bland|dull|spice|jazz|pep|liven|lively|livelier|wow|pop|exciting|fun|funkier)\b/, 'energetic'],
  [/\b(?:professional|serious|trustworthy|businesslike)\b/, 'corporate'],
  [/\b(?:classy|classier|fancy|fancier|posh|high[- ]end|expensive|premium|luxury)\b/, 'luxurious'],
  [/\b(?:calmer|quieter|softer|gentler|relaxed)\b/, 'calm'],
  [/\b(?:bolder|stronger|louder|daring)\b/, 'bold'],
  [/\b(?:friendlier|nicer|inviting|welcoming)\b/, 'friendly'],
  [/\b(?:simpler|cleaner|tidier|less busy)\b/, 'minimal'],
  [/\b(?:cozier|cosier|homelier|cosy|cozy)\b/, 'warm'],
];

const ABOUT_ALL =
  /^(?:(?:make|turn|go|give|let|redesign|restyle|style|do)\b|(?:it|this|that|(?:this|the) (?:whole )?(?:page|screen|design|thing|layout)) (?:all )?(?:looks?|feels?|is|seems)\b|for (?:kids|children|seniors|teens|teenagers|students|professionals|gamers|women|men|parents)$|(?:an? )?(?:more|less)?\s*[\w-]+(?: and [\w-]+)?(?: (?:look|feel|style|vibe|mood|aesthetic|design|version))?$)/;
const ABOUT_LOOKS =
  /\b(?:look|looks|feel|feels|feeling|style|styled|vibe|mood|aesthetic|design|it|everything|screen|page|thing|app|site|ui)\b/;

/** How the whole is to feel: a named style or a character. */
export const readDirection: ReadClause = ({ text, lower }) => {
  if (hasQuote(text) || /^(?:add|remove|rename|move|duplicate|keep|sort|change .+ to)\b/.test(lower)) return undefined;
  const isMeant = ABOUT_ALL.test(lower) && (ABOUT_LOOKS.test(lower) || lower.split(/\s+/).length <= MOST_BARE_WORDS);
  // A part of the screen, or a value, has no character of its own.
  const isAboutPart =
    /\d/.test(lower) || (/^(?:make|turn|give)\s+(?:the|my|our)\s/.test(lower) && !ABOUT_LOOKS.test(lower));
  if (!isMeant || isAboutPart) return undefined;
  const styles = findStyles(lower);
  const moods = [
    ...new Set([...findMoods(lower), ...CHARACTERS.filter(([words]) => words.test(lower)).map(([, mood]) => mood)]),
  ];
  if (styles.length === 0 && moods.length === 0) return undefined;
  return { kind: 'direction', words: wordsOf(lower, moods), styles, moods };
};

const MOST_BARE_WORDS = 5;

/** A complaint says what is missing only by its contrary. */
const wordsOf = (lower: string, moods: readonly Mood[]): string =>
  /^(?:it|this|that|the .+?) (?:all )?(?:looks?|feels?|is|seems)\b/.test(lower)
    ? `more ${moods[0] ?? 'lively'}`
    : wordsAsked(lower);

const wordsAsked = (lower: string): string =>
  lower
    .replace(
      /^(?:make|turn|give|go)\s+(?:it|this|everything|the (?:whole |entire )?(?:page|screen|design|look))?\s*(?:for|feel|look|to|like|into|a|an)*\s*/,
      '',
    )
    .replace(/^(?:feel|look|an?)\s+/, '')
    .trim();
