import { html, type Markup } from '../../markup/html.ts';
import type { TableNode, TableRow } from '../outline/outline.ts';
import { dataInk, isOnColor } from './data-ink.ts';
import { edgePanel, insidePanel } from './data-panel.ts';
import type { NodeContext, NodeDrawer } from './node-context.ts';
import { nodeHeading } from './node-heading.ts';
import { TONE_INKS } from './status-pill.ts';
import { drawCell } from './table-cell.ts';
import { toColumns, type ColumnModel } from './table-columns.ts';
import { tableDress, type TableDress } from './table-dress.ts';

/**
 * Rows and columns as a real table. Where its container is too narrow for what may not break, every row turns into a
 * card with a line per column; the markup stays the same.
 */
export const drawTable: NodeDrawer<'table'> = (node, context) => {
  const columns = toColumns(node, context.lang);
  const hasActions = node.rows.some(({ actions }) => actions.length > 0);
  const inside = insidePanel(context);
  const dress = tableDress(node, columns, { hasActions, context });
  const panel = edgePanel(context);
  const heading = nodeHeading(node.caption, context, `${context.key}-caption`);
  const table = html`<table
    ${node.caption === undefined ? '' : html`aria-labelledby="${context.key}-caption"`}
    class="${dress.table}"
  >
    ${node.columns.length === 0 ? '' : head(node, columns, { dress, hasActions, context: inside })}
    <tbody class="${dress.body}">
      ${node.rows.map((row, index) => drawRow(node, row, index, { columns, dress, hasActions, context: inside }))}
    </tbody>
  </table>`;
  return html`<div data-part="table" class="@container flex min-w-0 flex-col gap-3">
    ${heading}
    <div class="min-w-0 overflow-x-auto ${panel}">${table}</div>
    ${
      node.footer.length === 0
        ? ''
        : html`<div
            class="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 text-body-sm ${dataInk(context).soft}"
          >
            ${node.footer.map((part, index) => context.draw(part, { ...context, width: 'narrow', key: `${context.key}-foot${index}` }))}
          </div>`
    }
  </div>`;
};

interface Drawn {
  columns: readonly ColumnModel[];
  dress: TableDress;
  hasActions: boolean;
  context: NodeContext;
}

function head(
  node: TableNode,
  columns: readonly ColumnModel[],
  { dress, hasActions, context }: Omit<Drawn, 'columns'>,
): Markup {
  const ink = dataInk(context);
  return html`<thead class="${dress.head}">
    <tr class="border-b ${ink.edge}">
      ${node.isSelectable === true ? html`<td class="${dress.tick}">${tick(`${context.key}-all`, node.caption?.text ?? '✓', false)}</td>` : ''}
      ${columns.map((column) =>
        column.label === ''
          ? html`<td class="${dress.headCell}"></td>`
          : html`<th
              scope="col"
              class="${dress.headCell} font-label text-label-md font-semibold ${ink.soft} ${column.isEnd ? 'text-right' : 'text-left'} ${isOneWord(column.label) ? 'whitespace-nowrap' : ''} align-bottom"
            >
              ${column.label}
            </th>`,
      )}
      ${hasActions ? html`<td></td>` : ''}
    </tr>
  </thead>`;
}

const LONGEST_WORD = 14;

/** A word of a head never breaks inside itself, however narrow its column. */
const isOneWord = (label: string): boolean => label.length <= LONGEST_WORD && !/\s/.test(label);

const tick = (name: string, label: string, isOn: boolean): Markup =>
  html`<label class="inline-flex min-h-11 min-w-11 items-center justify-center"
    ><input type="checkbox" name="${name}" aria-label="${label}" ${isOn ? html`checked` : ''} class="size-6"
  /></label>`;

function drawRow(
  node: TableNode,
  row: TableRow,
  index: number,
  { columns, dress, hasActions, context }: Drawn,
): Markup {
  const ink = dataInk(context);
  const rowName = row.cells.find((cell) => cell !== undefined)?.text ?? '';
  const key = `${context.key}-r${index}`;
  const cells = spreadTotal(row, columns).map(({ words, at, span }) => {
    const column = columns[at];
    if (column === undefined) return '';
    const content = drawCell(words, column, { rowName, key: `${key}c${at}`, state: row.state }, context);
    const isEmpty = content === '';
    const hasLabel = dress.label(at) !== '' && column.label !== '' && !(row.state === 'total' && at === 0);
    const label = hasLabel ? html`<span class="${dress.label(at)} ${ink.soft}">${column.label}</span>` : '';
    const classes = dress.cell(at, column, isEmpty);
    const spans = span > 1 ? html`colspan="${span}"` : '';
    return at === 0 && !isEmpty
      ? html`<th scope="row" ${spans} class="${classes} text-left font-semibold ${nameInk(row, context)}">
          ${label}<span class="${dress.value(at, column)}">${content}</span>
        </th>`
      : html`<td ${spans} class="${classes}">
          ${isEmpty ? '' : html`${label}<span class="${dress.value(at, column)}">${content}</span>`}
        </td>`;
  });
  return html`<tr
    ${row.state === 'selected' ? html`aria-current="true"` : ''}
    class="${dress.row} ${rowPaint(row, context)}"
  >
    ${node.isSelectable === true ? html`<td class="${dress.tick}">${row.state === 'total' ? '' : tick(`${key}-tick`, rowName, row.state === 'selected')}</td>` : ''}
    ${cells}
    ${
      hasActions
        ? html`<td class="${dress.actions}">
            <span class="-my-2 flex flex-wrap items-center justify-end gap-2"
              >${row.actions.map((action, at) => context.draw({ ...action, rank: action.rank ?? 'text' }, { ...context, key: `${key}-a${at}` }))}</span
            >
          </td>`
        : ''
    }
  </tr>`;
}

/** A total that gives fewer cells than there are columns stands under the last ones, its name over the rest. */
function spreadTotal(
  row: TableRow,
  columns: readonly ColumnModel[],
): { words: TableRow['cells'][number]; at: number; span: number }[] {
  const missing = columns.length - row.cells.length;
  if (row.state !== 'total' || missing <= 0 || row.cells.length === 0)
    return columns.map((_, at) => ({ words: row.cells[at], at, span: 1 }));
  const [first, ...rest] = row.cells;
  return [
    { words: first, at: 0, span: missing + 1 },
    ...rest.map((words, index) => ({ words, at: missing + 1 + index, span: 1 })),
  ];
}

function rowPaint({ state }: TableRow, context: NodeContext): string {
  if (state === undefined) return '';
  const ink = dataInk(context);
  if (state === 'selected') return `${ink.tint} shadow-[inset_3px_0_0_var(--primary)]`;
  if (state === 'total') return `font-semibold border-t-2 ${ink.edge}`;
  if (state === 'muted') return ink.soft;
  if (isOnColor(context)) return 'font-semibold';
  return state === 'bad'
    ? 'bg-error-container/35 shadow-[inset_3px_0_0_var(--error)]'
    : 'bg-tertiary-container/35 shadow-[inset_3px_0_0_var(--tertiary)]';
}

const nameInk = ({ state }: TableRow, context: NodeContext): string =>
  state === 'muted' || isOnColor(context) ? '' : state === 'bad' ? TONE_INKS.bad : '';
