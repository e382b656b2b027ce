import { findMentions } from './outline/lexicon/find-mentions.ts';
import { listWords } from './outline/list-words.ts';
import type { Outline, Words } from './outline/outline.ts';
import { styleShare } from './outline/style/style-statement.ts';
import { splitSentences } from './outline/values/sentences.ts';

/** From so many words of its own on, a prompt tells a page; below, it asks for one and leaves the page to us. */
const LEAST_TOLD = 5;
/** Of these so many are quoted or hold a figure: a list of bare nouns asks for parts, it does not give them. */
const LEAST_EXACT = 2;
/** Per thousand characters: a long text about looks that names a few things describes no page. */
const LEAST_DENSE = 14;

/** A prompt that speaks of looks for so much of its length asks for a style, unless it gives as many words as a page has. */
const MOST_LOOKS = 0.33;
const WHOLE_PAGE = 30;

/** Whether a prompt describes its page, so that the page is drawn from its outline and nothing is proposed. */
export function isDescribed(outline: Outline, prompt: string): boolean {
  if (namesComponents(prompt)) return false;
  const told = listWords(outline).filter(({ origin, text }) => origin === 'literal' && text !== '');
  if (told.length < LEAST_TOLD || (told.length / prompt.length) * 1000 < LEAST_DENSE) return false;
  if (told.length < WHOLE_PAGE && looksShare(prompt) >= MOST_LOOKS) return false;
  return told.filter((words) => isExact(words, prompt)).length >= LEAST_EXACT;
}

const looksShare = (prompt: string): number =>
  splitSentences(prompt).reduce((sum, { text }) => sum + styleShare(text) * text.length, 0) / prompt.length;

const MARK = /["'“„«`*‘「]/;

const isExact = ({ text, span }: Words, prompt: string): boolean =>
  /\d/.test(text) ||
  (span !== undefined && (MARK.test(prompt.charAt(span.start - 1)) || MARK.test(prompt.charAt(span.start))));

/** Specifications that quote the names of components ("a 'Row' of 'Card's") are read as lists of components. */
const COMPONENT = /'(\p{Lu}\p{Ll}+(?:\p{Lu}\p{Ll}+)*)'/gu;

const namesComponents = (prompt: string): boolean =>
  [...prompt.matchAll(COMPONENT)].filter(([, name = '']) => isElement(name)).length >= 2;

function isElement(name: string): boolean {
  const spaced = name.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').toLowerCase();
  const isNoun = findMentions(spaced, 'en').some(({ start, end }) => end - start >= spaced.length - 1);
  return isNoun || /^(?:text|column|row|card|image|list|choice picker)$/.test(spaced);
}
