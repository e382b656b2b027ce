import type { ControlNode, TableColumn, TableNode, TableRow } from '../../outline.ts';
import { printButton, readButtons } from '../buttons.ts';
import { given } from '../given.ts';
import { type Line, LineCursor } from '../lines.ts';
import { drawnThing, type NodeForm, printDrawn } from '../node-form.ts';
import { indent, type Printing, printTokens, printWords } from '../printing.ts';
import type { Reading } from '../reading.ts';
import type { Slice } from '../slice.ts';

const CELLS: readonly NonNullable<TableColumn['as']>[] = [
  'text',
  'number',
  'status',
  'switch',
  'checkbox',
  'progress',
  'actions',
  'picture',
  'code',
  'person',
  'date',
];
const STATES: readonly NonNullable<TableRow['state']>[] = ['selected', 'total', 'warn', 'bad', 'muted'];

const isRow = (line: Line | undefined): boolean => line?.kind === 'text' && line.slice.text.startsWith('|');

/** A Markdown table; a row's state and buttons behind its last bar, words under the table indented. */
export const tableForm: NodeForm<TableNode> = {
  kind: 'table',
  read(lines, reading) {
    const first = lines.peek();
    const drawn = drawnThing(first);
    if (!first || (drawn?.name !== 'table' && !isRow(first))) return undefined;
    if (drawn) lines.next();
    const [caption, attributes] = drawn ? reading.braces(drawn.rest) : [];
    const nested = drawn && isRow(first.children[0]) ? new LineCursor(reading.children(first)) : undefined;
    const taken = (nested ?? lines).takeWhile(isRow);
    const [head, ...body] = taken;
    const isRule = /^\|[\s:|-]*-[\s:|-]*$/.test(body[0]?.slice.text ?? '');
    const cursor = new LineCursor(isRule ? body.slice(1) : body);
    const rows: TableRow[] = [];
    for (let line = cursor.next(); line; line = cursor.next()) {
      rows.push(
        readRow(
          line,
          cursor.takeWhile((each) => each.slice.text.startsWith('|+ ')),
          reading,
        ),
      );
    }
    const footer = taken.flatMap((line) => reading.nodes(new LineCursor(reading.children(line))));
    return [
      {
        kind: 'table',
        ...given({ caption: reading.optional(caption, attributes) }),
        columns: head ? splitRow(head.slice).cells.map((cell) => readColumn(cell, reading)) : [],
        rows,
        footer: [...footer, ...(nested ? reading.nodes(nested) : [])],
        ...given({ isSelectable: attributes?.flag('selectable') }),
      },
    ];
  },
  print(node, printing) {
    const { caption, columns, rows } = node;
    const tokens = [node.isSelectable && 'selectable'];
    const needsHead = caption !== undefined || node.isSelectable === true || printing.previous?.kind === 'table';
    const head = columns.map((column) => printWords(printing, column.label, /\|/g, [column.as]));
    return [
      ...(needsHead ? [printDrawn('table', printWords(printing, caption, undefined, tokens))] : []),
      bar(head),
      columns.length > 0 ? `|${columns.map(() => '---|').join('')}` : '|-|',
      ...rows.flatMap((row) => printRow(row, printing)),
      ...indent(printing.nodes(node.footer)),
    ];
  },
};

/** Cells between the bars, and what stands behind the last one. */
function splitRow(slice: Slice): { cells: Slice[]; tail: Slice } {
  const [, ...parts] = slice.split(/\|/g);
  const tail = parts.at(-1) ?? slice;
  // A row that somebody did not close ends with a cell.
  if (!tail.isEmpty && !/^[[{]/.test(tail.text)) return { cells: parts, tail: tail.from(tail.text.length) };
  const isBare = /^\|\|(?!.*\|)/.test(slice.text);
  return { cells: isBare ? [] : parts.slice(0, -1), tail };
}

function readColumn(cell: Slice, reading: Reading): TableColumn {
  const [text, attributes] = reading.braces(cell);
  return { label: reading.words(text, attributes), ...given({ as: attributes.oneOf(CELLS) }) };
}

/** A row; buttons that brackets cannot show follow on lines that begin with `|+`. */
function readRow(line: Line, more: readonly Line[], reading: Reading): TableRow {
  const { cells, tail } = splitRow(line.slice);
  const [, state, buttons] = tail.match(/^(\{[^{}]*\})?(.*)$/d) ?? [];
  const [, attributes] = reading.braces(state ?? tail.from(0, 0));
  const short = buttons && !buttons.isEmpty ? readButtons(buttons, reading) : [];
  if (!short && buttons) reading.miss(buttons);
  const long = reading.nodes(
    new LineCursor(more.map((each) => ({ ...each, slice: each.slice.from(2).trim(), children: [] }))),
  );
  return {
    cells: cells.map((cell) => reading.optional(cell)),
    ...given({ state: attributes.oneOf(STATES) }),
    actions: [...(short ?? []), ...long.filter((node): node is ControlNode => node.kind === 'control')],
  };
}

const bar = (cells: readonly string[]): string =>
  cells.length === 0 ? '||' : `|${cells.map((cell) => (cell === '' ? ' |' : ` ${cell} |`)).join('')}`;

function printRow(row: TableRow, printing: Printing): string[] {
  const cells = row.cells.map((cell) => (cell ? printWords(printing, cell, /\|/g) : ''));
  const short = row.actions.map((action) => printButton(action, printing));
  const isShort = short.every((each) => each !== undefined);
  const tail = isShort && short.length > 0 ? ` ${short.join(' ')}` : '';
  const more = isShort ? [] : printing.nodes(row.actions).flatMap((line) => (line === '' ? [] : `|+ ${line}`));
  return [`${bar(cells)}${printTokens([row.state])}${tail}`, ...more];
}
