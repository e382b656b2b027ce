import { COLOR_FRAGMENTS, COLOR_STEMS, NOT_IN_ENGLISH } from './color-names-elsewhere.ts';
import { PLAIN_COLORS, THING_COLORS } from './color-names.ts';
import { SHADE_PREFIX, shadeByPrefix } from './shade-words.ts';

export interface NamedColor {
  hex: string;
  /** Whether the word is a thing elsewhere and needs words about colour beside it. */
  isThing: boolean;
}

const parseTable = (text: string): [string, string][] =>
  text
    .trim()
    .split(/,\s*/)
    .map((entry) => {
      const [name = '', hex = ''] = entry.trim().split(' ');
      return [name, hex];
    });

const ENGLISH: ReadonlyMap<string, NamedColor> = new Map([
  ...parseTable(THING_COLORS).map(([name, hex]): [string, NamedColor] => [name, { hex, isThing: true }]),
  ...parseTable(PLAIN_COLORS).map(([name, hex]): [string, NamedColor] => [name, { hex, isThing: false }]),
]);
const STEMS: ReadonlyMap<string, string> = new Map(parseTable(COLOR_STEMS));

/** Colour words of scripts without spaces, longest first. */
export const SPACELESS_COLORS: readonly (readonly [string, string])[] = parseTable(COLOR_FRAGMENTS).sort(
  ([a], [b]) => b.length - a.length,
);

/** First words of names of two: "sky" of "sky-blue". */
export const PAIR_STARTS: ReadonlySet<string> = new Set(
  [...ENGLISH.keys()].filter((name) => name.includes('-')).map((name) => name.split('-')[0] ?? ''),
);

const ENDINGS = new Set(
  'e er es en em s a as os o i he y ej ego ych ym ie te t ere n ne na ni im ich si su li lu nin in t ta ishly ish'.split(
    ' ',
  ),
);

function findStem(word: string): string | undefined {
  for (let cut = 0; cut <= 3 && word.length - cut >= 2; cut += 1) {
    const hex = STEMS.get(word.slice(0, word.length - cut));
    if (hex !== undefined && (cut === 0 || ENDINGS.has(word.slice(word.length - cut)))) return hex;
  }
  return undefined;
}

/** The colour that a folded word means, or a hyphenated pair; `isEnglish` shuts out words that are others in English. */
export function nameColor(word: string, isEnglish: boolean): NamedColor | undefined {
  const own = ENGLISH.get(word) ?? (word.endsWith('s') ? ENGLISH.get(word.slice(0, -1)) : undefined);
  // In another language an English thing is seldom what is meant: "rose", "sky".
  if (own !== undefined && (isEnglish || !own.isThing || !STEMS.has(word))) return own;
  if (isEnglish && (NOT_IN_ENGLISH.has(word) || word.length < 4)) return undefined;
  const hex = findStem(word);
  if (hex !== undefined) return { hex, isThing: false };
  const prefix = SHADE_PREFIX.exec(word)?.[1];
  const rest = prefix === undefined ? undefined : findStem(word.slice(prefix.length));
  return prefix === undefined || rest === undefined ? undefined : { hex: shadeByPrefix(rest, prefix), isThing: false };
}

const ENGLISH_WORD =
  /\b(?:the|and|with|for|of|as|one|not|only|please|our|like|everything|dark|light|colours|background|headings?|look|cards?|white|black|but|from|bit|lots|airy|on|it|is|are|keep|make|red|green|blue|this|that|these|should|more|less|any|don.?t)\b/;

/** Whether folded text is English, as far as short words tell. */
export const isEnglishText = (text: string): boolean => ENGLISH_WORD.test(text);
