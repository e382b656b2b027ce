import { arc } from 'd3-shape';
import { html, type Markup } from '../../../markup/html.ts';
import type { BlockContext } from '../block.ts';
import { createNiceScale } from '../kit/nice-scale.ts';
import { createNumberText, withUnit } from '../kit/number-text.ts';
import { signatureRoom } from '../kit/signature-room.ts';
import { chartInkOn } from '../kit/chart-ink.ts';
import { fixed, partFill, rimLabels, ringFrame, type SeriesSlot } from './ring-frame.ts';

/** Where bars of nothing and of the full measure end, in units of the drawing. */
const HUB = 12;
const FULL = 40;

/** A wheel with a bar for each value from its hub outward. */
export function wheel(slot: SeriesSlot, context: BlockContext): Markup {
  const room = signatureRoom(context);
  const { ground } = room;
  const ink = chartInkOn(ground);
  const scale = createNiceScale(slot.points.map(({ value }) => value));
  const count = slot.points.length;
  const bar = (index: number, outer: number): string =>
    arc<null>()
      .innerRadius(HUB)
      .outerRadius(outer)
      .startAngle((index / count) * 2 * Math.PI)
      .endAngle(((index + 1) / count) * 2 * Math.PI)
      .padAngle(0.05)
      .padRadius(HUB * 2)
      .digits(2)(null) ?? '';
  return ringFrame(slot, context, room, {
    scale: `Bars run from the hub; the rim is ${withUnit(createNumberText([scale.max])(scale.max), slot.unit)}.`,
    drawing: html`<svg viewBox="-50 -50 100 100" class="absolute inset-0 size-full">
        <circle r="${FULL}" fill="none" stroke-width="0.5" class="${ink.stroke} opacity-40" />
        <circle r="${fixed((HUB + FULL) / 2)}" fill="none" stroke-width="0.3" class="${ink.stroke} opacity-40" />
        <circle r="${HUB - 1.5}" fill="none" stroke-width="1" class="${ink.stroke}" />
        ${slot.points.map(({ value }, index) => {
          const outer = fixed(HUB + (scale.toPercent(value) / 100) * (FULL - HUB));
          return html`<path data-part="bar" d="${bar(index, outer)}" class="${partFill(slot, index, ground)}" />`;
        })}
      </svg>
      ${rimLabels(slot, ground)}`,
  });
}
