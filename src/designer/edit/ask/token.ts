import type { Sense } from './phrase-senses.ts';

/** A word, a quoted text, words that are the page's own, or a mark of an instruction. */
export interface Token {
  kind: 'word' | 'quote' | 'name' | 'mark';
  /** As it was written; of a quote what stands between the marks. */
  text: string;
  /** For comparing; empty for marks. */
  words: readonly string[];
  senses: ReadonlySet<Sense>;
  start: number;
  end: number;
}

export const is = (token: Token | undefined, ...senses: Sense[]): boolean =>
  token !== undefined && token.kind === 'word' && senses.some((sense) => token.senses.has(sense));

export const isMark = (token: Token | undefined, ...marks: string[]): boolean =>
  token?.kind === 'mark' && marks.includes(token.text);
