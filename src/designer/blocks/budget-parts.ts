import { html, type Markup } from '../../markup/html.ts';
import type { SlotOf } from '../write/slots.ts';
import { defineBlock, type BlockContext, type BlockWidth, type Ground } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { blockSection } from './kit/block-section.ts';
import { figureFace } from './kit/figure.ts';
import { icon } from './kit/icon.ts';
import { inkOn } from './kit/ink.ts';
import { headlineClass, labelClass } from './kit/label-class.ts';
import { panelFor, strongPanelFor } from './kit/panel.ts';
import { ring } from './kit/ring.ts';
import { subHeading } from './kit/sub-heading.ts';
import { headingWithNote } from './kit/note-line.ts';
import { wideAction } from './kit/action-row.ts';

type Slot = SlotOf<'budget'>;

const WIDTHS = ['full', 'wide', 'narrow'] as const;

const left = (slot: Slot, { style }: BlockContext, ground: Ground, size = 'text-display-sm'): Markup =>
  html`<div data-part="left">
    <p class="${labelClass(style)} ${inkOn(ground).soft}">${slot.left.label}</p>
    <p class="mt-1 ${figureFace(style)} ${size} tabular-nums">${slot.left.value}</p>
    <p class="text-body-lg">${slot.left.of}</p>
  </div>`;

const bar = (share: number, isOver: boolean, ground: Ground): Markup =>
  html`<div class="h-3 rounded-full ${inkOn(ground).track}">
    <div
      class="h-full rounded-full ${isOver && (ground === 'surface' || ground === 'tonal') ? 'bg-error' : inkOn(ground).fill}"
      style="width:${Math.round(share * 100)}%"
    ></div>
  </div>`;

const over = (part: Slot['parts'][number]): Markup | '' =>
  part.isOver === true ? html`<span class="text-label-md font-semibold text-error">Over</span>` : '';

/** Every part with its bar. */
const lines = (slot: Slot, ground: Ground): Markup =>
  html`<ul data-part="list" class="flex flex-col gap-5">
    ${slot.parts.map(
      (part) =>
        html`<li data-part="row" class="flex items-center gap-4">
          <span aria-hidden="true" class="grid size-11 shrink-0 place-items-center rounded-md ${inkOn(ground).chip}"
            >${icon(part.icon)}</span
          >
          <div class="min-w-0 flex-1">
            <p class="flex flex-wrap items-baseline justify-between gap-x-3">
              <span class="min-w-0 break-words text-body-lg font-semibold">${part.label}</span
              ><span class="text-body-md tabular-nums ${inkOn(ground).soft}"
                >${over(part)} <span class="font-semibold ${inkOn(ground).strong}">${part.spent}</span>
                <span>${part.of}</span></span
              >
            </p>
            <div class="mt-2">${bar(part.share, part.isOver === true, ground)}</div>
          </div>
        </li>`,
    )}
  </ul>`;

/** Every part as a tile that its own ring crowns. */
const tiles = (slot: Slot, context: BlockContext, ground: Ground): Markup =>
  html`<ul data-part="list" class="grid grid-cols-2 gap-3 @3xl:grid-cols-3">
    ${slot.parts.map(
      (part) =>
        html`<li data-part="card" class="flex min-w-0 flex-col gap-3 ${panelFor(context).box}">
          <div class="flex items-center justify-between gap-2">
            ${ring(part.share, icon(part.icon), { ground, size: 'size-14', thickness: 10 })}${over(part)}
          </div>
          <p class="min-w-0">
            <span class="block break-words text-body-lg font-semibold">${part.label}</span
            ><span class="block text-title-md tabular-nums">${part.spent}</span
            ><span class="block text-body-md tabular-nums ${inkOn(ground).soft}">${part.of}</span>
          </p>
        </li>`,
    )}
  </ul>`;

