import type { CollectionKnowledge } from '../domain-knowledge.ts';
import type { Action, Column, Tone } from '../../write/slots.ts';
import type { NounKnowledge } from './noun-knowledge.ts';

/** A list that looks the same in every office: users, keys, log entries, invoices. */
export type Ledger = Pick<CollectionKnowledge, 'columns' | 'rows' | 'filters' | 'action'>;

/** A list as it is written: the rest of a noun is told by its rows. */
export interface LedgerForm {
  words: readonly string[];
  class: NounKnowledge['class'];
  icon: string;
  /** The first names the thing, the last its state. */
  columns: readonly Column[];
  states: readonly (readonly [label: string, tone: Tone])[];
  /** Title, the line under it (empty: none), then a cell for every column after the first. */
  lines: readonly (readonly string[])[];
  filters: readonly string[];
  action: Action;
}

/** What is known of a thing from the rows of its list. Throws a `RangeError` where a line and the columns differ. */
export function defineLedger({ words, columns, states, lines, filters, action, ...rest }: LedgerForm): NounKnowledge {
  const tones = new Map(states);
  const when = columns.findIndex((column) => column.as === 'time');
  const amount = columns.findIndex((column) => column.align === 'end');
  const rows = lines.map(([title = '', subtitle = '', ...cells]): Ledger['rows'][number] => {
    const state = cells.at(-1) ?? '';
    const tone = tones.get(state);
    if (cells.length !== columns.length - 1 || tone === undefined)
      throw new RangeError(`Line of ${words[0]}: ${title}`);
    return {
      title,
      ...(subtitle === '' ? {} : { subtitle }),
      ...(when > 0 ? { meta: cells[when - 1] ?? '' } : {}),
      ...(amount > 0 ? { value: cells[amount - 1] ?? '' } : {}),
      status: { label: state, tone },
      cells: [title, ...cells],
    };
  });
  const [, beside] = columns;
  return {
    ...rest,
    words,
    titles: rest.class === 'person' ? [] : rows.map(({ title }) => title),
    side: { label: beside?.label ?? 'Note', values: rows.map(({ cells }) => cells[1] ?? '') },
    states,
    ledger: { columns: [...columns], rows, filters: [...filters], action },
  };
}
