import { toPlainForm } from './translate-words.ts';
import type { AskedKind } from './vocabulary/kind-words.ts';
import { EMPTY_HEADS } from './vocabulary/style-words.ts';
import { capitalize, foldWord, toPlural, toSingular } from './word-forms.ts';

const EMPTY = new Set(EMPTY_HEADS);
/** Ways of showing that a heading need not name: "exercise cards" is headed "Exercises". */
const DISPLAYS = new Set(['card', 'tile', 'grid', 'table', 'chip']);
const NAMES_PLURAL: ReadonlySet<AskedKind | undefined> = new Set<AskedKind | undefined>([
  undefined,
  'gallery',
  'records',
  'points',
  'people',
  'metrics',
  'plans',
  'quotes',
]);
/** Forms that read well without the word: "Login", not "Login form". */
const SPEAKS_WITHOUT_FORM = new Set([
  'contact',
  'login',
  'registration',
  'survey',
  'booking',
  'checkout',
  'feedback',
  'signup',
  'intake',
  'reservation',
  'payment',
  'application',
  'rsvp',
  'auth',
  'search',
]);
const CHARTS = new Set(['chart', 'graph', 'sparkline', 'plot', 'visualization']);
/** Words before "chart" that name the drawing, not what is drawn. */
const CHART_SHAPES = new Set([
  'line',
  'bar',
  'area',
  'pie',
  'donut',
  'doughnut',
  'column',
  'stacked',
  'mini',
  'radar',
  'donut',
  'progress',
  'multi',
]);
const LONGEST_LABEL_WORDS = 7;

const stemOf = (word: string | undefined): string => toSingular(foldWord(word ?? ''));

const dropLast = (words: string[], drops: (stem: string) => boolean): boolean => {
  let dropped = false;
  while (words.length > 1 && drops(stemOf(words.at(-1)))) {
    words.pop();
    dropped = true;
  }
  return dropped;
};

const KEEPS_ITS_CARD =
  /\b(?:business|gift|loyalty|contact|score|report|debit|credit|payment|id|boarding|membership|punch|flash|time|periodic|size|price|round|league|seating|rate|truth|multiplication)$/;

/** "role-distribution" as a heading of its own is two words; names and fixed compounds keep their hyphen. */
const parseCompound = (word: string): string =>
  /^\p{Ll}{3,}-\p{Ll}{4,}$/u.test(word) && !KEEPS_HYPHEN.test(word) ? word.replace('-', ' ') : word;

const KEEPS_HYPHEN =
  /^(?:self|non|anti|must|check|sign|log|follow|pull|well|open|real|part|full|pre|post|add|walk|drive|co|step|long|short|high|low)-/;

/**
 * A heading from the naming words of an English phrase: "role distribution bar chart" becomes "Role distribution",
 * "exercise cards" becomes "Exercises". Empty when the words name only a way of showing.
 */
export const toLabel = (naming: readonly string[], kind?: AskedKind): string => {
  const words = naming.slice(0, LONGEST_LABEL_WORDS);
  if (kind !== 'month') dropLast(words, (stem) => EMPTY.has(stem));
  const before = foldWord(words.slice(0, -1).join(' '));
  if (words.length > 1 && CHARTS.has(stemOf(words.at(-1)))) {
    // "24-hour chart": what is left must name something.
    if (!/^\d/.test(words[0] ?? '') || words.length > 2)
      dropLast(words, (stem) => CHARTS.has(stem) || CHART_SHAPES.has(stem));
  } else if (words.length > 1 && DISPLAYS.has(stemOf(words.at(-1))) && !KEEPS_ITS_CARD.test(before)) {
    dropLast(words, (stem) => DISPLAYS.has(stem));
    const last = words.at(-1);
    if (last !== undefined && NAMES_PLURAL.has(kind) && /^\p{L}+$/u.test(last))
      words[words.length - 1] = toPlural(last);
  } else if (
    words.length > 1 &&
    stemOf(words.at(-1)) === 'list' &&
    stemOf(words.at(-2)) !== foldWord(words.at(-2) ?? '')
  ) {
    words.pop();
  }
  if (words.length > 1 && stemOf(words.at(-1)) === 'form' && (words.length > 2 || SPEAKS_WITHOUT_FORM.has(before)))
    words.pop();
  return capitalize(words.map((word) => (words.length <= 2 ? parseCompound(word) : word)).join(' '));
};

/** A heading in a language other than English: the naming words as they stand. */
export const toForeignLabel = (naming: readonly string[], lang: string): string =>
  capitalize([toPlainForm(naming[0] ?? '', lang), ...naming.slice(1, LONGEST_LABEL_WORDS)].join(' '));
