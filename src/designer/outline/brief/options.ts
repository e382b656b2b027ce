import type { Option } from '../outline.ts';
import { given } from './given.ts';
import { splitEntry } from './list-form.ts';
import { type Printing, printWords } from './printing.ts';
import type { Reading } from './reading.ts';
import type { Slice } from './slice.ts';

/** What stands before an option or a step: `( )` open, `(x)` chosen or done, `(>)` now, `(.)` not said. */
const MARK = /(?<=^| )\(([ xX>.])\)(?= |$)/g;
/** The same in words, for escaping. */
export const MARK_SIGNS = /(?<=^| )\((?=[ xX>.]\)(?: |$))/g;
/** In the name of an option the dash before its note means something too. */
export const OPTION_SIGNS = new RegExp(`${MARK_SIGNS.source}|(?<=^| )(?:—|·|--)(?= |$)`, 'g');

/** Parts what stands before the first mark from the marked texts behind it. */
export function splitMarked(slice: Slice): { head: Slice; marked: { mark: string; slice: Slice }[] } {
  const marks = [...slice.text.matchAll(MARK)];
  const marked = marks.map((match, index) => ({
    mark: (match[1] ?? ' ').toLowerCase(),
    slice: slice.from(match.index + 3, marks[index + 1]?.index).trim(),
  }));
  return { head: slice.from(0, marks[0]?.index).trim(), marked };
}

/** Reads `Standard — three days` behind its mark. */
export function readOption({ mark, slice }: { mark: string; slice: Slice }, reading: Reading): Option {
  const [label = slice, second] = splitEntry(slice);
  const [text, attributes] = reading.braces(label);
  const note = second && slice.from(second.start - slice.start);
  return {
    label: reading.words(text, attributes),
    ...given({ note: reading.optional(note), isOn: mark === 'x', isDisabled: attributes.flag('disabled') }),
  };
}

/** `(x) Standard — three days`. */
export function printOption(option: Option, printing: Printing): string {
  const label = printWords(printing, option.label, OPTION_SIGNS, [option.isDisabled && 'disabled']);
  return `(${option.isOn ? 'x' : ' '}) ${label}${option.note ? ` — ${printWords(printing, option.note, MARK_SIGNS)}` : ''}`;
}
