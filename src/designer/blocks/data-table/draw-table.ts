import { html, type Markup } from '../../../markup/html.ts';
import type { Column, Row, SlotOf, Status } from '../../write/slots.ts';
import type { BlockContext, Ground } from '../block.ts';
import { blockHeading } from '../kit/block-heading.ts';
import { blockSection } from '../kit/block-section.ts';
import { figure, figureFace } from '../kit/figure.ts';
import { inkOn } from '../kit/ink.ts';
import { labelClass } from '../kit/label-class.ts';
import type { Panel } from '../kit/panel.ts';
import { recordAction } from '../kit/record-parts.ts';
import { statusOn } from '../kit/status-on.ts';
import { toTableModel, type TableModel } from '../kit/table-model.ts';

type Slot = SlotOf<'records'>;

/** Rows under one head of their own, or under none. */
interface TableBody {
  state?: Status;
  rows: TableModel['rows'];
}

interface Drawing {
  panel: Pick<Panel, 'box' | 'ground'>;
  grouping?: 'by-state';
}

const MOST_STATES = 5;

export const statesOf = (slot: Slot): string[] => [...new Set(slot.rows.map((row) => row.status?.label ?? ''))];

/** Whether the rows fall into a few groups by state. */
export function hasStates(slot: Slot): boolean {
  const states = statesOf(slot);
  return !states.includes('') && states.length > 1 && states.length <= MOST_STATES && states.length < slot.rows.length;
}

function toBodies(slot: Slot, { rows }: TableModel, isGrouped: boolean): TableBody[] {
  if (!isGrouped) return [{ rows }];
  return statesOf(slot).map((label) => {
    const group = rows.filter(({ row }) => row.status?.label === label);
    const state = group[0]?.row.status;
    return { rows: group, ...(state === undefined ? {} : { state }) };
  });
}

/** The column that only repeats the states; where they head the groups, it gives them its name and goes. */
const findStateColumn = (slot: Slot): Column | undefined =>
  slot.columns.find(({ label }) => slot.rows.every((row) => row.cells?.[label] === row.status?.label));

/**
 * A table where there is room; in a narrow column the same cells stand under their row's title, each with its label.
 */
export function drawTable(slot: Slot, context: BlockContext, { panel, grouping }: Drawing): Markup {
  const isGrouped = grouping === 'by-state';
  const stateColumn = isGrouped ? findStateColumn(slot) : undefined;
  const model = toTableModel({ ...slot, columns: slot.columns.filter((column) => column !== stateColumn) });
  const { ground } = panel;
  return blockSection(
    'data-table',
    context,
    panel.box,
    html`${blockHeading(slot, context, ground)}
      <table class="mt-3 block w-full text-left @xl:table">
        ${head(model, context, ground)}
        ${toBodies(slot, model, isGrouped).map(
          (body) =>
            html`<tbody class="block @xl:table-row-group">
              ${body.state === undefined ? '' : stateRow(body.state, { count: body.rows.length, column: stateColumn, model, context, ground })}
              ${body.rows.map((entry) => recordRow(entry, model, { context, ground, isGrouped }))}
            </tbody>`,
        )}
        ${foot(slot, model, context)}
      </table>`,
  );
}

const alignment = (column: Column | undefined): string => (column?.align === 'end' ? '@xl:text-right' : '');

function head({ columns, isNamed, rows }: TableModel, { style }: BlockContext, ground: Ground): Markup {
  const ink = inkOn(ground);
  return html`<thead class="hidden @xl:table-header-group">
    <tr>
      ${columns.map(
        (column, index) =>
          html`<th
            scope="col"
            class="py-2 align-bottom font-medium ${index === 0 ? 'pr-4' : 'px-4 last:pr-0'} ${labelClass(style)} ${ink.soft} ${alignment(column)}"
          >
            ${index === 0 && !isNamed ? html`<span class="sr-only">${column.label}</span>` : column.label}
          </th>`,
      )}
      ${hasActions(rows) ? html`<td></td>` : ''}
    </tr>
  </thead>`;
}

const hasActions = (rows: TableModel['rows']): boolean => rows.some(({ row }) => row.action !== undefined);

