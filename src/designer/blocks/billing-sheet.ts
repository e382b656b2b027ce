import { html, type Markup } from '../../markup/html.ts';
import type { SlotOf } from '../write/slots.ts';
import { defineBlock, type BlockContext, type Ground } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { blockSection } from './kit/block-section.ts';
import { button } from './kit/button.ts';
import { figure, figureFace } from './kit/figure.ts';
import { icon } from './kit/icon.ts';
import { iconButton } from './kit/icon-button.ts';
import { inkOn } from './kit/ink.ts';
import { headlineClass, labelClass } from './kit/label-class.ts';
import { headingElement } from './kit/block-heading.ts';
import { panelFor, strongPanelFor } from './kit/panel.ts';
import { statusOn } from './kit/status-on.ts';
import { subHeading } from './kit/sub-heading.ts';
import { TONE_FILL } from './kit/tone-color.ts';
import { isColoured } from './kit/status-on.ts';

type Slot = SlotOf<'billing'>;

const invoicesPx = (slot: Slot): number => 120 + slot.invoices.length * 60;

/** What is paid for a product, what is used of it and what was paid. */
export const billingSheet = defineBlock({
  id: 'billing-sheet',
  aliases: ['billing', 'subscription', 'plan', 'payment', 'invoices', 'usage'],
  shows: 'billing',
  variants: [
    {
      name: 'cards',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      heightPx: (slot) => 480 + invoicesPx(slot),
      render: cards,
    },
    {
      name: 'banner',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      heightPx: (slot) => 620 + invoicesPx(slot),
      render: banner,
    },
    {
      name: 'columns',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      heightPx: (slot) => 260 + Math.max(560, invoicesPx(slot)),
      render: columns,
    },
  ],
});

const title = (slot: Slot, context: BlockContext): Markup =>
  html`<header data-part="heading">
    ${headingElement(slot.title, context)}
    ${slot.note === undefined ? '' : html`<p data-part="note" class="mt-1 text-body-md ${inkOn(context.ground).soft}">${slot.note}</p>`}
  </header>`;

const heading = (text: string, context: BlockContext): Markup =>
  subHeading(text, context, `${headlineClass(context.style)} text-title-lg`);

function plan(slot: Slot, context: BlockContext, ground: Ground): Markup {
  const ink = inkOn(ground);
  return html`<div data-part="plan" class="flex min-w-0 flex-col gap-4">
    ${heading(`${slot.plan.name} plan`, context)}
    <p>
      <span data-part="value" class="${figureFace(context.style)} text-display-sm">${slot.plan.price}</span>
      <span class="text-body-lg ${ink.soft}">${slot.plan.period}</span>
    </p>
    <p class="text-body-md ${ink.soft}">${slot.plan.renews}</p>
    <ul class="flex flex-wrap gap-x-6 gap-y-2">
      ${slot.plan.includes.map((one) => html`<li class="flex items-center gap-2 text-body-md">${icon('check', 'size-4')}${one}</li>`)}
    </ul>
    <div class="mt-auto flex flex-wrap gap-3 pt-2">
      ${slot.action === undefined ? '' : button(slot.action, context, 'primary', { ground })}
      ${button({ label: 'Cancel plan' }, context, 'secondary', { ground })}
    </div>
  </div>`;
}

function usage(slot: Slot, context: BlockContext, ground: Ground): Markup {
  const ink = inkOn(ground);
  return html`<div data-part="usage" class="min-w-0">
    ${heading('Used this month', context)}
    <ul class="mt-4 flex flex-col gap-5">
      ${slot.usage.map(
        (one) =>
          html`<li data-part="row">
            <p class="flex flex-wrap items-baseline justify-between gap-x-4">
              <span class="text-body-lg">${one.label}</span
              ><span class="${figureFace(context.style)} text-label-lg ${ink.soft}">${one.text}</span>
            </p>
            <span aria-hidden="true" class="mt-2 block h-2 overflow-hidden rounded-full ${ink.track}"
              ><span
                class="block h-full ${isColoured(ground) ? ink.fill : TONE_FILL[one.tone]}"
                style="width:${Math.round(one.share * 100)}%"
              ></span
            ></span>
          </li>`,
      )}
    </ul>
  </div>`;
}

function method(slot: Slot, context: BlockContext, ground: Ground): Markup {
  const ink = inkOn(ground);
  return html`<div data-part="method" class="flex min-w-0 flex-col gap-4">
    ${heading('Payment method', context)}
    <div class="flex items-center gap-4">
      <span class="grid size-12 shrink-0 place-items-center rounded-md ${ink.chip}">${icon('credit-card')}</span>
      <p class="min-w-0">
        <span class="block text-title-md">${slot.method.name}</span>
        <span class="block text-body-md ${ink.soft}">${slot.method.note}</span>
      </p>
    </div>
    <div>${button({ label: 'Change card' }, context, 'secondary', { ground })}</div>
    <p class="flex flex-wrap items-baseline justify-between gap-x-4 border-t pt-4 ${ink.rule}">
      <span class="text-body-md ${ink.soft}">${slot.next.label}</span
      >${figure(slot.next, { value: 'text-title-lg', unit: 'text-body-md' }, context.style)}
    </p>
  </div>`;
}

