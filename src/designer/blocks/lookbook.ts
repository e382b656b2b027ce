import { html, type Markup } from '../../markup/html.ts';
import { defineBlock, type BlockContext } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { blockHeading } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { headingPx } from './kit/heading-px.ts';
import { inkOn } from './kit/ink.ts';
import { figureClass, headlineClass } from './kit/label-class.ts';
import { frameFor } from './kit/panel.ts';
import { picture } from './kit/picture.ts';
import { tile, type GalleryItem, type GallerySlot } from './picture-grid/tile.ts';

const words = (item: GalleryItem, context: BlockContext, size: string): Markup => {
  const ink = inkOn(context.ground);
  return html`<div class="min-w-0">
    <h3 data-part="title" class="${headlineClass(context.style)} break-words ${size}">${item.title}</h3>
    ${item.meta === undefined ? '' : html`<p data-part="meta" class="mt-1 text-body-md text-pretty ${ink.soft}">${item.meta}</p>`}
    ${item.tag === undefined ? '' : html`<p data-part="tag" class="mt-1 font-label text-label-md font-semibold ${ink.accent}">${item.tag}</p>`}
    ${item.value === undefined ? '' : html`<p data-part="value" class="mt-2 ${figureClass(context.style)} text-title-lg">${item.value}</p>`}
  </div>`;
};

/** Heights in turn, so that neighbours end at different lines. */
const TALLER = ['h-72 @3xl:h-96', 'h-52 @3xl:h-64'] as const;

/** Two columns that begin and end at different heights, like prints laid out on a table. */
const staggered = (slot: GallerySlot, context: BlockContext): Markup => {
  const half = Math.ceil(slot.items.length / 2);
  const column = (items: readonly GalleryItem[], first: 0 | 1): Markup =>
    html`<ul data-part="list" class="flex flex-col gap-8 ${first === 1 ? '@sm:pt-16' : ''}">
      ${items.map((item, index) => tile(item, context, context.ground, { height: TALLER[(index + first) % 2 === 0 ? 0 : 1], aspect: (index + first) % 2 === 0 ? 'square' : 'wide' }))}
    </ul>`;
  return blockSection(
    'lookbook',
    context,
    '',
    html`${blockHeading(slot, context)}
      <div class="mt-6 grid gap-x-6 gap-y-8 @sm:grid-cols-2">
        ${column(slot.items.slice(0, half), 0)}${column(slot.items.slice(half), 1)}
      </div>`,
  );
};

/** One thing on each opening: the picture takes two thirds, at the left and at the right in turn. */
const pages = (slot: GallerySlot, context: BlockContext): Markup =>
  blockSection(
    'lookbook',
    context,
    '',
    html`${blockHeading(slot, context)}
      <ol data-part="list" class="mt-6 flex flex-col gap-10">
        ${slot.items.map(
          (item, index) =>
            html`<li
              data-part="card"
              class="grid items-end gap-x-10 gap-y-4 ${index % 2 === 0 ? '@3xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]' : '@3xl:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]'}"
            >
              <div class="overflow-hidden ${frameFor(context.style)} ${index % 2 === 0 ? '' : '@3xl:order-2'}">
                ${picture(item.picture, 'block h-56 w-full object-cover @3xl:h-80', 'wide')}
              </div>
              ${words(item, context, 'text-headline-sm')}
            </li>`,
        )}
      </ol>`,
  );

/** The first large at the left, the others as an index with small pictures beside it. */
const cover = (slot: GallerySlot, context: BlockContext): Markup => {
  const [first, ...others] = slot.items;
  const ink = inkOn(context.ground);
  return blockSection(
    'lookbook',
    context,
    '',
    html`${blockHeading(slot, context)}
      <div class="mt-6 grid gap-x-10 gap-y-8 @3xl:grid-cols-2">
        ${
          first === undefined
            ? ''
            : html`<div data-part="card" class="flex min-w-0 flex-col gap-4">
                <div class="overflow-hidden ${frameFor(context.style)}">
                  ${picture(first.picture, 'block h-72 w-full object-cover @3xl:h-[28rem]', 'square')}
                </div>
                ${words(first, context, 'text-headline-md')}
              </div>`
        }
        <ul data-part="list" class="flex flex-col">
          ${others.map(
            (item) =>
              html`<li
                data-part="row"
                class="grid grid-cols-[minmax(0,1fr)_6rem] items-center gap-x-6 border-t py-4 ${ink.rule}"
              >
                ${words(item, context, 'text-title-lg')}
                ${picture(item.picture, 'block h-20 w-full rounded-md object-cover', 'wide')}
              </li>`,
          )}
        </ul>
      </div>`,
  );
};

/** Things chosen by eye, laid out as in a printed book of them rather than in a grid. */
export const lookbook = defineBlock({
  id: 'lookbook',
  aliases: ['look book', 'masonry', 'mosaic', 'catalogue', 'catalog', 'picture index', 'staggered grid'],
  shows: 'gallery',
  variants: [
    {
      name: 'staggered',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: ({ items }) => items.length >= 4,
      heightPx: (slot, width) =>
        headingPx(slot) + 64 + Math.ceil(slot.items.length / 2) * (width === 'narrow' ? 330 : 400),
      render: staggered,
    },
    {
      name: 'pages',
      widths: ['full', 'wide'],
      devices: ALL_DEVICES,
      suits: ({ items }) => items.length >= 2 && items.length <= 5,
      heightPx: (slot) => headingPx(slot) + slot.items.length * 360,
      render: pages,
    },
    {
      name: 'cover',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: ({ items }) => items.length >= 3 && items.length <= 9,
      heightPx: (slot, width) =>
        headingPx(slot) + (width === 'narrow' ? 440 + slot.items.length * 120 : Math.max(620, slot.items.length * 116)),
      render: cover,
    },
  ],
});
