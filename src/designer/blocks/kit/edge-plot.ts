import { html, type Markup } from '../../../markup/html.ts';
import type { Ground } from '../block.ts';
import { chartInkOn } from './chart-ink.ts';
import { inkOn } from './ink.ts';
import { toAreaPath, toColumnPoints, toHillPoints, toLinePath, type ChartPoint } from './line-path.ts';
import { createNiceScale, type NiceScale } from './nice-scale.ts';
import { nowDot } from './now-mark.ts';
import { createPlotLabels } from './plot-labels.ts';
import { toSeriesModel, type Series, type SeriesModel } from './series-model.ts';

const HEIGHT = 'h-36 @xl:h-52 @4xl:h-64';
const ROOM = { narrowPx: 290, widePx: 560 };
/** More hills than this are a saw; bars stand better. */
const MOST_HILLS = 9;

/**
 * A series without an axis that runs from edge to edge of its box: hills or bars on a solid strip of labels, or a line.
 * Every hill and bar carries its value where there is room. Values must not be negative.
 */
export function edgePlot(series: Series, ground: Ground): Markup {
  const model = toSeriesModel(series);
  const onBars = series.shape === 'bars';
  const scale = createNiceScale(model.values, series.shape === 'line' ? 'auto' : 'always', 2);
  const stretched = stretch(scale, model);
  const ink = chartInkOn(ground);
  const labels = createPlotLabels(model, stretched, {
    ground,
    on: onBars ? 'bars' : 'line',
    room: ROOM,
    isCut: true,
    ...(onBars ? { axisInk: { label: '', now: `rounded-full px-2 ${ink.bandMark}` } } : {}),
  });
  const strip = onBars ? ink.band : `border-t ${inkOn(ground).rule}`;
  return html`<figure data-part="chart" class="relative">
    <figcaption class="sr-only">${model.name}</figcaption>
    <div class="relative ${onBars ? 'mt-6' : 'mt-10'}">
      ${onBars ? solid(model, stretched, ground) : course(model, stretched, ground, series.shape)}
      <ol class="relative grid auto-cols-fr grid-flow-col font-label text-label-md">
        ${model.points.map(
          (point, index) =>
            html`<li data-part="point" class="min-w-0">
              <div class="relative ${HEIGHT}">
                ${!onBars && index === model.now ? nowDot(stretched.toPercent(point.value), ink) : ''}${labels.value(index)}
              </div>
              <div class="pb-2 ${strip}">${labels.axis(index)}</div>
            </li>`,
        )}
      </ol>
    </div>
  </figure>`;
}

/** Without an axis no round tick is needed at the top: the largest value takes the whole height. */
function stretch(scale: NiceScale, { values }: SeriesModel): NiceScale {
  const factor = 100 / Math.max(1, scale.toPercent(Math.max(...values)));
  return { ...scale, toPercent: (value) => Math.round(scale.toPercent(value) * factor * 10) / 10 };
}

function solid(model: SeriesModel, scale: NiceScale, ground: Ground): Markup {
  const percents = model.values.map(scale.toPercent);
  return percents.length > MOST_HILLS ? skyline(model, percents, ground) : hills(model, percents, ground);
}

function hills({ now }: SeriesModel, percents: readonly number[], ground: Ground): Markup {
  const ink = chartInkOn(ground);
  const points = toHillPoints(percents);
  const peak = 2 * now + 1;
  const edge = points[peak + 1];
  // The last hill that is done falls to the ground in front of the first that is planned.
  const done = [
    ...points.slice(0, peak + 1),
    ...(edge === undefined ? [] : [{ x: edge.x, y: now + 1 < percents.length ? 0 : edge.y }]),
  ];
  return canvas(html`
    <path d="${toAreaPath(points.slice(peak))}" class="${ink.hillPlanned}" />
    <path d="${toAreaPath(done)}" class="${ink.hill}" />
  `);
}

function skyline({ now }: SeriesModel, percents: readonly number[], ground: Ground): Markup {
  const ink = chartInkOn(ground);
  const step = 100 / percents.length;
  const gap = step * 0.12;
  return canvas(
    html`${percents.map(
      (height, index) =>
        html`<path
          d="M${toText(index * step + gap)} 100V${toText(100 - height)}h${toText(step - 2 * gap)}V100z"
          class="${index > now ? ink.hillPlanned : ink.hill}"
        />`,
    )}`,
  );
}

const toText = (value: number): string => String(Math.round(value * 100) / 100);

function course(model: SeriesModel, scale: NiceScale, ground: Ground, shape: Series['shape']): Markup {
  const ink = chartInkOn(ground);
  const points = toEdges(toColumnPoints(model.values.map(scale.toPercent)));
  const past = points.slice(0, model.now + 2);
  return canvas(html`
    ${shape === 'area' ? html`<path d="${toAreaPath(past)}" class="${ink.area}" />` : ''}
    <path
      d="${toLinePath(points)}"
      fill="none"
      stroke-width="3"
      stroke-linecap="round"
      vector-effect="non-scaling-stroke"
      class="${ink.stroke}"
    />
  `);
}

/** The course goes on level to both edges of the box. */
function toEdges(points: readonly ChartPoint[]): ChartPoint[] {
  const first = points[0];
  const last = points.at(-1);
  if (first === undefined || last === undefined) return [];
  return [{ x: 0, y: first.y }, ...points, { x: 100, y: last.y }];
}

const canvas = (content: Markup): Markup =>
  html`<svg
    viewBox="0 0 100 100"
    preserveAspectRatio="none"
    aria-hidden="true"
    class="absolute inset-x-0 top-0 w-full overflow-visible ${HEIGHT}"
  >
    ${content}
  </svg>`;
