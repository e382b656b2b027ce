import { html, type Markup } from '../../markup/html.ts';
import type { Picture, SlotOf } from '../write/slots.ts';
import { isThing } from '../write/pictures-for.ts';
import { defineBlock, type BlockContext, type Ground } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { blockHeading } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { headingPx } from './kit/heading-px.ts';
import { inkOn } from './kit/ink.ts';
import { figureClass } from './kit/label-class.ts';
import { picture } from './kit/picture.ts';
import { quietRoom, signatureRoom } from './kit/signature-room.ts';
import { subHeading } from './kit/sub-heading.ts';
import { standing } from './kit/thing.ts';
import { readAmounts } from './shelf/read-amounts.ts';

type Slot = SlotOf<'gallery'>;
type Item = Slot['items'][number];

/** Share of the pictures that stand by themselves. */
const LEAST_THINGS = 0.75;

/** A shelf holds things; a picture or two in frames may stand between them. */
const isShelf = ({ items }: Slot): boolean => {
  const things = items.filter((item) => isThing(item.picture)).length;
  return items.length >= 2 && items.length <= 9 && things >= items.length * LEAST_THINGS;
};

/** Things on shelves as in the shop. */
export const shelf = defineBlock({
  id: 'shelf',
  aliases: ['shelf', 'shelves', 'display', 'shop window', 'counter'],
  shows: 'gallery',
  isSignature: true,
  natures: ['sold'],
  variants: [
    {
      name: 'boards',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: isShelf,
      heightPx: (slot, width) =>
        headingPx(slot) + 40 + Math.ceil(slot.items.length / (width === 'narrow' ? 2 : 3)) * 296,
      render: boards,
    },
    {
      name: 'by-value',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) => slot.items.length <= 6 && slot.items.every((item) => isThing(item.picture)) && canScale(slot),
      heightPx: (slot, width) =>
        headingPx(slot) +
        48 +
        Math.ceil(slot.items.length / (width === 'narrow' ? 2 : 3)) * (width === 'full' ? 300 : 252),
      render: byValue,
    },
    {
      name: 'plinth',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) => isShelf(slot) && slot.items.length >= 3 && slot.items.length <= 7,
      heightPx: (slot, width) => headingPx(slot) + (width === 'full' ? 500 : 380 + (slot.items.length - 1) * 112),
      render: plinth,
    },
  ],
});

/** Things of very different value would leave the small ones unseen. */
const WIDEST_SPREAD = 5;
function canScale({ items }: Slot): boolean {
  const amounts = readAmounts(items.map((item) => item.value));
  return (
    amounts !== undefined && Math.max(...amounts) / Math.min(...amounts) <= WIDEST_SPREAD && new Set(amounts).size > 1
  );
}

/** The thing by itself, or the picture in a frame that leans against the wall. */
const exhibit = (shown: Picture, size: string): Markup =>
  isThing(shown)
    ? standing(shown, size)
    : html`<span class="flex items-end justify-center ${size}"
        >${picture({ ...shown, alt: '' }, 'block aspect-[4/3] w-full border-4 border-current object-cover', 'wide')}</span
      >`;

function words(item: Item, context: BlockContext, ground: Ground, isCentered: boolean): Markup {
  const ink = inkOn(ground);
  return html`<div class="min-w-0 ${isCentered ? 'text-center' : ''}">
    ${subHeading(item.title, context, 'break-words text-title-md font-semibold')}
    ${item.value === undefined ? '' : html`<p data-part="value" class="${figureClass(context.style)} mt-1 text-title-lg">${item.value}</p>`}
    ${item.meta === undefined ? '' : html`<p data-part="meta" class="mt-1 break-words text-body-md ${ink.soft}">${item.meta}</p>`}
    ${item.tag === undefined ? '' : html`<p class="mt-2"><span data-part="tag" class="inline-flex rounded-full px-3 py-1 font-label text-label-md font-semibold ${ink.chip}">${item.tag}</span></p>`}
  </div>`;
}

const BOARD: Record<Ground, string> = {
  surface: 'bg-primary',
  tonal: 'bg-primary',
  field: 'bg-on-primary-container',
  inverse: 'bg-inverse-primary',
};

const COLUMNS: Readonly<Record<number, string>> = {
  2: 'grid-cols-2',
  3: 'grid-cols-2 @2xl:grid-cols-3',
  4: 'grid-cols-2 @3xl:grid-cols-4',
  5: 'grid-cols-2 @2xl:grid-cols-3 @5xl:grid-cols-5',
};
const columnsFor = (count: number): string => COLUMNS[count] ?? 'grid-cols-2 @2xl:grid-cols-3';

