import { html, type Markup } from '../../../markup/html.ts';
import type { Picture } from '../../write/slots.ts';
import type { Ground } from '../block.ts';
import { chartInkOn } from '../kit/chart-ink.ts';
import { createNiceScale, type NiceScale } from '../kit/nice-scale.ts';
import { createNumberText, withUnit } from '../kit/number-text.ts';
import { createPlotLabels } from '../kit/plot-labels.ts';
import { toSeriesModel, type Series } from '../kit/series-model.ts';
import { standing } from '../kit/thing.ts';
import type { DrawLand } from './land.ts';

export interface LandPlot {
  draw: DrawLand;
  ground: Ground;
  /** Height classes of the land. */
  height: string;
  /** What stands on the value of now. */
  thing?: Picture | undefined;
  /** Values close together may leave zero out, which is then said. */
  zero: 'always' | 'auto';
}

const ROOM = { narrowPx: 310, widePx: 560 };

/** The scale of a landscape: the highest value reaches its top. */
export function toLandScale(values: readonly number[], zero: 'always' | 'auto'): NiceScale {
  const scale = createNiceScale(values, zero, 2);
  const top = Math.max(1, scale.toPercent(Math.max(...values)));
  return { ...scale, toPercent: (value) => Math.round((scale.toPercent(value) / top) * 1000) / 10 };
}

/** Land from edge to edge of its box with its values at the tops, the sun behind now, and a strip of labels at its foot. */
export function landPlot(series: Series, { draw, ground, height, thing, zero }: LandPlot): Markup {
  const model = toSeriesModel(series);
  const scale = toLandScale(model.values, zero);
  const ink = chartInkOn(ground);
  const labels = createPlotLabels(model, scale, {
    ground,
    on: 'bars',
    room: ROOM,
    isCut: true,
    axisInk: { label: '', now: `rounded-full px-2 ${ink.bandMark}` },
  });
  return html`<figure data-part="chart" class="relative">
    <figcaption class="sr-only">${model.name}${spokenScale(series, scale)}</figcaption>
    <div class="relative">
      <ol aria-hidden="true" class="absolute inset-x-0 top-0 grid auto-cols-fr grid-flow-col ${height}">
        ${model.points.map(
          (point, index) =>
            html`<li class="relative h-full">
              ${index === model.now ? html`<span class="absolute inset-x-0 flex justify-center" style="bottom:${scale.toPercent(point.value)}%"><span class="size-28 shrink-0 translate-y-1/3 rounded-full border-2 @3xl:size-40 ${ink.grid}"></span></span>` : ''}
            </li>`,
        )}
      </ol>
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
        class="absolute inset-x-0 top-0 w-full ${height}"
      >
        ${draw({ percents: model.values.map(scale.toPercent), now: model.now }, ground)}
      </svg>
      <ol class="relative grid auto-cols-fr grid-flow-col font-label text-label-md">
        ${model.points.map(
          (point, index) =>
            html`<li data-part="point" class="flex min-w-0 flex-col">
              <div class="relative ${height}">
                ${index === model.now && thing !== undefined ? html`<span class="absolute inset-x-0 flex pb-6 ${sideOf(index, model.points.length)}" style="bottom:${scale.toPercent(point.value)}%">${standing(thing, 'h-14 w-16 shrink-0 @3xl:h-20 @3xl:w-24')}</span>` : ''}${labels.value(index)}
              </div>
              <div class="grow pb-2 ${ink.band}">${labels.axis(index)}</div>
            </li>`,
        )}
      </ol>
    </div>
  </figure>`;
}

/** A thing on the first or last value stays inside the box. */
function sideOf(index: number, count: number): string {
  if (index === 0) return 'justify-start pl-1';
  return index === count - 1 ? 'justify-end pr-1' : 'justify-center';
}

/** Said where zero is left out. */
export function spokenScale({ unit, points }: Series, { min, max }: NiceScale): string {
  if (min === 0) return '';
  const text = createNumberText([min, max, ...points.map((point) => point.value)]);
  return `, drawn from ${withUnit(text(min), unit)} up`;
}
