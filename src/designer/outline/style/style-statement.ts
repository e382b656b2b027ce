import { listNamedColors, listWrittenColors } from './color-mention.ts';
import { findFonts, isKnownFace } from './find-fonts.ts';
import { findMoods } from './find-moods.ts';
import { foldText } from './fold-text.ts';
import { isEnglishText, nameColor } from './name-color.ts';
import { STYLE_PATTERNS } from './style-patterns.ts';
import {
  JOINING,
  LOOK_ADJECTIVES,
  LOOK_FRAGMENTS,
  LOOK_NOUNS,
  NEUTRAL_NOUNS,
  PART_LABEL,
  STYLE_LABEL,
} from './style-words.ts';

const toSet = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));
const NOUNS = toSet(LOOK_NOUNS);
const ADJECTIVES = toSet(LOOK_ADJECTIVES);
const NEUTRAL = toSet(NEUTRAL_NOUNS);
const JOIN = toSet(JOINING);

const LABEL = new RegExp(
  String.raw`^[\s\-*•·>#\d.)]*[*_]{0,2}(?:${STYLE_LABEL})[*_]{0,2}\s*(?:\([^)]*\)\s*)?[:：—=][*_]{0,2}`,
  'u',
);
const PART = new RegExp(String.raw`^[\s\-*•·>#\d.)]*[*_]{0,2}(?:${PART_LABEL})[*_]{0,2}\s*[:：=]`, 'u');
const TOKEN = /^[\s\-*•|`]*--?[\w-]+`?\s*[:|]/;
const QUOTED =
  /"[^"\n]*"|“[^”\n]*”|„[^“”\n]*[“”]|«[^»\n]*»|「[^」\n]*」|『[^』\n]*』|`[^`\n]*`|\*\*[^*\n]+\*\*|(?<![\p{L}\d])'[^'\n]{2,}?'(?![\p{L}])|‘[^’\n]*’/gu;
const MEASURE = /^~?\d+(?:[.,]\d+)?(?:px|pt|dp|rem|em|%|ms)$|^[1-6]?\d$|^[1-9]00$|^[x×]$|^\d+:\d$/;
/** Controls and settings that are called after looks: "Toggle Dark mode". */
const CONTROL =
  /\b(?:toggles?|switch(?:es)?|checkbox(?:es)?|settings?|options?|select|dropdown|picker|slider|tabs?|segmented|radio|field|input|filter|sort|swatch(?:es)?|chips?|menu|link|entry)\b/;