/** Rows of things on boards that run through, with their labels on the edge below. */
function boards(slot: Slot, context: BlockContext): Markup {
  const { box, ground } = signatureRoom(context);
  return blockSection(
    'shelf',
    context,
    box,
    html`${blockHeading(slot, context, ground)}
      <ul class="mt-6 grid gap-y-6 ${columnsFor(slot.items.length)}">
        ${slot.items.map(
          (item) =>
            html`<li data-part="card" class="flex min-w-0 flex-col">
              <div class="flex h-36 items-end justify-center px-4 @3xl:h-44">
                ${exhibit(item.picture, 'h-full w-full max-w-44')}
              </div>
              <div aria-hidden="true" class="h-2 ${BOARD[ground]}"></div>
              <div class="px-3 pt-3">${words(item, context, ground, true)}</div>
            </li>`,
        )}
      </ul>`,
  );
}

/** Columns so wide that the broadest thing is held by its height, not by its width: heights stay true. */
const BY_VALUE: Readonly<Record<number, string>> = {
  2: 'grid-cols-2',
  3: 'grid-cols-2 @2xl:grid-cols-3',
  4: 'grid-cols-2 @4xl:grid-cols-4',
};

/** Things on one table, each as high as its value. */
function byValue(slot: Slot, context: BlockContext): Markup {
  const { box, ground } = signatureRoom(context);
  const amounts = readAmounts(slot.items.map((item) => item.value)) ?? slot.items.map(() => 1);
  const most = Math.max(...amounts);
  return blockSection(
    'shelf',
    context,
    box,
    html`${blockHeading(slot, context, ground)}
      <ul class="mt-6 grid gap-y-6 ${BY_VALUE[slot.items.length] ?? 'grid-cols-2 @2xl:grid-cols-3'}">
        ${slot.items.map(
          (item, index) =>
            html`<li data-part="card" class="flex min-w-0 flex-col">
              <div
                class="flex h-24 items-end justify-center px-1 @2xl:h-32 ${slot.items.length === 4 ? '@5xl:h-36' : '@5xl:h-48'}"
              >
                <span class="block w-full" style="height:${Math.round(((amounts[index] ?? 0) / most) * 1000) / 10}%"
                  >${exhibit(item.picture, 'size-full')}</span
                >
              </div>
              <div aria-hidden="true" class="h-2 ${BOARD[ground]}"></div>
              <div class="px-3 pt-3">${words(item, context, ground, true)}</div>
            </li>`,
        )}
      </ul>
      <p data-part="scale" class="mt-6 text-body-sm ${inkOn(ground).soft}">Drawn as high as the figure under each.</p>`,
  );
}

/** The first thing large on a plinth, the others on a shelf beside it. */
function plinth(slot: Slot, context: BlockContext): Markup {
  const { box, ground } = quietRoom(context);
  const [first, ...rest] = slot.items;
  if (first === undefined) return blockSection('shelf', context, box, html`${blockHeading(slot, context, ground)}`);
  const stand = inkOn('field');
  return blockSection(
    'shelf',
    context,
    box,
    html`${blockHeading(slot, context, ground)}
      <ul class="mt-6 grid grid-cols-1 gap-x-12 gap-y-8 @3xl:grid-cols-2">
        <li data-part="card" class="flex min-w-0 flex-col overflow-hidden rounded-lg ${stand.ground} @3xl:row-span-6">
          <div class="flex min-h-64 grow items-end justify-center px-8 pt-8">
            ${exhibit(first.picture, 'h-56 w-full @3xl:h-80')}
          </div>
          <div class="p-card ${inkOn('inverse').ground}">${words(first, context, 'inverse', false)}</div>
        </li>
        ${rest.map(
          (item) =>
            html`<li
              data-part="card"
              class="grid min-w-0 grid-cols-[6rem_minmax(0,1fr)] items-end gap-x-6 border-b-8 pb-0 ${EDGE[ground]}"
            >
              ${exhibit(item.picture, 'h-24 w-full')}
              <div class="pb-3">${words(item, context, ground, false)}</div>
            </li>`,
        )}
      </ul>`,
  );
}

const EDGE: Record<Ground, string> = {
  surface: 'border-primary',
  tonal: 'border-primary',
  field: 'border-on-primary-container',
  inverse: 'border-inverse-primary',
};
