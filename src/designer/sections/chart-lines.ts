import { html, type Markup } from '../../markup/html.ts';
import { toAreaPath, toLinePath, type ChartPoint } from '../blocks/kit/line-path.ts';
import type { NiceScale } from '../blocks/kit/nice-scale.ts';
import type { ChartNode } from '../outline/outline.ts';
import { chartFigure, chartFrame, chartKey, chartName } from './chart-frame.ts';
import { toChartModel, type ChartModel } from './chart-model.ts';
import { plot, plotScale } from './chart-plot.ts';
import { dataInk, fillInk, seriesInk, type DataInk } from './data-ink.ts';
import type { NodeContext } from './node-context.ts';

/** Points over the whole width, in percent. */
const toPoints = (values: readonly number[], scale: Pick<NiceScale, 'toPercent'>): ChartPoint[] =>
  values.map((value, index) => ({
    x: values.length === 1 ? 100 : Math.round((index / (values.length - 1)) * 10000) / 100,
    y: scale.toPercent(value),
  }));

/** Lines on one axis; the first stands on a tint, those after it are plain, the last value of each is a dot. */
export function drawLineChart(node: ChartNode, context: NodeContext): Markup {
  const model = toChartModel(node, context);
  const scale = plotScale(model, 'auto');
  return chartFrame(node, context, {
    legend: chartKey(
      model.series.map(({ name }) => name),
      context,
      'line',
    ),
    body: (inside, ink) =>
      html`${chartFigure(node, inside)}${plot({
        model,
        scale,
        ink,
        context: inside,
        name: chartName(node, context),
        ticksAt: 'points',
        content: html`${canvas(
          model.series.map(({ values, isPlanned = false }, index) => {
            const points = toPoints(values, scale);
            const paint = seriesInk(ink, index);
            const area =
              index === 0 && model.series.length === 1
                ? html`<path d="${toAreaPath(points)}" class="${paint.area}" />`
                : '';
            return html`${area}${stroke(points, paint.stroke, isPlanned ? 2 : 3, isPlanned ? '6 6' : 'none')}`;
          }),
        )}${ends(model, scale, ink)}${pointLabels(model, scale, ink)}`,
      })}`,
  });
}

/** Areas from zero; several stand on one another where the prompt says so or where there is more than one. */
export function drawAreaChart(node: ChartNode, context: NodeContext): Markup {
  const model = toChartModel(node, context);
  const isStacked = model.series.length > 1 && node.isStacked !== false;
  const sums = isStacked ? stack(model) : model.series.map(({ values }) => values);
  const scale = plotScale(model, 'always', isStacked ? (sums.at(-1) ?? []) : []);
  return chartFrame(node, context, {
    legend: chartKey(
      model.series.map(({ name }) => name),
      context,
    ),
    body: (inside, ink) =>
      html`${chartFigure(node, inside)}${plot({
        model,
        scale,
        ink,
        context: inside,
        name: chartName(node, context),
        ticksAt: 'points',
        content: html`${canvas(
          sums
            .map((values, index) => ({ values, below: isStacked ? sums[index - 1] : undefined, index }))
            .toReversed()
            .map(({ values, below, index }) => {
              const points = toPoints(values, scale);
              const paint = fillInk(ink, index);
              const shape = below === undefined ? toAreaPath(points) : toBand(points, toPoints(below, scale));
              return html`<path
                  d="${shape}"
                  class="${sums.length === 1 ? `${paint.fill}/20` : paint.fill}"
                />${sums.length === 1 ? stroke(points, paint.stroke, 3) : stroke(points, ink.haloStroke, 1)}`;
            }),
        )}${sums.length === 1 ? ends(model, scale, ink) : ''}${pointLabels(model, scale, ink)}`,
      })}`,
  });
}

function stack({ series }: ChartModel): number[][] {
  const sums: number[][] = [];
  for (const { values } of series) {
    const below = sums.at(-1);
    sums.push(values.map((value, index) => Math.max(0, value) + (below?.[index] ?? 0)));
  }
  return sums;
}

/** A closed band between two lines. */
function toBand(top: readonly ChartPoint[], bottom: readonly ChartPoint[]): string {
  const back = toLinePath(bottom.toReversed());
  return `${toLinePath(top)}L${back.slice(1)}Z`;
}

const canvas = (content: readonly Markup[]): Markup =>
  html`<svg
    viewBox="0 0 100 100"
    preserveAspectRatio="none"
    aria-hidden="true"
    class="absolute inset-0 size-full overflow-visible"
  >
    ${content}
  </svg>`;

