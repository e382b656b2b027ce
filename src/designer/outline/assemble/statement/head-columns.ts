import { cut } from '../../form/piece.ts';
import type { Mention } from '../../lexicon/mention.ts';
import type { TableNode } from '../../outline.ts';
import { addEntries } from '../add-entries.ts';
import { ROWS_LEAD, columnNames } from '../column-names.ts';
import { endOfEntries } from './read-entries.ts';
import type { Statement } from './statement.ts';

/** Nouns whose plural says how a table is headed. */
const COLUMNS: ReadonlySet<string> = new Set(['table-column', 'column', 'columns']);

const HEADS: ReadonlySet<string> = new Set(['header', 'heading', 'top-bar', 'table-header']);

/** "Columns" with names behind it: the head of the last table, or of one that they make out of an empty list. */
export function headColumns(statement: Statement, { id, isPlural, count }: Mention, end: number): number | undefined {
  const items = statement.items;
  const isTable = items?.kind === 'table' && items.columns.length === 0;
  // "table "Places", header City, Downloads": of a table the header is its head.
  const isHead = isTable && HEADS.has(id);
  if (!isHead && (!isPlural || !COLUMNS.has(id))) return undefined;
  const isEmptyList = items?.kind === 'items' && items.items.length === 0 && count === undefined;
  if (!isTable && !isEmptyList && id !== 'table-column') return undefined;
  const read = columnNames(statement.sentence.piece, end);
  if (read === undefined) return undefined;
  const table: TableNode = isTable ? items : { kind: 'table', columns: [], rows: [], footer: [] };
  table.columns = read.names.map((label) => ({ label }));
  const { nodes } = statement.open();
  const at = items === undefined ? -1 : nodes.indexOf(items);
  if (isEmptyList && at !== -1) nodes[at] = table;
  else if (!isTable) nodes.push(table);
  statement.items = statement.last = table;
  statement.collection = { node: table, takes: 'rows', into: nodes };
  const led = ROWS_LEAD.exec(statement.sentence.piece.text.slice(read.end))?.[0].length ?? 0;
  const from = read.end + led;
  const next = statement.tokens.findIndex((token) => (led > 0 ? token.end > from : token.start >= from));
  if (next === -1) return statement.tokens.length;
  if (led > 0) {
    const until = endOfEntries(statement, next, statement.collection);
    addEntries(statement.collection, cut(statement.sentence.piece, from, statement.tokens[until - 1]?.end ?? from), {
      lang: statement.lang,
    });
    return until;
  }
  const sign = statement.tokens[next];
  if (sign?.is !== 'sign' || !':;'.includes(sign.sign) || statement.tokens[next + 1] === undefined) return next;
  const first = statement.tokens[next + 1];
  if (first?.is === 'noun' && !first.mention.isWeak) return next;
  const stop = endOfEntries(statement, next + 1, statement.collection);
  const last = statement.tokens[stop - 1];
  if (first === undefined || last === undefined) return next;
  addEntries(statement.collection, cut(statement.sentence.piece, first.start, last.end), { lang: statement.lang });
  return stop;
}
