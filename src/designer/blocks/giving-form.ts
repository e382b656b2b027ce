import { html, type Markup } from '../../markup/html.ts';
import type { SlotOf } from '../write/slots.ts';
import { defineBlock, type BlockContext } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { headingElement } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { button } from './kit/button.ts';
import { figureFace } from './kit/figure.ts';
import { icon } from './kit/icon.ts';
import { inkOn } from './kit/ink.ts';
import { itemPanelFor } from './kit/item-panel.ts';
import { strongPanelFor } from './kit/panel.ts';
import { picture } from './kit/picture.ts';

type Slot = SlotOf<'giving'>;

/** A gift: how much, how often, and what it does. */
export const givingForm = defineBlock({
  id: 'giving-form',
  aliases: ['donation', 'donation form', 'gift', 'give', 'amounts', 'support us'],
  shows: 'giving',
  variants: [
    {
      name: 'beside-picture',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      heightPx: () => 640,
      render: besidePicture,
    },
    {
      name: 'rungs',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      heightPx: (slot) => 420 + slot.amounts.length * 76,
      render: rungs,
    },
    {
      name: 'over-picture',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      heightPx: () => 780,
      render: overPicture,
    },
  ],
});

const CHOICE =
  'relative inline-flex min-h-11 cursor-pointer items-center justify-center rounded-control border border-outline px-5 font-label text-label-lg text-on-surface has-checked:border-primary has-checked:bg-primary has-checked:font-semibold has-checked:text-on-primary';

const periods = ({ periods: names, monthly }: Slot, context: BlockContext): Markup =>
  html`<fieldset data-part="periods" class="flex flex-wrap gap-2">
    <legend class="sr-only">How often</legend>
    ${names.map(
      (label, index) =>
        html`<label class="${CHOICE} flex-1"
          ><input
            type="radio"
            name="${context.key}-period"
            value="${label}"
            ${index === (monthly ? 1 : 0) ? html`checked` : ''}
            class="absolute inset-0 size-full cursor-pointer opacity-0"
          />${label}</label
        >`,
    )}
  </fieldset>`;

const radio = (amount: string, on: boolean | undefined, context: BlockContext): Markup =>
  html`<input
    type="radio"
    name="${context.key}-amount"
    value="${amount}"
    ${on === true ? html`checked` : ''}
    class="absolute inset-0 size-full cursor-pointer opacity-0"
  />`;

const tiles = ({ amounts }: Slot, context: BlockContext): Markup =>
  html`<fieldset data-part="amounts" class="grid grid-cols-2 gap-3">
    <legend class="sr-only">How much</legend>
    ${amounts.map(
      ({ amount, does, on }) =>
        html`<label
          class="relative flex cursor-pointer flex-col gap-1 rounded-lg border border-outline p-4 text-on-surface has-checked:border-primary has-checked:bg-primary has-checked:text-on-primary"
          >${radio(amount, on, context)}<span class="${figureFace(context.style)} text-headline-sm">${amount}</span
          ><span class="text-body-md text-pretty">${does}</span></label
        >`,
    )}
  </fieldset>`;

const another = (context: BlockContext, { amounts: [first] }: Slot): Markup =>
  html`<label class="flex flex-col gap-1 text-body-md" for="${context.key}-other"
    ><span>Another amount</span
    ><input
      id="${context.key}-other"
      type="number"
      name="other"
      inputmode="decimal"
      placeholder="${first?.amount ?? ''}"
      class="min-h-12 w-full rounded-control border border-outline bg-surface-container-lowest px-4 text-body-lg text-on-surface"
  /></label>`;

const raisedOf = ({ raised }: Slot, context: BlockContext): Markup | '' => {
  if (raised === undefined) return '';
  const ink = inkOn(context.ground);
  return html`<div data-part="raised">
    <p class="flex flex-wrap items-baseline justify-between gap-x-4">
      <span class="${figureFace(context.style)} text-headline-sm">${raised.value}</span
      ><span class="text-body-md ${ink.soft}">of ${raised.goal}</span>
    </p>
    <div class="mt-2 h-3 overflow-hidden rounded-full ${ink.track}">
      <div class="h-full rounded-full ${ink.fill}" style="width:${Math.round(raised.share * 100)}%"></div>
    </div>
  </div>`;
};

