import type { ArchetypeId } from '../archetypes/archetypes.ts';
import type { Intent } from './find-intent.ts';
import { QUOTE_MARK } from './prompt-text.ts';
import { listWords } from './word-forms.ts';

/** Screens that open with a sentence of their own. */
const OPENED_BY_WORDS: ReadonlySet<ArchetypeId> = new Set(['landing', 'auth', 'onboarding', 'pricing', 'product']);
/** A sentence to people has small words in it; the name of a kind of screen has none. */
const SPOKEN = /\b(?:your|you|we|our|that|the|before|after|without|like|never|every|is|are|in to)\b/i;
const NAMES_A_SCREEN =
  /\b(?:page|screen|dashboard|form|style|layout|design|interface|app|website|hero|footer|email|template|landing|pricing|settings|component|sign-?up|sign-?in|studio|editor)\b$/i;
const LEAST_WORDS = 4;
const MOST_WORDS = 14;

/** Whether a title speaks to people instead of naming a kind of screen. */
export const isSlogan = (title: string): boolean => {
  const words = listWords(title);
  const isSentence = words.length >= LEAST_WORDS && words.length <= MOST_WORDS;
  return isSentence && SPOKEN.test(title) && !NAMES_A_SCREEN.test(title) && !QUOTE_MARK.test(title);
};

/** The half of a title that speaks to people: "Foundry: Your site, designed before you write a line". */
export const findSlogan = (
  { titles }: Intent,
  brand: string | undefined,
  archetype: ArchetypeId,
): string | undefined => {
  if (titles.length < 2 || !OPENED_BY_WORDS.has(archetype)) return undefined;
  return titles
    .map((title) => title.replaceAll(/\s*\([^)]*\)/g, '').trim())
    .find((title) => title !== brand && isSlogan(title));
};
