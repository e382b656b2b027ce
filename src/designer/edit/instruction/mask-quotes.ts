import { findQuotedTexts } from '../../understand/quoted-texts.ts';

/** An instruction whose quoted texts stand as marks, so that no rule of grammar looks into them. */
export interface MaskedText {
  text: string;
  /** Texts by the number in their mark. */
  quotes: readonly string[];
}

const MARK = /\uE000(\d+)\uE001/g;
/** Source of a pattern that matches one mark. */
export const QUOTE = '\uE000\\d+\uE001';

export function maskQuotes(text: string): MaskedText {
  const found = findQuotedTexts(text);
  let masked = '';
  let from = 0;
  for (const [index, quote] of found.entries()) {
    masked += `${text.slice(from, quote.start)}\uE000${index}\uE001`;
    from = quote.end;
  }
  return { text: masked + text.slice(from), quotes: found.map((quote) => quote.text) };
}

/** Puts the texts back, without their marks. */
export const unmaskQuotes = (text: string, quotes: readonly string[]): string =>
  text.replaceAll(MARK, (_, index: string) => quotes[Number(index)] ?? '');

/** Puts the texts back as they were written, to say again what was said. */
export const restoreQuotes = (text: string, quotes: readonly string[]): string =>
  text.replaceAll(MARK, (_, index: string) => `"${quotes[Number(index)] ?? ''}"`);

export const listQuotes = (text: string, quotes: readonly string[]): string[] =>
  [...text.matchAll(MARK)].map((match) => quotes[Number(match[1])] ?? '');

export const hasQuote = (text: string): boolean => /\uE000\d+\uE001/.test(text);
