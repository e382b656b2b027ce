import { html, type Markup } from '../../../markup/html.ts';
import type { BlockContext } from '../block.ts';
import { headingElement } from '../kit/block-heading.ts';
import { blockSection } from '../kit/block-section.ts';
import { figure } from '../kit/figure.ts';
import { picture } from '../kit/picture.ts';
import { productActions, productOptions } from '../product-detail.ts';
import { productBody, productNote, productPrice, type ProductSlot } from './words.ts';

/** A drawer of the collection in strong colour: the picture lies in it, its typed label in the corner. */
export function drawer(slot: ProductSlot, context: BlockContext): Markup {
  return blockSection(
    'specimen-plate',
    context,
    '',
    html`<div
      class="mx-auto grid max-w-7xl gap-x-12 gap-y-8 ${context.bleed ? 'px-page pt-6' : ''} @3xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
    >
      <div class="relative rounded-lg bg-primary-container p-4 text-on-primary-container @3xl:p-6">
        <div class="overflow-hidden rounded-sm">
          ${picture(slot.picture, 'block h-72 w-full object-cover @3xl:h-[34rem]', 'square')}
        </div>
        <div
          class="relative mx-auto -mt-12 w-11/12 max-w-sm border border-outline-variant bg-surface-container-lowest p-4 text-on-surface @3xl:absolute @3xl:right-10 @3xl:bottom-10 @3xl:mx-0 @3xl:mt-0 @3xl:w-80"
        >
          <dl class="flex flex-col gap-2 font-mono text-body-md">
            ${slot.facts.map(
              (fact) =>
                html`<div
                  data-part="fact"
                  class="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-dotted border-outline pb-1"
                >
                  <dt class="text-on-surface-variant">${fact.label}</dt>
                  <dd>
                    ${figure(fact, { value: 'text-body-md', unit: 'text-body-md' }, { ...context.style, figures: 'mono' })}
                  </dd>
                </div>`,
            )}
          </dl>
        </div>
      </div>
      <div class="flex min-w-0 flex-col gap-6 @3xl:justify-center">
        <div class="flex flex-col gap-2">
          ${headingElement(slot.title, context, 'text-headline-lg @4xl:text-display-sm')}${productNote(slot)}
        </div>
        ${productPrice(slot, context)}${productBody(slot)}${productOptions(slot, context)}${productActions(slot, context)}
      </div>
    </div>`,
  );
}