function stateRow(
  state: Status,
  {
    count,
    column,
    model,
    context,
    ground,
  }: { count: number; column: Column | undefined; model: TableModel; context: BlockContext; ground: Ground },
): Markup {
  const ink = inkOn(ground);
  return html`<tr class="block @xl:table-row">
    <th
      scope="rowgroup"
      colspan="${model.columns.length + (hasActions(model.rows) ? 1 : 0)}"
      class="block border-t pt-5 pb-2 @xl:table-cell ${ink.rule}"
    >
      <span class="flex items-center gap-3">
        ${column === undefined ? '' : html`<span class="font-normal ${labelClass(context.style)} ${ink.soft}">${column.label}</span>`}
        ${statusOn(state, ground, 'chip')}<span class="font-label text-label-lg tabular-nums ${ink.soft}"
          >${count}</span
        >
      </span>
    </th>
  </tr>`;
}

/** On a phone cells stand beside each other under their row's title; a single one stands at its right. */
function narrowColumns(count: number): { grid: string; title: string } {
  if (count === 1) return { grid: 'grid-cols-[minmax(0,1fr)_auto] items-end', title: '' };
  return { grid: count === 2 || count === 4 ? 'grid-cols-2' : 'grid-cols-3', title: 'col-span-full' };
}

function recordRow(
  { row, cells }: TableModel['rows'][number],
  model: TableModel,
  { context, ground, isGrouped }: { context: BlockContext; ground: Ground; isGrouped: boolean },
): Markup {
  const narrow = narrowColumns(model.columns.length - 1);
  const ink = inkOn(ground);
  const cell = `min-w-0 @xl:border-t @xl:py-row @xl:align-baseline ${ink.rule}`;
  const showsState = !isGrouped && row.status !== undefined && !cells.includes(row.status.label);
  return html`<tr
    data-part="row"
    class="grid ${narrow.grid} gap-x-4 gap-y-2 border-t py-row @xl:table-row @xl:border-t-0 ${ink.rule}"
  >
    <th scope="row" class="text-left font-normal @xl:pr-4 ${narrow.title} ${cell}">
      <span data-part="title" class="block break-words text-title-md">${cells[0]}</span>
      ${row.subtitle === undefined || cells.includes(row.subtitle) ? '' : html`<span data-part="subtitle" class="block break-words text-body-md ${ink.soft}">${row.subtitle}</span>`}
      ${showsState && row.status !== undefined ? html`<span class="mt-1 block">${statusOn(row.status, ground)}</span>` : ''}
    </th>
    ${cells.slice(1).map((text, index) => valueCell(text, row, { column: model.columns[index + 1], cell, context, ground }))}
    ${hasActions(model.rows) ? html`<td class="col-span-full @xl:pl-4 @xl:text-right ${cell}">${recordAction(row, ground)}</td>` : ''}
  </tr>`;
}

function valueCell(
  text: string,
  row: Row,
  {
    column,
    cell,
    context,
    ground,
  }: { column: Column | undefined; cell: string; context: BlockContext; ground: Ground },
): Markup {
  const ink = inkOn(ground);
  const isNumber = column?.align === 'end';
  const shown = row.status?.label === text ? statusOn(row.status, ground) : text;
  return html`<td class="@xl:px-4 @xl:last:pr-0 ${cell} ${alignment(column)}">
    <span class="block @xl:hidden ${labelClass(context.style)} ${ink.soft}">${column?.label}</span>
    <span
      data-part="cell"
      class="break-words text-body-md ${isNumber ? `${figureFace(context.style)} text-title-md` : ''}"
      >${shown}</span
    >
  </td>`;
}

function foot({ total }: Slot, { columns, rows, totalColumn }: TableModel, { style }: BlockContext): Markup | '' {
  if (total === undefined) return '';
  const rest = columns.length - totalColumn - 1 + (hasActions(rows) ? 1 : 0);
  const edge = 'border-current @xl:border-t-2 @xl:py-row';
  return html`<tfoot class="block @xl:table-footer-group">
    <tr
      data-part="total"
      class="flex flex-wrap items-baseline justify-between gap-x-4 border-t-2 border-current py-row @xl:table-row @xl:border-t-0"
    >
      <th scope="row" colspan="${totalColumn}" class="text-left text-body-md font-semibold ${edge}">${total.label}</th>
      <td class="@xl:px-4 @xl:last:pr-0 ${edge} ${alignment(columns[totalColumn])}">
        ${figure(total, { value: 'text-title-lg', unit: 'text-body-md' }, style)}
      </td>
      ${rest > 0 ? html`<td colspan="${rest}" class="hidden @xl:table-cell ${edge}"></td>` : ''}
    </tr>
  </tfoot>`;
}
