import { html, type Markup } from '../../markup/html.ts';
import type { Metric, SlotOf } from '../write/slots.ts';
import { defineBlock, type BlockContext, type Ground } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { blockHeading } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { chartInkOn } from './kit/chart-ink.ts';
import { figure } from './kit/figure.ts';
import { headingPx } from './kit/heading-px.ts';
import { inkOn } from './kit/ink.ts';
import { itemPanelFor } from './kit/item-panel.ts';
import { labelClass } from './kit/label-class.ts';
import { panelFor, strongPanelFor } from './kit/panel.ts';
import { sparkline } from './kit/sparkline.ts';
import { isColoured, toneTextOn } from './kit/status-on.ts';

type Slot = SlotOf<'metrics'>;

const LARGE = { value: 'text-display-sm', unit: 'text-headline-sm' };
const SMALL = { value: 'text-headline-sm', unit: 'text-body-md' };

const hasTrends = (slot: Slot): boolean =>
  slot.items.length > 1 && slot.items.every((metric) => (metric.trend?.length ?? 0) > 2);

const label = (metric: Metric, { style }: BlockContext, ground: Ground): Markup =>
  html`<dt data-part="label" class="min-w-0 hyphens-auto break-words ${labelClass(style)} ${inkOn(ground).soft}">
    ${metric.label}
  </dt>`;

const change = ({ change: shown }: Metric, ground: Ground, classes = ''): Markup | '' =>
  shown === undefined
    ? ''
    : html`<dd data-part="change" class="font-label text-label-lg ${toneTextOn(shown.tone, ground)} ${classes}">
        ${shown.text}
      </dd>`;

/** Cells of unlike size: the first figure stands on the strong ground beside the others, two by two. */
function cells(slot: Slot, context: BlockContext): Markup {
  const [first, ...rest] = slot.items;
  if (first === undefined) return empty(slot, context);
  const strong = isColoured(context.ground) ? itemPanelFor(context) : strongPanelFor(context);
  const panel = itemPanelFor(context);
  return blockSection(
    'kpi-wall',
    context,
    '',
    html`${blockHeading(slot, context)}
      <div class="mt-4 grid grid-cols-1 gap-4 @2xl:grid-cols-2">
        <dl class="flex">
          <div data-part="metric" class="flex min-w-0 flex-1 flex-col ${strong.box}">
            ${label(first, context, strong.ground)}
            <dd class="mt-1">${figure(first, LARGE, context.style)}</dd>
            ${change(first, strong.ground, 'mt-1')}
            ${first.trend === undefined ? '' : html`<dd class="mt-auto pt-4">${sparkline(first.trend, strong.ground, 'h-16 w-full')}</dd>`}
          </div>
        </dl>
        <dl class="grid grid-cols-1 gap-4 @xs:grid-cols-2 ${rest.length % 2 === 1 ? '@xs:*:last:col-span-2' : ''}">
          ${rest.map(
            (metric) =>
              html`<div data-part="metric" class="flex min-w-0 flex-col ${panel.box}">
                ${label(metric, context, panel.ground)}
                <dd class="mt-1">${figure(metric, SMALL, context.style)}</dd>
                ${change(metric, panel.ground, 'mt-1')}
              </div>`,
          )}
        </dl>
      </div>`,
  );
}

/** A line for each figure: name, its course drawn through the middle, value and change at the right edge. */
function courses(slot: Slot, context: BlockContext): Markup {
  const panel = panelFor(context);
  const ink = inkOn(panel.ground);
  return blockSection(
    'kpi-wall',
    context,
    panel.box,
    html`${blockHeading(slot, context, panel.ground)}
      <ul class="mt-3">
        ${slot.items.map(
          (metric) =>
            html`<li
              data-part="metric"
              class="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-1 border-t py-row @xl:grid-cols-[minmax(0,3fr)_minmax(0,4fr)_minmax(0,2fr)] ${ink.rule}"
            >
              <p class="min-w-0">
                <span data-part="label" class="block break-words text-body-md">${metric.label}</span>
                ${metric.change === undefined ? '' : html`<span data-part="change" class="block font-label text-label-lg ${toneTextOn(metric.change.tone, panel.ground)}">${metric.change.text}</span>`}
              </p>
              <div class="@max-xl:order-3 @max-xl:col-span-2">
                ${metric.trend === undefined ? '' : sparkline(metric.trend, panel.ground, 'h-10 w-full')}
              </div>
              <p class="text-right">${figure(metric, SMALL, context.style)}</p>
            </li>`,
        )}
      </ul>`,
  );
}

/** Columns of recent values under each figure, on one line across the wall: a skyline of courses. */
function columns(slot: Slot, context: BlockContext): Markup {
  const { ground } = context;
  return blockSection(
    'kpi-wall',
    context,
    '',
    html`${blockHeading(slot, context)}
      <dl
        class="mt-4 grid grid-cols-1 gap-x-8 gap-y-8 @sm:grid-cols-2 ${slot.items.length > 2 ? '@4xl:grid-cols-4' : ''}"
      >
        ${slot.items.map(
          (metric) =>
            html`<div data-part="metric" class="flex min-w-0 flex-col">
              <dd>${figure(metric, { value: 'text-headline-lg', unit: 'text-title-lg' }, context.style)}</dd>
              ${label(metric, context, ground)}${change(metric, ground)}
              <dd class="mt-3">${bars(metric.trend ?? [], ground)}</dd>
            </div>`,
        )}
      </dl>`,
  );
}

function bars(values: readonly number[], ground: Ground): Markup {
  const most = Math.max(0, ...values) || 1;
  const ink = chartInkOn(ground);
  return html`<span aria-hidden="true" class="flex h-16 items-end gap-1 border-b border-current">
    ${values.map(
      (value, index) =>
        html`<span
          class="min-w-0 flex-1 rounded-t-sm ${index === values.length - 1 ? ink.bar : ink.barPlanned}"
          style="height:${Math.max(2, Math.round((Math.max(0, value) / most) * 100))}%"
        ></span>`,
    )}
  </span>`;
}

const empty = (slot: Slot, context: BlockContext): Markup =>
  blockSection('kpi-wall', context, '', blockHeading(slot, context));

/** Figures of a business side by side, each with the course behind it. */
export const kpiWall = defineBlock({
  id: 'kpi-wall',
  aliases: ['kpi wall', 'key figures', 'indicators', 'figures with trends'],
  shows: 'metrics',
  variants: [
    {
      name: 'cells',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) => slot.items.length >= 3 && slot.items.length <= 5,
      heightPx: (slot, width) => headingPx(slot) + (width === 'narrow' ? 480 : 300),
      render: cells,
    },
    {
      name: 'courses',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: hasTrends,
      heightPx: (slot, width) => headingPx(slot) + 40 + slot.items.length * (width === 'narrow' ? 116 : 80),
      render: courses,
    },
    {
      name: 'columns',
      widths: ['full', 'wide'],
      devices: ALL_DEVICES,
      suits: (slot) => hasTrends(slot) && slot.items.length % 2 === 0,
      heightPx: (slot, width) => headingPx(slot) + Math.ceil(slot.items.length / (width === 'full' ? 4 : 2)) * 190,
      render: columns,
    },
  ],
});
