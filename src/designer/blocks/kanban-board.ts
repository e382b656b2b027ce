import { html, type Markup } from '../../markup/html.ts';
import type { SlotOf } from '../write/slots.ts';
import { defineBlock, type BlockContext, type BlockWidth, type Ground } from './block.ts';
import { ALL_DEVICES, WIDE_DEVICES } from './devices.ts';
import { blockHeading } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { headingPx } from './kit/heading-px.ts';
import { inkOn } from './kit/ink.ts';
import { itemPanelFor } from './kit/item-panel.ts';
import { headlineClass } from './kit/label-class.ts';
import { panelFor } from './kit/panel.ts';
import { avatar } from './kit/picture.ts';
import { TONE_FILL } from './kit/tone-color.ts';
import { isColoured } from './kit/status-on.ts';
import { subHeading } from './kit/sub-heading.ts';

type Slot = SlotOf<'board'>;
type BoardColumn = Slot['columns'][number];
type Card = BoardColumn['cards'][number];

const CARD_PX = 128;
const cardsOf = (slot: Slot): number => slot.columns.reduce((sum, column) => sum + column.cards.length, 0);
/** Columns side by side by width; what does not fit goes on under the first ones. */
function columnsPx(slot: Slot, width: BlockWidth): number {
  const { length } = slot.columns;
  const across =
    width === 'narrow' ? 1 : width === 'wide' && length === 4 ? 2 : Math.min(length, width === 'wide' ? 3 : 5);
  const heights = slot.columns.map((column) => 44 + column.cards.length * CARD_PX);
  const starts = heights.flatMap((_, index) => (index % across === 0 ? [index] : []));
  return starts.reduce((sum, start) => sum + Math.max(...heights.slice(start, start + across)), 0);
}

/** Things on their way through a few states. */
export const kanbanBoard = defineBlock({
  id: 'kanban-board',
  aliases: ['board', 'kanban', 'pipeline', 'swimlanes', 'stages', 'columns'],
  shows: 'board',
  variants: [
    {
      name: 'columns',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      heightPx: (slot, width) => headingPx(slot) + columnsPx(slot, width),
      render: columns,
    },
    {
      name: 'lanes',
      // A whole page's width is where people look for columns.
      widths: ['wide', 'narrow'],
      devices: ALL_DEVICES,
      heightPx: (slot, width) =>
        headingPx(slot) +
        slot.columns.length * 32 +
        (width === 'narrow'
          ? cardsOf(slot) * CARD_PX
          : slot.columns.reduce((sum, column) => sum + Math.max(1, Math.ceil(column.cards.length / 3)) * CARD_PX, 0)),
      render: lanes,
    },
    {
      name: 'lists',
      widths: ['full'],
      devices: WIDE_DEVICES,
      suits: (slot) => slot.columns.length > 1,
      heightPx: (slot) => headingPx(slot) + 32 + Math.round(columnsPx(slot, 'full') * 0.85),
      render: lists,
    },
  ],
});

/** Columns of cards where there is room; on a phone they stand under each other. */
function columns(slot: Slot, context: BlockContext): Markup {
  const panel = itemPanelFor(context);
  return blockSection(
    'kanban-board',
    context,
    '',
    html`${blockHeading(slot, context)}
      <div class="mt-4 grid grid-cols-1 items-start gap-x-4 gap-y-6 ${ACROSS[Math.min(5, slot.columns.length)] ?? ''}">
        ${slot.columns.map(
          (column) =>
            html`<div data-part="column" class="min-w-0">
              ${columnHead(column, context)}
              <ul class="mt-3 flex flex-col gap-3">
                ${column.cards.map((card) => html`<li data-part="card" class="flex flex-col gap-3 ${panel.box}">${cardWords(card, panel.ground)}${cardFoot(card, panel.ground)}</li>`)}
              </ul>
            </div>`,
        )}
      </div>`,
  );
}

const ACROSS: Readonly<Record<number, string>> = {
  2: '@lg:grid-cols-2',
  3: '@xl:grid-cols-3',
  4: '@xl:grid-cols-2 @3xl:grid-cols-4',
  5: '@xl:grid-cols-3 @4xl:grid-cols-5',
};

