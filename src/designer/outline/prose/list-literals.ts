import type { Piece } from '../form/piece.ts';
import type { Span } from '../outline.ts';
import { isPersonal, leadLength } from './casual-words.ts';
import { findQuoted } from '../values/quoted.ts';
import { findValues } from '../values/value-at.ts';

/** Capitals that name nothing by themselves. */
const NO_NAMES = new Set('I I’m I’d I’ll OK TV PC UI App PDF CSV No And The A An Then Also Show It Big'.split(' '));

/** Figures, quotations and names in capitals of a sentence: what must not be lost. Offsets into the prompt. */
export function listLiterals({ text, start }: Piece, lang: string): Span[] {
  const found: Span[] = findQuoted(text).map(({ inner }) => ({ start: start + inner.start, end: start + inner.end }));
  // "5 of us:", "3 gloves:", "2 flatmates Ximena": a number that only counts what is listed.
  for (const value of findValues(text))
    if (
      !(
        value.isBare === true &&
        /^\s(?:of us|\p{Ll}+)(?:\s?[:：]|\s\p{Lu}|\s\p{Ll}+\s?[:：])/u.test(text.slice(value.end))
      )
    )
      found.push({ start: start + value.start, end: start + value.end });
  // Every noun has a capital in German: only what follows another capital is a name there.
  const names =
    lang === 'de'
      ? /(?<=[\p{L}\d][,:]?\s)\p{Lu}[\p{L}'’-]+(?:\s(?:&\s)?\p{Lu}[\p{L}'’.-]+)+/gu
      : /(?<=[\p{L}\d)][,:;–—-]?\s(?:[–—-]\s)?)\p{Lu}[\p{L}'’-]+(?:\s(?:&\s)?\p{Lu}[\p{L}'’.-]*)*/gu;
  for (const match of text.matchAll(names))
    if (!NO_NAMES.has(match[0])) found.push({ start: start + match.index, end: start + match.index + match[0].length });
  return found;
}

/** Whether a clause quotes words in whatever marks. */
export const holdsQuote = (text: string): boolean => findQuoted(text).length > 0;

/** How many of them no words of a tree of nodes hold. */
export function countLost(literals: readonly Span[], tree: unknown): number {
  const spans: Span[] = [];
  collect(tree, spans);
  return literals.filter((literal) => !spans.some(({ start, end }) => start < literal.end && literal.start < end))
    .length;
}

/** How much of what was read is mere running prose: clauses with commas, people who speak, wishes. */
export function countRaw(tree: unknown): number {
  let raw = 0;
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) visit(one);
    else if (typeof value === 'object' && value !== null) {
      if ('origin' in value && 'text' in value && typeof value.text === 'string')
        raw += isRaw(value.text, 'isQuoted' in value) ? 1 : 0;
      else for (const one of Object.values(value)) visit(one);
    }
  };
  visit(tree);
  return raw;
}

function isRaw(words: string, isQuoted: boolean): boolean {
  if (isQuoted || (words.length < 12 && !words.includes('<-'))) return false;
  return (
    /<-|!!/.test(words) ||
    (/\S, \p{L}/u.test(words) && words.length > 24) ||
    leadLength(words) > 4 ||
    isPersonal(words) ||
    /\b(?:i|we|please|pls|dont|that one)\b/u.test(words) ||
    words.split(/\s+/).length > 9
  );
}

function collect(value: unknown, spans: Span[]): void {
  if (Array.isArray(value)) for (const one of value) collect(one, spans);
  else if (typeof value === 'object' && value !== null) {
    if ('origin' in value && 'span' in value && typeof value.span === 'object') spans.push(value.span as Span);
    else for (const one of Object.values(value)) collect(one, spans);
  }
}
