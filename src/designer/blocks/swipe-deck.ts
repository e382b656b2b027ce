import { html, type Markup } from '../../markup/html.ts';
import type { SlotOf } from '../write/slots.ts';
import { defineBlock, type BlockContext, type Ground } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { headingElement } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { icon } from './kit/icon.ts';
import { inkOn } from './kit/ink.ts';
import { panelFor, strongPanelFor } from './kit/panel.ts';
import { picture } from './kit/picture.ts';

type Slot = SlotOf<'deck'>;

const WIDTHS = ['full', 'wide', 'narrow'] as const;

const name = (slot: Slot, context: BlockContext, ground: Ground): Markup =>
  html`<div>
    ${headingElement(slot.title, context, 'text-headline-lg')}
    <p data-part="line" class="mt-1 flex items-center gap-2 text-body-lg ${inkOn(ground).soft}">
      ${icon('map-pin')}<span class="min-w-0 break-words">${slot.line}</span>
    </p>
    ${slot.note === undefined ? '' : html`<p data-part="note" class="text-body-md ${inkOn(ground).soft}">${slot.note}</p>`}
  </div>`;

const facts = (slot: Slot, ground: Ground): Markup =>
  html`<ul data-part="facts" class="flex flex-wrap gap-x-6 gap-y-2">
    ${slot.facts.map((fact) => html`<li class="flex items-center gap-2 text-body-md"><span aria-hidden="true" class="${inkOn(ground).accent}">${icon(fact.icon)}</span>${fact.label}</li>`)}
  </ul>`;

const tags = (slot: Slot, ground: Ground): Markup =>
  html`<ul data-part="tags" class="flex flex-wrap gap-2">
    ${slot.tags.map((tag) => html`<li class="rounded-full px-4 py-2 font-label text-label-lg font-semibold ${inkOn(ground).chip}">${tag}</li>`)}
  </ul>`;

/** No, maybe, yes: round, under the thumb. */
const choices = (slot: Slot): Markup =>
  html`<ul data-part="actions" class="flex items-end justify-center gap-6">
    ${slot.actions.map(
      (action) =>
        html`<li>
          <button type="button" class="flex flex-col items-center gap-2 font-label text-label-md font-semibold">
            <span
              class="grid place-items-center rounded-full ${action.main === true ? 'size-20 bg-primary text-on-primary' : 'size-16 bg-surface-container-highest text-on-surface'}"
              >${icon(action.icon, action.main === true ? 'size-9' : 'size-7')}</span
            >${action.label}
          </button>
        </li>`,
    )}
  </ul>`;

/** The picture as tall as the card, the next one looking out behind it. */
const stacked = (slot: Slot, context: BlockContext): Markup =>
  blockSection(
    'swipe-deck',
    context,
    '',
    html`<div class="mx-auto flex w-full max-w-lg flex-col gap-6">
      <div class="relative pt-4">
        <div aria-hidden="true" class="absolute inset-x-6 top-0 h-24 overflow-hidden rounded-xl opacity-60">
          ${slot.pictures.slice(0, 1).map((next) => picture({ ...next, alt: '' }, 'block size-full object-cover', 'wide'))}
        </div>
        <article data-part="card" class="relative overflow-hidden rounded-xl bg-surface-container-high text-on-surface">
          ${picture(slot.picture, 'block h-64 w-full object-cover @lg:h-80', 'square')}
          <div class="flex flex-col gap-4 p-card">${name(slot, context, 'tonal')} ${facts(slot, 'tonal')}</div>
        </article>
      </div>
      ${choices(slot)}
      <div class="flex flex-col gap-4">
        <p class="text-body-lg text-pretty">${slot.body}</p>
        ${tags(slot, context.ground)}
      </div>
    </div>`,
  );

/** Name and words in strong colour under a picture that runs to the margins; choices straight under it. */
const coloured = (slot: Slot, context: BlockContext): Markup => {
  const strong = strongPanelFor(context);
  return blockSection(
    'swipe-deck',
    context,
    '',
    html`<div class="mx-auto flex w-full max-w-lg flex-col gap-6">
      <article data-part="card" class="overflow-hidden rounded-xl ${inkOn(strong.ground).ground}">
        ${picture(slot.picture, 'block h-64 w-full object-cover @lg:h-80', 'square')}
        <div class="flex flex-col gap-4 p-card">
          ${name(slot, context, strong.ground)} ${facts(slot, strong.ground)}
        </div>
      </article>
      ${choices(slot)}
      <div class="flex flex-col gap-4">
        <p class="text-body-lg text-pretty">${slot.body}</p>
        ${tags(slot, context.ground)}
      </div>
    </div>`,
  );
};

/** A page about one: words first, on paper, the picture between them. */
const written = (slot: Slot, context: BlockContext): Markup => {
  const panel = panelFor(context);
  return blockSection(
    'swipe-deck',
    context,
    '',
    html`<div class="mx-auto flex w-full max-w-lg flex-col gap-5">
      ${name(slot, context, context.ground)}
      ${picture(slot.picture, 'block h-72 w-full rounded-lg object-cover @lg:h-96', 'square')} ${choices(slot)}
      <div class="flex flex-col gap-4 ${panel.box}">
        <p class="text-title-lg text-pretty">${slot.body}</p>
        ${facts(slot, panel.ground)} ${tags(slot, panel.ground)}
      </div>
    </div>`,
  );
};

const heightPx = (): number => 860;

/** One of many to say yes or no to. */
export const swipeDeck = defineBlock({
  id: 'swipe-deck',
  aliases: ['profile card', 'swipe card', 'match card', 'card stack', 'like and pass'],
  shows: 'deck',
  variants: [
    { name: 'stacked', widths: WIDTHS, devices: ALL_DEVICES, heightPx, render: stacked },
    { name: 'coloured', widths: WIDTHS, devices: ALL_DEVICES, heightPx, render: coloured },
    { name: 'written', widths: WIDTHS, devices: ALL_DEVICES, heightPx, render: written },
  ],
});
