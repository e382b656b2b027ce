import { html, type Markup } from '../../markup/html.ts';
import type { SlotOf } from '../write/slots.ts';
import { defineBlock, type BlockContext, type Ground } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { headingElement } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { button } from './kit/button.ts';
import { choiceChips } from './kit/choice-chips.ts';
import { figureFace } from './kit/figure.ts';
import { icon } from './kit/icon.ts';
import { inkOn } from './kit/ink.ts';
import { panelFor } from './kit/panel.ts';

type Slot = SlotOf<'departures'>;
type Item = Slot['items'][number];

const WIDTHS = ['full', 'wide', 'narrow'] as const;

const head = (slot: Slot, context: BlockContext, ground: Ground): Markup =>
  html`<div>
    ${headingElement(slot.title, context)}
    <p data-part="where" class="mt-1 flex items-center gap-2 text-body-lg ${inkOn(ground).soft}">
      ${icon('map-pin')}<span>${slot.where}</span>
    </p>
    ${slot.note === undefined ? '' : html`<p data-part="note" class="text-body-md ${inkOn(ground).soft}">${slot.note}</p>`}
  </div>`;

const chips = (slot: Slot, context: BlockContext): Markup =>
  choiceChips(slot.chips, { key: context.key, label: 'By what' });

const alert = ({ alert: text }: Slot): Markup | '' =>
  text === undefined
    ? ''
    : html`<p
        data-part="alert"
        class="flex items-start gap-3 rounded-md bg-tertiary-container p-4 text-body-lg text-on-tertiary-container"
      >
        ${icon('triangle-alert', 'size-6')}<span class="min-w-0">${text}</span>
      </p>`;

/** The line's number as it stands on its front. */
const sign = (item: Item): Markup =>
  html`<span
    data-part="line"
    class="inline-flex min-w-16 shrink-0 items-center justify-center gap-2 rounded-md bg-primary px-2 py-2 text-title-md font-bold tabular-nums text-on-primary"
    >${icon(item.icon, 'size-4')}${item.line}</span
  >`;

const row = (item: Item, { style }: BlockContext, ground: Ground): Markup => {
  const ink = inkOn(ground);
  return html`<div class="flex items-center gap-4">
    ${sign(item)}
    <p class="min-w-0 flex-1">
      <span data-part="title" class="block break-words text-body-lg font-semibold">${item.to}</span
      ><span
        class="block break-words text-body-md ${item.isLate === true && (ground === 'surface' || ground === 'tonal') ? 'font-semibold text-error' : ink.soft}"
        >${item.note}</span
      >
    </p>
    <p class="shrink-0 text-right">
      <span class="block ${figureFace(style)} text-title-lg tabular-nums">${item.minutes}</span
      ><span class="block text-label-md tabular-nums ${ink.soft}">${item.later}</span>
    </p>
  </div>`;
};

const plan = (slot: Slot, context: BlockContext): Markup =>
  html`<div data-part="actions">${button(slot.action, context, 'primary', { classes: 'w-full @md:w-auto' })}</div>`;

/** Lines under each other, parted by rules. */
const lines = (slot: Slot, context: BlockContext): Markup =>
  blockSection(
    'stop-board',
    context,
    '',
    html`<div class="flex flex-col gap-5">
      ${head(slot, context, context.ground)} ${chips(slot, context)} ${alert(slot)}
      <ol data-part="list" class="flex flex-col">
        ${slot.items.map((item) => html`<li data-part="row" class="border-t py-4 first:border-t-0 ${inkOn(context.ground).rule}">${row(item, context, context.ground)}</li>`)}
      </ol>
      ${plan(slot, context)}
    </div>`,
  );

/** As the board over the platform: light on dark. */
const dark = (slot: Slot, context: BlockContext): Markup =>
  blockSection(
    'stop-board',
    context,
    '',
    html`<div class="flex flex-col gap-5">
      <div class="rounded-xl p-card ${inkOn('inverse').ground}">
        ${head(slot, context, 'inverse')}
        <ol data-part="list" class="mt-4 flex flex-col">
          ${slot.items.map((item) => html`<li data-part="row" class="border-t py-4 ${inkOn('inverse').rule}">${row(item, context, 'inverse')}</li>`)}
        </ol>
      </div>
      ${chips(slot, context)} ${alert(slot)} ${plan(slot, context)}
    </div>`,
  );

/** Every line a card. */
const cards = (slot: Slot, context: BlockContext): Markup => {
  const panel = panelFor(context);
  return blockSection(
    'stop-board',
    context,
    '',
    html`<div class="flex flex-col gap-5">
      ${head(slot, context, context.ground)} ${plan(slot, context)} ${chips(slot, context)} ${alert(slot)}
      <ol data-part="list" class="grid gap-3 @3xl:grid-cols-2">
        ${slot.items.map((item) => html`<li data-part="card" class="min-w-0 ${panel.box}">${row(item, context, panel.ground)}</li>`)}
      </ol>
    </div>`,
  );
};

const heightPx = (slot: Slot): number => 280 + slot.items.length * 84;

/** What leaves from a stop. */
export const stopBoard = defineBlock({
  id: 'stop-board',
  aliases: ['departures', 'next departures', 'bus stop', 'timetable', 'lines'],
  shows: 'departures',
  variants: [
    { name: 'lines', widths: WIDTHS, devices: ALL_DEVICES, heightPx, render: lines },
    { name: 'dark', widths: WIDTHS, devices: ALL_DEVICES, heightPx, render: dark },
    { name: 'cards', widths: WIDTHS, devices: ALL_DEVICES, heightPx, render: cards },
  ],
});
