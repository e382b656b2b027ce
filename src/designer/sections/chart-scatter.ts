import { html, type Markup } from '../../markup/html.ts';
import { createNiceScale } from '../blocks/kit/nice-scale.ts';
import { createRandom } from '../seeded-random.ts';
import type { ChartNode } from '../outline/outline.ts';
import { chartFigure, chartFrame, chartKey, chartName } from './chart-frame.ts';
import { toChartModel } from './chart-model.ts';
import { plot } from './chart-plot.ts';
import { seriesInk } from './data-ink.ts';
import type { NodeContext } from './node-context.ts';

const DOTS = 36;

/** Dots of two measures; given points keep their names beside them. */
export function drawScatter(node: ChartNode, context: NodeContext): Markup {
  const model = toChartModel(node, context);
  const random = createRandom(`scatter:${node.about}`);
  const values = model.series[0]?.values ?? [];
  const isGiven = node.points.length > 0;
  const scale = createNiceScale(values.length > 0 ? values : [0, 100]);
  const per = Math.max(8, Math.round(DOTS / model.series.length));
  return chartFrame(node, context, {
    legend: chartKey(
      model.series.map(({ name }) => name),
      context,
    ),
    body: (inside, ink) =>
      html`${chartFigure(node, inside)}${plot({
        model: isGiven ? { ...model, ticks: [], valueTexts: [] } : model,
        scale,
        ink,
        context: inside,
        name: chartName(node, context),
        ticksAt: 'points',
        content: isGiven
          ? html`${node.points.map(({ label, value }, index) => {
              const x = 6 + ((index + 0.3 + random.next() * 0.4) / node.points.length) * 84;
              return html`<span
                class="absolute flex -translate-x-1 translate-y-1/2 items-center gap-1 font-label text-label-md ${x > 70 ? '-translate-x-full flex-row-reverse' : ''} ${ink.strong}"
                style="left:${x.toFixed(1)}%;bottom:${scale.toPercent(values[index] ?? 0)}%"
                ><span aria-hidden="true" class="size-2.5 shrink-0 rounded-full ${seriesInk(ink, 0).bg}"></span
                ><span class="whitespace-nowrap">${label.text}</span
                >${value === undefined ? '' : html`<span class="font-semibold whitespace-nowrap tabular-nums">${value.text}</span>`}</span
              >`;
            })}`
          : html`${model.series.map((_, at) =>
              Array.from({ length: per }, () => {
                const x = 4 + random.next() * 92;
                const y = Math.min(94, Math.max(4, 12 + x * 0.6 + (random.next() - 0.5) * 34 - at * 14));
                return html`<span
                  aria-hidden="true"
                  class="absolute size-2 rounded-full ${seriesInk(ink, at).bg}"
                  style="left:${x.toFixed(1)}%;bottom:${y.toFixed(1)}%"
                ></span>`;
              }),
            )}`,
      })}`,
  });
}
