import { html, type Markup } from '../../../markup/html.ts';
import type { Metric } from '../../write/slots.ts';
import type { BlockContext, Ground } from '../block.ts';
import { chartInkOn } from '../kit/chart-ink.ts';
import { figure, giantSize, type FigureSize } from '../kit/figure.ts';
import { icon } from '../kit/icon.ts';
import { inkOn } from '../kit/ink.ts';
import { labelClass } from '../kit/label-class.ts';
import { toneTextOn } from '../kit/status-on.ts';

const tenth = (value: number): number => Math.round(value * 10) / 10;

const WINDOWS: Record<Ground, string> = {
  surface: 'fill-surface',
  tonal: 'fill-surface-container',
  field: 'fill-primary-container',
  inverse: 'fill-inverse-surface',
};

/** Height of one storey and width of a house, in units of the drawing, which is as high as the largest value. */
const STOREY = 8;
const HOUSE = 20;
/** A house lower than this has no windows. */
const LEAST_LIT = STOREY + 4;

/**
 * A house for each value, oldest first, on one scale from zero to the largest; the latest in full colour with its windows
 * lit. `most` lets several streets share a scale.
 */
export function houses(trend: readonly number[], ground: Ground, classes: string, most = Math.max(...trend)): Markup {
  const chart = chartInkOn(ground);
  const last = trend.length - 1;
  return html`<svg
    viewBox="0 0 ${trend.length * HOUSE} 100"
    preserveAspectRatio="none"
    aria-hidden="true"
    data-part="trend"
    class="block ${classes}"
  >
    ${trend.map((value, index) => {
      const height = tenth((value / most) * 100);
      const x = index * HOUSE;
      return html`<rect
          x="${x + 0.5}"
          y="${tenth(100 - height)}"
          width="${HOUSE - 1}"
          height="${height}"
          class="${index === last ? chart.hill : chart.hillPlanned}"
        />
        ${height < LEAST_LIT ? '' : html`<path d="${windows(x, height)}" class="${WINDOWS[ground]} ${index === last ? '' : 'opacity-60'}" />`}`;
    })}
  </svg>`;
}

/** Two windows on each whole storey. */
const windows = (x: number, height: number): string =>
  Array.from({ length: Math.max(0, Math.floor((height - 4) / STOREY)) }, (_, floor) => {
    const y = tenth(100 - height + 4 + floor * STOREY);
    return `M${x + 4} ${y}h4v4h-4zM${x + 12} ${y}h4v4h-4z`;
  }).join('');

export function metricSize(metric: Metric): FigureSize {
  return metric.value.length + (metric.unit ?? '').length / 2 <= 6
    ? { value: 'text-headline-lg', unit: 'text-title-md' }
    : { value: 'text-headline-sm', unit: 'text-body-md' };
}

/** Label, figure and how it changed, as entries of a description list. */
export function metricWords(metric: Metric, context: BlockContext, ground: Ground, isGiant = false): Markup {
  return html`<dt class="flex items-center gap-2 ${labelClass(context.style)} ${inkOn(ground).soft}">
      ${metric.icon === undefined ? '' : icon(metric.icon, 'size-4')}<span data-part="label" class="min-w-0 break-words"
        >${metric.label}</span
      >
    </dt>
    <dd class="mt-1">${figure(metric, isGiant ? giantSize(metric, 'column') : metricSize(metric), context.style)}</dd>
    ${metric.change === undefined ? '' : html`<dd data-part="change" class="mt-1 text-body-md ${toneTextOn(metric.change.tone, ground)}">${metric.change.text}</dd>`}`;
}

/** What the drawing is, for those who do not see it and those who wonder. */
export const scaleNote = (text: string, ground: Ground): Markup =>
  html`<p data-part="scale" class="mt-4 text-body-sm ${inkOn(ground).soft}">${text}</p>`;
