import { converter } from 'culori';
import {
  BACKGROUND_CLUES,
  type ColorClue,
  isBackgroundWord,
  isNeutralWord,
  isPrimaryWord,
  isSecondaryWord,
  isStateWord,
  isTertiaryWord,
  PRIMARY_CLUES,
  SECONDARY_CLUES,
  TERTIARY_CLUES,
  weigh,
} from './color-clues.ts';
import type { ColorMention } from './color-mention.ts';

/** The colours of a file that a theme needs. */
export interface ColorRoles {
  primary?: ColorMention;
  /** The file names no primary colour; this one is its most used. */
  isPrimaryGuessed: boolean;
  secondary?: ColorMention;
  tertiary?: ColorMention;
  neutral?: ColorMention;
  /** Page backgrounds, the likeliest first. */
  backgrounds: readonly ColorMention[];
}

const PRIMARY_LEAST = 25;
const ACCENT_LEAST = 30;
/** An accent needs a word that calls it one; being colourful is not enough. */
const ACCENT_CLUE_LEAST = 15;
const BACKGROUND_LEAST = 35;
/** Chroma of OKLCH from which a colour has a hue to the eye. */
const CHROMATIC = 0.04;
const PAGE_CHROMA = 0.08;
/** Two hues closer than this read as shades of one colour. */
const DISTINCT_HUE_DEGREES = 25;

/** Maps colours to roles by name, note, section, order and how often they are used. `title` is the brand's name. */
export function assignColorRoles(mentions: readonly ColorMention[], title: string): ColorRoles {
  const uses = countUses(mentions);
  const brandWords = title.split(' ').filter((word) => word.length > 2 && !GENERIC_TITLE_WORDS.has(word));
  const score = (mention: ColorMention, index: number, clues: readonly ColorClue[]): number =>
    weigh(mention, clues) +
    toFormPoints(mention) +
    toUsePoints(uses.get(mention.hex) ?? 1) -
    Math.min(12, index * 0.15);
  const toBrandScore = (mention: ColorMention, index: number, clues: readonly ColorClue[]): number =>
    score(mention, index, clues) + toChromaPoints(mention) + toBrandPoints(mention, brandWords);

  const stated = pickBest(
    mentions,
    (mention, index) => toBrandScore(mention, index, PRIMARY_CLUES) + toExactPoints(mention, isPrimaryWord),
    PRIMARY_LEAST,
  );
  const primary = stated ?? findMostUsed(mentions, uses);
  const pickAccent = (clues: readonly ColorClue[], taken: readonly ColorMention[]): ColorMention | undefined =>
    pickBest(
      mentions,
      (mention, index) =>
        !isAccent(mention) || isTooNear(mention, taken) || weigh(mention, clues) < ACCENT_CLUE_LEAST
          ? -Infinity
          : toBrandScore(mention, index, clues),
      ACCENT_LEAST,
    );
  const secondary = primary === undefined ? undefined : pickAccent(SECONDARY_CLUES, [primary]);
  const taken = [primary, secondary].filter((mention) => mention !== undefined);
  const tertiary = primary === undefined ? undefined : pickAccent(TERTIARY_CLUES, taken);
  const neutral = mentions.find((mention) => isExactly(mention, isNeutralWord));
  return {
    ...(primary === undefined ? {} : { primary }),
    isPrimaryGuessed: stated === undefined,
    ...(secondary === undefined ? {} : { secondary }),
    ...(tertiary === undefined ? {} : { tertiary }),
    ...(neutral === undefined ? {} : { neutral }),
    backgrounds: rank(
      mentions,
      (mention, index) =>
        mention.alpha < 1
          ? -Infinity
          : score(mention, index, BACKGROUND_CLUES) +
            (isExactly(mention, isBackgroundWord) ? 20 : 0) +
            (mention.name === 'surface' ? 15 : 0),
      BACKGROUND_LEAST,
    ),
  };
}

const GENERIC_TITLE_WORDS = new Set(
  'design system inspired inspiration the and for ios android guide implementation jetpack compose swiftui expo react native style brand'.split(
    ' ',
  ),
);

