import type { GridNode } from '../../outline.ts';
import { given } from '../given.ts';
import { listEntry, SEPARATORS } from '../list-form.ts';
import { writeText } from '../masked-text.ts';
import { drawnThing, type NodeForm, printDrawn, propertyOf } from '../node-form.ts';
import { indent, printList, type Printing, printTokens, printWords, token, wordsToken } from '../printing.ts';
import type { Reading } from '../reading.ts';
import type { Slice } from '../slice.ts';

type Cell = GridNode['cells'][number];

/** `~ grid 4 x 6: seats` with `Legend: Free {good} | Taken` and `- 1,3: A3 {state=taken}` indented. */
export const gridForm: NodeForm<GridNode> = {
  kind: 'grid',
  read(lines, reading) {
    const line = lines.peek();
    const drawn = drawnThing(line);
    const [, rows, columns] = /^grid (\d+) ?[x×] ?(\d+)$/.exec(drawn?.name ?? '') ?? [];
    if (!line || !drawn || rows === undefined || columns === undefined) return undefined;
    lines.next();
    const node: GridNode = {
      kind: 'grid',
      about: drawn.rest.isEmpty ? '' : reading.words(drawn.rest).text,
      rows: Number(rows),
      columns: Number(columns),
      rowLabels: [],
      columnLabels: [],
      cells: [],
      legend: [],
    };
    for (const child of reading.children(line)) {
      const property = propertyOf(child, ['Row labels', 'Column labels', 'Legend']);
      const cell = readCell(listEntry(child)?.body, reading);
      if (cell) node.cells.push(cell);
      else if (!property) reading.miss(child.slice);
      else if (property.name === 'Row labels') node.rowLabels = reading.list(property.value);
      else if (property.name === 'Column labels') node.columnLabels = reading.list(property.value);
      else
        node.legend = property.value.isEmpty
          ? []
          : property.value.split(/\|/g).map((each) => readLegend(each, reading));
    }
    return [node];
  },
  print(node, printing) {
    const legend = node.legend.map(({ words, tone }) => printWords(printing, words, /\|/g, [tone])).join(' | ');
    return [
      printDrawn(`grid ${node.rows} x ${node.columns}`, node.about === '' ? '' : writeText(node.about)),
      ...indent([
        ...(node.rowLabels.length > 0 ? [`Row labels: ${printList(printing, node.rowLabels)}`] : []),
        ...(node.columnLabels.length > 0 ? [`Column labels: ${printList(printing, node.columnLabels)}`] : []),
        ...(legend === '' ? [] : [`Legend: ${legend}`]),
        ...node.cells.map((cell) => printCell(cell, printing)),
      ]),
    ];
  },
};

function readLegend(slice: Slice, reading: Reading): GridNode['legend'][number] {
  const [text, attributes] = reading.braces(slice);
  return { words: reading.words(text, attributes), ...given({ tone: attributes.tone() }) };
}

function readCell(body: Slice | undefined, reading: Reading): Cell | undefined {
  const [, row, column, said, bare] = body?.match(/^(\d+), ?(\d+)(?:: +(.*)|( *\{.*))?$/d) ?? [];
  if (!row || !column) return undefined;
  const [text, attributes] = reading.braces(said ?? bare ?? row.from(row.text.length));
  return {
    row: Number(row.text),
    column: Number(column.text),
    ...given({
      words: reading.optional(text, attributes),
      note: attributes.words('note'),
      state: attributes.text('state'),
      tone: attributes.tone(),
    }),
  };
}

function printCell({ row, column, words, note, state, tone }: Cell, printing: Printing): string {
  const tokens = [token('state', state), wordsToken(printing, 'note', note), tone];
  const said = words ? `: ${printWords(printing, words, SEPARATORS, tokens)}` : printTokens(tokens);
  return `- ${row},${column}${said}`;
}
