import type { Passage } from './passage.ts';
import { cut, type Piece } from './piece.ts';

const DIVIDER_ROW = /^\|?[\s:|-]+\|?$/;

/** The rows of a table in pipes or bare commas; a row of dashes under the first, or no figures in it, makes that one its head. */
export function readTable(rows: readonly Piece[]): Passage {
  const first = rows[0]?.text ?? '';
  const sign = first.includes('|') ? '|' : first.includes(' / ') ? ' / ' : ',';
  const cells = rows.filter(({ text }) => !isDivider(text)).map((row) => splitRow(row, sign));
  return {
    form: 'table',
    said: rows[0] ?? { text: '', start: 0 },
    cells,
    lines: [...rows],
    hasHead: isFramed(rows[0]) ? rows[1] !== undefined && isDivider(rows[1].text) : !/\d/.test(rows[0]?.text ?? ''),
    parts: [],
  };
}

/** Rows that begin with a pipe tell their head by a row of dashes, all others by having no figures in it. */
const isFramed = (row: Piece | undefined): boolean => row?.text.startsWith('|') === true;

const isDivider = (text: string): boolean => text.includes('-') && DIVIDER_ROW.test(text);

function splitRow(row: Piece, sign: '|' | ',' | ' / '): (Piece | undefined)[] {
  const cells: (Piece | undefined)[] = [];
  let from = row.text.startsWith('|') ? 1 : 0;
  for (let at = from; at <= row.text.length; at++) {
    if (at < row.text.length && (!row.text.startsWith(sign, at) || row.text[at - 1] === '\\')) continue;
    const cell = cut(row, from, at);
    if (at < row.text.length || cell.text !== '') cells.push(cell.text === '' ? undefined : cell);
    from = at + sign.length;
  }
  return cells;
}
