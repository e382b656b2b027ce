import { html, type Markup } from '../../markup/html.ts';
import type { SlotOf } from '../write/slots.ts';
import { defineBlock, type BlockContext, type Ground } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { blockHeading } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { button } from './kit/button.ts';
import { factGrid } from './kit/fact-list.ts';
import { inkOn } from './kit/ink.ts';
import { figureClass, headlineClass, labelClass } from './kit/label-class.ts';
import { panelFor } from './kit/panel.ts';
import { picture } from './kit/picture.ts';

type OrderSlot = SlotOf<'order'>;

const sums = (slot: OrderSlot, context: BlockContext, ground: Ground): Markup =>
  html`<dl data-part="sums" class="mt-4 flex flex-col gap-2">
    ${slot.sums.map(
      (sum) =>
        html`<div
          data-part="${sum.strong === true ? 'total' : 'sum'}"
          class="flex flex-wrap items-baseline justify-between gap-x-4 ${sum.strong === true ? 'mt-2 border-t-2 border-current pt-3' : ''}"
        >
          <dt class="${sum.strong === true ? 'text-title-md font-semibold' : `text-body-md ${inkOn(ground).soft}`}">
            ${sum.label}
          </dt>
          <dd
            class="${sum.strong === true ? `${headlineClass(context.style)} text-headline-sm` : `${figureClass(context.style)} text-body-lg`}"
          >
            ${sum.value}
          </dd>
        </div>`,
    )}
  </dl>`;

const withoutAction = ({ action: _action, ...slot }: OrderSlot): OrderSlot => slot;

/** What is in the basket, with pictures, sums and the button that ends it. */
const basket = (slot: OrderSlot, context: BlockContext): Markup => {
  const panel = panelFor(context);
  const ink = inkOn(panel.ground);
  return blockSection(
    'order-summary',
    context,
    panel.box,
    html`${blockHeading(withoutAction(slot), context, panel.ground)}
      <ul data-part="list" class="mt-4 divide-y divide-outline-variant">
        ${slot.lines.map(
          (line) =>
            html`<li data-part="row" class="flex flex-wrap items-center gap-x-4 gap-y-2 py-row">
              ${line.picture === undefined ? '' : picture(line.picture, 'size-16 shrink-0 rounded-md object-cover', 'square')}
              <div class="min-w-0 flex-1 basis-32">
                <h3 data-part="title" class="text-body-lg font-semibold">${line.title}</h3>
                <p data-part="meta" class="text-body-md ${ink.soft}">
                  ${[line.quantity, line.note].filter(Boolean).join(' · ')}
                </p>
              </div>
              <p data-part="value" class="${figureClass(context.style)} text-body-lg">${line.price}</p>
            </li>`,
        )}
      </ul>
      ${sums(slot, context, panel.ground)}
      ${slot.facts === undefined ? '' : html`<div class="mt-6">${factGrid(slot.facts, context.style, panel.ground)}</div>`}
      ${slot.action === undefined ? '' : html`<div class="mt-6">${button(slot.action, context, 'primary', { ground: panel.ground, classes: 'w-full' })}</div>`}`,
  );
};

/** A bill: a table with quantity and amount, facts above it. */
const bill = (slot: OrderSlot, context: BlockContext): Markup => {
  const panel = panelFor(context);
  const ink = inkOn(panel.ground);
  const head = `py-2 text-left align-bottom ${labelClass(context.style)} font-semibold ${ink.soft}`;
  return blockSection(
    'order-summary',
    context,
    panel.box,
    html`${blockHeading(withoutAction(slot), context, panel.ground)}
    ${slot.facts === undefined ? '' : html`<div class="mt-6">${factGrid(slot.facts, context.style, panel.ground)}</div>`}
    ${
      slot.lines.length === 0
        ? ''
        : html`<table data-part="list" class="mt-4 w-full border-collapse">
            <thead>
              <tr class="border-b ${ink.rule}">
                <th scope="col" class="${head}">Item</th>
                <th scope="col" class="${head} px-2">Qty</th>
                <th scope="col" class="${head} text-right">Amount</th>
              </tr>
            </thead>
            <tbody>
              ${slot.lines.map(
                (line) =>
                  html`<tr data-part="row" class="border-b align-top ${ink.rule}">
                    <th scope="row" class="py-3 text-left text-body-lg font-semibold">
                      ${line.title}${line.note === undefined ? '' : html`<span class="block text-body-md font-normal ${ink.soft}">${line.note}</span>`}
                    </th>
                    <td class="px-2 py-3 text-body-lg whitespace-nowrap tabular-nums">${line.quantity ?? ''}</td>
                    <td data-part="value" class="py-3 text-right text-body-lg ${figureClass(context.style)}">
                      ${line.price}
                    </td>
                  </tr>`,
              )}
            </tbody>
          </table>`
    }
    ${sums(slot, context, panel.ground)}
    ${slot.action === undefined ? '' : html`<div class="mt-6">${button(slot.action, context, 'primary', { ground: panel.ground, classes: 'w-full @md:w-auto' })}</div>`}`,
  );
};

/** What is bought or billed, and what it comes to. */
export const orderSummary = defineBlock({
  id: 'order-summary',
  aliases: ['cart', 'basket', 'order', 'invoice', 'receipt', 'summary', 'total', 'bill'],
  shows: 'order',
  variants: [
    {
      name: 'basket',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      heightPx: (slot) => 180 + slot.lines.length * 92 + slot.sums.length * 36,
      render: basket,
    },
    {
      name: 'bill',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      heightPx: (slot) => 200 + slot.lines.length * 72 + slot.sums.length * 36,
      render: bill,
    },
  ],
});
