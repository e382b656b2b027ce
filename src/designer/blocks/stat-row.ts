import { html, type Markup } from '../../markup/html.ts';
import type { Metric, SlotOf } from '../write/slots.ts';
import { defineBlock, type BlockContext, type Ground } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { blockHeading } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { columnClasses, columnRows } from './kit/column-classes.ts';
import { figure, giantSize, type FigureSize } from './kit/figure.ts';
import { headingPx } from './kit/heading-px.ts';
import { icon } from './kit/icon.ts';
import { inkOn } from './kit/ink.ts';
import { itemPanelFor } from './kit/item-panel.ts';
import { labelClass } from './kit/label-class.ts';
import { panelFor } from './kit/panel.ts';
import { sparkline } from './kit/sparkline.ts';
import { toneTextOn } from './kit/status-on.ts';

type Slot = SlotOf<'metrics'>;

/** Several figures of the same rank. */
export const statRow = defineBlock({
  id: 'stat-row',
  aliases: ['stats', 'metrics', 'figures', 'kpis', 'numbers', 'key figures', 'tiles'],
  shows: 'metrics',
  variants: [
    {
      name: 'ruled',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      heightPx: (slot, width) => headingPx(slot) + columnRows(slot.items.length, 'figure', width) * 96,
      render: ruled,
    },
    {
      name: 'tiles',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) => slot.items.length > 1,
      heightPx: (slot, width) => headingPx(slot) + columnRows(slot.items.length, 'tile', width) * 172,
      render: tiles,
    },
    {
      name: 'first-large',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) => slot.items.length > 2,
      heightPx: (slot, width) =>
        headingPx(slot) +
        (width === 'narrow' ? 216 + (slot.items.length - 1) * 64 : Math.max(272, 32 + (slot.items.length - 1) * 80)),
      render: firstLarge,
    },
  ],
});

/** Each figure hangs on its own rule. */
function ruled(slot: Slot, context: BlockContext): Markup {
  const { ground } = context;
  return blockSection(
    'stat-row',
    context,
    '',
    html`${blockHeading(slot, context)}
      <dl class="mt-4 gap-x-6 gap-y-6 ${columnClasses(slot.items.length, 'figure')}">
        ${slot.items.map(
          (metric) =>
            html`<div data-part="metric" class="flex min-w-0 flex-col border-t-2 border-current pt-3">
              ${label(metric, context, ground, false)}
              <dd class="mt-1">${figure(metric, sizeOf(metric), context.style)}</dd>
              ${change(metric, ground)}
            </div>`,
        )}
      </dl>`,
  );
}

/** A panel for each, its recent course along the foot. */
function tiles(slot: Slot, context: BlockContext): Markup {
  const panel = itemPanelFor(context);
  return blockSection(
    'stat-row',
    context,
    '',
    html`${blockHeading(slot, context)}
      <dl class="mt-4 gap-4 ${columnClasses(slot.items.length, 'tile')}">
        ${slot.items.map(
          (metric) =>
            html`<div data-part="metric" class="flex min-w-0 flex-col ${panel.box}">
              ${label(metric, context, panel.ground, true)}
              <dd class="mt-2">${figure(metric, sizeOf(metric), context.style)}</dd>
              ${change(metric, panel.ground)}
              ${metric.trend === undefined ? '' : html`<dd class="mt-auto pt-4">${sparkline(metric.trend, panel.ground)}</dd>`}
            </div>`,
        )}
      </dl>`,
  );
}

/** The first figure is the news, the rest are lines beside it. */
function firstLarge(slot: Slot, context: BlockContext): Markup {
  const panel = panelFor(context);
  const [first, ...rest] = slot.items;
  if (first === undefined) return html``;
  return blockSection(
    'stat-row',
    context,
    panel.box,
    html`${blockHeading(slot, context, panel.ground)}
      <div class="mt-4 grid grid-cols-1 gap-x-12 gap-y-6 @xl:grid-cols-2">
        <dl class="flex min-w-0 flex-col">
          ${label(first, context, panel.ground, false)}
          <dd class="mt-1">${figure(first, giantSize(first, 'column'), context.style)}</dd>
          ${change(first, panel.ground)}
          ${first.trend === undefined ? '' : html`<dd class="mt-auto pt-4">${sparkline(first.trend, panel.ground, 'h-16 w-full')}</dd>`}
        </dl>
        <dl class="flex min-w-0 flex-col justify-end">${rest.map((metric) => line(metric, context, panel.ground))}</dl>
      </div>`,
  );
}

function line(metric: Metric, context: BlockContext, ground: Ground): Markup {
  return html`<div
    data-part="metric"
    class="flex flex-wrap items-center justify-between gap-x-4 border-t py-row ${inkOn(ground).rule}"
  >
    <dt data-part="label" class="min-w-0 break-words text-body-md">${metric.label}</dt>
    <dd class="ml-auto text-right">
      ${figure(metric, { value: 'text-title-lg', unit: 'text-body-md' }, context.style)}
      ${metric.change === undefined ? '' : html`<span class="block">${changeWords(metric.change, ground)}</span>`}
    </dd>
  </div>`;
}

function label(metric: Metric, { style }: BlockContext, ground: Ground, withIcon: boolean): Markup {
  const ink = inkOn(ground);
  return html`<dt
    data-part="label"
    class="flex min-w-0 items-start justify-between gap-2 ${labelClass(style)} ${ink.soft}"
  >
    <span class="min-w-0 hyphens-auto break-words">${metric.label}</span>
    ${withIcon && metric.icon !== undefined ? icon(metric.icon, `size-5 ${ink.accent}`) : ''}
  </dt>`;
}

const change = (metric: Metric, ground: Ground): Markup | '' =>
  metric.change === undefined ? '' : html`<dd class="mt-1">${changeWords(metric.change, ground)}</dd>`;

const changeWords = ({ text, tone }: NonNullable<Metric['change']>, ground: Ground): Markup =>
  html`<span data-part="change" class="font-label text-label-lg ${toneTextOn(tone, ground)}">${text}</span>`;

const LONG_VALUE = 5;
const sizeOf = ({ value }: Metric): FigureSize =>
  value.length > LONG_VALUE
    ? { value: 'text-headline-sm @xl:text-headline-md', unit: 'text-body-md' }
    : { value: 'text-headline-lg', unit: 'text-title-lg' };
