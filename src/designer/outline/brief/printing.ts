import type { Node, Words } from '../outline.ts';
import type { ListForm } from './list-form.ts';
import { writeText } from './masked-text.ts';

/** What printers of nodes share: whether origins are shown, and where the node stands. */
export interface Printing {
  marks: boolean;
  /** Of a heading one deeper than where the node stands. */
  level: number;
  form?: ListForm | undefined;
  /** The node just above under the same heading. */
  previous?: Node | undefined;
  nodes(nodes: readonly Node[], level?: number, form?: ListForm): string[];
}

/** An attribute as it is written between braces; an absent one is left out. */
export type Token = string | false | undefined;

/** ` {good icon=bell}`, or nothing. */
export function printTokens(tokens: readonly Token[]): string {
  const told = tokens.filter(Boolean);
  return told.length === 0 ? '' : ` {${told.join(' ')}}`;
}

/** Words with their origin and the node's attributes behind them; `structural` as in `writeText`. */
export function printWords(
  printing: Printing,
  words: Words | undefined,
  structural?: RegExp,
  tokens: readonly Token[] = [],
): string {
  if (!words) return printTokens(tokens).trim();
  const origin = printing.marks && words.origin !== 'literal' && words.origin;
  return writeText(words.text, structural) + printTokens([...tokens, origin]);
}

/** `Planned | Real`. */
export const printList = (printing: Printing, list: readonly Words[]): string =>
  list.map((words) => printWords(printing, words, /\|/g)).join(' | ');

/** `key=value`, or nothing where there is none. */
export function token(key: string, value: string | number | undefined): Token {
  if (value === undefined) return undefined;
  if (typeof value === 'number') return `${key}=${value}`;
  if (/^[\w.%°+#-]+$/.test(value)) return `${key}=${value}`;
  return `${key}=${value === '' ? '""' : `"${writeText(value, /"/g)}"`}`;
}

export function wordsToken(printing: Printing, key: string, words: Words | undefined): Token {
  if (!words) return undefined;
  return token(printing.marks && words.origin !== 'literal' ? `${key}.${words.origin}` : key, words.text);
}

/** `60%`, or `share=0.123456789` where a percentage would not be exact. */
export function shareToken(share: number | undefined): Token {
  if (share === undefined) return undefined;
  const percentage = toPercentage(share);
  return percentage === undefined ? token('share', share) : `${percentage}%`;
}

/** The short decimal that is exactly this share as a percentage. */
export function toPercentage(share: number): string | undefined {
  const percentage = String(Number((share * 100).toFixed(4)));
  return Number(percentage) / 100 === share && /^-?\d+(\.\d+)?$/.test(percentage) ? percentage : undefined;
}

/** Lines one step further in. */
export const indent = (lines: readonly string[]): string[] => lines.map((line) => (line === '' ? '' : `  ${line}`));