/** Colours that tell states of data: "the best value of every row is green", "red when under 15 minutes". */
const STATE =
  /\b(?:(?:best|worst|highest|lowest) (?:value|one|row|price)|(?:red|green|amber|yellow|orange|grey|gray|blue|colou?red?|bold) (?:when|if(?! poss| you| it)|while|until|once|unless)|overdue|(?:make|colou?r|mark|paint|show|turn) (?:it|that|that one|them|this|those) (?:red|green|amber|yellow|orange|grey|gray|blue|bold)|(?:is|are) a pill)\b/;
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const FRAGMENTS = new RegExp(LOOK_FRAGMENTS, 'gu');
/** Letters that bind words in Japanese; they speak of nothing. */
const PARTICLES =
  /(?:해 ?주세요|주세요|입니다|으로|でお願いします|にしてください|してください|ください|です|ます)|[은는을를이가로のとはをにでがも、。・：:\s\p{P}\d#a-z]/giu;

/** How far a statement speaks of looks rather than of what is to be shown, 0…1. Words in quotes, ticks or bold are content. */
export function styleShare(text: string): number {
  const folded = foldText(text);
  const bare = withoutContentQuotes(folded);
  const hasQuotes = bare.hasContent;
  if (!hasQuotes && (LABEL.test(folded) || (TOKEN.test(folded) && listWrittenColors(folded).length > 0))) return 1;
  if (CJK.test(folded)) return shareOfSpaceless(bare.text, hasQuotes);
  if (!hasQuotes && isModeClause(text)) return 1;
  const counts = countWords(text, bare.text);
  // "48 px touch targets": a measure of what every page has.
  if (counts.style === 0)
    return !hasQuotes && counts.content === 0 && counts.neutral > 0 && /\d ?(?:px|pt|dp|rem)\b/.test(folded) ? 1 : 0;
  if (!hasQuotes && PART.test(folded) && counts.strong > 0) counts.style += LABEL_WEIGHT;
  // A row of a table without a value of colour holds data.
  if ((text.match(/\|/g)?.length ?? 0) >= 2 && listWrittenColors(folded).length === 0) counts.content += ROW_WEIGHT;
  if (OTHER_LABEL.test(text) && !PART.test(folded)) counts.content += LABEL_WEIGHT;
  if (STATE.test(bare.text)) counts.content += STATE_WEIGHT;
  const content =
    counts.content +
    (hasQuotes ? QUOTE_WEIGHT : 0) +
    (/[€$£¥]\s?\d|\d\s?[€£]/.test(folded) ? QUOTE_WEIGHT : 0) +
    (CONTROL.test(bare.text) && counts.strong < 2 ? CONTROL_WEIGHT : 0);
  const share = counts.style / (counts.style + content);
  // Whatever else it says, it holds something to be shown.
  if (hasQuotes) return Math.min(share, HALF);
  return isEntry(text, counts) ? Math.min(share, HALF) : share;
}

/** "Raw sienna", "Quiet hours", "Corners": a short capitalised entry is a thing's name more often than a look. */
function isEntry(text: string, { strong, content, neutral, hasValue }: Counts): boolean {
  const words = text.trim().split(/\s+/);
  if (hasValue || words.length > 4 || /[,:.!]/.test(text) || !/^[\s\-*•]*\p{Lu}/u.test(text)) return false;
  return words.length === 1 || content > 0 || (neutral > 0 && strong < 2);
}

const HALF = 0.5;

const LABEL_WEIGHT = 2;
const OTHER_LABEL = /^[\s\-*•]*\p{L}[^:.,;]{0,40}:\s/u;
const STATE_WEIGHT = 3;
const ROW_WEIGHT = 6;
const QUOTE_WEIGHT = 3;
const CONTROL_WEIGHT = 3;
const LEAST_SHARE = 0.6;

/** Whether a sentence, clause or entry speaks of looks only. */
export function isStyleStatement(text: string): boolean {
  const known = judged.get(text);
  if (known !== undefined) return known;
  const isStyle = TOKENS.test(text) || styleShare(text) >= LEAST_SHARE;
  if (judged.size >= MOST_KEPT) judged.clear();
  judged.set(text, isStyle);
  return isStyle;
}

/** "`bg #F4F1EA`, `ink #1F1F1F`": roles with their values, one after the other, as design tokens are written. */
const TOKENS =
  /(?:(?<![\p{L}])(?:bg|background|ink|text|fg|foreground|primary|secondary|accent|surface|cards?|border|line|muted|danger|success|warning|brand)[`\s:=→]{1,5}#[\da-f]{3,8}\b[^#]{0,24}){2}/iu;

/** A statement is asked about several times while a prompt is read. */
const judged = new Map<string, boolean>();
const MOST_KEPT = 600;

const MODE_CLAUSE =
  /^(?:and |but |so |all |keep it |make it |it's |very |quite |completely )*(?:[Dd]ark|[Ll]ight)(?: (?:mode|theme|ui|only|interface))*(?:(?= (?:pls|please|cause|because|like|so|as|with|but|enough)\b).*|\s*)[.!]?$/;
const MODE_ELSEWHERE =
  /^(?:en |in |im |em )?(?:modo (?:claro|oscuro|escuro)|mode (?:clair|sombre)|theme (?:clair|sombre)|tema (?:claro|oscuro|escuro|chiaro|scuro)|(?:helles?|dunkles?|heller|dunkler) (?:theme|thema|modus|design|hintergrund)|licht(?:e)? (?:thema|modus)|donker(?:e)? (?:thema|modus)|(?:jasny|ciemny) (?:motyw|tryb)|ljust tema|morkt tema|(?:acik|koyu) tema)[.!]?$/;

/** Whether a clause says no more than that the page is dark or light. Lowercase or first: "Light" in a list is a lamp. */
export const isModeClause = (text: string): boolean =>
  MODE_CLAUSE.test(text.trim()) || MODE_ELSEWHERE.test(foldText(text).trim());

/** Quoted colours, fonts and style labels are style; everything else in quotes is to be shown. */
function withoutContentQuotes(folded: string): { text: string; hasContent: boolean } {
  let hasContent = false;
  const text = folded.replaceAll(QUOTED, (quoted) => {
    const inner = quoted.replaceAll(/^[^\p{L}\d#]+|[^\p{L}\d)%]+$/gu, '');
    const isStyle =
      listWrittenColors(inner).length > 0 ||
      (quoted.startsWith('**') && LABEL.test(`${inner}:`)) ||
      isKnownFace(inner) ||
      /^--[\w-]+/.test(inner);
    if (isStyle) return quoted.replaceAll(/["“”„«»`*'‘’]/g, ' ');
    hasContent = true;
    return ' '.repeat(quoted.length);
  });
  return { text, hasContent };
}

interface Counts {
  style: number;
  content: number;
  strong: number;
  neutral: number;
  /** A written colour or the name of a font. */
  hasValue: boolean;
}

