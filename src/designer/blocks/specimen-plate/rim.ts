import { html, type Markup } from '../../../markup/html.ts';
import type { BlockContext } from '../block.ts';
import { headingElement } from '../kit/block-heading.ts';
import { blockSection } from '../kit/block-section.ts';
import { picture } from '../kit/picture.ts';
import { productActions, productOptions } from '../product-detail.ts';
import { labelled, productBody, productNote, productPrice, type ProductSlot } from './words.ts';

/** Radius of the rim on which the numbers lie, in percent of the drawing. */
const RIM = 46;

/** The picture under a lens with numbers round its rim, and what each number says beside it. */
export function rim(slot: ProductSlot, context: BlockContext): Markup {
  const count = Math.max(1, slot.facts.length);
  return blockSection(
    'specimen-plate',
    context,
    '',
    html`<div
      class="mx-auto grid max-w-7xl items-center gap-x-16 gap-y-8 ${context.bleed ? 'px-page pt-6' : ''} @3xl:grid-cols-2"
    >
      <div class="relative mx-auto aspect-square w-full max-w-xl">
        <span
          aria-hidden="true"
          class="absolute inset-[4%] overflow-hidden rounded-full border-2 border-outline"
        ></span>
        <div class="absolute inset-[9%] overflow-hidden rounded-full">
          ${picture(slot.picture, 'block size-full object-cover', 'square')}
        </div>
        ${slot.facts.map((_, index) => {
          const turn = (index / count - 0.25) * 2 * Math.PI;
          return html`<span
            aria-hidden="true"
            class="absolute grid size-9 -translate-1/2 place-items-center rounded-full bg-primary font-label text-label-lg font-semibold text-on-primary"
            style="left:${fixed(50 + RIM * Math.cos(turn))}%;top:${fixed(50 + RIM * Math.sin(turn))}%"
            >${index + 1}</span
          >`;
        })}
      </div>
      <div class="flex min-w-0 flex-col gap-6">
        <div class="flex flex-col gap-2">
          ${headingElement(slot.title, context, 'text-headline-lg')}${productNote(slot)}
        </div>
        ${productPrice(slot, context)}${productBody(slot)}
        <ol class="grid grid-cols-1 gap-x-8 @md:grid-cols-2">
          ${slot.facts.map(
            (fact, index) =>
              html`<li data-part="fact" class="flex min-w-0 items-baseline gap-3 border-t border-outline-variant py-2">
                <span aria-hidden="true" class="font-label text-title-md font-semibold text-primary">${index + 1}</span>
                <dl class="min-w-0">
                  <div>${labelled(fact, context)}</div>
                </dl>
              </li>`,
          )}
        </ol>
        ${productOptions(slot, context)}${productActions(slot, context)}
      </div>
    </div>`,
  );
}

const fixed = (value: number): number => Math.round(value * 10) / 10;
