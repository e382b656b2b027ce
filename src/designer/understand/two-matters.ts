import type { Intent } from './find-intent.ts';
import { findNoun } from '../knowledge/nouns/find-noun.ts';
import { capitalize, foldWord, listWords, toSingular } from './word-forms.ts';

/** "Expenses by department". */
const PARTED = /^(?:[\p{L}-]+ ){1,3}(?:by|per|over time|this (?:week|month|quarter|year))(?: [\p{L}-]+){0,3}$/u;
const SCREEN =
  /\b(?:page|screen|app|application|dashboard|board|website|site|portal|tool|form|table|list|viewer|matrix|settings|overview|landing|view|calendar|report|hub|centre|center)\b/i;
/** Figures of sites: their traffic is no site. */
const OF_SITES =
  /\b(?:website|site|web) (?:traffic|visits|visitors|sessions)\b|\b(?:top|popular|landing|entry|exit) pages\b|\bpage ?views\b/gi;
/** "Top pages", "overdue invoices". */
const RANKED =
  /^(?:top|recent|latest|overdue|open|late|new|upcoming|failed|low|best|worst|slowest|biggest|pending|unpaid) [\p{L}-]+(?: [\p{L}-]+)?$/iu;
const LEAST_WORDS = 2;
const MOST_WORDS = 5;

const isKnown = (words: readonly string[]): boolean =>
  findNoun([...words.slice(0, -1).map(foldWord), toSingular(foldWord(words.at(-1) ?? ''))].join(' ')) !== undefined;

const isMatter = (text: string): boolean => {
  const words = listWords(text);
  return (
    words.length >= LEAST_WORDS &&
    words.length <= MOST_WORDS &&
    (PARTED.test(text) || RANKED.test(text) || isKnown(words))
  );
};

/**
 * "Expenses by department and overdue invoices" names no screen but two things to see: the intent for a dashboard that
 * holds both, with the title they have together. Undefined where the prompt asks for anything else.
 */
export function readTwoMatters(intent: Intent): { intent: Intent; title: string } | undefined {
  if (
    intent.titles.length > 0 ||
    intent.purpose !== '' ||
    intent.deeds !== '' ||
    SCREEN.test(intent.thing.replaceAll(OF_SITES, ' '))
  )
    return undefined;
  const [first = '', second = '', ...more] = intent.thing.split(/\s(?:and|&|plus)\s/i).map((part) => part.trim());
  if (more.length > 0 || !isMatter(first) || !isMatter(second)) return undefined;
  const rest = [first, second, intent.rest].filter((part) => part !== '').join(', ');
  return { intent: { ...intent, thing: 'dashboard', rest, opening: 'dashboard' }, title: capitalize(intent.thing) };
}
