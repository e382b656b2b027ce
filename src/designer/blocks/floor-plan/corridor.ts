import { html, type Markup } from '../../../markup/html.ts';
import type { BlockContext, Ground } from '../block.ts';
import { blockHeading } from '../kit/block-heading.ts';
import { blockSection } from '../kit/block-section.ts';
import { signatureRoom } from '../kit/signature-room.ts';
import { planNote, stopWords, WALLS, type PlaceSlot } from './stop.ts';

const ACROSS: Readonly<Record<number, string>> = {
  1: '@2xl:grid-cols-1',
  2: '@2xl:grid-cols-2',
  3: '@2xl:grid-cols-3',
  4: '@2xl:grid-cols-4',
};

const DASHES: Record<Ground, string> = {
  surface: 'border-primary',
  tonal: 'border-primary',
  field: 'border-on-primary-container',
  inverse: 'border-inverse-primary',
};

/** Rooms on both sides of a corridor that one walks from the left; down the page where there is little room. */
export function corridor(slot: PlaceSlot, context: BlockContext): Markup {
  const { box, ground } = signatureRoom(context);
  const wall = WALLS[ground];
  const columns = Math.ceil(slot.stops.length / 2);
  return blockSection(
    'floor-plan',
    context,
    box,
    html`${blockHeading(slot, context, ground)}
      <ol
        class="relative mt-6 grid grid-cols-1 border-4 pl-10 @2xl:grid-rows-[minmax(8rem,auto)_5rem_minmax(8rem,auto)] @2xl:pl-0 ${wall.line} ${ACROSS[columns] ?? '@2xl:grid-cols-4'}"
      >
        ${slot.stops.map((stop, index) => {
          const isUpper = index % 2 === 0;
          return html`<li
            data-part="row"
            class="relative flex min-w-0 flex-col border-b-2 border-l-2 p-4 @2xl:border-l-0 ${index < slot.stops.length - 2 ? '@2xl:border-r-2' : ''} ${index === slot.stops.length - 1 ? 'border-b-0' : ''} ${isUpper ? '@2xl:row-start-1 @2xl:justify-end @2xl:border-b-2' : '@2xl:row-start-3 @2xl:border-t-2 @2xl:border-b-0'} ${wall.line}"
          >
            <div class="min-w-0">${stopWords(stop, context, ground)}</div>
            <span
              aria-hidden="true"
              class="absolute top-6 -left-0.5 h-10 w-1 @2xl:left-4 @2xl:h-1 @2xl:w-12 ${isUpper ? '@2xl:top-auto @2xl:-bottom-0.5' : '@2xl:-top-0.5'} ${wall.gap}"
            ></span>
          </li>`;
        })}
        <li
          aria-hidden="true"
          class="absolute inset-y-4 left-5 border-l-2 border-dashed @2xl:static @2xl:col-span-full @2xl:row-start-2 @2xl:my-auto @2xl:border-t-2 @2xl:border-l-0 ${DASHES[ground]}"
        ></li>
      </ol>
      ${planNote(ground)}`,
  );
}
