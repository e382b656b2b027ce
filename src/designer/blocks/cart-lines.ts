import { html, type Markup } from '../../markup/html.ts';
import { defineBlock, type BlockContext } from './block.ts';
import {
  eachOf,
  goalBar,
  removal,
  stepper,
  summary,
  voucherField,
  wordsOf,
  type CartLine,
  type CartSlot,
} from './cart-lines/cart-parts.ts';
import { ALL_DEVICES } from './devices.ts';
import { blockHeading } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { button } from './kit/button.ts';
import { figureFace } from './kit/figure.ts';
import { headingPx } from './kit/heading-px.ts';
import { inkOn } from './kit/ink.ts';
import { itemPanelFor } from './kit/item-panel.ts';
import { panelFor, strongPanelFor } from './kit/panel.ts';
import { picture } from './kit/picture.ts';
import { rowsOn } from './kit/rows-on.ts';
import { sumLines } from './kit/sum-lines.ts';

const WIDTHS = ['full', 'wide', 'narrow'] as const;
const titleOnly = ({ title, note }: CartSlot): { title: string; note?: string } => ({
  title,
  ...(note === undefined ? {} : { note }),
});
const isPictured = (slot: CartSlot): boolean =>
  slot.lines.length > 0 && slot.lines.every((line) => line.picture !== undefined);

/** Lines with their pictures, and what they come to in a panel beside. */
const basket = (slot: CartSlot, context: BlockContext): Markup => {
  const { style, ground } = context;
  const sum = panelFor(context);
  const rows = rowsOn(style, ground);
  return blockSection(
    'cart-lines',
    context,
    '',
    html`${blockHeading(titleOnly(slot), context)}
      <div class="mt-4 grid items-start gap-x-12 gap-y-8 @3xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <ul data-part="list" class="min-w-0 ${rows.list}">
          ${slot.lines.map(
            (line) =>
              html`<li data-part="row" class="flex gap-4 ${rows.row}">
                ${line.picture === undefined ? '' : picture(line.picture, 'size-20 shrink-0 rounded-md object-cover @lg:size-28', 'square')}
                <div class="flex min-w-0 flex-1 flex-col justify-between gap-3">
                  <div class="flex items-start justify-between gap-4">
                    <div class="min-w-0">
                      <p data-part="title" class="break-words text-body-lg font-semibold">${line.title}</p>
                      <p data-part="meta" class="break-words text-body-md ${inkOn(ground).soft}">${wordsOf(line)}</p>
                    </div>
                    <p data-part="value" class="${figureFace(style)} text-title-lg">${line.amount}</p>
                  </div>
                  <div class="flex items-center justify-between gap-2">
                    ${stepper(line, ground)}${removal(line, ground)}
                  </div>
                </div>
              </li>`,
          )}
        </ul>
        <div class="min-w-0 ${sum.box}">${summary(slot, context, sum.ground)}</div>
      </div>`,
  );
};

const TILES: Readonly<Record<number, string>> = { 1: '', 2: '@xl:grid-cols-2', 4: '@xl:grid-cols-2 @4xl:grid-cols-4' };

/** The things themselves, large; what they come to on a strong band under them. */
const tiles = (slot: CartSlot, context: BlockContext): Markup => {
  const { style } = context;
  const strong = strongPanelFor(context);
  return blockSection(
    'cart-lines',
    context,
    '',
    html`${blockHeading(titleOnly(slot), context)}
      <ul data-part="list" class="mt-4 grid grid-cols-2 gap-4 ${TILES[slot.lines.length] ?? '@xl:grid-cols-3'}">
        ${slot.lines.map((line) => tile(line, context))}
      </ul>
      <div class="mt-8 grid items-center gap-x-12 gap-y-6 @3xl:grid-cols-2 ${strong.box}">
        <div class="min-w-0">${sumLines(slot.sums, style, strong.ground, 'text-headline-md')}</div>
        <div class="flex min-w-0 flex-col gap-4">
          ${goalBar(slot, strong.ground)} ${voucherField(slot, context, strong.ground)}
          ${button(slot.action, context, 'primary', { ground: strong.ground, classes: 'w-full' })}
          ${slot.secondary === undefined ? '' : button(slot.secondary, context, 'quiet', { ground: strong.ground, classes: 'w-full' })}
        </div>
      </div>`,
  );
};

function tile(line: CartLine, context: BlockContext): Markup {
  const { style, ground } = context;
  return html`<li data-part="card" class="flex min-w-0 flex-col gap-3">
    ${line.picture === undefined ? '' : picture(line.picture, 'aspect-square w-full rounded-lg object-cover', 'square')}
    <div class="min-w-0">
      <p data-part="title" class="break-words text-body-lg font-semibold">${line.title}</p>
      <p data-part="meta" class="break-words text-body-md ${inkOn(ground).soft}">${wordsOf(line)}</p>
    </div>
    <div class="mt-auto flex flex-wrap items-center justify-between gap-2">
      <p data-part="value" class="${figureFace(style)} text-title-lg">${line.amount}</p>
      ${stepper(line, ground)}
    </div>
  </li>`;
}

/** A written list without pictures: how many, what, how much. */
const tally = (slot: CartSlot, context: BlockContext): Markup => {
  const { style } = context;
  const panel = itemPanelFor(context);
  const { ground } = panel;
  const ink = inkOn(ground);
  return blockSection(
    'cart-lines',
    context,
    panel.box,
    html`${blockHeading(titleOnly(slot), context, ground)}
      <ul data-part="list" class="mt-4 border-b ${ink.rule}">
        ${slot.lines.map(
          (line) =>
            html`<li
              data-part="row"
              class="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t py-row ${ink.rule}"
            >
              <div class="min-w-40 flex-1">
                <p data-part="title" class="break-words text-title-md font-semibold">${line.title}</p>
                ${line.note === undefined ? '' : html`<p data-part="meta" class="break-words text-body-md ${ink.soft}">${line.note}</p>`}
              </div>
              ${stepper(line, ground)}
              <div class="ml-auto w-24 text-right">
                <p data-part="value" class="${figureFace(style)} text-title-md">${line.amount}</p>
                ${eachOf(line) === undefined ? '' : html`<p class="text-body-md ${ink.soft}">${eachOf(line)}</p>`}
              </div>
            </li>`,
        )}
      </ul>
      <div class="mt-6 @lg:ml-auto @lg:w-96">${summary(slot, context, ground)}</div>`,
  );
};

/** What is in the basket, how many of each, and what it comes to. */
export const cartLines = defineBlock({
  id: 'cart-lines',
  aliases: ['cart', 'basket', 'bag', 'cart items', 'basket lines'],
  shows: 'cart',
  variants: [
    {
      name: 'basket',
      widths: WIDTHS,
      devices: ALL_DEVICES,
      heightPx: (slot, width) =>
        headingPx(slot) + (width === 'full' ? Math.max(460, slot.lines.length * 140) : 460 + slot.lines.length * 132),
      render: basket,
    },
    {
      name: 'tiles',
      widths: WIDTHS,
      devices: ALL_DEVICES,
      suits: isPictured,
      heightPx: (slot, width) =>
        headingPx(slot) + (width === 'full' ? 660 : 420 + Math.ceil(slot.lines.length / 2) * 320),
      render: tiles,
    },
    {
      name: 'tally',
      widths: WIDTHS,
      devices: ALL_DEVICES,
      heightPx: (slot, width) => headingPx(slot) + 420 + slot.lines.length * (width === 'narrow' ? 128 : 88),
      render: tally,
    },
  ],
});
