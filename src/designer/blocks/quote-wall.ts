import { html, type Markup } from '../../markup/html.ts';
import type { SlotOf } from '../write/slots.ts';
import { defineBlock, type BlockContext } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { blockHeading, headingElement } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { inkOn } from './kit/ink.ts';
import { headlineClass, labelClass } from './kit/label-class.ts';
import { avatar } from './kit/picture.ts';

type QuotesSlot = SlotOf<'quotes'>;
type Quote = QuotesSlot['items'][number];

const speaker = (quote: Quote, soft: string): Markup =>
  html`<figcaption data-part="person" class="mt-4 flex items-center gap-3">
    ${avatar(quote.by)}
    <span class="min-w-0 text-body-md"
      ><span class="font-semibold">${quote.by}</span
      >${quote.role === undefined ? '' : html`<span class="block ${soft}">${quote.role}</span>`}</span
    >
  </figcaption>`;

/** One voice large, the others small under it. */
const oneVoice = (slot: QuotesSlot, context: BlockContext): Markup => {
  const ink = inkOn(context.ground);
  const [first, ...others] = slot.items;
  return blockSection(
    'quote-wall',
    context,
    '',
    html`${headingElement(slot.title, context, `${labelClass(context.style)} ${ink.accent}`)}
      ${slot.note === undefined ? '' : html`<p data-part="note" class="mt-1 text-body-md ${ink.soft}">${slot.note}</p>`}
      ${
        first === undefined
          ? ''
          : html`<figure data-part="card" class="mt-4 max-w-4xl">
              <blockquote class="${headlineClass(context.style)} text-headline-md @3xl:text-headline-lg">
                ${first.text}
              </blockquote>
              ${speaker(first, ink.soft)}
            </figure>`
      }
      <div class="mt-10 grid gap-8 @2xl:grid-cols-2">
        ${others.map(
          (quote) =>
            html`<figure data-part="card" class="min-w-0 border-t pt-4 ${ink.rule}">
              <blockquote class="text-body-lg text-pretty">${quote.text}</blockquote>
              ${speaker(quote, ink.soft)}
            </figure>`,
        )}
      </div>`,
  );
};

const columns = (slot: QuotesSlot, context: BlockContext): Markup => {
  const ink = inkOn(context.ground);
  return blockSection(
    'quote-wall',
    context,
    '',
    html`${blockHeading(slot, context)}
      <div class="mt-8 grid gap-8 @2xl:grid-cols-2 @4xl:grid-cols-3">
        ${slot.items.map(
          (quote) =>
            html`<figure data-part="card" class="flex min-w-0 flex-col justify-between border-t-2 border-current pt-4">
              <blockquote class="text-body-lg text-pretty">${quote.text}</blockquote>
              ${speaker(quote, ink.soft)}
            </figure>`,
        )}
      </div>`,
  );
};

/** What people said, word for word. */
export const quoteWall = defineBlock({
  id: 'quote-wall',
  aliases: ['testimonials', 'quotes', 'reviews', 'voices'],
  shows: 'quotes',
  variants: [
    {
      name: 'one-voice',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      heightPx: (slot, width) => 260 + Math.ceil((slot.items.length - 1) / (width === 'narrow' ? 1 : 2)) * 170,
      render: oneVoice,
    },
    {
      name: 'columns',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      heightPx: (slot, width) => 100 + Math.ceil(slot.items.length / (width === 'full' ? 3 : 1)) * 200,
      render: columns,
    },
  ],
});