const safe = (slot: Slot, context: BlockContext): Markup =>
  html`<p data-part="safe" class="flex gap-2 text-body-md ${inkOn(context.ground).soft}">
    ${icon('lock', 'size-5 mt-1')}<span>${slot.safe}</span>
  </p>`;

const submit = (slot: Slot, context: BlockContext): Markup | '' =>
  slot.action === undefined
    ? ''
    : button(slot.action, context, 'primary', { ground: context.ground, classes: 'w-full', type: 'submit' });

const words = (slot: Slot, context: BlockContext): Markup =>
  html`${headingElement(slot.title, context, 'text-display-sm')}
    <p data-part="body" class="max-w-xl text-body-lg text-pretty ${inkOn(context.ground).soft}">${slot.body}</p>`;

/** What it is for at the left with a picture, the gift in a panel at the right. */
function besidePicture(slot: Slot, context: BlockContext): Markup {
  const panel = itemPanelFor(context);
  const inside = { ...context, ground: panel.ground };
  return blockSection(
    'giving-form',
    context,
    '',
    html`<div class="grid gap-x-12 gap-y-8 @3xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] @3xl:items-start">
      <div class="flex min-w-0 flex-col gap-5">
        ${words(slot, context)}${picture(slot.picture, 'block h-64 w-full rounded-xl object-cover @3xl:h-80', 'wide')}${raisedOf(slot, context)}
      </div>
      <form class="flex min-w-0 flex-col gap-5 ${panel.box}">
        ${periods(slot, inside)}${tiles(slot, inside)}${another(inside, slot)}${submit(slot, inside)}${safe(slot, inside)}
      </form>
    </div>`,
  );
}

/** Amounts one under the other, each with what it does. */
function rungs(slot: Slot, context: BlockContext): Markup {
  const ink = inkOn(context.ground);
  return blockSection(
    'giving-form',
    context,
    '',
    html`<div class="grid gap-x-16 gap-y-8 @3xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <div class="flex min-w-0 flex-col gap-5">
        ${words(slot, context)}${raisedOf(slot, context)}${picture(slot.picture, 'block h-48 w-full rounded-lg object-cover @3xl:h-64', 'wide')}
      </div>
      <form class="flex min-w-0 flex-col gap-5">
        <div class="max-w-sm">${periods(slot, context)}</div>
        <fieldset data-part="amounts" class="flex flex-col">
          <legend class="sr-only">How much</legend>
          ${slot.amounts.map(
            ({ amount, does, on }) =>
              html`<label
                class="relative flex cursor-pointer items-center gap-5 border-t px-4 py-row has-checked:rounded-lg has-checked:bg-primary has-checked:text-on-primary ${ink.rule}"
                >${radio(amount, on, context)}<span class="w-24 shrink-0 ${figureFace(context.style)} text-headline-md"
                  >${amount}</span
                ><span class="min-w-0 text-body-lg text-pretty">${does}</span></label
              >`,
          )}
        </fieldset>
        <div class="grid gap-4 @xl:grid-cols-2 @xl:items-end">${another(context, slot)}${submit(slot, context)}</div>
        ${safe(slot, context)}
      </form>
    </div>`,
  );
}

/** The scene across, the gift in a sheet that lies over its lower edge. */
function overPicture(slot: Slot, context: BlockContext): Markup {
  const strong = strongPanelFor(context);
  return blockSection(
    'giving-form',
    context,
    '',
    html`${picture(slot.picture, 'block h-64 w-full rounded-xl object-cover @3xl:h-96', 'panorama')}
      <div
        class="relative -mt-16 grid gap-x-10 gap-y-6 @3xl:mx-10 @3xl:-mt-32 @3xl:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] ${strong.box}"
      >
        <div class="flex min-w-0 flex-col gap-4">
          ${words(slot, { ...context, ground: strong.ground })}${raisedOf(slot, { ...context, ground: strong.ground })}
        </div>
        <form class="flex min-w-0 flex-col gap-5 rounded-lg bg-surface p-card text-on-surface">
          ${periods(slot, { ...context, ground: 'surface' })}${tiles(slot, { ...context, ground: 'surface' })}${submit(slot, { ...context, ground: 'surface' })}${safe(slot, { ...context, ground: 'surface' })}
        </form>
      </div>`,
  );
}
