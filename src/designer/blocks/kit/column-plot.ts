import { html, type Markup } from '../../../markup/html.ts';
import type { Ground } from '../block.ts';
import { chartInkOn } from './chart-ink.ts';
import { createNiceScale, type NiceScale } from './nice-scale.ts';
import { plotFrame, type PlotHeight } from './plot-frame.ts';
import { createPlotLabels } from './plot-labels.ts';
import { toSeriesModel, type Series } from './series-model.ts';

/** More bars than this stand closer on a phone. */
const MANY = 8;

/** Bars standing on zero with an axis, one column per point; a second series stands beside the first. */
export function columnPlot(series: Series, ground: Ground, height: PlotHeight = 'h-40 @xl:h-56'): Markup {
  const model = toSeriesModel(series);
  const scale = createNiceScale([...model.values, ...(model.seconds ?? [])]);
  const labels = createPlotLabels(model, scale, { ground, on: 'bars' });
  const ink = chartInkOn(ground);
  const inset = model.points.length > MANY ? 'inset-x-px @sm:inset-x-1' : 'inset-x-1';
  const columns = model.points.map((point, index) => {
    const second = model.seconds?.[index];
    const fill = point.state === 'planned' ? ink.barPlanned : ink.bar;
    return html`<li data-part="point" class="min-w-0">
      <div class="relative ${height}">
        <div class="absolute inset-y-0 mx-auto flex max-w-16 justify-center ${inset}">
          ${bar(point.value, scale, fill)}${second === undefined ? '' : bar(second, scale, ink.barSecond)}
        </div>
        ${labels.value(index)}
      </div>
      ${labels.axis(index)}
    </li>`;
  });
  return plotFrame(
    { scale, unit: series.unit, ground, height },
    html`<ol aria-label="${model.name}" class="relative grid auto-cols-fr grid-flow-col">
      ${columns}
    </ol>`,
  );
}

function bar(value: number, scale: NiceScale, fill: string): Markup {
  const zero = scale.toPercent(0);
  const end = scale.toPercent(value);
  return html`<span class="relative w-full max-w-12"
    ><span
      class="absolute inset-x-0 ${value < 0 ? 'rounded-b-sm' : 'rounded-t-sm'} ${fill}"
      style="bottom:${Math.min(zero, end)}%;height:${Math.round(Math.abs(end - zero) * 10) / 10}%"
    ></span
  ></span>`;
}
