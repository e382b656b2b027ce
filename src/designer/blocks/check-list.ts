import { html, type Markup } from '../../markup/html.ts';
import type { Row, SlotOf } from '../write/slots.ts';
import { defineBlock, type BlockContext, type Ground } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { blockHeading } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { chartInkOn } from './kit/chart-ink.ts';
import { columnClasses, columnRows } from './kit/column-classes.ts';
import { totalLine } from './kit/fact-list.ts';
import { figureFace } from './kit/figure.ts';
import { headingPx } from './kit/heading-px.ts';
import { icon } from './kit/icon.ts';
import { inkOn } from './kit/ink.ts';
import { panelFor } from './kit/panel.ts';
import { rowsOn } from './kit/rows-on.ts';
import { statusOn } from './kit/status-on.ts';
import { tick } from './kit/tick.ts';

type Slot = SlotOf<'records'>;

const isCheckable = (slot: Slot): boolean => slot.checkable === true || slot.rows.some((row) => row.done !== undefined);
const isDone = (row: Row): boolean => row.done === true;

/** Things to tick off. */
export const checkList = defineBlock({
  id: 'check-list',
  aliases: ['checklist', 'to-do list', 'todos', 'tasks', 'habits', 'shopping list', 'packing list'],
  shows: 'records',
  variants: [
    {
      name: 'ticks',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: isCheckable,
      heightPx: (slot) => headingPx(slot) + 88 + slot.rows.length * 76,
      render: ticks,
    },
    {
      name: 'tiles',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) => isCheckable(slot) && slot.rows.length > 1 && slot.rows.every(isShort),
      heightPx: (slot, width) => headingPx(slot) + columnRows(slot.rows.length, 'tile', width) * 168,
      render: tiles,
    },
    {
      name: 'open-and-done',
      widths: ['full', 'wide'],
      devices: ALL_DEVICES,
      suits: (slot) => isCheckable(slot) && slot.rows.some(isDone) && !slot.rows.every(isDone),
      heightPx: (slot, width) => {
        const done = slot.rows.filter(isDone).length;
        return (
          headingPx(slot) + 80 + (width === 'full' ? Math.max(done, slot.rows.length - done) : slot.rows.length) * 84
        );
      },
      render: openAndDone,
    },
  ],
});

/** Two tiles share a phone's width: their words must stand in half of it. */
const isShort = ({ title, subtitle = '' }: Row): boolean =>
  title.length <= 24 && subtitle.length <= 24 && `${title} ${subtitle}`.split(/\s+/).every(({ length }) => length <= 9);

function ticks(slot: Slot, context: BlockContext): Markup {
  const { style } = context;
  const panel = panelFor(context);
  const { ground } = panel;
  const rows = rowsOn(style, ground);
  return blockSection(
    'check-list',
    context,
    panel.box,
    html`${blockHeading(slot, context, ground)}${count(slot.rows, context, ground)}
      <ul class="mt-2 ${rows.list}">
        ${slot.rows.map((row, index) => html`<li data-part="row" class="${rows.row}">${line(row, index, context, ground)}</li>`)}
      </ul>
      ${totalLine(slot.total, style, ground)}`,
  );
}

/** What is open first and large, what is done beside it. */
function openAndDone(slot: Slot, context: BlockContext): Markup {
  const { style } = context;
  const panel = panelFor(context);
  const { ground } = panel;
  const rows = rowsOn(style, ground);
  const list = (wanted: boolean): Markup =>
    html`<ul class="min-w-0 ${rows.list}">
      ${slot.rows.map((row, index) => (isDone(row) === wanted ? html`<li data-part="row" class="${rows.row}">${line(row, index, context, ground)}</li>` : ''))}
    </ul>`;
  return blockSection(
    'check-list',
    context,
    panel.box,
    html`${blockHeading(slot, context, ground)}${count(slot.rows, context, ground)}
      <div class="mt-2 grid grid-cols-1 gap-x-12 @2xl:grid-cols-[3fr_2fr]">${list(false)}${list(true)}</div>
      ${totalLine(slot.total, style, ground)}`,
  );
}