const address = (slot: Slot, context: BlockContext, ground: Ground, classes = 'grid-cols-1 @md:grid-cols-2'): Markup =>
  html`<div data-part="address" class="min-w-0">
    ${heading('On the invoice', context)}
    <dl class="mt-4 grid gap-x-8 gap-y-3 ${classes}">
      ${slot.address.map(
        (fact) =>
          html`<div class="min-w-0">
            <dt class="${labelClass(context.style)} ${inkOn(ground).soft}">${fact.label}</dt>
            <dd class="break-words text-body-md font-semibold">${fact.value}</dd>
          </div>`,
      )}
    </dl>
  </div>`;

function invoices(slot: Slot, context: BlockContext, ground: Ground): Markup {
  const ink = inkOn(ground);
  return html`<div data-part="invoices" class="@container min-w-0">
    ${heading('Invoices', context)}
    <ul class="mt-2">
      ${slot.invoices.map(
        (one) =>
          html`<li
            data-part="row"
            class="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-4 border-t py-1 @2xl:grid-cols-[7rem_minmax(0,1fr)_7rem_5rem_5rem_auto] ${ink.rule}"
          >
            <span data-part="title" class="text-body-md font-semibold tabular-nums">${one.number}</span>
            <span class="min-w-0 break-words text-body-md @max-2xl:hidden">${one.what}</span>
            <span class="text-body-md tabular-nums @max-2xl:hidden ${ink.soft}">${one.date}</span>
            <span data-part="value" class="text-right ${figureFace(context.style)} text-title-md">${one.amount}</span>
            <span class="@max-2xl:hidden">${statusOn(one.status, ground)}</span>
            ${iconButton(`Download ${one.number}`, 'download', ink.soft)}
          </li>`,
      )}
    </ul>
  </div>`;
}

/** The plan, its use and the card beside each other, the invoices beneath. */
function cards(slot: Slot, context: BlockContext): Markup {
  const panel = panelFor(context);
  const { ground } = panel;
  return blockSection(
    'billing-sheet',
    context,
    '',
    html`${title(slot, context)}
      <div class="mt-4 grid grid-cols-1 gap-4 @3xl:grid-cols-2 @5xl:grid-cols-3">
        <div class="flex flex-col ${panel.box}">${plan(slot, context, ground)}</div>
        <div class="${panel.box}">${usage(slot, context, ground)}</div>
        <div class="flex flex-col @3xl:col-span-2 @5xl:col-span-1 ${panel.box}">${method(slot, context, ground)}</div>
      </div>
      <div class="mt-8 grid grid-cols-1 gap-x-12 gap-y-8 @5xl:grid-cols-[minmax(0,1fr)_18rem]">
        ${invoices(slot, context, context.ground)}${address(slot, context, context.ground, 'grid-cols-1 @md:grid-cols-2 @5xl:grid-cols-1')}
      </div>`,
  );
}

/** The plan over the whole width in the strongest ground. */
function banner(slot: Slot, context: BlockContext): Markup {
  const strong = isColoured(context.ground)
    ? { box: `rounded-xl border p-card ${inkOn(context.ground).rule}`, ground: context.ground }
    : strongPanelFor(context);
  const { ground } = context;
  return blockSection(
    'billing-sheet',
    context,
    '',
    html`${title(slot, context)}
      <div class="mt-4 grid grid-cols-1 gap-x-16 gap-y-8 @3xl:grid-cols-2 ${strong.box}">
        ${plan(slot, context, strong.ground)}${usage(slot, context, strong.ground)}
      </div>
      <div class="mt-8 grid grid-cols-1 gap-x-12 gap-y-8 @3xl:grid-cols-2">
        ${method(slot, context, ground)}${address(slot, context, ground)}
      </div>
      <div class="mt-8">${invoices(slot, context, ground)}</div>`,
  );
}

/** Invoices at the left, everything else in a column at the right. */
function columns(slot: Slot, context: BlockContext): Markup {
  const panel = panelFor(context);
  return blockSection(
    'billing-sheet',
    context,
    '',
    html`${title(slot, context)}
      <div class="mt-4 grid grid-cols-1 gap-x-10 gap-y-8 @4xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div class="flex min-w-0 flex-col gap-8">
          ${plan(slot, context, context.ground)}${invoices(slot, context, context.ground)}
        </div>
        <aside class="flex min-w-0 flex-col gap-4">
          <div class="${panel.box}">${usage(slot, context, panel.ground)}</div>
          <div class="flex flex-col ${panel.box}">${method(slot, context, panel.ground)}</div>
          <div class="${panel.box}">${address(slot, context, panel.ground, 'grid-cols-1')}</div>
        </aside>
      </div>`,
  );
}
