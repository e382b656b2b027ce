import { html, type Markup } from '../../../markup/html.ts';
import type { BlockContext, Ground } from '../block.ts';
import { blockHeading } from '../kit/block-heading.ts';
import { blockSection } from '../kit/block-section.ts';
import { quietRoom } from '../kit/signature-room.ts';
import { planNote, stopWords, WALLS, type PlaceSlot, type Stop } from './stop.ts';

/** Widths of the rooms in sixths, so that no two rows are cut alike. */
const SPANS: Readonly<Record<number, readonly number[]>> = {
  2: [4, 2],
  3: [6, 2, 4],
  4: [4, 2, 2, 4],
  5: [4, 2, 2, 2, 2],
  6: [4, 2, 2, 4, 3, 3],
  7: [4, 2, 2, 2, 2, 2, 4],
  8: [4, 2, 2, 2, 2, 2, 2, 2],
};
const SPAN: Readonly<Record<number, string>> = {
  2: '@2xl:col-span-2',
  3: '@2xl:col-span-3',
  4: '@2xl:col-span-4',
  6: '@2xl:col-span-6',
};

/** Rooms wall to wall with their doors; the first is the largest. */
export function rooms(slot: PlaceSlot, context: BlockContext): Markup {
  const { box, ground } = quietRoom(context);
  const spans = SPANS[slot.stops.length] ?? [];
  return blockSection(
    'floor-plan',
    context,
    box,
    html`${blockHeading(slot, context, ground)}
      <ol class="mt-6 grid grid-cols-1 border-4 @xs:grid-cols-2 @2xl:grid-cols-6 ${WALLS[ground].line}">
        ${slot.stops.map((stop, index) =>
          room(stop, context, ground, {
            span: `${SPAN[spans[index] ?? 2] ?? ''} ${index === 0 && slot.stops.length % 2 === 1 ? '@xs:col-span-2' : ''}`,
            isFloored: index % 2 === 0,
          }),
        )}
      </ol>
      ${planNote(ground)}`,
  );
}

/** Walls at the right and the foot of each room lie on its neighbours'; a door stands open in the lower one. */
const room = (
  stop: Stop,
  context: BlockContext,
  ground: Ground,
  { span, isFloored }: { span: string; isFloored: boolean },
): Markup => {
  const wall = WALLS[ground];
  return html`<li
    data-part="row"
    class="relative -mr-0.5 -mb-0.5 min-h-36 min-w-0 border-2 p-4 pb-8 ${wall.line} ${isFloored ? wall.floor : ''} ${span}"
  >
    ${stopWords(stop, context, ground)}
    <span aria-hidden="true" class="absolute right-4 -bottom-0.5 h-1 w-10 ${wall.gap}"></span>
    <svg viewBox="0 0 40 40" aria-hidden="true" class="absolute right-4 bottom-0 size-10">
      <path d="M1 40V1A39 39 0 0 1 40 40" fill="none" stroke-width="1.5" class="${DOORS[ground]}" />
    </svg>
  </li>`;
};

const DOORS: Record<Ground, string> = {
  surface: 'stroke-outline',
  tonal: 'stroke-outline',
  field: 'stroke-on-primary-container',
  inverse: 'stroke-inverse-on-surface',
};
