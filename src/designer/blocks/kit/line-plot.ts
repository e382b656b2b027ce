import { html, type Markup } from '../../../markup/html.ts';
import type { Ground } from '../block.ts';
import { chartInkOn, type ChartInk } from './chart-ink.ts';
import { toAreaPath, toColumnPoints, toLinePath, type ChartPoint } from './line-path.ts';
import { nowDot, nowRule } from './now-mark.ts';
import { createNiceScale, type NiceScale } from './nice-scale.ts';
import { plotFrame, type PlotHeight } from './plot-frame.ts';
import { createPlotLabels } from './plot-labels.ts';
import { toSeriesModel, type Series, type SeriesModel } from './series-model.ts';

/** A line or area with an axis; what is planned is dashed, now is a dot on a rule, a second series is a thinner line. */
export function linePlot(series: Series, ground: Ground, height: PlotHeight = 'h-40 @xl:h-56'): Markup {
  const model = toSeriesModel(series);
  const isArea = series.shape === 'area';
  const scale = createNiceScale([...model.values, ...(model.seconds ?? [])], isArea ? 'always' : 'auto');
  const labels = createPlotLabels(model, scale, { ground, on: 'line' });
  const ink = chartInkOn(ground);
  const columns = model.points.map(
    (point, index) =>
      html`<li data-part="point" class="min-w-0">
        <div class="relative ${height}">
          ${index === model.now ? [nowRule(scale.toPercent(point.value), ink), nowDot(scale.toPercent(point.value), ink)] : ''}${labels.value(index)}
        </div>
        ${labels.axis(index)}
      </li>`,
  );
  return plotFrame(
    { scale, unit: series.unit, ground, height },
    html`${lines(model, scale, ink, { isArea, height })}
      <ol aria-label="${model.name}" class="relative grid auto-cols-fr grid-flow-col">
        ${columns}
      </ol>`,
  );
}

function lines(
  model: SeriesModel,
  scale: NiceScale,
  ink: ChartInk,
  { isArea, height }: { isArea: boolean; height: PlotHeight },
): Markup {
  const points = toColumnPoints(model.values.map(scale.toPercent));
  const past = points.slice(0, model.now + 1);
  const ahead = points.slice(model.now);
  const second = model.seconds === undefined ? [] : toColumnPoints(model.seconds.map(scale.toPercent));
  return html`<svg
    viewBox="0 0 100 100"
    preserveAspectRatio="none"
    aria-hidden="true"
    class="absolute inset-x-0 top-6 w-full overflow-visible ${height}"
  >
    ${isArea ? html`<path d="${toAreaPath(past)}" class="${ink.area}" />` : ''}
    ${stroke(second, { ink: ink.strokeSecond, widthPx: 2, dashes: 'none' })}
    ${stroke(past, { ink: ink.stroke, widthPx: 3, dashes: 'none' })}
    ${stroke(ahead, { ink: ink.stroke, widthPx: 3, dashes: '1 7' })}
  </svg>`;
}

function stroke(
  points: readonly ChartPoint[],
  { ink, widthPx, dashes }: { ink: string; widthPx: number; dashes: string },
): Markup | '' {
  if (points.length < 2) return '';
  return html`<path
    d="${toLinePath(points)}"
    fill="none"
    stroke-width="${widthPx}"
    stroke-dasharray="${dashes}"
    stroke-linecap="round"
    stroke-linejoin="round"
    vector-effect="non-scaling-stroke"
    class="${ink}"
  />`;
}
