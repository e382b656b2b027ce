import type { ColorVariant } from '../../domain/enums.ts';
import type { TypeContrast } from '../../domain/look.ts';
import type { Brief } from '../brief.ts';
import { DOMAINS } from '../knowledge/domains.ts';
import { findColors } from '../understand/find-colors.ts';
import { findStyles } from '../understand/find-styles.ts';
import { understand } from '../understand/understand.ts';

/** What the guiding words of a request say. */
export interface Wish extends Pick<Brief, 'colors' | 'fonts' | 'moods' | 'mode' | 'density' | 'roundness' | 'styles'> {
  /** What is to stand first: "with the chart first" → `chart`. */
  first?: string;
  /** Seeds of a range of colours that is asked for by its feel ("warmer"), hex; variants take them in turn. */
  palette?: readonly string[];
  /** How loud the colours are to be. */
  variant?: ColorVariant;
  /** How far headlines are to stand from the text. */
  scale?: TypeContrast;
  /** Whether pictures are to be larger, or more of the page. */
  isPictured?: true;
}

/** Comparatives that ask for a mode, beside those that name one. */
const DARKER = /\b(?:dark(?:er)?|night|moody|moodier|midnight)\b/i;
const LIGHTER = /\b(?:light(?:er)?|bright(?:er)?|daylight)\b/i;
const FIRST =
  /\b(?:the\s+|an?\s+)?([\p{L}-]+)\s+(?:comes?\s+|goes?\s+|stands?\s+|is\s+|placed\s+)?(?:first|on top|at the top|up top)\b/iu;
const LEADING = /\b(?:lead(?:s|ing)?|starts?|begins?|opens?)\s+with\s+(?:the\s+|an?\s+)?([\p{L}-]+)/iu;
const FOCUSED =
  /\b(?:focus(?:ed|ing)?\s+(?:more\s+)?on|emphasi[sz]e|highlight|feature|stress|draw attention to|more about)\s+(?:the\s+|our\s+|its\s+)?([\p{L}-]+)/iu;
const STANDING_OUT =
  /\b(?:make|let|have)\s+(?:the\s+|our\s+)?([\p{L}-]+)\s+(?:stand out|pop|more (?:prominent|visible|obvious|important)|the (?:focus|hero|star))/iu;
/** Words that stand before "first" and are no part of a page. */
const NO_PART = new Set([
  'the',
  'mobile',
  'one',
  'at',
  'very',
  'comes',
  'dark',
  'light',
  'it',
  'more',
  'being',
  'making',
]);
/** Words for what is set and pictured: these are asked for on the whole page. */
const TYPE_WORD = '(?:typo\\w*|headlines?|headings?|titles?|type|text|fonts?|letters|lettering)';
const PICTURE_WORD = '(?:pictures?|photos?|photographs?|images?|imagery|illustrations?|visuals?)';
const LOUDER_TYPE = new RegExp(
  `\\b(?:bold|big|large|strong|loud|huge|heav(?:y|i)|giant|oversized)(?:g?e?r)?\\s+${TYPE_WORD}\\b|\\b${TYPE_WORD}\\s+(?:much\\s+)?(?:bigger|larger|bolder|louder|stronger|heavier)\\b|\\btypographic\\b`,
  'i',
);
const QUIETER_TYPE = new RegExp(
  `\\b(?:small|quiet|subtle|light|calm)(?:e?r)?\\s+${TYPE_WORD}\\b|\\b${TYPE_WORD}\\s+(?:smaller|quieter|lighter)\\b`,
  'i',
);
const MORE_PICTURES = new RegExp(
  `\\b(?:big|large|more|huge|full|strong)(?:ge)?(?:r)?\\s+${PICTURE_WORD}\\b|\\b${PICTURE_WORD}\\s+(?:much\\s+|a lot\\s+)?(?:bigger|larger|more prominent|full[- ]bleed|stand out|first)\\b|\\b(?:focus(?:ed)? on|emphasi[sz]e|highlight|lead with|show)\\s+(?:more\\s+)?(?:the\\s+)?${PICTURE_WORD}\\b|\\b(?:picture|photo|image)[- ](?:led|heavy|driven|first)\\b`,
  'i',
);
const AIRIER =
  /\b(?:less\s+(?:clutter\w*|busy|crowded|dense|cramped|noisy|noise|overwhelming|going on)|uncluttered|declutter\w*|simpl(?:er|ify|ified)|cleaner|tidier|more\s+(?:space|room|air|white\s?space|breathing)|breath(?:e|ing)|spacious|roomier)\b/i;
