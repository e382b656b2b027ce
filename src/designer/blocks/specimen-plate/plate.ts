import { html, type Markup } from '../../../markup/html.ts';
import type { Fact } from '../../write/slots.ts';
import type { BlockContext } from '../block.ts';
import { headingElement } from '../kit/block-heading.ts';
import { blockSection } from '../kit/block-section.ts';
import { paperOn } from '../kit/paper.ts';
import { picture } from '../kit/picture.ts';
import { productActions, productOptions } from '../product-detail.ts';
import { labelled, productBody, productNote, productPrice, type ProductSlot } from './words.ts';

/** The picture in the middle of a sheet, facts left and right of it at the ends of lines that lead to it. */
export function plate(slot: ProductSlot, context: BlockContext): Markup {
  const half = Math.ceil(slot.facts.length / 2);
  return blockSection(
    'specimen-plate',
    context,
    '',
    html`<div class="mx-auto max-w-7xl ${context.bleed ? 'px-page pt-6' : ''}">
      <div class="px-4 py-8 @3xl:px-8 ${paperOn('surface', context)}">
        <header class="flex flex-col items-center gap-2 text-center">
          ${headingElement(slot.title, context, 'text-headline-lg @3xl:text-display-sm')}${productNote(slot)}
        </header>
        <div
          class="mt-6 grid grid-cols-2 items-center gap-x-4 gap-y-6 @3xl:grid-cols-[minmax(0,1fr)_minmax(0,26rem)_minmax(0,1fr)] @3xl:gap-x-0"
        >
          <div
            class="relative col-span-2 mx-auto aspect-square w-full max-w-md overflow-hidden rounded-full @3xl:order-2 @3xl:col-span-1"
          >
            ${picture(slot.picture, 'block size-full object-cover', 'square')}
          </div>
          ${side(slot.facts.slice(0, half), context, 'left')} ${side(slot.facts.slice(half), context, 'right')}
        </div>
      </div>
      <div class="grid gap-x-16 gap-y-6 pt-8 @3xl:grid-cols-2">
        <div class="flex min-w-0 flex-col gap-4">${productPrice(slot, context)}${productBody(slot)}</div>
        <div class="flex min-w-0 flex-col gap-6">${productOptions(slot, context)}${productActions(slot, context)}</div>
      </div>
    </div>`,
  );
}

/** Lines end in a dot over the picture's edge; on a phone the facts hang under it on rules. */
const side = (facts: readonly Fact[], context: BlockContext, at: 'left' | 'right'): Markup =>
  html`<dl
    class="flex h-full min-w-0 flex-col gap-y-4 @3xl:justify-evenly ${at === 'left' ? '@3xl:order-1' : '@3xl:order-3'}"
  >
    ${facts.map(
      (fact) =>
        html`<div
          data-part="fact"
          class="relative min-w-0 border-t border-outline pt-2 @3xl:pb-2 ${at === 'left' ? '@3xl:-mr-10 @3xl:pr-14' : '@3xl:-ml-10 @3xl:pl-14 @3xl:text-right'} before:absolute before:-top-1 before:hidden before:size-2 before:rounded-full before:bg-on-surface before:content-[''] @3xl:before:block ${at === 'left' ? 'before:right-0' : 'before:left-0'}"
        >
          ${labelled(fact, context)}
        </div>`,
    )}
  </dl>`;
