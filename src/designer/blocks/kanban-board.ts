import { html, type Markup } from '../../markup/html.ts';
import { defineBlock, type BlockContext, type BlockWidth, type Ground } from './block.ts';
import { ALL_DEVICES, WIDE_DEVICES } from './devices.ts';
import {
  addCard,
  CARD_PX,
  cardFoot,
  cardWords,
  columnHead,
  type BoardSlot as Slot,
} from './kanban-board/card-parts.ts';
import { blockHeading } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { headingPx } from './kit/heading-px.ts';
import { inkOn } from './kit/ink.ts';
import { itemPanelFor } from './kit/item-panel.ts';
import { panelFor } from './kit/panel.ts';
import { isColoured } from './kit/status-on.ts';

const cardsOf = (slot: Slot): number => slot.columns.reduce((sum, column) => sum + column.cards.length, 0);
/** Columns side by side by width; what does not fit goes on under the first ones. */
function columnsPx(slot: Slot, width: BlockWidth): number {
  const { length } = slot.columns;
  const across =
    width === 'narrow' ? 1 : width === 'wide' && length === 4 ? 2 : Math.min(length, width === 'wide' ? 3 : 5);
  const heights = slot.columns.map((column) => 96 + column.cards.length * CARD_PX);
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
      name: 'trays',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      heightPx: (slot, width) => headingPx(slot) + columnsPx(slot, width) + 64,
      render: trays,
    },
    {
      name: 'headed',
      widths: ['full'],
      devices: WIDE_DEVICES,
      suits: (slot) => slot.columns.length > 1,
      heightPx: (slot, width) => headingPx(slot) + columnsPx(slot, width) + 40,
      render: headed,
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
                ${column.cards.map((card) => html`<li data-part="card" class="flex flex-col gap-3 ${panel.box}">${cardWords(card, context, panel.ground)}${cardFoot(card, panel.ground)}</li>`)}
              </ul>
              ${addCard(context.ground)}
            </div>`,
        )}
      </div>`,
  );
}

/** Each column a tray as long as the longest, its cards lying in it. */
function trays(slot: Slot, context: BlockContext): Markup {
  const onColour = isColoured(context.ground);
  const tray = onColour ? `border ${inkOn(context.ground).rule}` : 'bg-surface-container text-on-surface';
  const ground: Ground = onColour ? context.ground : 'tonal';
  const card = onColour
    ? `border ${inkOn(context.ground).rule}`
    : 'bg-surface-container-lowest text-on-surface shadow-raised';
  const inner: Ground = onColour ? context.ground : 'surface';
  return blockSection(
    'kanban-board',
    context,
    '',
    html`${blockHeading(slot, context)}
      <div class="mt-4 grid grid-cols-1 gap-3 ${ACROSS[Math.min(5, slot.columns.length)] ?? ''}">
        ${slot.columns.map(
          (column) =>
            html`<div data-part="column" class="flex min-w-0 flex-col gap-3 rounded-lg p-3 ${tray}">
              ${columnHead(column, context, ground)}
              <ul class="flex flex-col gap-3">
                ${column.cards.map((one) => html`<li data-part="card" class="flex flex-col gap-3 rounded-md p-4 ${card}">${cardWords(one, context, inner)}${cardFoot(one, inner)}</li>`)}
              </ul>
              ${addCard(ground)}
            </div>`,
        )}
      </div>`,
  );
}

/** A band in a colour of its own over each column, ruled cards beneath it. */
function headed(slot: Slot, context: BlockContext): Markup {
  const { ground } = context;
  const ink = inkOn(ground);
  return blockSection(
    'kanban-board',
    context,
    '',
    html`${blockHeading(slot, context)}
      <div class="mt-4 grid grid-cols-1 gap-x-4 gap-y-6 ${ACROSS[Math.min(5, slot.columns.length)] ?? ''}">
        ${slot.columns.map(
          (column, index) =>
            html`<div data-part="column" class="flex min-w-0 flex-col">
              <div
                class="rounded-t-lg px-4 py-1 ${isColoured(ground) ? ink.chip : (BANDS[index % BANDS.length] ?? '')}"
              >
                ${columnHead(column, context, isColoured(ground) ? ground : 'field')}
              </div>
              <ul class="flex grow flex-col divide-y rounded-b-lg border border-t-0 ${ink.rule}">
                ${column.cards.map((one) => html`<li data-part="card" class="flex flex-col gap-3 p-4 ${ink.rule}">${cardWords(one, context, ground)}${cardFoot(one, ground)}</li>`)}
                <li class="p-2 ${ink.rule}">${addCard(ground)}</li>
              </ul>
            </div>`,
        )}
      </div>`,
  );
}

const BANDS = ['bg-primary-container text-on-primary-container'];

const ACROSS: Readonly<Record<number, string>> = {
  2: '@lg:grid-cols-2',
  3: '@xl:grid-cols-3',
  4: '@lg:grid-cols-2 @2xl:grid-cols-4',
  5: '@lg:grid-cols-3 @4xl:grid-cols-5',
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
                ${column.cards.map((card) => html`<li data-part="card" class="flex min-w-0 flex-col gap-3 ${panel.box}">${cardWords(card, context, panel.ground)}${cardFoot(card, panel.ground)}</li>`)}
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
                ${column.cards.map((card) => html`<li data-part="card" class="border-t py-row first:border-t-0 ${ink.rule}">${cardWords(card, context, panel.ground)}${cardFoot(card, panel.ground, 'mt-2')}</li>`)}
              </ul>
            </div>`,
        )}
      </div>`,
  );
}
