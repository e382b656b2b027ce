import { html, type Markup } from '../../markup/html.ts';
import type { Column } from '../write/slots.ts';
import { defineBlock, type BlockContext, type BlockWidth, type Ground } from './block.ts';
import { cellOf, rowMark, rowMenu } from './bulk-table/table-cells.ts';
import { bulkBar, pager, pick, pickedCount, tools, type TableRow, type TableSlot } from './bulk-table/table-parts.ts';
import { ALL_DEVICES } from './devices.ts';
import { blockSection } from './kit/block-section.ts';
import { figureFace } from './kit/figure.ts';
import { icon } from './kit/icon.ts';
import { inkOn } from './kit/ink.ts';
import { headlineClass, labelClass } from './kit/label-class.ts';
import { pageHead } from './kit/page-head.ts';
import { panelFor } from './kit/panel.ts';
import { picture } from './kit/picture.ts';
import { isColoured, statusOn } from './kit/status-on.ts';
import { itemPanelFor } from './kit/item-panel.ts';

const rowsPx = (slot: TableSlot, width: BlockWidth, each: number): number =>
  slot.rows.length * (width === 'narrow' ? 132 : each);

/** Rows to work on: narrowed down, picked, dealt with together, page by page. */
export const bulkTable = defineBlock({
  id: 'bulk-table',
  aliases: ['table', 'data table', 'admin table', 'grid', 'rows', 'spreadsheet'],
  shows: 'table',
  variants: [
    {
      name: 'panel',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      heightPx: (slot, width) => 320 + rowsPx(slot, width, 60),
      render: panelled,
    },
    {
      name: 'dense',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      heightPx: (slot, width) => 280 + rowsPx(slot, width, 48),
      render: dense,
    },
    {
      name: 'overview',
      widths: ['full'],
      devices: ALL_DEVICES,
      suits: (slot) => slot.tally.length > 1 && slot.tally.length <= 4,
      heightPx: (slot, width) => 400 + rowsPx(slot, width, 60),
      render: overview,
    },
    {
      name: 'inspector',
      widths: ['full', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) => pickedCount(slot) > 0,
      heightPx: (slot, width) => 300 + rowsPx(slot, width, 68) + (width === 'narrow' ? 280 : 0),
      render: inspector,
    },
  ],
});

/** Where a column only repeats the titles, they stand for it. */
const valueColumns = (slot: TableSlot): Column[] => {
  const naming = namingColumn(slot);
  return slot.columns.filter((column) => column !== naming);
};

const namingColumn = (slot: TableSlot): Column | undefined =>
  slot.columns.find(({ label }) => slot.rows.every((row) => namesRow(row, label)));

const namesRow = (row: TableRow, label: string): boolean => {
  const cell = row.cells?.[label];
  return cell === undefined || row.title.includes(cell) || cell.includes(row.title);
};

const nameLabel = (slot: TableSlot): string => namingColumn(slot)?.label ?? 'Name';

interface Look {
  ground: Ground;
  /** Space above and below a row. */
  pad: string;
  striped: boolean;
  /** Columns shown, the name not counted. */
  columns: readonly Column[];
  withSubtitle: boolean;
}

