import { html, type Markup } from '../../../markup/html.ts';
import type { Fact, SlotOf } from '../../write/slots.ts';
import type { BlockContext } from '../block.ts';
import { figure } from '../kit/figure.ts';
import { headlineClass, labelClass } from '../kit/label-class.ts';

export type ProductSlot = SlotOf<'product'>;

export const productNote = ({ note }: ProductSlot): Markup | '' =>
  note === undefined ? '' : html`<p data-part="note" class="text-body-lg text-on-surface-variant">${note}</p>`;

/** What it costs, what it did cost, and what people give it out of five. */
export const productPrice = ({ price, was, rating }: ProductSlot, { style }: BlockContext): Markup =>
  html`<div class="flex flex-wrap items-baseline gap-x-4 gap-y-1">
    <p data-part="price" class="flex items-baseline gap-3">
      <span class="${headlineClass(style)} text-headline-md tabular-nums">${price}</span
      >${was === undefined ? '' : html`<s class="text-body-lg text-on-surface-variant">${was}</s>`}
    </p>
    ${rating === undefined ? '' : html`<p data-part="rating" class="text-body-md text-on-surface-variant"><span class="font-semibold text-on-surface tabular-nums">${(rating.share * 5).toFixed(1)}</span> of 5, ${rating.count}</p>`}
  </div>`;

export const productBody = ({ body }: ProductSlot): Markup =>
  html`<p data-part="body" class="max-w-xl text-body-lg text-pretty">${body}</p>`;

/** One fact: its label over its figure. */
export const labelled = (fact: Fact, { style }: BlockContext): Markup =>
  html`<dt class="${labelClass(style)} text-on-surface-variant">${fact.label}</dt>
    <dd class="break-words">${figure(fact, { value: 'text-title-lg', unit: 'text-body-md' }, style)}</dd>`;
