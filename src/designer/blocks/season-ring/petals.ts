import { html, type Markup } from '../../../markup/html.ts';
import type { BlockContext } from '../block.ts';
import { chartInkOn } from '../kit/chart-ink.ts';
import { quietRoom } from '../kit/signature-room.ts';
import { fixed, partFill, rimLabels, ringFrame, type SeriesSlot } from './ring-frame.ts';

/** Length of the longest petal from the middle, in units of the drawing. */
const LONGEST = 40;
const HEART = 5;

/** A flower: petals as long as their values, all from one heart. */
export function petals(slot: SeriesSlot, context: BlockContext): Markup {
  const room = quietRoom(context);
  const { ground } = room;
  const most = Math.max(...slot.points.map(({ value }) => value)) || 1;
  const count = slot.points.length;
  /** Half the width of a petal; as wide as neighbours allow. */
  const half = Math.min(11, 52 / count);
  return ringFrame(slot, context, room, {
    scale: 'Petals are as long as their values, measured from the middle.',
    drawing: html`<svg viewBox="-50 -50 100 100" class="absolute inset-0 size-full">
        ${slot.points.map(({ value }, index) => {
          const long = fixed((value / most) * LONGEST);
          const wide = fixed(Math.min(half, long / 2));
          return html`<path
            data-part="petal"
            d="M0 0C${-wide} ${fixed(-long * 0.35)} ${fixed(-wide * 1.3)} ${fixed(-long * 0.85)} 0 ${-long}C${fixed(wide * 1.3)} ${fixed(-long * 0.85)} ${wide} ${fixed(-long * 0.35)} 0 0z"
            transform="rotate(${fixed(((index + 0.5) / count) * 360)})"
            class="${partFill(slot, index, ground)}"
          />`;
        })}
        <circle r="${HEART}" class="${chartInkOn(ground).hill}" />
      </svg>
      ${rimLabels(slot, ground)}`,
  });
}