/** A large tile for each; the whole tile is the target and fills when it is done. */
function tiles(slot: Slot, context: BlockContext): Markup {
  const { style, ground } = context;
  return blockSection(
    'check-list',
    context,
    '',
    html`${blockHeading(slot, context)}
      <ul class="mt-4 gap-3 ${columnClasses(slot.rows.length, 'tile')}">
        ${slot.rows.map(
          (row, index) =>
            html`<li data-part="card">
              <label
                class="group flex h-full min-h-36 w-full flex-col justify-between gap-3 rounded-lg border-2 border-outline-variant bg-surface-container-lowest p-4 text-on-surface has-checked:border-primary-container has-checked:bg-primary-container has-checked:text-on-primary-container"
              >
                <span class="flex items-center justify-between gap-2">
                  ${row.icon === undefined ? html`<span></span>` : icon(row.icon, 'size-6')}
                  ${tick({ id: `${context.key}-tick-${index}`, done: isDone(row), ground: 'tile', round: true })}
                </span>
                <span class="min-w-0">
                  <span data-part="title" class="block break-words text-title-md">${row.title}</span>
                  ${row.subtitle === undefined ? '' : html`<span data-part="subtitle" class="block break-words text-body-md">${row.subtitle}</span>`}
                  <span class="mt-1 flex flex-wrap gap-x-3 font-label text-label-lg tabular-nums">
                    ${row.value === undefined ? '' : html`<span data-part="value">${row.value}</span>`}
                    ${row.meta === undefined ? '' : html`<span data-part="meta">${row.meta}</span>`}
                    ${row.status === undefined ? '' : html`<span data-part="status" class="font-semibold">${row.status.label}</span>`}
                  </span>
                </span>
              </label>
            </li>`,
        )}
      </ul>
      ${totalLine(slot.total, style, ground)}`,
  );
}

/** How many are done, as a figure and as a bar of as many pieces. */
function count(rows: readonly Row[], { style }: BlockContext, ground: Ground): Markup {
  const done = rows.filter(isDone).length;
  const ink = chartInkOn(ground);
  const pieces = rows.map(
    (_, index) => html`<span class="h-2 flex-1 rounded-full ${index < done ? ink.bar : inkOn(ground).track}"></span>`,
  );
  return html`<div data-part="count" class="mt-3 flex items-center gap-4">
    <p class="${figureFace(style)} text-headline-sm">
      ${done}<span class="text-body-md font-normal ${inkOn(ground).soft}">/${rows.length}</span>
    </p>
    <div aria-hidden="true" class="flex flex-1 gap-1">${pieces}</div>
  </div>`;
}

function line(row: Row, index: number, context: BlockContext, ground: Ground): Markup {
  const ink = inkOn(ground);
  return html`<label class="group flex min-h-12 w-full items-center gap-4">
    ${tick({ id: `${context.key}-tick-${index}`, done: isDone(row), ground, round: context.style.rows === 'spaced' })}
    <span class="min-w-0 flex-1">
      <span
        data-part="title"
        class="block break-words text-title-md group-has-checked:font-normal group-has-checked:line-through"
        >${row.title}</span
      >
      ${row.subtitle === undefined ? '' : html`<span data-part="subtitle" class="block break-words text-body-md ${ink.soft}">${row.subtitle}</span>`}
    </span>
    <span class="flex flex-col items-end gap-1 text-right">
      ${row.value === undefined ? '' : html`<span data-part="value" class="font-label text-label-lg tabular-nums ${ink.soft}">${row.value}</span>`}
      ${row.status === undefined ? '' : statusOn(row.status, ground)}
      ${row.meta === undefined ? '' : html`<span data-part="meta" class="font-label text-label-lg ${ink.soft}">${row.meta}</span>`}
    </span>
  </label>`;
}
