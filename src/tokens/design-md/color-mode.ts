import { relativeLuminance } from '../contrast-ratio.ts';
import type { ColorMention } from './color-mention.ts';
import type { SourceLine } from './read-source.ts';

type Mode = 'LIGHT' | 'DARK';

interface ModeClue {
  pattern: RegExp;
  mode: Mode;
  points: number;
}

/** Where a page's background ends to be dark: the luminance at which black and white text read equally well. */
const DARK_LUMINANCE = 0.18;
const BACKGROUND_POINTS = 6;
const MOST_PROSE_POINTS = 6;
/** Beyond these lines files speak of components. */
const PROSE_LINES = 400;
const OPENING_LINES = 3;

const DECISIVE: readonly ModeClue[] = [
  {
    mode: 'DARK',
    points: 12,
    pattern:
      /\bdark(?:[- ]mode)?[- ](?:first|only|native|by default)\b|\b(?:permanently|always|natively|exclusively|effectively|default(?:s)? to) dark\b|\bdark(?: theme| mode)? is (?:the )?(?:default|primary|only)|\bno light (?:mode|scheme|theme)\b|\(dark, default\)|ダーク(?:モード|テーマ)?(?:ファースト|基調|が基本|をデフォルト|専用)|다크 ?(?:모드)? ?(?:우선|기본|전용)|(?:深色|暗色)(?:优先|為主|为主|主题为默认)|默认(?:深色|暗色)/i,
  },
  {
    mode: 'LIGHT',
    points: 12,
    pattern:
      /\blight(?:[- ]mode)?[- ](?:first|only|native|by default)\b|\b(?:always|exclusively|default(?:s)? to) light\b|\blight(?: theme| mode)? is (?:the )?(?:default|primary|only)|\bno dark (?:mode|scheme|theme)\b|(?:does not|doesn't) ship a dark|ライト(?:モード|テーマ)?(?:ファースト|基調|が基本)|라이트 ?(?:모드)? ?(?:우선|기본)|(?:浅色|亮色)(?:优先|为主)|默认浅色/i,
  },
];

/** A mode that stands by itself in a list of looks: "Fonts Sora and Inter, dark", "Mode: dark". */
const aloneInList = (words: string): RegExp =>
  new RegExp(
    String.raw`(?:^|[,;.·|])\s*(?:[-*]\s*)?(?:(?:colou?r )?(?:mode|scheme|theme)\s*[:=]\s*)?(?:a |the |in )?(?:${words})(?: (?:mode|theme|scheme))?\s*(?=[,;.·|]|$)`,
    'i',
  );

const PROSE: readonly ModeClue[] = [
  {
    mode: 'DARK',
    points: 2,
    pattern: aloneInList('dark|dunkel|sombre|oscuro|escuro|scuro|donker|ciemny|mörk|тёмная|темная'),
  },
  { mode: 'LIGHT', points: 2, pattern: aloneInList('light|hell|clair|claro|chiaro|licht|jasny|ljus|светлая') },
  {
    mode: 'DARK',
    points: 1,
    pattern:
      /\b(?:near[- ]?black|pure[- ]?black|true[- ]?black|jet[- ]?black|black|dark|charcoal|midnight|obsidian|nocturnal)(?:, \w{3,12})?(?: \w{3,12})? (?:canvas|background|backdrop|theme|interface|ui|surfaces?|page|environment|foundation)\b|ダーク(?:背景|テーマ)|黒(?:い)?背景|다크 (?:배경|테마)|검은 배경|黑色背景|深色背景/i,
  },
  {
    mode: 'LIGHT',
    points: 1,
    pattern:
      /\b(?:white|off[- ]white|paper[- ]white|pure[- ]white|cream|light|ivory|bright|parchment)(?:[- ]\w{3,12})?(?: \w{3,12})? (?:canvas|background|backdrop|theme|interface|surfaces?|page|ground)\b|白(?:い)?背景|白基調|흰 ?(?:배경|바탕|캔버스)|白色背景|浅色背景/i,
  },
];

/**
 * The mode a file describes first: stated outright, else by its page background and its words. Undefined where neither
 * says more for one than for the other.
 */
export function readColorMode(
  lines: readonly SourceLine[],
  description: string,
  backgrounds: readonly ColorMention[],
): Mode | undefined {
  const described = lines
    .slice(0, PROSE_LINES)
    .filter(isAboutDesign)
    .map(({ text }) => text);
  const opening = description === '' ? described.slice(0, OPENING_LINES) : [description];
  // What a file opens with is said of the whole, so it counts three times.
  const texts = [...opening, ...opening, ...(description === '' ? [] : opening), ...described];
  const decisive = sumPoints(texts, DECISIVE);
  const prose = Math.max(-MOST_PROSE_POINTS, Math.min(MOST_PROSE_POINTS, sumPoints(texts, PROSE)));
  const points = decisive + prose + toBackgroundPoints(backgrounds);
  if (points === 0) return undefined;
  return points > 0 ? 'DARK' : 'LIGHT';
}

/** Rules on what not to do and on the other mode speak of the colours a page does not have. */
const isAboutDesign = ({ section, text }: SourceLine): boolean =>
  !/\bdon'?ts?\b|avoid|dark mode|light mode|\bcomponents?\b|禁止|ダークモード|다크 ?모드/i.test(section.join(' ')) &&
  !/^\s*(?:[-*]\s*)?(?:don't|never|avoid)\b/i.test(text);

/** Positive is dark. */
const sumPoints = (texts: readonly string[], clues: readonly ModeClue[]): number =>
  clues
    .flatMap(({ pattern, mode, points }) =>
      texts.map((text) => (pattern.test(text) ? (mode === 'DARK' ? points : -points) : 0)),
    )
    .reduce<number>((sum, points) => sum + points, 0);

/** A file that has both a light and a dark canvas says nothing by them. */
function toBackgroundPoints(backgrounds: readonly ColorMention[]): number {
  const [first, ...others] = backgrounds.filter(({ hex }) => isClearlyDark(hex) !== undefined);
  if (first === undefined) return 0;
  const points = isClearlyDark(first.hex) === true ? BACKGROUND_POINTS : -BACKGROUND_POINTS;
  const isPaired = /\b(?:light|dark)\b/.test(first.name) && others.some(({ hex }) => isDark(hex) !== isDark(first.hex));
  return isPaired ? points / 6 : points;
}

export const isDark = (hex: string): boolean => relativeLuminance(hex) < DARK_LUMINANCE;

const PALE_LUMINANCE = 0.5;

/** Undefined for mid tones and strong colours, which are bands or buttons rather than pages. */
function isClearlyDark(hex: string): boolean | undefined {
  const luminance = relativeLuminance(hex);
  if (luminance >= PALE_LUMINANCE) return false;
  return luminance < DARK_LUMINANCE / 2 ? true : undefined;
}
