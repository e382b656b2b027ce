import { cut, type Piece } from '../form/piece.ts';
import type { Item, TableNode, TableRow, Words } from '../outline.ts';
import { isStyleStatement } from '../style/style-statement.ts';
import { findValues } from '../values/value-at.ts';
import { isInstruction, isPersonal } from './casual-words.ts';
import { upper } from './list-entries.ts';
import { wordsOf } from './list-headings.ts';
import { splitUnits } from './split-units.ts';

/** "list with borrower institute, number of sheets, sent", "Tabla con nº de puesto, titular, …", "a table w/ temp, humidity". */
const LISTED =
  /(?<![\p{L}])(?:list|table|overview|jobs|tabla|tabelle|liste|lista|tableau|tabela|tabella|tabel|lijst|tablo)(?:\s(?:of|de|der|von|des|van)\s[^,:;]{2,40}?)?\s(?:with|w\/?|showing|mit|con|avec|com|met|z|med)\s+(?=\S)/iu;
const EXTRA = /\s(?:and|y|und|et|e|en)\s+(?:a|an|un|una|ein|eine|einen|une|um|uma|een)\s.*$/iu;

/** The columns that are asked for in passing, and where their clause begins: small words only, three or more. */
export function wantedColumns(sentence: Piece): { columns: Words[]; rest: Piece | undefined } | undefined {
  const lead = LISTED.exec(sentence.text) ?? /열은\s+(?=\S)/u.exec(sentence.text);
  const isAlone = lead === null;
  const from = lead === null ? 0 : lead.index + lead[0].length;
  const body = cut(sentence, from);
  const columns: Words[] = [];
  let rest: Piece | undefined;
  for (const unit of splitUnits(body)) {
    const extra = EXTRA.exec(unit.text);
    const named = extra === null ? unit : cut(unit, 0, extra.index);
    if (
      unit.after !== '' &&
      unit.after !== ',' &&
      unit.after !== '+' &&
      !(unit.after === 'then' && columns.length > 2)
    ) {
      // "stage: surfacing, coating, check": what a column may say is none of the others.
      if (unit.after !== ':' || columns.length < 3 || !/^\p{Ll}/u.test(unit.text))
        rest = cut(sentence, unit.start - sentence.start);
      break;
    }
    const and = /\s(?:and|y|und|et|e|en|i)\s(?:(?:si|if|whether|ob)\s(?:ha\s|it['’]s\s)?)?/iu.exec(named.text);
    const parts = and === null ? [named] : [cut(named, 0, and.index), cut(named, and.index + and[0].length)];
    if (!parts.every((part) => isColumn(part, isAlone && columns.length === 0))) {
      rest = cut(sentence, unit.start - sentence.start);
      break;
    }
    columns.push(
      ...parts.map(({ text, start }) => {
        const bare = text.replace(/[.!]+$|(?:입니다|이에요|예요)[.]?$/u, '');
        return { text: upper(bare), origin: 'literal' as const, span: { start, end: start + bare.length } };
      }),
    );
    if (extra !== null) rest = cut(unit, extra.index);
  }
  if (columns.length < (isAlone ? 4 : 3) || (isAlone && rest !== undefined)) return undefined;
  return { columns, rest };
}

function isColumn({ text }: Piece, mayBeCapital: boolean): boolean {
  const words = text.replace(/[.!]+$/, '').split(/\s+/);
  if (words.length > 4 || (/\d/.test(text) && findValues(text).length > 0) || /["“„«()]/.test(text)) return false;
  if (!mayBeCapital && /^\p{Lu}\p{Ll}/u.test(text) && !/^\p{Lu}{2}/u.test(text)) return false;
  return (
    !isPersonal(text) &&
    !isInstruction(text) &&
    !isStyleStatement(text) &&
    !/\b(?:is|are|should|must|needs|button|btn|photo|picture)\b/iu.test(text)
  );
}

/** One sample row under the columns that it fits: a cell that names a column by a word goes there, the others in order. */
export function rowFor(table: TableNode, cells: readonly Piece[]): TableRow {
  // A cell more than there are heads: the row begins with its name.
  if (cells.length === table.columns.length + 1) return { cells: cells.map(wordsOf), actions: [] };
  const row: (Words | undefined)[] = table.columns.map(() => undefined);
  let next = 0;
  for (const cell of cells) {
    const words = new Set(
      cell.text
        .toLowerCase()
        .split(/[^\p{L}]+/u)
        .filter((word) => word.length > 2),
    );
    const named = table.columns.findIndex(
      ({ label }, at) =>
        row[at] === undefined &&
        label.text
          .toLowerCase()
          .split(/[^\p{L}]+/u)
          .some((word) => words.has(word)),
    );
    while (next < row.length && row[next] !== undefined) next++;
    const at = named !== -1 && named >= next ? named : next;
    if (at >= row.length) break;
    row[at] = wordsOf(cell);
    if (at === next) next++;
    else if (named !== -1) next = Math.max(next, named + 1);
  }
  return { cells: row, actions: [] };
}

/** An item as the cells of a row. */
export const cellsOfItem = ({ title, fields }: Item): Piece[] =>
  [title, ...fields.map(({ words }) => words)]
    .toSorted((a, b) => (a.span?.start ?? 0) - (b.span?.start ?? 0))
    .map((words) => ({ text: words.text, start: words.span?.start ?? 0 }));
