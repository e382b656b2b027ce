import { html, type Markup } from '../../../markup/html.ts';
import type { BlockContext, Ground } from '../block.ts';
import { quietRoom } from '../kit/signature-room.ts';
import { fixed, partFill, ringFrame, type SeriesSlot } from './ring-frame.ts';

/** Radius of the heart of the stem and of the stem, in units of the drawing. */
const HEART = 4;
const BARK = 47;

const GROOVES: Record<Ground, string> = {
  surface: 'stroke-surface',
  tonal: 'stroke-surface-container',
  field: 'stroke-primary-container',
  inverse: 'stroke-inverse-surface',
};
const STEM: Record<Ground, string> = {
  surface: 'stroke-primary',
  tonal: 'stroke-primary',
  field: 'stroke-on-primary-container',
  inverse: 'stroke-inverse-primary',
};

/** A cut stem: a ring for each value, the oldest in the middle, as thick as the value. */
export function treeRings(slot: SeriesSlot, context: BlockContext): Markup {
  const room = quietRoom(context);
  const whole = slot.points.reduce((sum, { value }) => sum + value, 0) || 1;
  let radius = HEART;
  const rings = slot.points.map(({ value }, index) => {
    radius += (value / whole) * (BARK - HEART);
    return { radius: fixed(radius), index };
  });
  return ringFrame(slot, context, room, {
    scale: 'A ring for each, the oldest in the middle, as thick as its value.',
    drawing: html`<svg viewBox="-50 -50 100 100" class="absolute inset-0 size-full">
      ${rings
        .toReversed()
        .map(
          ({ radius: r, index }) =>
            html`<circle r="${r}" class="${GROUNDS[room.ground]}" />
              <circle
                data-part="ring"
                r="${r}"
                stroke-width="0.8"
                class="${partFill(slot, index, room.ground)} ${GROOVES[room.ground]}"
              />`,
        )}
      <circle r="${HEART}" class="${GROUNDS[room.ground]}" />
      <circle r="${BARK + 1.4}" fill="none" stroke-width="2" class="${STEM[room.ground]}" />
    </svg>`,
  });
}

const GROUNDS: Record<Ground, string> = {
  surface: 'fill-surface',
  tonal: 'fill-surface-container',
  field: 'fill-primary-container',
  inverse: 'fill-inverse-surface',
};
