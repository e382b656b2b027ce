import { findMeanings } from './find-meanings.ts';
import type { WordsByLang } from './languages.ts';
import { lazyMeaningIndex } from './meaning-index.ts';
import { CONNECTIVES, SHOWING_WORDS, TEMPLATE_OPENERS, type ShownAs } from './opener-words.ts';
import { readText } from './read-text.ts';
import type { Span } from '../outline.ts';

/** A word that ties what follows it to the element before it, or joins parts. */
export interface ShowingMention extends Span {
  text: string;
  as: ShownAs | 'connective' | 'template';
}

const CLASSES: Readonly<Record<ShowingMention['as'], WordsByLang>> = {
  name: SHOWING_WORDS.name,
  value: SHOWING_WORDS.value,
  content: SHOWING_WORDS.content,
  template: TEMPLATE_OPENERS,
  connective: CONNECTIVES,
};

const indexOf = lazyMeaningIndex(
  Object.fromEntries(
    Object.entries(CLASSES).map(([as, words]) => [as, { ...words, means: as as ShowingMention['as'] }]),
  ),
);

/** Showing verbs, template openers and connectives of a text outside of quotation marks, in order. */
export const findShowing = (text: string, lang?: string): ShowingMention[] =>
  findMeanings(readText(text, lang), indexOf).map((found) => ({
    start: found.start,
    end: found.end,
    text: found.text,
    as: found.means,
  }));
