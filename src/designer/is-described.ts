import { isBrief } from './outline/brief/is-brief.ts';
import { findMentions } from './outline/lexicon/find-mentions.ts';
import { listWords } from './outline/list-words.ts';
import type { Node, Outline, Words } from './outline/outline.ts';
import { styleShare } from './outline/style/style-statement.ts';
import { splitSentences } from './outline/values/sentences.ts';

/** From so many words of its own on, a prompt tells a page; below, it asks for one and leaves the page to us. */
const LEAST_GIVEN = 3;
/** So many where all are names: services and states are named in passing ("with Google and GitHub"). */
const LEAST_NAMES = 5;
/** Per thousand characters: a long text about looks that names a few things describes no page. */
const LEAST_DENSE = 8;

/** A prompt that speaks of looks for so much of its length asks for a style, unless it gives as many words as a page has. */
const MOST_LOOKS = 0.33;
/** One that calls what it asks for a look says more of it in words that are content elsewhere ("ideal for fintech"). */
const MOST_LOOKS_OF_STYLE = 0.2;
const STYLE_ASKED = /\b(?:design (?:system|language)|visual (?:style|identity|language)|style ?guide|aesthetic)\b/iu;
const WHOLE_PAGE = 30;

/**
 * Whether a prompt describes its page, so that the page is drawn from its outline and nothing is proposed: it gives words
 * that nobody could think of for it, such as quotations, figures, names, the fields of a form. A list of bare nouns asks
 * for parts and leaves the page to us.
 */
export function isDescribed(outline: Outline, prompt: string): boolean {
  if (namesComponents(prompt)) return false;
  const told = listWords(outline).filter(isTold);
  // A brief is said exactly, however short it is.
  if (outline.isWhole && told.length > 1 && isBrief(prompt)) return true;
  if (outline.isExact) return told.length >= LEAST_GIVEN;
  // What is said in the sentence that asks names parts of a page: "Receipt — addresses, line items, totals".
  const asked = splitSentences(prompt)[0]?.span.end ?? 0;
  const { title } = outline;
  const parts = [...outline.sections.flatMap(boundIn), ...(title !== undefined && isTold(title) ? [title] : [])];
  const buttons = outline.sections.flatMap(buttonsIn).filter((words) => isInBrackets(words, prompt));
  const bound = new Set([...parts.filter(({ span }) => (span?.start ?? 0) >= asked), ...buttons]);
  const isSure = (words: Words): boolean => bound.has(words) || isExact(words, prompt);
  const given = told.filter((words) => isSure(words) || isName(words, prompt));
  if (given.length < LEAST_GIVEN || (given.length / prompt.length) * 1000 < LEAST_DENSE) return false;
  if (!given.some(isSure) && given.length < LEAST_NAMES) return false;
  const most = STYLE_ASKED.test(prompt) ? MOST_LOOKS_OF_STYLE : MOST_LOOKS;
  return told.length >= WHOLE_PAGE || looksShare(prompt) < most;
}

const isTold = ({ origin, text }: Words): boolean => origin === 'literal' && text !== '';

/** What buttons are called. */
const buttonsIn = (node: Node): Words[] =>
  node.kind === 'section'
    ? node.nodes.flatMap(buttonsIn)
    : node.kind === 'control' && node.control === 'button' && node.label !== undefined
      ? [node.label]
      : [];

/** "**[Donate now]**": a button that is drawn with brackets is called exactly so. */
const isInBrackets = ({ span }: Words, prompt: string): boolean =>
  span !== undefined && /\[[\s*_]*$/.test(prompt.slice(Math.max(0, span.start - 5), span.start));

/** So many things with a name are a list, so many columns a table; fewer may be phrases that were taken for one. */
const LEAST_LISTED = 3;
const LEAST_COLUMNS = 4;

/** Words that say what belongs together: things of which something is said ("Pim, eyes stuck shut"), columns of a table. */
function boundIn(node: Node): Words[] {
  if (node.kind === 'section') return node.nodes.flatMap(boundIn);
  if (node.kind === 'table') {
    const labels = node.columns.map(({ label }) => label).filter(isTold);
    return labels.length < LEAST_COLUMNS ? [] : labels;
  }
  if (node.kind === 'facts') {
    const facts = node.facts.filter(({ label, value }) => label !== undefined && isTold(label) && isTold(value));
    return facts.length < 2
      ? []
      : facts.flatMap(({ label, value }) => [...(label === undefined ? [] : [label]), value]);
  }
  if (node.kind !== 'items') return [];
  const names = node.items.map(({ title }) => title).filter((title) => isTold(title) && /^\p{Lu}/u.test(title.text));
  if (names.length >= LEAST_COLUMNS && names.length === node.items.length) return names;
  const things = node.items.filter(
    ({ title, fields }) =>
      isTold(title) && /^[\p{Lu}\d]/u.test(title.text) && fields.some(({ words }) => isTold(words)),
  );
  return things.length < LEAST_LISTED
    ? []
    : things.flatMap(({ title, fields }) => [title, ...fields.map(({ words }) => words)]);
}

const looksShare = (prompt: string): number =>
  splitSentences(prompt).reduce((sum, { text }) => sum + styleShare(text) * text.length, 0) / prompt.length;

const MARK = /["'“„«`*‘「]/;

const isExact = ({ text, span }: Words, prompt: string): boolean =>
  /\d|\S@\S/.test(text) ||
  (span !== undefined && (MARK.test(prompt.charAt(span.start - 1)) || MARK.test(prompt.charAt(span.start))));

/** A capital inside a sentence: the name of a person, a place, a thing. */
const isName = ({ text, span }: Words, prompt: string): boolean =>
  span !== undefined &&
  /^\p{Lu}\p{Ll}/u.test(text) &&
  prompt.startsWith(text, span.start) &&
  /[\p{Ll},;:(]\s*$/u.test(prompt.slice(Math.max(0, span.start - 3), span.start));

/** Specifications that quote the names of components ("a 'Row' of 'Card's") are read as lists of components. */
const COMPONENT = /'(\p{Lu}\p{Ll}+(?:\p{Lu}\p{Ll}+)*)'/gu;

function namesComponents(prompt: string): boolean {
  const quoted = [...prompt.matchAll(COMPONENT)];
  const count = quoted.filter(([, name = '']) => isElement(name)).length;
  // Names of a page's own, of which a few are called like elements ("Calendar", "Record"), are no components.
  return count >= 2 && count * 3 >= quoted.length;
}

function isElement(name: string): boolean {
  const spaced = name.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').toLowerCase();
  const isNoun = findMentions(spaced, 'en').some(({ start, end }) => end - start >= spaced.length - 1);
  return isNoun || /^(?:text|column|row|card|image|list|choice picker)$/.test(spaced);
}
