import { html, type Markup } from '../../markup/html.ts';
import { defineBlock, type BlockContext } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import {
  billLines,
  datePairs,
  endings,
  noteLine,
  party,
  paymentNote,
  type InvoiceSlot,
} from './invoice-sheet/sheet-parts.ts';
import { headingElement } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { giantSize, figure } from './kit/figure.ts';
import { inkOn } from './kit/ink.ts';
import { itemPanelFor } from './kit/item-panel.ts';
import { headlineClass, labelClass } from './kit/label-class.ts';
import { panelFor, strongPanelFor } from './kit/panel.ts';
import { statusOn } from './kit/status-on.ts';
import { subHeading } from './kit/sub-heading.ts';
import { sumLines } from './kit/sum-lines.ts';

const WIDTHS = ['full', 'wide', 'narrow'] as const;
const totalOf = (slot: InvoiceSlot): string => slot.sums.at(-1)?.value ?? '';
const linesPx = (slot: InvoiceSlot): number => 40 + slot.lines.length * 76 + slot.sums.length * 36;

/** A sheet of paper: who writes to whom above, lines and sums, and how to pay at its foot. */
const letterhead = (slot: InvoiceSlot, context: BlockContext): Markup => {
  const { style } = context;
  const panel =
    context.level === 1 && context.width === 'narrow' ? { box: '', ground: context.ground } : panelFor(context);
  const { ground } = panel;
  const ink = inkOn(ground);
  return blockSection(
    'invoice-sheet',
    context,
    panel.box,
    html`<header class="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div class="min-w-0">
          <img data-picture="logo: ${slot.from.name}" data-aspect="square" alt="" class="mb-4 size-12" />
          ${headingElement(slot.title, context)} ${noteLine(slot, ground)}
        </div>
        <div class="flex items-center pt-2">${statusOn(slot.status, ground, 'chip')}</div>
      </header>
      <div class="mt-8 grid gap-x-8 gap-y-6 @md:grid-cols-2 @2xl:grid-cols-3">
        ${party('From', slot.from, context, ground)}${party('To', slot.to, context, ground)}${datePairs(slot.facts, context, ground)}
      </div>
      <div class="mt-10">${billLines(slot, context, ground)}</div>
      <div class="mt-4 border-t pt-4 @lg:ml-auto @lg:w-72 ${ink.rule}">${sumLines(slot.sums, style, ground)}</div>
      <div class="mt-10 border-t pt-6 ${ink.rule}">
        ${subHeading(slot.payment.title, context, `${headlineClass(style)} text-title-lg`)}
        <dl data-part="payment" class="mt-4 flex flex-wrap gap-x-10 gap-y-3">
          ${slot.payment.facts.map(
            (fact) =>
              html`<div class="min-w-0">
                <dt class="${labelClass(style)} ${ink.soft}">${fact.label}</dt>
                <dd class="break-words text-body-lg tabular-nums">${fact.value}</dd>
              </div>`,
          )}
        </dl>
        ${paymentNote(slot, ground)} ${endings(slot, context, ground, 'mt-6')}
      </div>`,
  );
};

/** What is to be paid, large in colour, and the bill beside it. */
const amountFirst = (slot: InvoiceSlot, context: BlockContext): Markup => {
  const { style } = context;
  const strong = strongPanelFor(context);
  const { ground } = context;
  const size = giantSize({ value: totalOf(slot) }, 'column');
  return blockSection(
    'invoice-sheet',
    context,
    '',
    html`<div class="grid items-start gap-x-12 gap-y-8 @3xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <div data-part="amount" class="min-w-0 ${strong.box}">
        ${headingElement(slot.title, context, 'text-title-lg')} ${noteLine(slot, strong.ground)}
        <p class="mt-6">${figure({ value: totalOf(slot) }, size, style)}</p>
        <p class="mt-2">${statusOn(slot.status, strong.ground)}</p>
        <div class="mt-8 border-t pt-6 ${inkOn(strong.ground).rule}">
          ${subHeading(slot.payment.title, context, `mb-3 ${headlineClass(style)} text-title-md`)}
          ${datePairs(slot.payment.facts, context, strong.ground)}
        </div>
        ${paymentNote(slot, strong.ground)} ${endings(slot, context, strong.ground, 'mt-8')}
      </div>
      <div class="min-w-0">
        <div class="grid gap-6 @md:grid-cols-2">
          ${party('From', slot.from, context, ground)}${party('To', slot.to, context, ground)}
        </div>
        <div class="mt-8">${billLines(slot, context, ground)}</div>
        <div class="mt-2 border-t pt-4 ${inkOn(ground).rule}">
          ${sumLines(slot.sums, style, ground, 'text-title-lg')}
        </div>
        <p class="mt-6 flex flex-wrap gap-x-6 gap-y-1 text-body-md ${inkOn(ground).soft}">
          ${slot.facts.map((fact) => html`<span>${fact.label} ${fact.value}</span>`)}
        </p>
      </div>
    </div>`,
  );
};

