import { html, type Markup } from '../../../markup/html.ts';
import type { Fact, SlotOf } from '../../write/slots.ts';
import type { Party } from '../../write/trade-shapes.ts';
import type { BlockContext, Ground } from '../block.ts';
import { button } from '../kit/button.ts';
import { inkOn } from '../kit/ink.ts';
import { figureClass, labelClass } from '../kit/label-class.ts';

export type InvoiceSlot = SlotOf<'invoice'>;
type Line = InvoiceSlot['lines'][number];

const quantityOf = ({ quantity, each }: Line): string =>
  quantity === undefined ? '' : each === undefined || each === '' ? quantity : `${quantity} × ${each}`;

/** Name and address of one side. */
export const party = (label: string, { name, lines }: Party, { style }: BlockContext, ground: Ground): Markup =>
  html`<div data-part="party" class="min-w-0">
    <p class="${labelClass(style)} ${inkOn(ground).soft}">${label}</p>
    <p class="mt-1 break-words text-title-md font-semibold">${name}</p>
    ${lines.map((line) => html`<p class="text-body-md ${inkOn(ground).soft}">${line}</p>`)}
  </div>`;

/** Facts as small pairs one under the other; the value takes the weight. */
export const datePairs = (facts: readonly Fact[], { style }: BlockContext, ground: Ground, classes = ''): Markup =>
  html`<dl data-part="facts" class="flex flex-col gap-3 ${classes}">
    ${facts.map(
      (fact) =>
        html`<div data-part="fact" class="min-w-0">
          <dt class="${labelClass(style)} ${inkOn(ground).soft}">${fact.label}</dt>
          <dd class="${figureClass(style)} break-words text-body-lg">${fact.value}</dd>
        </div>`,
    )}
  </dl>`;

/** The lines; quantity and price have a column of their own where there is room, else stand under the title. */
export function billLines(slot: InvoiceSlot, { style }: BlockContext, ground: Ground, rule = 'border-t'): Markup {
  const ink = inkOn(ground);
  const hasQuantities = slot.lines.some((line) => line.quantity !== undefined);
  return html`<div data-part="lines">
    <p aria-hidden="true" class="flex items-baseline gap-4 pb-2 ${labelClass(style)} ${ink.soft}">
      <span class="flex-1">Item</span
      >${hasQuantities ? html`<span class="hidden w-36 text-right @xl:block">Quantity</span>` : ''}<span
        class="w-24 text-right"
        >Amount</span
      >
    </p>
    <ul data-part="list">
      ${slot.lines.map(
        (line) =>
          html`<li data-part="row" class="flex items-baseline gap-4 py-3 ${rule} ${ink.rule}">
            <div class="min-w-0 flex-1">
              <p data-part="title" class="break-words text-body-lg font-semibold">${line.title}</p>
              ${line.note === undefined ? '' : html`<p data-part="note" class="break-words text-body-md ${ink.soft}">${line.note}</p>`}
              ${hasQuantities && line.quantity !== undefined ? html`<p class="text-body-md tabular-nums @xl:hidden ${ink.soft}">${quantityOf(line)}</p>` : ''}
            </div>
            ${hasQuantities ? html`<p data-part="quantity" class="hidden w-36 text-right text-body-md tabular-nums @xl:block ${ink.soft}">${quantityOf(line)}</p>` : ''}
            <p data-part="value" class="min-w-24 whitespace-nowrap text-right text-body-lg ${figureClass(style)}">
              ${line.amount}
            </p>
          </li>`,
      )}
    </ul>
  </div>`;
}

export const noteLine = ({ note }: InvoiceSlot, ground: Ground, classes = 'mt-2'): Markup | '' =>
  note === undefined ? '' : html`<p data-part="note" class="${classes} text-body-md ${inkOn(ground).soft}">${note}</p>`;

export const paymentNote = ({ payment }: InvoiceSlot, ground: Ground): Markup | '' =>
  payment.note === undefined ? '' : html`<p class="mt-3 text-body-md ${inkOn(ground).soft}">${payment.note}</p>`;

export const endings = (slot: InvoiceSlot, context: BlockContext, ground: Ground, classes = ''): Markup =>
  html`<div data-part="actions" class="flex flex-wrap gap-3 ${classes}">
    ${slot.action === undefined ? '' : button(slot.action, context, 'primary', { ground, classes: 'flex-1 @md:flex-none' })}
    ${slot.secondary === undefined ? '' : button(slot.secondary, context, 'secondary', { ground, classes: 'flex-1 @md:flex-none' })}
  </div>`;
