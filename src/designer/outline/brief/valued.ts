import type { Words } from '../outline.ts';
import type { Attributes } from './attributes.ts';
import { given } from './given.ts';
import { MARK_SIGNS } from './options.ts';
import { type Printing, printWords, type Token } from './printing.ts';
import type { Reading } from './reading.ts';
import type { Slice } from './slice.ts';

/** A label with what it stands at: `Volume = 40 %`. Either may be missing. */
interface Valued {
  label?: Words;
  value?: Words;
}

const SIGNS = new RegExp(`${MARK_SIGNS.source}|(?<=^| )=(?= |$)`, 'g');

/** Reads `Volume = 40 %`; the braces behind it are handed over and hold the origin of its last words. */
export function readValued(slice: Slice, attributes: Attributes, reading: Reading): Valued {
  const [, only, label, both] = slice.match(/^= (.*)$|^(.*?) = (.*)$/d) ?? [];
  const value = only ?? both;
  if (!value) return given({ label: reading.optional(slice, attributes) });
  return given({ label: reading.optional(label), value: reading.words(value, attributes) });
}

/** Writes `Volume = 40 % {…}`; empty where there is nothing. */
export function printValued({ label, value }: Valued, printing: Printing, tokens: readonly Token[]): string {
  if (!value) return printWords(printing, label, SIGNS, tokens);
  const name = label ? `${printWords(printing, label, SIGNS)} ` : '';
  return `${name}= ${printWords(printing, value, MARK_SIGNS, tokens)}`;
}