function countWords(text: string, folded: string): Counts {
  const spans = listSpans(text, folded);
  const isEnglish = isEnglishText(folded);
  const counts: Counts = {
    style: 0,
    content: 0,
    strong: 0,
    neutral: 0,
    hasValue: spans.some(({ isValue }) => isValue),
  };
  const words = [...folded.matchAll(/[#\p{L}\d][\p{L}\d'.,%#-]*/gu)];
  let pendingThings = 0;
  for (const match of words) {
    const word = match[0].replaceAll(/[.,'-]+$/g, '');
    const span = spans.find(({ start, end }) => match.index >= start && match.index < end);
    if (span !== undefined) {
      if (span.weight === 2) counts.strong += span.isCounted ? 0 : 1;
      counts.style += span.isCounted ? 0 : span.weight;
      pendingThings += span.isThing && !span.isCounted ? 1 : 0;
      span.isCounted = true;
      continue;
    }
    const kind = classify(word, isEnglish);
    if (kind === 'noun') {
      counts.style += 2;
      counts.strong += 1;
    } else if (kind === 'adjective') counts.style += 1;
    else if (kind === 'content')
      counts.content += match.index > 0 && /^\p{Lu}/u.test(text.slice(match.index)) ? PROPER_WEIGHT : 1;
    else if (kind === 'neutral') counts.neutral += 1;
  }
  // Things that may be colours are not, where nothing else speaks of looks: "Rust, Go".
  if (counts.strong === 0 && pendingThings > 0 && counts.style === pendingThings * 0.5) counts.content += pendingThings;
  return counts;
}

const PROPER_WEIGHT = 2;

interface StyleSpan {
  start: number;
  end: number;
  weight: number;
  isValue: boolean;
  isThing: boolean;
  isCounted: boolean;
}

function listSpans(text: string, folded: string): StyleSpan[] {
  const colors = [...listWrittenColors(folded), ...listNamedColors(folded)].map(
    ({ start, end, isThing, isWritten }) => ({
      start,
      end,
      isThing: isThing && !isWritten,
      weight: isThing && !isWritten ? 0.5 : 2,
      isValue: isWritten,
      isCounted: false,
    }),
  );
  const fonts = findFonts(text).flatMap(({ name }) => {
    const start = folded.indexOf(foldText(name));
    return start === -1
      ? []
      : [{ start, end: start + name.length, isThing: false, weight: 2, isValue: isKnownFace(name), isCounted: false }];
  });
  const moods = findMoods(folded).map(({ word, at }) => ({
    start: at,
    end: at + word.length,
    isThing: false,
    weight: 1,
    isValue: false,
    isCounted: false,
  }));
  const styles = STYLE_PATTERNS.flatMap(([, pattern]) => {
    const match = pattern.exec(folded);
    return match === null
      ? []
      : [
          {
            start: match.index,
            end: match.index + match[0].length,
            isThing: false,
            weight: 2,
            isValue: false,
            isCounted: false,
          },
        ];
  });
  return [...colors, ...fonts, ...styles, ...moods];
}

type Kind = 'noun' | 'adjective' | 'neutral' | 'joining' | 'content';

function classify(word: string, isEnglish: boolean): Kind {
  if (NOUNS.has(word)) return 'noun';
  if (ADJECTIVES.has(word)) return 'adjective';
  if (NEUTRAL.has(word)) return 'neutral';
  if (JOIN.has(word) || MEASURE.test(word)) return 'joining';
  const parts = word.split('-');
  if (parts.length > 1) {
    if (parts.some((part) => NOUNS.has(part) || nameColor(part, isEnglish)?.isThing === false)) return 'noun';
    if (parts.some((part) => ADJECTIVES.has(part)) || /^(?:like|style|looking|feeling)$/.test(parts.at(-1) ?? ''))
      return 'adjective';
    if (parts.every((part) => NEUTRAL.has(part) || JOIN.has(part) || MEASURE.test(part))) return 'neutral';
  }
  return 'content';
}

function shareOfSpaceless(text: string, hasQuotes: boolean): number {
  const letters = text.replaceAll(PARTICLES, '').length;
  if (letters === 0) return listWrittenColors(text).length > 0 ? 1 : 0;
  let style = [...text.matchAll(FRAGMENTS)].reduce((sum, match) => sum + match[0].length, 0);
  style += listNamedColors(text).reduce((sum, { start, end }) => sum + (end - start), 0);
  style += findMoods(text).reduce((sum, { word }) => sum + word.length, 0);
  style += listWrittenColors(text).length * 4;
  if (style === 0) return 0;
  return Math.min(1, style / (Math.max(letters, style) + (hasQuotes ? 6 : 0)) + (hasQuotes ? 0 : 0.15));
}