const moves = (slot: Slot, context: BlockContext, ground: Ground): Markup =>
  html`<section>
    ${subHeading('Lately', context, `${headlineClass(context.style)} text-title-lg`)}
    <ul class="mt-2 flex flex-col">
      ${slot.moves.map(
        (move) =>
          html`<li
            data-part="row"
            class="flex min-h-16 items-center gap-4 border-t first:border-t-0 ${inkOn(ground).rule}"
          >
            <span aria-hidden="true" class="grid size-11 shrink-0 place-items-center rounded-full ${inkOn(ground).chip}"
              >${icon(move.icon)}</span
            >
            <p class="min-w-0 flex-1">
              <span class="block break-words text-body-lg font-semibold">${move.title}</span
              ><span class="block break-words text-body-md ${inkOn(ground).soft}">${move.note}</span>
            </p>
            <p class="shrink-0 text-title-md tabular-nums">${move.amount}</p>
          </li>`,
      )}
    </ul>
  </section>`;

/** A ring of what is gone, in strong colour, with what is left in its middle. */
const ringed = (slot: Slot, context: BlockContext): Markup => {
  const strong = strongPanelFor(context);
  return blockSection(
    'budget-parts',
    context,
    '',
    html`<div class="flex flex-col gap-8">
      <div class="flex flex-col items-center gap-5 text-center ${strong.box}">
        ${headingWithNote(slot, context, strong.ground, 'text-headline-sm')}
        ${ring(slot.left.share, left(slot, context, strong.ground, 'text-headline-md'), { ground: strong.ground, size: 'size-60', thickness: 6 })}
        <p class="text-body-lg">${slot.pace}</p>
        <div class="w-full">${wideAction(slot.action, context, strong.ground)}</div>
      </div>
      <div class="grid items-start gap-8 @3xl:grid-cols-2">
        ${lines(slot, context.ground)} ${moves(slot, context, context.ground)}
      </div>
    </div>`,
  );
};

/** What is left as a large figure over one bar; parts on a panel. */
const barred = (slot: Slot, context: BlockContext): Markup => {
  const panel = panelFor(context);
  return blockSection(
    'budget-parts',
    context,
    '',
    html`<div class="flex flex-col gap-6">
      ${headingWithNote(slot, context, context.ground, 'text-headline-sm')} ${left(slot, context, context.ground)}
      <div>
        ${bar(slot.left.share, false, context.ground)}
        <p class="mt-2 text-body-lg ${inkOn(context.ground).soft}">${slot.pace}</p>
      </div>
      <div class="${panel.box}">${lines(slot, panel.ground)}</div>
      ${wideAction(slot.action, context, context.ground)} ${moves(slot, context, context.ground)}
    </div>`,
  );
};

/** Parts as tiles under a strip of strong colour. */
const tiled = (slot: Slot, context: BlockContext): Markup => {
  const strong = strongPanelFor(context);
  const panel = panelFor(context);
  return blockSection(
    'budget-parts',
    context,
    '',
    html`<div class="flex flex-col gap-6">
      <div class="flex flex-col gap-4 ${strong.box}">
        ${headingWithNote(slot, context, strong.ground, 'text-headline-sm')} ${left(slot, context, strong.ground)}
        ${bar(slot.left.share, false, strong.ground)}
        <p class="text-body-lg">${slot.pace}</p>
      </div>
      ${tiles(slot, context, panel.ground)} ${wideAction(slot.action, context, context.ground)}
      ${moves(slot, context, context.ground)}
    </div>`,
  );
};

const heightPx = (slot: Slot, width: BlockWidth): number =>
  480 + (slot.parts.length * 72 + slot.moves.length * 68) / (width === 'full' ? 2 : 1);

/** A budget and what every part has taken of it. */
export const budgetParts = defineBlock({
  id: 'budget-parts',
  aliases: ['budget', 'spending by category', 'expenses', 'remaining', 'categories'],
  shows: 'budget',
  variants: [
    { name: 'ringed', widths: WIDTHS, devices: ALL_DEVICES, heightPx, render: ringed },
    { name: 'barred', widths: WIDTHS, devices: ALL_DEVICES, heightPx, render: barred },
    { name: 'tiled', widths: WIDTHS, devices: ALL_DEVICES, heightPx, render: tiled },
  ],
});
