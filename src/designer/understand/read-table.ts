import { createDraft, type Draft } from './draft.ts';
import type { ReadContext } from './noun-phrase.ts';
import { listQuotes } from './prompt-text.ts';
import { createField } from './read-field.ts';
import { createItem } from './read-item.ts';

const QUOTES = String.raw`[\uE000-\uF8FF](?:(?:, ?and |,? and |, ?| \| )?[\uE000-\uF8FF])+`;
const HEADER = new RegExp(
  String.raw`\b(?:header(?: row)?|headers|columns|headings)(?: of| named| called|:)? (${QUOTES})`,
  'iu',
);
const ROWS = new RegExp(String.raw`\b(?:data )?rows?(?: of| with|:)? (${QUOTES})`, 'iu');

export interface TableReading {
  table: Draft;
  /** The sentence without the table's words. */
  rest: string;
}

/** A table whose header and cells the prompt gives word for word; its columns are `fields`, its rows `items`. */
export const readTable = (sentence: string, label: string, context: ReadContext): TableReading | undefined => {
  const header = HEADER.exec(sentence);
  const columns = listQuotes(header?.[1] ?? '', context.quotes);
  const after = header === null ? '' : sentence.slice(header.index + header[0].length);
  const rows = ROWS.exec(after);
  const cells = listQuotes(rows?.[1] ?? '', context.quotes);
  if (header === null || columns.length < 2 || cells.length === 0 || cells.length % columns.length !== 0)
    return undefined;
  const items = Array.from({ length: cells.length / columns.length }, (_, row) =>
    createItem(cells.slice(row * columns.length, (row + 1) * columns.length)),
  );
  const table = createDraft(label, {
    kind: 'records',
    items,
    fields: columns.map((column) => createField(column)),
    texts: cells,
  });
  return { table, rest: sentence.slice(0, header.index) + after.slice((rows?.index ?? 0) + (rows?.[0].length ?? 0)) };
};