const YOUNGER =
  /\b(?:for\s+(?:kids|children|toddlers|teens|teenagers)|young(?:er)?\s+(?:audience|people|users|crowd|customers))\b/i;
const ROUNDER = /\b(?:soft(?:er)?|round(?:er|ed)?)\s+(?:corners?|edges?|shapes?)\b/i;

/** Ranges of colour that are asked for by their feel, and seeds of each that suit any trade. */
const PALETTES: readonly (readonly [words: RegExp, seeds: readonly string[]])[] = [
  [/\bearth(?:y|ier|en)\b|\bnatural colou?rs\b/i, ['#8a5a3c', '#66733f', '#a8663a', '#5f6b4e', '#7a4b39']],
  [/\bwarm(?:er|th)?\b|\b(?:cosy|cozy|cosier|cozier)\b/i, ['#b5482a', '#b06a1c', '#a33b52', '#c26a45', '#8c4a2f']],
  [
    /\b(?:cool(?:er)?|cold(?:er)?|icy)\b(?=\s*$|.*\b(?:colou?rs?|palette|tones?|hues?)\b)/i,
    ['#1f6f8b', '#3d5a9e', '#2f7d6b', '#46728f', '#4a5fb0'],
  ],
];
const MUTED =
  /\b(?:muted|subdued|desaturated|subtle|softer|toned[- ]down)\s+(?:colou?rs?|palette|tones?)\b|\bless\s+(?:colou?rful|saturated|colou?r)\b/i;
const VIVID = /\b(?:vivid|vibrant|saturated|brighter\s+colou?rs|more\s+colou?r(?:ful|s)?|colou?rful)\b/i;

/** Reads what a guiding prompt asks of variants; words that say nothing of it ask for nothing. */
export function readWish(prompt: string): Wish {
  const { colors: named, fonts, moods: felt, mode, density, roundness, styles: called } = understand(prompt, DOMAINS);
  // Guiding words speak of looks alone: a bare "teal" is a colour here, a bare "glass" a style.
  const colors = named.length > 0 || prompt.trim() === '' ? named : findColors(`${prompt} color`);
  const bare =
    prompt.trim() === ''
      ? []
      : prompt
          .split(/[,;.]|\band\b|\bwith\b/i)
          .flatMap((part) => findStyles(`${part.trim().replace(/\bglass(?:y)?$/i, 'glassmorphism')} style`));
  const styles = called !== undefined && called.length > 0 ? called : bare.length > 0 ? [...new Set(bare)] : undefined;
  const said = mode ?? (DARKER.test(prompt) ? 'DARK' : LIGHTER.test(prompt) ? 'LIGHT' : undefined);
  const first = firstOf(prompt);
  const palette = colors.length > 0 ? undefined : PALETTES.find(([words]) => words.test(prompt))?.[1];
  const scale = LOUDER_TYPE.test(prompt) ? 'dramatic' : QUIETER_TYPE.test(prompt) ? 'quiet' : undefined;
  const variant = MUTED.test(prompt) ? 'NEUTRAL' : VIVID.test(prompt) ? 'VIBRANT' : undefined;
  const isAirier = AIRIER.test(prompt);
  const moods = [
    ...new Set([
      ...felt,
      ...(isAirier ? (['minimal', 'calm'] as const) : []),
      ...(YOUNGER.test(prompt) ? (['playful', 'friendly'] as const) : []),
      ...(scale === 'dramatic' ? (['bold'] as const) : []),
    ]),
  ];
  const spaced = density ?? (isAirier ? 'airy' : undefined);
  const rounded = roundness ?? (ROUNDER.test(prompt) ? 'ROUND_FULL' : undefined);
  return {
    colors,
    fonts,
    moods,
    ...(said !== undefined && { mode: said }),
    ...(spaced !== undefined && { density: spaced }),
    ...(rounded !== undefined && { roundness: rounded }),
    ...(styles !== undefined && { styles }),
    ...(first !== undefined && { first }),
    ...(palette !== undefined && { palette }),
    ...(scale !== undefined && { scale }),
    ...(variant !== undefined && { variant }),
    ...(MORE_PICTURES.test(prompt) && { isPictured: true as const }),
  };
}

const WHOLE_PAGE = new RegExp(`^(?:${TYPE_WORD}|${PICTURE_WORD}|colou?rs?|contrast)$`, 'i');

function firstOf(prompt: string): string | undefined {
  const found = [LEADING, FOCUSED, STANDING_OUT, FIRST].map((pattern) => pattern.exec(prompt)?.[1]?.toLowerCase());
  const first = found.find((word) => word !== undefined && !NO_PART.has(word));
  return first === undefined || WHOLE_PAGE.test(first) ? undefined : first;
}
