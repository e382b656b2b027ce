import { html, type Markup } from '../../../markup/html.ts';
import type { SlotOf } from '../../write/slots.ts';
import type { BlockContext } from '../block.ts';
import { blockHeading } from '../kit/block-heading.ts';
import { blockSection } from '../kit/block-section.ts';
import { chartInkOn } from '../kit/chart-ink.ts';
import { avatar } from '../kit/picture.ts';
import { signatureRoom } from '../kit/signature-room.ts';
import { personWords } from './person-words.ts';

/** Heights of the stars by their place, in percent: two rows, none quite level, the words above the one and below the other. */
const UPPER = [46, 41, 48, 43];
const LOWER = [60, 65, 57, 62];

/** Small stars between, in percent of the sky. */
const FAINT = [
  [3, 30],
  [9, 94],
  [21, 6],
  [30, 96],
  [41, 3],
  [50, 95],
  [58, 8],
  [69, 97],
  [79, 4],
  [91, 95],
  [97, 9],
] as const;

/** Middles of the stars, in percent from the left and the top. */
function placesFor(count: number): { x: number; y: number }[] {
  const margin = count > 6 ? 8 : 11;
  const step = (100 - 2 * margin) / Math.max(1, count - 1);
  return Array.from({ length: count }, (_, index) => ({
    x: Math.round((margin + index * step) * 10) / 10,
    y: (index % 2 === 0 ? UPPER[(index / 2) % 4] : LOWER[((index - 1) / 2) % 4]) ?? 46,
  }));
}

/** Everyone a star of one figure, in the order given; down the page where there is little room. */
export function stars(slot: SlotOf<'people'>, context: BlockContext): Markup {
  const { box, ground } = signatureRoom(context);
  const ink = chartInkOn(ground);
  const places = placesFor(slot.people.length);
  const course = places.map(({ x, y }) => `${x} ${y}`).join('L');
  return blockSection(
    'gathering',
    context,
    box,
    html`${blockHeading(slot, context, ground)}
      <div class="relative mt-6 @3xl:h-[30rem]">
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
          class="absolute inset-0 hidden size-full @3xl:block"
        >
          <path
            d="M${course}"
            fill="none"
            stroke-width="1.5"
            vector-effect="non-scaling-stroke"
            class="${ink.stroke} opacity-60"
          />
          ${FAINT.map(
            ([x, y], index) =>
              html`<path
                d="M${x} ${y}h0"
                fill="none"
                stroke-width="${index % 3 === 0 ? 5 : 3}"
                stroke-linecap="round"
                vector-effect="non-scaling-stroke"
                class="${ink.stroke} opacity-60"
              />`,
          )}
        </svg>
        <ul>
          ${slot.people.map((person, index) => {
            const place = places[index] ?? { x: 50, y: 50 };
            const isLast = index === slot.people.length - 1;
            const isLeft = index % 2 === 0;
            return html`<li
              data-part="card"
              class="relative flex min-w-0 gap-4 pb-6 @max-3xl:left-auto! @max-3xl:top-auto! @3xl:absolute @3xl:w-40 @3xl:-translate-x-1/2 @3xl:items-center @3xl:gap-2 @3xl:pb-0 @3xl:text-center ${isLeft ? '@3xl:mt-8 @3xl:-translate-y-full @3xl:flex-col-reverse' : 'pl-8 @3xl:-mt-8 @3xl:flex-col @3xl:pl-0'}"
              style="left:${place.x}%;top:${place.y}%"
            >
              ${isLast ? '' : thread(isLeft, ink.stroke)}
              ${avatar(person.name, `relative size-16 rounded-full border-4 ${ink.halo}`)}
              <div class="min-w-0 @3xl:w-full">${personWords(person, ground)}</div>
            </li>`;
          })}
        </ul>
      </div>`,
  );
}

/** From the middle of one face to the next below it. */
const thread = (isLeft: boolean, stroke: string): Markup =>
  html`<svg
    viewBox="0 0 96 100"
    preserveAspectRatio="none"
    aria-hidden="true"
    class="absolute top-8 left-0 h-full w-24 @3xl:hidden"
  >
    <path
      d="${isLeft ? 'M32 0L64 100' : 'M64 0L32 100'}"
      fill="none"
      stroke-width="1.5"
      vector-effect="non-scaling-stroke"
      class="${stroke} opacity-60"
    />
  </svg>`;
