import { html, type Markup } from '../../markup/html.ts';
import type { Row, SlotOf } from '../write/slots.ts';
import { defineBlock, type BlockContext, type BlockWidth, type Ground } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { blockHeading } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { totalLine } from './kit/fact-list.ts';
import { figureFace } from './kit/figure.ts';
import { headingPx } from './kit/heading-px.ts';
import { icon } from './kit/icon.ts';
import { inkOn } from './kit/ink.ts';
import { itemPanelFor } from './kit/item-panel.ts';
import { headlineClass } from './kit/label-class.ts';
import { picture } from './kit/picture.ts';
import { recordAction, recordWords } from './kit/record-parts.ts';
import { statusOn } from './kit/status-on.ts';

type Slot = SlotOf<'records'>;

const isPictured = (slot: Slot): boolean => slot.rows.length > 1 && slot.rows.every((row) => row.picture !== undefined);
const hasMarks = (slot: Slot): boolean =>
  slot.rows.length > 1 && slot.rows.every((row) => row.picture !== undefined || row.icon !== undefined);

/** Value, small words and state on one line. */
const footLine = (row: Row, { style }: BlockContext, ground: Ground): Markup | '' =>
  row.value === undefined && row.meta === undefined && row.status === undefined
    ? ''
    : html`<div class="flex flex-wrap items-center gap-x-3 gap-y-1">
        ${row.value === undefined ? '' : html`<p data-part="value" class="${figureFace(style)} text-title-md">${row.value}</p>`}
        ${row.meta === undefined ? '' : html`<p data-part="meta" class="font-label text-label-lg ${inkOn(ground).soft}">${row.meta}</p>`}
        ${row.status === undefined ? '' : html`<span class="ml-auto">${statusOn(row.status, ground)}</span>`}
      </div>`;

const mark = (row: Row, ground: Ground, classes: string): Markup =>
  row.picture === undefined
    ? html`<span class="grid place-items-center ${inkOn(ground).chip} ${classes}"
        >${icon(row.icon ?? 'circle-dot', 'size-8')}</span
      >`
    : picture(row.picture, `block object-cover ${classes}`, 'square');

function frame(slot: Slot, context: BlockContext, list: string, cards: Markup[]): Markup {
  return blockSection(
    'record-cards',
    context,
    '',
    html`${blockHeading(slot, context)}
      <ul class="mt-4 ${list}">
        ${cards}
      </ul>
      ${totalLine(slot.total, context.style, context.ground)}`,
  );
}

/** Wide cards, the picture at the left on one and at the right on the next. */
function turning(slot: Slot, context: BlockContext): Markup {
  const panel = itemPanelFor(context);
  return frame(
    slot,
    context,
    'grid gap-4 @3xl:grid-cols-2',
    slot.rows.map(
      (row, index) =>
        html`<li data-part="card" class="flex min-w-0 gap-4 ${index % 2 === 1 ? 'flex-row-reverse' : ''} ${panel.box}">
          ${mark(row, panel.ground, 'h-32 w-28 shrink-0 rounded-md @sm:w-36')}
          <div class="flex min-w-0 flex-1 flex-col gap-2">
            <div class="min-w-0">${recordWords(row, panel.ground)}</div>
            <div class="mt-auto">${footLine(row, context, panel.ground)}</div>
            ${recordAction(row, panel.ground)}
          </div>
        </li>`,
    ),
  );
}

/** The first as a cover with its words large; the others as small cards in a row under it. */
function cover(slot: Slot, context: BlockContext): Markup {
  const [first, ...rest] = slot.rows;
  if (first === undefined) return frame(slot, context, '', []);
  const panel = itemPanelFor(context);
  const ink = inkOn(context.ground);
  return frame(slot, context, 'grid gap-x-4 gap-y-6 @sm:grid-cols-2 @4xl:grid-cols-5', [
    html`<li
      data-part="card"
      class="grid min-w-0 gap-x-8 gap-y-3 @sm:col-span-2 @2xl:grid-cols-2 @2xl:items-center @4xl:col-span-5"
    >
      ${mark(first, context.ground, 'h-56 w-full rounded-lg')}
      <div class="flex min-w-0 flex-col gap-3">
        <p data-part="title" class="break-words ${headlineClass(context.style)} text-headline-sm">${first.title}</p>
        ${first.subtitle === undefined ? '' : html`<p data-part="subtitle" class="text-body-lg ${ink.soft}">${first.subtitle}</p>`}
        ${footLine(first, context, context.ground)}${recordAction(first, context.ground)}
      </div>
    </li>`,
    ...rest.map(
      (row) =>
        html`<li data-part="card" class="flex min-w-0 flex-col gap-3 ${panel.inset === 'none' ? panel.box : ''}">
          ${mark(row, panel.ground, 'h-28 w-full rounded-md')}
          <div class="min-w-0">${recordWords(row, context.ground)}</div>
          <div class="mt-auto">${footLine(row, context, context.ground)}</div>
          ${recordAction(row, context.ground)}
        </li>`,
    ),
  ]);
}

/** Tags: a mark over words, as small as they read, many in a row. */
function tags(slot: Slot, context: BlockContext): Markup {
  const panel = itemPanelFor(context);
  return frame(
    slot,
    context,
    'grid grid-cols-1 gap-3 @xs:grid-cols-2 @3xl:grid-cols-3',
    slot.rows.map(
      (row) =>
        html`<li data-part="card" class="flex min-w-0 flex-col gap-3 ${panel.box}">
          <div class="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
            ${mark(row, panel.ground, 'size-14 shrink-0 rounded-full overflow-hidden')}
            ${row.value === undefined ? '' : html`<p data-part="value" class="${figureFace(context.style)} min-w-0 break-words text-right text-title-lg">${row.value}</p>`}
          </div>
          <div class="min-w-0">${recordWords(row, panel.ground)}</div>
          <div class="mt-auto flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            ${row.meta === undefined ? '' : html`<p data-part="meta" class="font-label text-label-lg ${inkOn(panel.ground).soft}">${row.meta}</p>`}
            ${row.status === undefined ? '' : statusOn(row.status, panel.ground)}
          </div>
          ${recordAction(row, panel.ground)}
        </li>`,
    ),
  );
}

const COLUMNS: Record<BlockWidth, number> = { full: 3, wide: 2, narrow: 1 };

/** Things of one kind on cards that keep picture and words together. */
export const recordCards = defineBlock({
  id: 'record-cards',
  aliases: ['cards', 'item cards', 'tiles', 'result cards'],
  shows: 'records',
  variants: [
    {
      name: 'turning',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: isPictured,
      heightPx: (slot, width) => headingPx(slot) + Math.ceil(slot.rows.length / (width === 'full' ? 2 : 1)) * 188,
      render: turning,
    },
    {
      name: 'cover',
      widths: ['full'],
      devices: ALL_DEVICES,
      suits: (slot) => isPictured(slot) && slot.rows.length >= 4 && slot.rows.length <= 6,
      heightPx: (slot) => headingPx(slot) + 500,
      render: cover,
    },
    {
      name: 'tags',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: hasMarks,
      heightPx: (slot, width) => headingPx(slot) + Math.ceil(slot.rows.length / COLUMNS[width]) * 190,
      render: tags,
    },
  ],
});
