import { findMentions } from '../lexicon/find-mentions.ts';
import type { ControlKind, TableColumn, TableNode, Words } from '../outline.ts';
import type { Sentence } from '../phrases/token.ts';
import { splitEnumeration } from '../values/enumeration.ts';
import { control } from './make-node.ts';

const AS_CONTROL: Partial<Record<ControlKind, NonNullable<TableColumn['as']>>> = {
  toggle: 'switch',
  checkbox: 'checkbox',
  button: 'actions',
  link: 'actions',
};

/**
 * Reads a sentence about columns of the last table: "Rollout is a thin progress bar", "the On column holds switches; Status
 * as text plus a coloured dot", `In the Action column the button "Open"`. Whether it was one.
 */
export function applyColumn(table: TableNode, { piece, tokens }: Sentence): boolean {
  if (fillActions(table, { piece, tokens }) || numberHeads(table, piece)) return true;
  if (tokens.some(({ is }) => is === 'quoted') || piece.text.length > 200) return false;
  const clauses = piece.text.split(/[;,]\s+(?:and\s+)?/u);
  const told = clauses.map((clause) => ({ clause, column: columnOf(table, clause) }));
  if (told[0]?.column === undefined) return false;
  for (const [at, { clause, column = told[at - 1]?.column }] of told.entries())
    if (column !== undefined) drawAs(column, clause);
  return true;
}

function drawAs(column: TableColumn, clause: string): void {
  for (const { makes } of findMentions(clause)) {
    if (makes.kind === 'badge') column.as = 'status';
    else if (makes.kind === 'progress') column.as = 'progress';
    else if (makes.kind === 'control') column.as = AS_CONTROL[makes.control] ?? column.as ?? 'text';
  }
  if (/\b(?:dot|pill|chip|coloured|colored|badge|green|red|amber)\b/i.test(clause)) column.as ??= 'status';
}

/** The column that a clause begins with, with its article: "the On column", "in the Action column". */
const columnOf = ({ columns }: TableNode, clause: string): TableColumn | undefined => {
  const bare = clause.replace(/^(?:(?:in|for)\s+)?(?:the|an?)\s+|^in\s+/i, '').toLowerCase();
  return columns.find(
    ({ label: { text } }) =>
      text.length > 1 && bare.startsWith(text.toLowerCase()) && !/[\p{L}\d]/u.test(bare.charAt(text.length)),
  );
};

/** `In the Action column the button "Open", for Pier 2 instead the text "Closed"`: what every row ends with, and which does not. */
function fillActions(table: TableNode, { piece, tokens }: Sentence): boolean {
  const column = /^in\s/iu.test(piece.text) ? columnOf(table, piece.text) : undefined;
  const [named, other] = tokens.filter((token) => token.is === 'quoted');
  if (column === undefined || named === undefined) return false;
  if (!findMentions(piece.text).some(({ start, makes }) => start < named.start && makes.kind === 'control'))
    return false;
  const at = table.columns.indexOf(column);
  const between = other === undefined ? '' : piece.text.slice(named.end, other.start).toLowerCase();
  if (other === undefined) column.as = 'actions';
  for (const row of table.rows) {
    const isOther = row.cells.some((cell) => cell !== undefined && between.includes(` ${cell.text.toLowerCase()} `));
    if (other === undefined) row.cells[at] = named.words;
    else if (isOther) row.cells[at] = other.words;
    else row.actions.push(control('button', { label: named.words, rank: 'secondary' }));
  }
  return true;
}

/** "Each column head carries the number of members: 9, 34, 2, 3": a row with as many values as columns behind the first. */
function numberHeads(table: TableNode, piece: Sentence['piece']): boolean {
  const lead = /^(?:each|every|all|(?:under|below) (?:each|every))\s+(?:the\s+)?(?:column|head|header)[^:]*:\s+/iu.exec(
    piece.text,
  )?.[0];
  if (lead === undefined) return false;
  const values = splitEnumeration(piece.text.slice(lead.length).replace(/[.]$/, ''), piece.start + lead.length);
  const missing = table.columns.length - values.length;
  if (values.length < 2 || missing < 0 || missing > 1) return false;
  const counted = /\b(?:number|count|share) of (?:the\s)?(\p{L}+)/iu.exec(lead)?.[1];
  const label: Words | undefined =
    counted === undefined ? undefined : { text: counted.charAt(0).toUpperCase() + counted.slice(1), origin: 'derived' };
  table.rows.unshift({ cells: missing === 0 ? values : [label, ...values], actions: [] });
  return true;
}
