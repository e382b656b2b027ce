import { html, type Markup } from '../../markup/html.ts';
import type { SlotOf } from '../write/slots.ts';
import { defineBlock, type BlockContext, type Ground } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { headingElement } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { icon } from './kit/icon.ts';
import { inkOn } from './kit/ink.ts';
import { leadFor, panelFor } from './kit/panel.ts';
import { picture } from './kit/picture.ts';

type PlayerSlot = SlotOf<'player'>;

const groundFor = (context: BlockContext) => (context.level === 1 ? leadFor(context) : panelFor(context));

function progress(slot: PlayerSlot, ground: Ground): Markup {
  const ink = inkOn(ground);
  return html`<div data-part="progress">
    <div class="h-2 overflow-hidden rounded-full ${ink.track}">
      <div class="h-full rounded-full ${ink.fill}" style="width:${Math.round(slot.share * 100)}%"></div>
    </div>
    <p class="mt-2 flex justify-between text-body-md tabular-nums ${ink.soft}">
      <span>${slot.elapsed}</span><span>${slot.length}</span>
    </p>
  </div>`;
}

/** The middle control is the large one. */
const controls = (slot: PlayerSlot, ground: Ground): Markup =>
  html`<ul data-part="controls" class="flex flex-wrap items-center justify-center gap-2 @sm:justify-between">
    ${slot.controls.map((control, index) => {
      const main = index === Math.floor(slot.controls.length / 2);
      const paint = ground === 'surface' || ground === 'tonal' ? 'bg-primary text-on-primary' : inkOn(ground).chip;
      return html`<li>
        <button
          type="button"
          aria-label="${control.label}"
          class="inline-flex items-center justify-center rounded-full ${main ? `size-20 ${paint}` : `size-12 ${inkOn(ground).strong}`}"
        >
          ${icon(control.icon ?? 'circle', main ? 'size-8' : 'size-6')}
        </button>
      </li>`;
    })}
  </ul>`;

const queue = (slot: PlayerSlot, ground: Ground): Markup | '' =>
  slot.queue.length === 0
    ? ''
    : html`<div data-part="queue">
        <h3 class="font-headline text-title-lg">Next</h3>
        <ol class="mt-2">
          ${slot.queue.map(
            (row) =>
              html`<li
                data-part="row"
                class="flex items-baseline justify-between gap-4 border-t py-row ${inkOn(ground).rule}"
              >
                <span class="min-w-0"
                  ><span data-part="title" class="font-semibold">${row.title}</span
                  >${row.subtitle === undefined ? '' : html`<span class="block text-body-md ${inkOn(ground).soft}">${row.subtitle}</span>`}</span
                >${row.value === undefined ? '' : html`<span class="text-body-md tabular-nums">${row.value}</span>`}
              </li>`,
          )}
        </ol>
      </div>`;

const names = (slot: PlayerSlot, context: BlockContext, ground: Ground): Markup =>
  html`<div>
    ${headingElement(slot.title, context)}
    <p data-part="by" class="mt-1 text-body-lg ${inkOn(ground).soft}">${slot.by}</p>
    ${slot.note === undefined ? '' : html`<p data-part="note" class="text-body-md ${inkOn(ground).soft}">${slot.note}</p>`}
  </div>`;

/** Cover, names, controls one below the other; beside each other where there is room. */
const deck = (slot: PlayerSlot, context: BlockContext): Markup => {
  const panel = groundFor(context);
  return blockSection(
    'player-deck',
    context,
    `${panel.box} ${context.bleed ? 'py-6' : ''}`,
    html`<div class="mx-auto grid max-w-7xl gap-x-16 gap-y-6 @3xl:grid-cols-2 @3xl:items-center">
      ${picture(slot.picture, 'block aspect-square w-full rounded-xl object-cover', 'square')}
      <div class="flex min-w-0 flex-col gap-8">
        ${names(slot, context, panel.ground)}${progress(slot, panel.ground)}${controls(slot, panel.ground)}${queue(slot, panel.ground)}
      </div>
    </div>`,
  );
};

/** The cover from edge to edge, everything else under it. */
const poster = (slot: PlayerSlot, context: BlockContext): Markup => {
  const { ground } = groundFor(context);
  const paint = ground === 'surface' ? '' : inkOn(ground).ground;
  return blockSection(
    'player-deck',
    context,
    `overflow-hidden ${paint} ${context.bleed ? '' : 'rounded-xl'}`,
    html`${picture(slot.picture, 'block h-80 w-full object-cover @3xl:h-96', 'square')}
      <div class="mx-auto flex max-w-3xl flex-col gap-8 py-8 ${context.bleed || ground !== 'surface' ? 'px-page' : ''}">
        ${names(slot, context, ground)}${progress(slot, ground)}${controls(slot, ground)}${queue(slot, ground)}
      </div>`,
  );
};

/** What is playing. */
export const playerDeck = defineBlock({
  id: 'player-deck',
  aliases: ['player', 'now playing', 'controls', 'audio', 'track'],
  shows: 'player',
  variants: [
    {
      name: 'deck',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      heightPx: (slot, width) => (width === 'full' ? 620 : 760 + slot.queue.length * 60),
      render: deck,
    },
    {
      name: 'poster',
      widths: ['full', 'narrow'],
      devices: ALL_DEVICES,
      heightPx: (slot) => 700 + slot.queue.length * 60,
      render: poster,
    },
  ],
});
