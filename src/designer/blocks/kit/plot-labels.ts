import { html, type Markup } from '../../../markup/html.ts';
import type { SeriesPoint } from '../../write/slots.ts';
import type { Ground } from '../block.ts';
import { chartInkOn } from './chart-ink.ts';
import { inkOn } from './ink.ts';
import type { NiceScale } from './nice-scale.ts';
import { spokenText, type SeriesModel } from './series-model.ts';
import { thinAxisLabels, thinValueLabels, widthPx, type LabelRoom } from './thin-labels.ts';

export interface PlotLabels {
  /** The value at the mark of a column; stands in a relative box of the plot's height. */
  value(index: number): Markup;
  /** The label under a column; the one that is marked as now stands on colour. */
  axis(index: number): Markup;
}

/** Room inside a plot with an axis at its left. */
const ROOM: LabelRoom = { narrowPx: 230, widePx: 500 };
/** A value this low, in percent of the plot, has no room for words under it. */
const ROOM_BELOW = 16;
/** What an outermost label keeps of its column for its pill and the edge. */
const CUT_MARGIN_PX = 16;

export interface PlotLabelOptions {
  ground: Ground;
  /** Bars carry all values where they fit; a line carries only the telling ones, clear of itself. */
  on: 'bars' | 'line';
  room?: LabelRoom;
  /** Classes of the axis labels where they do not stand on the ground itself. */
  axisInk?: { label: string; now: string };
  /** Whether the plot ends where its box is cut off: the outermost labels then stay inside. */
  isCut?: boolean;
}

const GAP = { bars: { above: 'pb-1', below: 'pt-1' }, line: { above: 'pb-3', below: 'pt-3' } };

/** Labels of a chart's columns, thinned to the room there is. */
export function createPlotLabels(
  model: SeriesModel,
  scale: NiceScale,
  { ground, on, room = ROOM, axisInk, isCut = false }: PlotLabelOptions,
): PlotLabels {
  const { points, texts, telling, now } = model;
  const axisShown = thinAxisLabels(
    points.map((point) => point.label),
    now,
    room,
  );
  const valueShown = thinValueLabels(texts, telling, room, on === 'line');
  const least = model.values.indexOf(Math.min(...model.values));
  const ink = inkOn(ground);
  const nowInk = axisInk?.now ?? `rounded-sm px-1 ${chartInkOn(ground).mark}`;
  const labelInk = (point: SeriesPoint): string =>
    axisInk?.label ?? (point.state === 'planned' ? ink.soft : ink.strong);
  const alignment = (text: string, index: number): string => {
    const fits = !isCut || widthPx(text) + CUT_MARGIN_PX <= room.narrowPx / points.length;
    if (fits) return 'justify-center';
    if (index === 0) return 'justify-start pl-2 @xl:justify-center @xl:pl-0';
    return index === points.length - 1 ? 'justify-end pr-2 @xl:justify-center @xl:pr-0' : 'justify-center';
  };
  return {
    value(index) {
      const point = points[index];
      if (point === undefined) return html``;
      const percent = scale.toPercent(point.value);
      const below = point.value < 0 || (on === 'line' && index === least && percent > ROOM_BELOW);
      return html`<span
        class="absolute inset-x-0 flex ${alignment(texts[index] ?? '', index)} ${below ? GAP[on].below : GAP[on].above}"
        style="${below ? `top:${100 - percent}%` : `bottom:${percent}%`}"
        ><span
          data-part="value"
          class="whitespace-nowrap tabular-nums ${index === now ? 'font-semibold' : ''} ${ink.strong} ${valueShown[index]}"
          >${spokenText(point, texts[index] ?? '')}</span
        ></span
      >`;
    },
    axis(index) {
      const point = points[index];
      if (point === undefined) return html``;
      const look = point.state === 'now' ? `-my-1 py-1 font-semibold ${nowInk}` : labelInk(point);
      return html`<span class="flex pt-3 pb-1 ${alignment(point.label, index)}"
        ><span data-part="label" class="whitespace-nowrap ${look} ${axisShown[index]}">${point.label}</span></span
      >`;
    },
  };
}