/** A lane for each state, its cards side by side. */
function lanes(slot: Slot, context: BlockContext): Markup {
  const panel = itemPanelFor(context);
  const ink = inkOn(context.ground);
  return blockSection(
    'kanban-board',
    context,
    '',
    html`${blockHeading(slot, context)}
      <div class="mt-4 flex flex-col">
        ${slot.columns.map(
          (column) =>
            html`<div
              data-part="column"
              class="grid grid-cols-1 gap-x-6 gap-y-3 border-t py-4 @2xl:grid-cols-[10rem_minmax(0,1fr)] ${ink.rule}"
            >
              ${columnHead(column, context)}
              <ul class="grid grid-cols-1 gap-3 @lg:grid-cols-2 @4xl:grid-cols-3">
                ${column.cards.map((card) => html`<li data-part="card" class="flex min-w-0 flex-col gap-3 ${panel.box}">${cardWords(card, panel.ground)}${cardFoot(card, panel.ground)}</li>`)}
              </ul>
            </div>`,
        )}
      </div>`,
  );
}

/** One panel of ruled lists, without cards. */
function lists(slot: Slot, context: BlockContext): Markup {
  const panel = panelFor(context);
  const ink = inkOn(panel.ground);
  return blockSection(
    'kanban-board',
    context,
    panel.box,
    html`${blockHeading(slot, context, panel.ground)}
      <div class="mt-4 grid grid-cols-1 gap-x-8 gap-y-8 ${ACROSS[Math.min(5, slot.columns.length)] ?? ''}">
        ${slot.columns.map(
          (column) =>
            html`<div data-part="column" class="min-w-0 border-t-2 border-current pt-2">
              ${columnHead(column, context, panel.ground)}
              <ul class="mt-1">
                ${column.cards.map((card) => html`<li data-part="card" class="border-t py-row first:border-t-0 ${ink.rule}">${cardWords(card, panel.ground)}${cardFoot(card, panel.ground, 'mt-2')}</li>`)}
              </ul>
            </div>`,
        )}
      </div>`,
  );
}

function columnHead(column: BoardColumn, context: BlockContext, ground: Ground = context.ground): Markup {
  const dot = isColoured(ground) ? 'bg-current' : TONE_FILL[column.tone ?? 'neutral'];
  return html`<div class="flex items-center gap-3 self-start">
    <span aria-hidden="true" class="size-3 shrink-0 rounded-full ${dot}"></span>
    ${subHeading(column.title, context, `min-w-0 break-words ${headlineClass(context.style)} text-title-md`)}
    <span data-part="count" class="font-label text-label-lg tabular-nums ${inkOn(ground).soft}"
      >${column.cards.length}</span
    >
  </div>`;
}

function cardWords(card: Card, ground: Ground): Markup {
  return html`<div class="min-w-0">
    <p data-part="title" class="break-words text-title-md">${card.title}</p>
    ${card.note === undefined ? '' : html`<p data-part="note" class="mt-1 break-words text-body-md ${inkOn(ground).soft}">${card.note}</p>`}
  </div>`;
}

function cardFoot(card: Card, ground: Ground, classes = ''): Markup | '' {
  if (card.tag === undefined && card.person === undefined && card.meta === undefined) return '';
  const ink = inkOn(ground);
  return html`<div class="flex flex-wrap items-center gap-x-3 gap-y-2 ${classes}">
    ${card.tag === undefined ? '' : html`<span data-part="tag" class="rounded-sm px-2 py-1 font-label text-label-md font-semibold ${ink.chip}">${card.tag}</span>`}
    ${card.meta === undefined ? '' : html`<span data-part="meta" class="font-label text-label-lg ${ink.soft}">${card.meta}</span>`}
    ${card.person === undefined ? '' : html`<span data-part="person" class="ml-auto flex items-center gap-2 font-label text-label-md ${ink.soft}">${avatar(card.person, 'size-6 rounded-full')}${card.person}</span>`}
  </div>`;
}
