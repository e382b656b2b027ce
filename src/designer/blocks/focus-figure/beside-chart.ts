import { html, type Markup } from '../../../markup/html.ts';
import type { BlockContext, Ground } from '../block.ts';
import { blockSection } from '../kit/block-section.ts';
import { chartLegend } from '../kit/chart-legend.ts';
import { factLines } from '../kit/fact-list.ts';
import { inkOn } from '../kit/ink.ts';
import { labelClass } from '../kit/label-class.ts';
import { seriesPlot } from '../kit/series-plot.ts';
import { focusAction, focusFigure, focusMeter, focusRoom, focusTitle, type FocusSlot } from './opening.ts';

/** Figure, facts and action at the left, the chart with its axis takes the rest. */
export function besideChart(slot: FocusSlot, context: BlockContext): Markup {
  const room = focusRoom(context);
  const { ground } = room;
  return blockSection(
    'focus-figure',
    context,
    room.root,
    html`<div class="grid grid-cols-1 ${room.inner} gap-x-12 gap-y-8 @3xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <div class="flex min-w-0 flex-col justify-between gap-6">
        ${focusTitle(slot, context, ground)}${focusFigure(slot, context, ground, 'column')}${focusMeter(slot, ground)}
        ${factLines(slot.facts, context.style, ground)} ${focusAction(slot, context, ground)}
      </div>
      ${slot.series === undefined ? '' : chart(slot.series, context, ground)}
    </div>`,
  );
}

function chart(series: NonNullable<FocusSlot['series']>, context: BlockContext, ground: Ground): Markup {
  return html`<figure data-part="chart" class="flex min-w-0 flex-col gap-4">
    <figcaption class="${labelClass(context.style)} ${inkOn(ground).soft}">${series.title}</figcaption>
    ${seriesPlot(series, ground, 'h-56 @3xl:h-96')}${chartLegend(series, ground)}
  </figure>`;
}
