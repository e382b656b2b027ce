import { html, type Markup } from '../../../markup/html.ts';
import type { SlotOf } from '../../write/slots.ts';
import type { BlockContext, Ground } from '../block.ts';
import { blockHeading } from '../kit/block-heading.ts';
import { blockSection } from '../kit/block-section.ts';
import { chartInkOn } from '../kit/chart-ink.ts';
import { figureFace } from '../kit/figure.ts';
import { inkOn } from '../kit/ink.ts';
import { withUnit } from '../kit/number-text.ts';
import { seriesFigure } from '../kit/series-figure.ts';
import { spokenText, toSeriesModel } from '../kit/series-model.ts';

export type SeriesSlot = SlotOf<'series'>;

export const fixed = (value: number): number => Math.round(value * 100) / 100;

/** Colour of a part of the drawing: the one of now in full, others in tone, planned ones faint. */
export function partFill(slot: SeriesSlot, index: number, ground: Ground): string {
  const ink = chartInkOn(ground);
  const hasNow = slot.points.some(({ state }) => state === 'now');
  const state = slot.points[index]?.state;
  if (state === 'planned') return `${ink.hillPlanned} opacity-60`;
  return state === 'now' || !hasNow ? ink.hill : ink.hillPlanned;
}

/** Labels round the rim, as far as they stand on it; the list beside the drawing says them too. */
export function rimLabels(slot: SeriesSlot, ground: Ground): Markup[] {
  const ink = inkOn(ground);
  const count = slot.points.length;
  return slot.points.map((point, index) => {
    const turn = ((index + 0.5) / count - 0.25) * 2 * Math.PI;
    const look = point.state === 'now' ? `rounded-sm px-1 font-semibold ${chartInkOn(ground).mark}` : ink.soft;
    return html`<span
      class="absolute -translate-1/2 font-label text-label-md ${look}"
      style="left:${fixed(50 + 46 * Math.cos(turn))}%;top:${fixed(50 + 46 * Math.sin(turn))}%"
      >${point.label}</span
    >`;
  });
}

/** Heading with the sentence's figure, the drawing, and every value in words beside it. */
export function ringFrame(
  slot: SeriesSlot,
  context: BlockContext,
  { box, ground }: { box: string; ground: Ground },
  { drawing, scale }: { drawing: Markup; scale: string },
): Markup {
  const model = toSeriesModel(slot);
  const ink = inkOn(ground);
  return blockSection(
    'season-ring',
    context,
    box,
    html`<div class="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        ${blockHeading(slot, context, ground)}${seriesFigure(slot, context, ground)}
      </div>
      <figure data-part="chart" class="mt-6 grid grid-cols-1 items-center gap-x-12 gap-y-6 @2xl:grid-cols-2">
        <div aria-hidden="true" class="relative mx-auto aspect-square w-full max-w-80 @4xl:max-w-96">${drawing}</div>
        <figcaption class="min-w-0">
          <ol aria-label="${model.name}">
            ${slot.points.map(
              (point, index) =>
                html`<li
                  data-part="point"
                  class="flex items-baseline justify-between gap-4 border-t py-2 ${ink.rule} ${point.state === 'now' ? 'font-semibold' : ''}"
                >
                  <span data-part="label" class="min-w-0 break-words text-body-md">${point.label}</span>
                  <span
                    data-part="value"
                    class="${figureFace(context.style)} text-title-md ${point.state === 'now' ? ink.accent : ''}"
                    >${spokenText(point, withUnit(model.texts[index] ?? '', slot.unit))}</span
                  >
                </li>`,
            )}
          </ol>
          <p data-part="scale" class="mt-3 text-body-sm ${ink.soft}">${model.name}. ${scale}</p>
        </figcaption>
      </figure>`,
  );
}
