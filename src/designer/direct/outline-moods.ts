import type { Mood } from '../brief.ts';
import { findMoods } from '../outline/style/find-moods.ts';
import { foldText } from '../outline/style/fold-text.ts';
import { STYLE_NAMES, type StyleName } from '../style-names.ts';
import { NAMED_STYLES } from './named-styles.ts';

/** Ways of looking that are calm enough for the plain treatment; only their moods count. */
const PLAIN_STYLES: ReadonlySet<StyleName> = new Set([
  'ios',
  'material',
  'japanese',
  'scandinavian',
  'swiss',
  'neon',
  'newspaper',
  'noir',
]);

/** Closed moods of the words that a prompt uses for its mood, in order. */
export const toMoods = (words: readonly string[]): Mood[] => [
  ...new Set(findMoods(words.map(foldText).join(', ')).map(({ mood }) => mood)),
];

/** Costumes that the prompt asks for by name: only these change how everything is drawn. */
export const listCostumes = (words: readonly string[]): StyleName[] =>
  STYLE_NAMES.filter((name) => words.includes(name) && NAMED_STYLES[name].isCostume && !PLAIN_STYLES.has(name));
