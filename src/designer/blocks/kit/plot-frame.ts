import { html, type Markup } from '../../../markup/html.ts';
import type { Ground } from '../block.ts';
import { chartInkOn } from './chart-ink.ts';
import { inkOn } from './ink.ts';
import type { NiceScale } from './nice-scale.ts';
import { createNumberText } from './number-text.ts';

/** Heights of a plot: the classes stand on the axis, the grid and each column alike, so that they line up. */
export type PlotHeight = 'h-32' | 'h-40' | 'h-40 @xl:h-56' | 'h-48 @xl:h-64' | 'h-56 @3xl:h-96';

export interface PlotFrame {
  scale: NiceScale;
  unit: string;
  ground: Ground;
  height: PlotHeight;
}

/**
 * Axis and grid round the columns of a chart. The columns' own height must be `height` plus their labels under it;
 * over the plot there is room for one value label.
 */
export function plotFrame({ scale, unit, ground, height }: PlotFrame, columns: Markup): Markup {
  return html`<div data-part="plot" class="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 font-label text-label-md">
    <div aria-hidden="true" class="${inkOn(ground).soft}">
      <p class="h-6 text-right">${unit}</p>
      <div class="flex flex-col-reverse justify-between ${height}">
        ${toTickTexts(scale).map((text) => html`<span class="flex h-0 items-center justify-end tabular-nums">${text}</span>`)}
      </div>
    </div>
    <div class="relative min-w-0 pt-6">${gridLines(scale, ground, height)}${columns}</div>
  </div>`;
}

const toTickTexts = (scale: NiceScale): string[] => scale.ticks.map(createNumberText(scale.ticks));

function gridLines(scale: NiceScale, ground: Ground, height: PlotHeight): Markup {
  const faint = chartInkOn(ground).grid;
  const zero = inkOn(ground).strong;
  return html`<div aria-hidden="true" class="absolute inset-x-0 top-6 flex flex-col-reverse justify-between ${height}">
    ${scale.ticks.map((tick) =>
      tick === 0
        ? html`<span class="h-0 border-t border-current ${zero}"></span>`
        : html`<span class="h-0 border-t ${faint}"></span>`,
    )}
  </div>`;
}