function countUses(mentions: readonly ColorMention[]): Map<string, number> {
  const uses = new Map<string, number>();
  for (const { hex } of mentions) uses.set(hex, (uses.get(hex) ?? 0) + 1);
  return uses;
}

/** A colour given by value beats one given by a word. */
const FORM_POINTS: Readonly<Record<ColorMention['form'], number>> = { token: 6, label: 6, prose: -12, word: -30 };

const toFormPoints = ({ form, alpha, section }: ColorMention): number =>
  FORM_POINTS[form] + (alpha < 1 ? -50 : 0) + (section === 'front matter' ? 30 : 0);

const toUsePoints = (uses: number): number => Math.min(12, 3 * Math.log2(uses));

const toChromaPoints = (mention: ColorMention): number => (isChromatic(mention.hex) ? 15 : -15);

const toBrandPoints = ({ name }: ColorMention, brandWords: readonly string[]): number =>
  brandWords.some((word) => ` ${name} `.includes(` ${word} `)) ? 20 : 0;

const FILLERS = /\b(?:color|colour|colors|token|base|default|main|sys|md|ref|palette|500|600)\b/g;

const isExactly = ({ name }: ColorMention, test: (words: string) => boolean): boolean => {
  const bare = name.replace(FILLERS, ' ').replace(/\s+/g, ' ').trim();
  return bare !== '' && !bare.includes(' ') && test(bare);
};

/** A lone "primary" counts for most, unless it stands among components or type styles. */
const toExactPoints = (mention: ColorMention, test: (words: string) => boolean): number =>
  isExactly(mention, test) && weigh({ ...mention, name: '', note: '' }, PRIMARY_CLUES) >= 0 ? 60 : 0;

function pickBest(
  mentions: readonly ColorMention[],
  score: (mention: ColorMention, index: number) => number,
  least: number,
): ColorMention | undefined {
  return rank(mentions, score, least)[0];
}

const rank = (
  mentions: readonly ColorMention[],
  score: (mention: ColorMention, index: number) => number,
  least: number,
): ColorMention[] =>
  mentions
    .map((mention, index) => ({ mention, points: score(mention, index) }))
    .filter(({ points }) => points >= least)
    .sort((a, b) => b.points - a.points)
    .map(({ mention }) => mention);

/** The colour a file uses most, a chromatic one if it has any. */
function findMostUsed(mentions: readonly ColorMention[], uses: ReadonlyMap<string, number>): ColorMention | undefined {
  const opaque = mentions.filter(({ alpha, name }) => alpha === 1 && !isStateWord(name));
  const chromatic = opaque.filter(({ hex }) => isChromatic(hex));
  const pool = chromatic.length > 0 ? chromatic : opaque;
  return pool.reduce<ColorMention | undefined>(
    (best, mention) =>
      best !== undefined && (uses.get(best.hex) ?? 0) >= (uses.get(mention.hex) ?? 0) ? best : mention,
    undefined,
  );
}

const toOklch = converter('oklch');

const isChromatic = (hex: string): boolean => toChroma(hex) > CHROMATIC;

/** Whether a colour is calm enough to lie under a whole page; a stronger one would tint every surface. */
export const isPage = (hex: string): boolean => toChroma(hex) < PAGE_CHROMA;

const toChroma = (hex: string): number => toOklch(hex)?.c ?? 0;

const isAccent = (mention: ColorMention): boolean =>
  isChromatic(mention.hex) || isExactly(mention, isSecondaryWord) || isExactly(mention, isTertiaryWord);

function isTooNear(mention: ColorMention, taken: readonly ColorMention[]): boolean {
  if (isExactly(mention, isSecondaryWord)) return taken.some(({ hex }) => hex === mention.hex);
  return taken.some(({ hex }) => hex === mention.hex || toHueDistance(hex, mention.hex) < DISTINCT_HUE_DEGREES);
}

/** Degrees between two hues; achromatic colours have none and count as far. */
function toHueDistance(first: string, second: string): number {
  if (!isChromatic(first) || !isChromatic(second)) return 180;
  const difference = Math.abs((toOklch(first)?.h ?? 0) - (toOklch(second)?.h ?? 0));
  return Math.min(difference, 360 - difference);
}
