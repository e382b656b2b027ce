import { html, type Markup } from '../../../markup/html.ts';
import { isThing } from '../../write/pictures-for.ts';
import type { Picture, SlotOf } from '../../write/slots.ts';
import type { BlockContext, Ground } from '../block.ts';
import { inkOn } from '../kit/ink.ts';
import { figureClass, headlineClass } from '../kit/label-class.ts';
import { picture } from '../kit/picture.ts';
import { standing } from '../kit/thing.ts';

export type OrderSlot = SlotOf<'order'>;
export type OrderLine = OrderSlot['lines'][number];

/** The order without its action, which stands at the end of the bill and not beside the heading. */
export const withoutAction = ({ action: _action, ...slot }: OrderSlot): OrderSlot => slot;

/** Quantity and note in one line. */
export const smallPrint = (line: OrderLine, ground: Ground, classes = ''): Markup | '' =>
  line.quantity === undefined && line.note === undefined
    ? ''
    : html`<p class="flex flex-wrap gap-x-2 text-body-md ${inkOn(ground).soft} ${classes}">
        ${line.quantity === undefined ? '' : html`<span data-part="quantity" class="tabular-nums">${line.quantity}</span>`}
        ${line.note === undefined ? '' : html`<span data-part="meta" class="min-w-0 break-words">${line.note}</span>`}
      </p>`;

/** The sums under the lines; the strong one is what is to pay. */
export const billSums = (
  slot: OrderSlot,
  { style }: BlockContext,
  ground: Ground,
  { withTotal = true, rule = 'border-current' } = {},
): Markup =>
  html`<dl data-part="sums" class="flex flex-col gap-2">
    ${slot.sums
      .filter((sum) => withTotal || sum.strong !== true)
      .map(
        (sum) =>
          html`<div
            data-part="${sum.strong === true ? 'total' : 'sum'}"
            class="flex flex-wrap items-baseline justify-between gap-x-4 ${sum.strong === true ? `mt-2 border-t-2 pt-3 ${rule}` : ''}"
          >
            <dt class="${sum.strong === true ? 'text-title-md font-semibold' : `text-body-md ${inkOn(ground).soft}`}">
              ${sum.label}
            </dt>
            <dd
              class="${sum.strong === true ? `${headlineClass(style)} text-headline-sm tabular-nums` : `${figureClass(style)} text-body-lg`}"
            >
              ${sum.value}
            </dd>
          </div>`,
      )}
  </dl>`;

/** The thing by itself, or its picture in a frame that leans on the wall. */
export const exhibit = (shown: Picture): Markup =>
  isThing(shown)
    ? standing(shown, 'h-full w-full max-w-44')
    : picture({ ...shown, alt: '' }, 'block aspect-[4/3] w-full max-w-48 border-4 border-current object-cover', 'wide');
