import { html, type Markup } from '../../markup/html.ts';
import type { Metric, SlotOf } from '../write/slots.ts';
import { defineBlock, type BlockContext } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { headingElement } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { figure, giantSize } from './kit/figure.ts';
import { inkOn } from './kit/ink.ts';
import { labelClass } from './kit/label-class.ts';
import { sparkline } from './kit/sparkline.ts';
import { toneTextOn } from './kit/status-on.ts';

type Slot = SlotOf<'metrics'>;

const SMALL = { value: 'text-headline-sm', unit: 'text-body-md' };

const heading = (slot: Slot, context: BlockContext): Markup => {
  const ink = inkOn(context.ground);
  return html`<header data-part="heading">
    ${headingElement(slot.title, context, context.level === 1 ? 'text-headline-lg' : 'text-title-lg')}
    ${slot.note === undefined ? '' : html`<p data-part="note" class="mt-1 text-body-md ${ink.soft}">${slot.note}</p>`}
    ${
      slot.action === undefined
        ? ''
        : html`<button
            type="button"
            data-part="action"
            class="inline-flex min-h-11 min-w-11 items-center font-label text-label-lg font-semibold ${ink.accent}"
          >
            ${slot.action.label}
          </button>`
    }
  </header>`;
};

const change = ({ change: shown }: Metric, context: BlockContext): Markup | '' =>
  shown === undefined
    ? ''
    : html`<dd data-part="change" class="mt-1 font-label text-label-lg ${toneTextOn(shown.tone, context.ground)}">
        ${shown.text}
      </dd>`;

const small = (metric: Metric, context: BlockContext, classes: string): Markup =>
  html`<div data-part="metric" class="min-w-0 ${classes}">
    <dt data-part="label" class="break-words ${labelClass(context.style)} ${inkOn(context.ground).soft}">
      ${metric.label}
    </dt>
    <dd class="mt-1">${figure(metric, SMALL, context.style)}</dd>
    ${change(metric, context)}
  </div>`;

/** One number across the band, what it counts beside its foot, the others as a line of facts under it. */
function across(slot: Slot, context: BlockContext): Markup {
  const [first, ...rest] = slot.items;
  if (first === undefined) return html``;
  const ink = inkOn(context.ground);
  return blockSection(
    'figure-band',
    context,
    '',
    html`${heading(slot, context)}
      <dl class="mt-4">
        <div data-part="metric" class="flex flex-wrap items-end gap-x-8 gap-y-2">
          <dd class="order-1 leading-none">${figure(first, giantSize(first), context.style)}</dd>
          <dt data-part="label" class="order-2 max-w-64 pb-2 text-headline-sm text-balance">${first.label}</dt>
          ${first.change === undefined ? '' : html`<dd data-part="change" class="order-3 pb-3 font-label text-label-lg ${toneTextOn(first.change.tone, context.ground)}">${first.change.text}</dd>`}
        </div>
      </dl>
      <dl class="mt-8 grid grid-cols-1 gap-x-8 gap-y-6 border-t pt-6 @md:grid-cols-3 ${ink.rule}">
        ${rest.map((metric) => small(metric, context, ''))}
      </dl>`,
  );
}

/** The number in the middle with its course behind, facts left and right of it. */
function centred(slot: Slot, context: BlockContext): Markup {
  const [first, ...rest] = slot.items;
  if (first === undefined) return html``;
  const ink = inkOn(context.ground);
  return blockSection(
    'figure-band',
    context,
    'text-center',
    html`${heading(slot, context)}
      <dl class="mt-6">
        <div data-part="metric" class="mx-auto flex max-w-2xl flex-col items-center">
          <dt data-part="label" class="order-2 mt-2 text-body-lg ${ink.soft}">${first.label}</dt>
          <dd class="order-1">${figure(first, giantSize(first), context.style)}</dd>
          ${first.change === undefined ? '' : html`<dd data-part="change" class="order-3 font-label text-label-lg ${toneTextOn(first.change.tone, context.ground)}">${first.change.text}</dd>`}
          ${first.trend === undefined ? '' : html`<dd class="order-4 mt-4 w-full">${sparkline(first.trend, context.ground, 'h-16 w-full')}</dd>`}
        </div>
      </dl>
      <dl class="mx-auto mt-10 grid max-w-4xl grid-cols-1 gap-y-6 @md:grid-cols-3">
        ${rest.map((metric) => small(metric, context, `@md:border-l @md:first:border-l-0 px-4 ${ink.rule}`))}
      </dl>`,
  );
}

/** Facts stacked in a narrow column, the number from there to the right edge. */
function besideFacts(slot: Slot, context: BlockContext): Markup {
  const [first, ...rest] = slot.items;
  if (first === undefined) return html``;
  const ink = inkOn(context.ground);
  return blockSection(
    'figure-band',
    context,
    '',
    html`<div class="grid gap-x-16 gap-y-8 @3xl:grid-cols-[minmax(0,3fr)_minmax(0,7fr)] @3xl:items-end">
      <dl class="flex flex-col gap-5 @max-3xl:order-2">
        ${rest.map((metric) => small(metric, context, `border-l-2 pl-4 ${ink.rule}`))}
      </dl>
      <div>
        ${heading(slot, context)}
        <dl class="mt-2">
          <div data-part="metric">
            <dt data-part="label" class="text-body-lg ${ink.soft}">${first.label}</dt>
            <dd>${figure(first, giantSize(first), context.style)}</dd>
            ${change(first, context)}
          </div>
        </dl>
      </div>
    </div>`,
  );
}

const isFour = (slot: Slot): boolean => slot.items.length >= 3 && slot.items.length <= 4;

/** One number that carries a section, with three that explain it. */
export const figureBand = defineBlock({
  id: 'figure-band',
  aliases: ['big number', 'number band', 'headline figure', 'impact'],
  shows: 'metrics',
  variants: [
    { name: 'across', widths: ['full'], devices: ALL_DEVICES, suits: isFour, heightPx: () => 340, render: across },
    { name: 'centred', widths: ['full'], devices: ALL_DEVICES, suits: isFour, heightPx: () => 420, render: centred },
    {
      name: 'beside-facts',
      widths: ['full', 'wide'],
      devices: ALL_DEVICES,
      suits: isFour,
      heightPx: () => 320,
      render: besideFacts,
    },
  ],
});