/** A table where there is room; on a phone each row is a card with its cells named. */
function table(slot: TableSlot, context: BlockContext, { ground, pad, striped, columns, withSubtitle }: Look): Markup {
  const ink = inkOn(ground);
  const align = (column: Column): string => (column.align === 'end' ? '@2xl:text-right' : '');
  return html`<table class="block w-full text-left @2xl:table">
    <thead class="hidden @2xl:table-header-group">
      <tr>
        <th scope="col" class="w-11"><span class="sr-only">Pick</span></th>
        <th scope="col" class="py-2 pr-4 font-medium ${labelClass(context.style)} ${ink.soft}">
          ${sortable(nameLabel(slot), slot)}
        </th>
        ${columns.map(
          (column, index) =>
            html`<th
              scope="col"
              class="px-2 py-2 font-medium last:pr-0 @4xl:px-4 ${yields(columns, index)} ${align(column)} ${labelClass(context.style)} ${ink.soft}"
            >
              ${sortable(column.label, slot)}
            </th>`,
        )}
        <th scope="col" class="w-11"><span class="sr-only">More</span></th>
      </tr>
    </thead>
    <tbody class="block @2xl:table-row-group">
      ${slot.rows.map(
        (row, index) =>
          html`<tr
            data-part="row"
            class="grid grid-cols-[2.75rem_minmax(0,1fr)_minmax(0,1fr)] gap-x-2 border-t ${ink.rule} ${pad} @2xl:table-row ${row.picked === true && !isColoured(ground) ? 'bg-surface-container-highest text-on-surface' : striped ? STRIPE[ground] : ''}"
          >
            <td class="row-span-3 @2xl:align-middle">${pick(row, index, context)}</td>
            <th scope="row" class="col-span-2 min-w-0 py-2 text-left font-normal @2xl:pr-4 @2xl:align-middle">
              <span class="flex items-center gap-3">
                ${rowMark(row)}
                <span class="min-w-0">
                  <span data-part="title" class="block break-words text-title-md">${row.title}</span>
                  ${withSubtitle && row.subtitle !== undefined ? html`<span data-part="subtitle" class="block break-words text-body-md ${ink.soft}">${row.subtitle}</span>` : ''}
                </span>
              </span>
            </th>
            ${columns.map(
              (column, place) =>
                html`<td
                  class="min-w-0 py-1 @2xl:px-2 @2xl:align-middle @4xl:px-4 ${yields(columns, place)} ${align(column)}"
                >
                  <span class="block @2xl:hidden ${labelClass(context.style)} ${ink.soft}">${column.label}</span
                  ><span
                    data-part="cell"
                    class="break-words text-body-md ${column.align === 'end' ? figureFace(context.style) : ''}"
                    >${cellOf(row, column, ground)}</span
                  >
                </td>`,
            )}
            <td class="hidden @2xl:table-cell @2xl:align-middle">${rowMenu(row, ground)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** Columns that there is room for on a tablet; of more, those in the middle wait for a wider window. */
const MOST_ON_A_TABLET = 3;
const yields = (columns: readonly Column[], index: number): string =>
  columns.length > MOST_ON_A_TABLET && index >= MOST_ON_A_TABLET - 1 && index < columns.length - 1
    ? '@2xl:hidden @4xl:table-cell'
    : '';

const STRIPE: Record<Ground, string> = {
  surface: 'even:bg-surface-container-low',
  tonal: 'even:bg-surface-container-high',
  field: '',
  inverse: '',
};

/** The name of a column, with an arrow at the one that the rows are in order by. */
const sortable = (label: string, slot: TableSlot): Markup =>
  slot.sorted === label
    ? html`<span aria-label="${label}, sorted" class="inline-flex items-center gap-1 font-bold"
        >${label}${icon('arrow-down', 'size-4')}</span
      >`
    : html`${label}`;

/** Everything in one panel: tools, what is picked, rows, pages. */
function panelled(slot: TableSlot, context: BlockContext): Markup {
  const panel = panelFor(context);
  const { ground } = panel;
  return blockSection(
    'bulk-table',
    context,
    '',
    html`${pageHead(slot, context)}
      <div class="mt-4 flex flex-col gap-4 ${panel.box}">
        ${tools(slot, context)}${bulkBar(slot)}
        ${table(slot, context, { ground, pad: 'py-2', striped: false, columns: valueColumns(slot), withSubtitle: true })}
        ${pager(slot, context, ground)}
      </div>`,
  );
}

/** How many are in each state, then the rows on the page itself. */
function overview(slot: TableSlot, context: BlockContext): Markup {
  const panel = itemPanelFor(context);
  const { ground, style } = context;
  return blockSection(
    'bulk-table',
    context,
    '',
    html`${pageHead(slot, context)}
      <dl
        data-part="tally"
        class="mt-4 grid grid-cols-2 gap-3 ${slot.tally.length === 3 ? '@2xl:grid-cols-3' : '@2xl:grid-cols-4'}"
      >
        ${slot.tally.map(
          ({ status, count }) =>
            html`<div class="flex min-w-0 flex-col-reverse gap-1 ${panel.box}">
              <dt>${statusOn(status, panel.ground)}</dt>
              <dd class="${figureFace(style)} text-headline-sm">${String(count)}</dd>
            </div>`,
        )}
      </dl>
      <div class="mt-6">${tools(slot, context)}</div>
      ${bulkBar(slot, 'mt-4')}
      <div class="mt-4 border-b ${inkOn(ground).rule}">
        ${table(slot, context, { ground, pad: 'py-1', striped: false, columns: valueColumns(slot), withSubtitle: true })}
      </div>
      <div class="mt-4">${pager(slot, context, ground)}</div>`,
  );
}

/** Many rows on the page itself, in stripes, the deeds with what is picked at the foot. */
function dense(slot: TableSlot, context: BlockContext): Markup {
  const { ground } = context;
  return blockSection(
    'bulk-table',
    context,
    '',
    html`${pageHead(slot, context)}
      <div class="mt-4">${tools(slot, context)}</div>
      <div class="mt-4 border-y-2 ${inkOn(ground).rule}">
        ${table(slot, context, { ground, pad: 'py-1 @2xl:py-0', striped: true, columns: valueColumns(slot), withSubtitle: false })}
      </div>
      ${bulkBar(slot, 'mt-4')}
      <div class="mt-4">${pager(slot, context, ground)}</div>`,
  );
}

/** Fewer columns, and beside them what is known of the first row that is picked. */
function inspector(slot: TableSlot, context: BlockContext): Markup {
  const panel = panelFor(context);
  const { ground, style } = context;
  const ink = inkOn(panel.ground);
  const shown = slot.rows.find(({ picked }) => picked === true);
  const columns = valueColumns(slot);
  return blockSection(
    'bulk-table',
    context,
    '',
    html`${pageHead(slot, context)}
      <div class="mt-4">${tools(slot, context)}</div>
      <div class="mt-6 grid gap-x-10 gap-y-6 @5xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div class="min-w-0">
          ${table(slot, context, { ground, pad: 'py-1', striped: false, columns: columns.slice(-2), withSubtitle: true })}
          <div class="mt-4">${pager(slot, context, ground)}</div>
        </div>
        ${
          shown === undefined
            ? ''
            : html`<aside
                data-part="inspector"
                class="flex min-w-0 flex-col gap-4 self-start @max-5xl:order-first ${panel.box}"
              >
                <p class="${labelClass(style)} ${ink.soft}">${pickedCount(slot)} picked, the first of them</p>
                ${shown.picture === undefined ? '' : picture(shown.picture, 'hidden h-40 w-full rounded-md object-cover @5xl:block', 'wide')}
                <p data-part="title" class="break-words ${headlineClass(style)} text-title-lg">${shown.title}</p>
                <dl class="grid grid-cols-2 gap-x-4 gap-y-3">
                  ${columns.map(
                    (column) =>
                      html`<div class="min-w-0">
                        <dt class="${labelClass(style)} ${ink.soft}">${column.label}</dt>
                        <dd class="break-words text-body-md font-semibold">${cellOf(shown, column, panel.ground)}</dd>
                      </div>`,
                  )}
                </dl>
                ${bulkBar(slot)}
              </aside>`
        }
      </div>`,
  );
}
