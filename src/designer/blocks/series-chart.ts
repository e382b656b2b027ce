import { html, type Markup } from '../../markup/html.ts';
import type { SlotOf } from '../write/slots.ts';
import { defineBlock, type BlockContext, type Ground } from './block.ts';
import { ALL_DEVICES, WIDE_DEVICES } from './devices.ts';
import { barRows } from './kit/bar-rows.ts';
import { blockHeading } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { chartInkOn } from './kit/chart-ink.ts';
import { chartLegend } from './kit/chart-legend.ts';
import { columnPlot } from './kit/column-plot.ts';
import { figure } from './kit/figure.ts';
import { inkOn } from './kit/ink.ts';
import { linePlot } from './kit/line-plot.ts';
import { withUnit } from './kit/number-text.ts';
import { panelFor } from './kit/panel.ts';
import { spokenText, toSeriesModel } from './kit/series-model.ts';
import { seriesPlot } from './kit/series-plot.ts';

type Slot = SlotOf<'series'>;

const FIGURE_SIZE = { value: 'text-headline-lg', unit: 'text-title-lg' };
const LONG_LABEL = 7;

const hasLongLabels = (slot: Slot): boolean => slot.points.some((point) => point.label.length > LONG_LABEL);
const hasNegatives = (slot: Slot): boolean => slot.points.some((point) => point.value < 0);
const headPx = (slot: Slot): number => (slot.note === undefined ? 80 : 104) + (slot.figure === undefined ? 0 : 64);

/** A course over time or a comparison of like things, with a true axis. */
export const seriesChart = defineBlock({
  id: 'series-chart',
  aliases: ['chart', 'graph', 'bar chart', 'line chart', 'trend', 'plot', 'histogram', 'statistics'],
  shows: 'series',
  variants: [
    {
      name: 'columns',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) => slot.shape === 'bars' && !hasLongLabels(slot),
      heightPx: (slot, width) => headPx(slot) + (width === 'narrow' ? 224 : 296),
      render: (slot, context) => stacked(slot, context, (ground) => columnPlot(slot, ground)),
    },
    {
      name: 'line',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) => slot.shape !== 'bars',
      heightPx: (slot, width) => headPx(slot) + (width === 'narrow' ? 224 : 296),
      render: (slot, context) => stacked(slot, context, (ground) => linePlot(slot, ground)),
    },
    {
      name: 'bar-rows',
      widths: ['wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) =>
        slot.shape === 'bars' && !hasNegatives(slot) && slot.second === undefined && slot.points.length <= 8,
      heightPx: (slot) => headPx(slot) + 24 + slot.points.length * 48,
      render: (slot, context) => stacked(slot, context, (ground) => rowsPlot(slot, context, ground)),
    },
    {
      name: 'beside-figure',
      widths: ['full'],
      devices: WIDE_DEVICES,
      suits: (slot) => slot.figure !== undefined && !hasLongLabels(slot),
      heightPx: () => 388,
      render: besideFigure,
    },
  ],
});

function stacked(slot: Slot, context: BlockContext, plot: (ground: Ground) => Markup): Markup {
  const panel = panelFor(context);
  return blockSection(
    'series-chart',
    context,
    panel.box,
    html`${blockHeading(slot, context, panel.ground)}${figureLine(slot, context, panel.ground)}
      <div class="mt-4 flex flex-col gap-4">${plot(panel.ground)}${chartLegend(slot, panel.ground)}</div>`,
  );
}

/** Words and figure at the left, the chart takes the rest of a wide page. */
function besideFigure(slot: Slot, context: BlockContext): Markup {
  const panel = panelFor(context);
  return blockSection(
    'series-chart',
    context,
    panel.box,
    html`<div class="grid grid-cols-1 gap-x-12 gap-y-6 @3xl:grid-cols-[1fr_2fr]">
      <div class="flex flex-col justify-between gap-6">
        ${blockHeading(slot, context, panel.ground)}
        <div class="flex flex-col gap-4">
          ${figureLine(slot, context, panel.ground)}${chartLegend(slot, panel.ground)}
        </div>
      </div>
      ${seriesPlot(slot, panel.ground, 'h-48 @xl:h-64')}
    </div>`,
  );
}

function figureLine(slot: Slot, context: BlockContext, ground: Ground): Markup | '' {
  if (slot.figure === undefined) return '';
  return html`<p data-part="figure" class="mt-3 flex flex-wrap items-baseline gap-x-3">
    ${figure(slot.figure, FIGURE_SIZE, context.style)}
    <span class="text-body-md ${inkOn(ground).soft}">${slot.figure.label}</span>
  </p>`;
}

function rowsPlot(slot: Slot, context: BlockContext, ground: Ground): Markup {
  const model = toSeriesModel(slot);
  const ink = chartInkOn(ground);
  const rows = slot.points.map((point, index) => ({
    label: point.label,
    value: point.value,
    text: withUnit(spokenText(point, model.texts[index] ?? ''), slot.unit),
    fill: point.state === 'planned' ? ink.barPlanned : ink.bar,
    isNow: point.state === 'now',
  }));
  return barRows(rows, { unit: slot.unit, ground, style: context.style, name: model.name });
}
