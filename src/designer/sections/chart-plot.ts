import { html, type Markup, type MarkupValue } from '../../markup/html.ts';
import { createNiceScale, type NiceScale } from '../blocks/kit/nice-scale.ts';
import { createNumberText, withUnit } from '../blocks/kit/number-text.ts';
import type { ChartMark, ChartModel } from './chart-model.ts';
import type { DataInk } from './data-ink.ts';
import type { NodeContext } from './node-context.ts';
import { textWidth } from './text-width.ts';

/** Where a threshold stands that says no number: high in the plot, where courses seldom are. */
const UNKNOWN_MARK = 0.86;
const LABEL_PX = 12;
/** Room for ticks on the narrowest phone, where only some of a wider page's stay. */
const NARROW_PX = 190;

/** The scale round all values and marks. */
export function plotScale(model: ChartModel, zero: 'always' | 'auto', stacked: readonly number[] = []): NiceScale {
  const values = [
    ...model.series.flatMap(({ values: own }) => own),
    ...stacked,
    ...model.marks.flatMap(({ value }) => value ?? []),
  ];
  return createNiceScale(values.length === 0 ? [0, 1] : values, zero);
}

/** Pixels across a plot on the page's own device. */
export function plotRoom({ device, width }: NodeContext): number {
  const page = device === 'MOBILE' ? 290 : device === 'TABLET' ? 620 : 1040;
  if (device === 'MOBILE') return page;
  return width === 'full' ? page : width === 'wide' ? page * 0.58 : 280;
}

/** The height of a plot: what else on the page is narrow makes it lower. */
const plotHeight = ({ device, width, isPanelled }: NodeContext): string =>
  isPanelled === true && device !== 'MOBILE'
    ? 'h-64'
    : width === 'narrow'
      ? 'h-40'
      : device === 'MOBILE'
        ? 'h-48'
        : width === 'full'
          ? 'h-48 @2xl:h-64'
          : 'h-48 @2xl:h-56';

interface Plot {
  model: ChartModel;
  scale: NiceScale;
  ink: DataInk;
  context: NodeContext;
  name: string;
  /** How ticks stand along the axis: under columns, or at points of a line. */
  ticksAt: 'columns' | 'points';
  content: MarkupValue;
}

/** Axis, grid, thresholds and ticks round the content of a chart. */
export function plot({ model, scale, ink, context, name, ticksAt, content }: Plot): Markup {
  const height = plotHeight(context);
  const numbers = scale.ticks.map(createNumberText(scale.ticks));
  const axis = model.hasNumbers
    ? html`<div
        aria-hidden="true"
        data-part="axis"
        class="flex flex-col-reverse justify-between font-label text-label-md tabular-nums ${ink.soft} ${height}"
      >
        ${numbers.map((text, index) => html`<span class="flex h-0 items-center justify-end whitespace-nowrap">${index === numbers.length - 1 ? withUnit(text, model.unit) : text}</span>`)}
      </div>`
    : '';
  return html`<div
    data-part="plot"
    class="grid gap-x-3 pt-4 ${model.hasNumbers ? 'grid-cols-[auto_minmax(0,1fr)]' : 'grid-cols-1'}"
  >
    ${axis}
    <div role="group" aria-label="${name}" class="relative min-w-0 ${height}">
      <div aria-hidden="true" class="absolute inset-0 flex flex-col-reverse justify-between">
        ${scale.ticks.map((tick) => html`<span class="h-0 border-t ${tick === 0 || tick === scale.min ? ink.edge : ink.grid}"></span>`)}
      </div>
      ${content} ${model.marks.map((mark) => threshold(mark, { scale, ink }))}
    </div>
    ${model.hasNumbers ? html`<span aria-hidden="true"></span>` : ''} ${tickRow({ model, ink, context, ticksAt })}
  </div>`;
}

function threshold({ text, value }: ChartMark, { scale, ink }: Pick<Plot, 'scale' | 'ink'>): Markup {
  const at = value === undefined ? UNKNOWN_MARK * 100 : scale.toPercent(value);
  return html`<div
    data-part="threshold"
    class="pointer-events-none absolute inset-x-0 border-t-2 border-dashed border-current ${ink.strong}"
    style="bottom:${at}%"
  >
    <span class="absolute right-0 font-label text-label-md font-semibold ${at > 88 ? 'top-1' : 'bottom-1'}"
      >${text}</span
    >
  </div>`;
}

const LEAST_TICKS = 2;

/** Moments along a line follow from one another: where not all have room, every second or third tells the rest. */
function thinned<T extends { text: string }>(
  ticks: readonly T[],
  room: number,
  ticksAt: Plot['ticksAt'],
): readonly T[] {
  if (ticksAt !== 'points' || !ticks.every(({ text }) => /\d/.test(text))) return ticks;
  const widest = Math.max(...ticks.map(({ text }) => textWidth(text, LABEL_PX))) + 8;
  let shown = ticks;
  for (let step = 2; shown.length > LEAST_TICKS && (shown.length - 1) * widest * 1.5 > room; step++)
    shown = ticks.filter((_, index) => (ticks.length - 1 - index) % step === 0);
  return shown;
}

/** Words under the axis. Where they do not fit in one line they stand in two or more, each still at its place. */
function tickRow({ model, ink, context, ticksAt }: Pick<Plot, 'model' | 'ink' | 'context' | 'ticksAt'>): Markup | '' {
  if (model.ticks.length === 0) return '';
  const ticks = thinned(model.ticks, plotRoom(context) - (model.hasNumbers ? 40 : 0), ticksAt);
  const room = plotRoom(context) - (model.hasNumbers ? 40 : 0);
  const widest = Math.max(...ticks.map(({ text }) => textWidth(text, LABEL_PX))) + 8;
  // At points the outermost labels lie inside the plot, half of their width nearer to the next.
  const needed = ticksAt === 'points' && ticks.length > 1 ? (ticks.length - 1) * widest * 1.5 : ticks.length * widest;
  const lines = Math.min(4, Math.max(1, Math.ceil(needed / room)));
  const count = model.series[0]?.values.length ?? ticks.length;
  const step = Math.ceil(needed / (NARROW_PX * lines));
  const below = context.device === 'MOBILE' ? '@max-[280px]:hidden' : '@max-md:hidden';
  const thin = (index: number): string => (step > 1 && index % step !== 0 ? below : '');
  return html`<div
    data-part="ticks"
    class="relative mt-2 font-label text-label-md tabular-nums ${ink.soft}"
    style="height:${lines * 20}px"
  >
    ${ticks.map(({ text, at }, index) => {
      const percent = ticksAt === 'columns' ? ((at + 0.5) / count) * 100 : count <= 1 ? 100 : (at / (count - 1)) * 100;
      const own =
        ticksAt === 'points' && percent < 4
          ? ''
          : ticksAt === 'points' && percent > 96
            ? '-translate-x-full'
            : '-translate-x-1/2';
      return html`<span
        class="absolute whitespace-nowrap ${own} ${thin(index)}"
        style="left:${Math.round(percent * 100) / 100}%;top:${(index % lines) * 20}px"
        >${text}</span
      >`;
    })}
  </div>`;
}
