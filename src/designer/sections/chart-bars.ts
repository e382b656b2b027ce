import { html, type Markup } from '../../markup/html.ts';
import type { ChartNode } from '../outline/outline.ts';
import { chartFigure, chartFrame, chartKey, chartName } from './chart-frame.ts';
import { toChartModel, type ChartModel } from './chart-model.ts';
import { drawWhole, partsOfWhole } from './chart-whole.ts';
import { plot, plotRoom, plotScale } from './chart-plot.ts';
import { fillInk, type DataInk } from './data-ink.ts';
import type { NodeContext } from './node-context.ts';
import { textWidth } from './text-width.ts';

/** Longer words over a column are no figure and may go on in a second line. */
const LONGEST_LABEL = 16;

const LABEL_PX = 12;
const GAP_PX = 8;

/** Bars: standing where their words have room under and over them, lying where they have not. */
export function drawBarChart(node: ChartNode, context: NodeContext): Markup {
  const parts = partsOfWhole(node, context.lang);
  if (parts !== undefined) return drawWhole(node, parts, context);
  const model = toChartModel(node, context);
  const isStacked = node.isStacked === true && model.series.length > 1;
  const sums =
    model.series[0]?.values.map((_, index) =>
      model.series.reduce((sum, { values }) => sum + Math.max(0, values[index] ?? 0), 0),
    ) ?? [];
  const fits = hasRoom(model, context);
  return chartFrame(node, context, {
    legend: chartKey(
      model.series.map(({ name }) => name),
      context,
    ),
    body: (inside, ink) =>
      html`${chartFigure(node, inside)}${
        fits
          ? standing(node, model, { isStacked, sums, context: inside, ink })
          : lying(node, model, { isStacked, sums, context: inside, ink })
      }`,
  });
}

/** Whether no label is wider than its column. */
function hasRoom(model: ChartModel, context: NodeContext): boolean {
  const count = model.series[0]?.values.length ?? 1;
  const column = (plotRoom(context) - (model.hasNumbers ? 40 : 0)) / count;
  const labels = model.ticks.length === count ? model.ticks.map(({ text }) => text) : [];
  const words = [...labels, ...model.valueTexts.flatMap((text) => text ?? [])];
  return (
    words.every((text) => textWidth(text, LABEL_PX) + GAP_PX <= column * (text.length <= 10 ? 1.9 : 1)) &&
    model.valueTexts.every((text) => text === undefined || textWidth(text, LABEL_PX) + 4 <= column)
  );
}

interface BarDrawing {
  isStacked: boolean;
  sums: readonly number[];
  context: NodeContext;
  ink: DataInk;
}

function standing(node: ChartNode, model: ChartModel, { isStacked, sums, context, ink }: BarDrawing): Markup {
  const scale = plotScale(model, 'always', isStacked ? sums : []);
  const count = sums.length;
  const zero = scale.toPercent(0);
  const share = count > 24 ? 'w-full' : count > 12 ? 'w-11/12' : 'w-4/5';
  return plot({
    model,
    scale,
    ink,
    context,
    name: chartName(node, context),
    ticksAt: 'columns',
    content: html`<div class="absolute inset-0 grid auto-cols-fr grid-flow-col">
      ${sums.map((sum, index) => {
        const top = isStacked ? sum : Math.max(...model.series.map(({ values }) => values[index] ?? 0));
        const text = model.valueTexts[index];
        return html`<div class="relative min-w-0">
          <div
            class="absolute inset-y-0 left-1/2 flex max-w-20 -translate-x-1/2 justify-center ${share} ${count > 12 || isStacked ? '' : 'gap-1'}"
          >
            ${
              isStacked
                ? html`<div class="relative w-full max-w-14">${pile(model, index, scale.toPercent, ink)}</div>`
                : model.series.map(({ values }, at) => {
                    const value = values[index] ?? 0;
                    const end = scale.toPercent(value);
                    const paint = fillInk(ink, at).bg;
                    return html`<div class="relative w-full max-w-14">
                      <div
                        class="absolute inset-x-0 ${value < 0 ? 'rounded-b-sm' : 'rounded-t-sm'} ${paint}"
                        style="bottom:${Math.min(zero, end)}%;height:${Math.round(Math.abs(end - zero) * 10) / 10}%"
                      ></div>
                    </div>`;
                  })
            }
          </div>
          ${
            text === undefined
              ? ''
              : html`<span
                  class="absolute inset-x-0 flex justify-center pb-1"
                  style="bottom:${Math.max(zero, scale.toPercent(top))}%"
                  ><span
                    class="font-label text-label-md font-semibold tabular-nums ${text.length > LONGEST_LABEL ? 'min-w-0 text-center text-balance' : 'whitespace-nowrap'} ${ink.strong}"
                    >${text}</span
                  ></span
                >`
          }
        </div>`;
      })}
    </div>`,
  });
}

function pile(model: ChartModel, index: number, toPercent: (value: number) => number, ink: DataInk): Markup {
  let below = 0;
  return html`${model.series.map(({ values }, at) => {
    const value = Math.max(0, values[index] ?? 0);
    const from = toPercent(below);
    below += value;
    const isTop = at === model.series.length - 1;
    return html`<div
      class="absolute inset-x-0 ${isTop ? 'rounded-t-sm' : ''} ${fillInk(ink, at).bg}"
      style="bottom:${from}%;height:${Math.round((toPercent(below) - from) * 10) / 10}%"
    ></div>`;
  })}`;
}

/** Lying bars: words over their bar, the value at the right, so that any length of words has room. */
function lying(node: ChartNode, model: ChartModel, { isStacked, sums, context, ink }: BarDrawing): Markup {
  const scale = plotScale(model, 'always', isStacked ? sums : []);
  const isNarrow = context.width === 'narrow' || context.device === 'MOBILE';
  const beside = isNarrow ? '' : '@lg:grid-cols-[minmax(8rem,max-content)_minmax(0,1fr)_auto]';
  return html`<ol
      aria-label="${chartName(node, context)}"
      class="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 ${isNarrow ? 'gap-y-3' : 'gap-y-2'} ${beside}"
    >
      ${sums.map((_, index) => {
        const label = model.ticks[index]?.text ?? '';
        const text = model.valueTexts[index];
        return html`<li class="col-span-full grid grid-cols-subgrid items-center gap-y-1">
          <span class="min-w-0 text-body-sm ${ink.strong}">${label}</span>
          <span
            class="flex flex-col ${isNarrow ? 'order-last col-span-2' : 'order-last col-span-2 @lg:order-none @lg:col-span-1'}"
          >
            ${model.series.map(({ values }, at) => html`<span class="block rounded-r-sm ${model.series.length > 1 ? 'h-3' : 'h-4'} ${fillInk(ink, at).bg}" style="width:${Math.max(0.5, scale.toPercent(values[index] ?? 0))}%"></span>`)}
          </span>
          ${text === undefined ? html`<span></span>` : html`<span class="text-right text-body-sm font-semibold whitespace-nowrap tabular-nums ${ink.strong}">${text}</span>`}
        </li>`;
      })}
    </ol>
    ${
      model.marks.length === 0
        ? ''
        : html`<p class="flex flex-wrap gap-x-4 text-body-sm ${ink.soft}">
            ${model.marks.map(({ text }) => html`<span>${text}</span>`)}
          </p>`
    }`;
}
