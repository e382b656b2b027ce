import { html, type Markup } from '../../markup/html.ts';
import type { SlotOf } from '../write/slots.ts';
import { defineBlock, type BlockContext } from './block.ts';
import { ALL_DEVICES, WIDE_DEVICES } from './devices.ts';
import { headingElement } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { button } from './kit/button.ts';
import { factLines } from './kit/fact-list.ts';
import { headlineClass, labelClass } from './kit/label-class.ts';
import { picture } from './kit/picture.ts';

type ProductSlot = SlotOf<'product'>;

const words = (slot: ProductSlot, context: BlockContext): Markup =>
  html` ${headingElement(slot.title, context, 'text-headline-lg')}
    ${slot.note === undefined ? '' : html`<p data-part="note" class="text-body-lg text-on-surface-variant">${slot.note}</p>`}
    <p data-part="price" class="flex items-baseline gap-3">
      <span class="${headlineClass(context.style)} text-headline-md tabular-nums">${slot.price}</span
      >${slot.was === undefined ? '' : html`<s class="text-body-lg text-on-surface-variant">${slot.was}</s>`}
    </p>
    <p data-part="body" class="max-w-xl text-body-lg text-pretty">${slot.body}</p>`;

/** What can be chosen about a product, as rows of radio buttons. */
export const productOptions = (slot: ProductSlot, context: BlockContext): Markup[] =>
  slot.options
    .filter((option) => option.values.length > 0)
    .map(
      (option, group) =>
        html`<fieldset data-part="options">
          <legend class="${labelClass(context.style)} font-semibold">${option.label}</legend>
          <div class="mt-2 flex flex-wrap gap-2">
            ${option.values.map(
              (value) =>
                html`<label
                  class="relative inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center rounded-control border border-outline px-4 text-body-md has-checked:border-primary has-checked:bg-primary has-checked:text-on-primary"
                  ><input
                    type="radio"
                    name="${context.key}-option-${group}"
                    value="${value}"
                    ${value === option.chosen ? html`checked` : ''}
                    class="absolute inset-0 size-full cursor-pointer opacity-0"
                  />${value}</label
                >`,
            )}
          </div>
        </fieldset>`,
    );

/** What can be done with a product. */
export const productActions = (slot: ProductSlot, context: BlockContext): Markup =>
  html`<div data-part="actions" class="flex flex-col gap-3 @sm:flex-row">
    ${slot.action === undefined ? '' : button(slot.action, context, 'primary', { ground: 'surface', classes: '@sm:flex-1' })}${slot.secondary === undefined ? '' : button(slot.secondary, context, 'secondary', { ground: 'surface', classes: '@sm:flex-1' })}
  </div>`;

/** The thing large at the left, what to choose at the right. */
const beside = (slot: ProductSlot, context: BlockContext): Markup =>
  blockSection(
    'product-detail',
    context,
    '',
    html`<div
      class="mx-auto grid max-w-7xl gap-x-12 gap-y-8 ${context.bleed ? 'px-page pt-6' : ''} @3xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
    >
      ${picture(slot.picture, 'block h-80 w-full rounded-xl object-cover @3xl:h-[36rem]', 'square')}
      <div class="flex min-w-0 flex-col gap-6 @3xl:justify-center">
        ${words(slot, context)}${productOptions(slot, context)}${productActions(slot, context)}${factLines(slot.facts, context.style, 'surface')}
      </div>
    </div>`,
  );

/** The thing from edge to edge, the words in two columns under it. */
const under = (slot: ProductSlot, context: BlockContext): Markup =>
  blockSection(
    'product-detail',
    context,
    '',
    html`${picture(slot.picture, `block h-80 w-full object-cover @3xl:h-[30rem] ${context.bleed ? '' : 'rounded-xl'}`, 'panorama')}
      <div class="mx-auto grid max-w-7xl gap-x-16 gap-y-6 pt-8 ${context.bleed ? 'px-page' : ''} @3xl:grid-cols-2">
        <div class="flex min-w-0 flex-col gap-4">${words(slot, context)}</div>
        <div class="flex min-w-0 flex-col gap-6">
          ${productOptions(slot, context)}${productActions(slot, context)}${factLines(slot.facts, context.style, 'surface')}
        </div>
      </div>`,
  );

/** One thing one can have. */
export const productDetail = defineBlock({
  id: 'product-detail',
  aliases: ['product', 'item', 'details', 'buy box'],
  shows: 'product',
  variants: [
    { name: 'beside', widths: ['full', 'wide'], devices: WIDE_DEVICES, heightPx: () => 640, render: beside },
    {
      name: 'under',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      heightPx: (_slot, width) => (width === 'full' ? 900 : 1000),
      render: under,
    },
  ],
});