/** A till slip: narrow, in the middle, everything on one column between torn edges. */
const slip = (slot: InvoiceSlot, context: BlockContext): Markup => {
  const { style } = context;
  return blockSection(
    'invoice-sheet',
    context,
    'mx-auto w-full max-w-md rounded-lg bg-surface-container-lowest p-card text-on-surface shadow-raised',
    html`<header class="flex flex-col items-center gap-3 text-center">
        <img data-picture="logo: ${slot.from.name}" data-aspect="square" alt="" class="size-14" />
        <p class="text-title-md font-semibold">${slot.from.name}</p>
        <p class="text-body-md text-on-surface-variant">${slot.from.lines.join(', ')}</p>
        ${headingElement(slot.title, context, 'text-headline-sm')} ${noteLine(slot, 'surface', '')}
        ${statusOn(slot.status, 'surface', 'chip')}
      </header>
      <div class="my-6 border-t-2 border-dashed border-outline-variant"></div>
      <ul data-part="list" class="flex flex-col gap-4">
        ${slot.lines.map(
          (line) =>
            html`<li data-part="row" class="flex items-baseline justify-between gap-4">
              <div class="min-w-0">
                <p data-part="title" class="break-words text-body-lg">${line.title}</p>
                <p class="break-words text-body-md text-on-surface-variant">
                  ${[line.quantity === undefined ? undefined : `${line.quantity} × ${line.each ?? ''}`, line.note].filter((part) => part !== undefined).join(' · ')}
                </p>
              </div>
              <p data-part="value" class="font-mono text-body-lg tabular-nums">${line.amount}</p>
            </li>`,
        )}
      </ul>
      <div class="my-6 border-t-2 border-dashed border-outline-variant"></div>
      ${sumLines(slot.sums, style, 'surface', 'text-headline-md')}
      <div class="my-6 border-t-2 border-dashed border-outline-variant"></div>
      <dl data-part="payment" class="flex flex-col gap-2">
        ${[...slot.facts, { label: 'To', value: slot.to.name }, ...slot.payment.facts].map(
          (fact) =>
            html`<div class="flex justify-between gap-x-4">
              <dt class="shrink-0 text-body-md text-on-surface-variant">${fact.label}</dt>
              <dd class="min-w-0 break-words text-right text-body-md tabular-nums">${fact.value}</dd>
            </div>`,
        )}
      </dl>
      <p class="text-right text-body-md text-on-surface-variant">${slot.to.lines.join(', ')}</p>
      <p class="sr-only">${slot.payment.title}</p>
      ${paymentNote(slot, 'surface')} ${endings(slot, { ...context, ground: 'surface' }, 'surface', 'mt-6 *:flex-1')}`,
  );
};

/** Facts in a margin at the left, like an old ledger; the bill at its right, the total as its headline. */
const margin = (slot: InvoiceSlot, context: BlockContext): Markup => {
  const { style, ground } = context;
  const ink = inkOn(ground);
  const pay = itemPanelFor(context);
  return blockSection(
    'invoice-sheet',
    context,
    '',
    html`<header class="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 border-b-2 border-current pb-4">
        <div class="min-w-0">${headingElement(slot.title, context)} ${noteLine(slot, ground)}</div>
        <div class="text-right">
          ${statusOn(slot.status, ground)}
          <p class="${headlineClass(style)} text-headline-md tabular-nums">${totalOf(slot)}</p>
        </div>
      </header>
      <div class="mt-8 grid gap-x-12 gap-y-8 @2xl:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]">
        <div class="flex min-w-0 flex-col gap-6">
          ${datePairs(slot.facts, context, ground)}${party('From', slot.from, context, ground)}${party('To', slot.to, context, ground)}
        </div>
        <div class="min-w-0">
          ${billLines(slot, context, ground)}
          <div class="mt-2 border-t pt-4 @lg:ml-auto @lg:w-80 ${ink.rule}">${sumLines(slot.sums, style, ground)}</div>
          <div class="mt-8 ${pay.box}">
            ${subHeading(slot.payment.title, context, `${headlineClass(style)} text-title-lg`)}
            <div class="mt-4">${datePairs(slot.payment.facts, context, pay.ground)}</div>
            ${paymentNote(slot, pay.ground)}
          </div>
          ${endings(slot, context, ground, 'mt-6')}
        </div>
      </div>`,
  );
};

/** A bill, a receipt, a quote: parties, lines, taxes, and how to pay. */
export const invoiceSheet = defineBlock({
  id: 'invoice-sheet',
  aliases: ['invoice', 'receipt', 'quote', 'bill', 'estimate', 'document'],
  shows: 'invoice',
  variants: [
    {
      name: 'letterhead',
      widths: WIDTHS,
      devices: ALL_DEVICES,
      heightPx: (slot, width) => 560 + linesPx(slot) + (width === 'narrow' ? 160 : 0),
      render: letterhead,
    },
    {
      name: 'amount-first',
      widths: WIDTHS,
      devices: ALL_DEVICES,
      heightPx: (slot, width) => (width === 'full' ? 260 : 660) + linesPx(slot),
      render: amountFirst,
    },
    {
      name: 'slip',
      widths: WIDTHS,
      devices: ALL_DEVICES,
      suits: (slot) => slot.lines.length <= 8,
      heightPx: (slot) => 640 + linesPx(slot),
      render: slip,
    },
    {
      name: 'margin',
      widths: WIDTHS,
      devices: ALL_DEVICES,
      heightPx: (slot, width) => (width === 'narrow' ? 820 : 460) + linesPx(slot),
      render: margin,
    },
  ],
});