const stroke = (points: readonly ChartPoint[], paint: string, widthPx: number, dashes = 'none'): Markup =>
  html`<path
    d="${toLinePath(points)}"
    fill="none"
    stroke-width="${widthPx}"
    stroke-dasharray="${dashes}"
    stroke-linecap="round"
    stroke-linejoin="round"
    vector-effect="non-scaling-stroke"
    class="${paint}"
  />`;

/** A dot at the latest value of each line. */
const ends = ({ series }: ChartModel, scale: NiceScale, ink: DataInk): Markup =>
  html`${series.map(({ values }, index) => {
    const last = values.at(-1);
    return last === undefined
      ? ''
      : html`<span
          aria-hidden="true"
          class="absolute -mr-1 -mb-1 size-2 rounded-full ${seriesInk(ink, index).bg}"
          style="right:0;bottom:${scale.toPercent(last)}%"
        ></span>`;
  })}`;

/** Given values are written at their points, above the line, or below it at a low. */
function pointLabels({ valueTexts, series }: ChartModel, scale: NiceScale, ink: DataInk): Markup | '' {
  const values = series[0]?.values ?? [];
  if (valueTexts.every((text) => text === undefined)) return '';
  return html`${valueTexts.map((text, index) => {
    const value = values[index];
    if (text === undefined || value === undefined) return '';
    const x = values.length === 1 ? 100 : (index / (values.length - 1)) * 100;
    const y = scale.toPercent(value);
    const isLow =
      y > 24 &&
      (values[index - 1] ?? value) >= value &&
      (values[index + 1] ?? value) >= value &&
      values.some((other) => other > value);
    const across = x < 4 ? '' : x > 96 ? '-translate-x-full' : '-translate-x-1/2';
    return html`<span
      class="absolute font-label text-label-md font-semibold whitespace-nowrap tabular-nums ${across} ${isLow ? 'translate-y-full pt-2' : 'pb-2'} ${ink.strong}"
      style="left:${Math.round(x * 100) / 100}%;bottom:${y}%"
      >${text}</span
    >`;
  })}`;
}

const SPARK_MARGIN = 12;

/** A small line of recent values without axes, its figure beside it and its ticks under it. */
export function drawSparkline(node: ChartNode, context: NodeContext): Markup {
  const model = toChartModel(node, context);
  const ink = dataInk(context);
  const values = model.series.flatMap(({ values: own }) => own);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const toPercent = (value: number): number =>
    Math.round(high === low ? 50 : SPARK_MARGIN + ((value - low) / (high - low)) * (100 - 2 * SPARK_MARGIN));
  return chartFrame(node, context, {
    hasPanel: false,
    legend: chartKey(
      model.series.map(({ name }) => name),
      context,
      'line',
    ),
    body: () =>
      html`<div class="flex flex-wrap items-center gap-x-4 gap-y-1">
          ${chartFigure(node, context)}
          <div role="group" aria-label="${chartName(node, context)}" class="relative h-12 min-w-24 flex-1">
            ${canvas(
              model.series.map(({ values: own }, index) => {
                const points = toPoints(own, { toPercent });
                const paint = seriesInk(ink, index);
                return html`${index === 0 ? html`<path d="${toAreaPath(points)}" class="${paint.area}" />` : ''}${stroke(points, paint.stroke, 2)}`;
              }),
            )}${ends(model, { min: low, max: high, ticks: [], toPercent }, ink)}
          </div>
        </div>
        ${footnote(node, model, ink)}`,
  });
}

/** Ticks and thresholds of a small chart have no axis: they stand in a line under it. */
const footnote = (node: ChartNode, { valueTexts }: ChartModel, ink: DataInk): Markup | '' => {
  const words =
    node.points.length > 0
      ? node.points.map(({ label }, index) => [label.text, valueTexts[index]])
      : node.ticks.map(({ text }) => [text]);
  const all = [...words, ...node.marks.map(({ text }) => [text])];
  return all.length === 0
    ? ''
    : html`<p class="flex flex-wrap justify-between gap-x-4 gap-y-1 font-label text-label-md tabular-nums ${ink.soft}">
        ${all.map(([label, value]) => html`<span class="flex gap-1"><span>${label}</span>${value === undefined ? '' : html`<span class="font-semibold ${ink.strong}">${value}</span>`}</span>`)}
      </p>`;
};
