import { html, type Markup } from '../../markup/html.ts';
import { defineBlock, type BlockContext } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { button } from './kit/button.ts';
import { blockHeading } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { inkOn } from './kit/ink.ts';
import { figureClass } from './kit/label-class.ts';
import { frameFor } from './kit/panel.ts';
import { picture } from './kit/picture.ts';
import { tile, type GallerySlot } from './picture-grid/tile.ts';

const rowsOf = (slot: GallerySlot, columns: number): number => Math.ceil(slot.items.length / columns);

const grid = (slot: GallerySlot, context: BlockContext): Markup =>
  blockSection(
    'picture-grid',
    context,
    '',
    html`${blockHeading(slot, context)}
      <ul data-part="list" class="mt-6 grid grid-cols-1 gap-x-6 gap-y-8 @sm:grid-cols-2 @4xl:grid-cols-3">
        ${slot.items.map((item) => tile(item, context, context.ground, { height: 'h-48 @4xl:h-64', aspect: 'wide' }))}
      </ul>`,
  );

/** The first thing large, the others beside and below it. */
const featured = (slot: GallerySlot, context: BlockContext): Markup => {
  const [first, ...others] = slot.items;
  return blockSection(
    'picture-grid',
    context,
    '',
    html`${blockHeading(slot, context)}
      <div class="mt-6 grid gap-x-6 gap-y-8 @3xl:grid-cols-2">
        ${
          first === undefined
            ? ''
            : html`<ul>
                ${tile(first, context, context.ground, { height: 'h-72 @3xl:h-[30rem]', aspect: 'square' })}
              </ul>`
        }
        <ul data-part="list" class="grid grid-cols-1 content-start gap-x-6 gap-y-8 @sm:grid-cols-2">
          ${others.map((item) => tile(item, context, context.ground, { height: 'h-44', aspect: 'wide' }))}
        </ul>
      </div>`,
  );
};

/** Ruled rows drawn to one scale: picture, words, value. */
const ledgerRows = (slot: GallerySlot, context: BlockContext): Markup => {
  const ink = inkOn(context.ground);
  return blockSection(
    'picture-grid',
    context,
    '',
    html`${blockHeading(slot, context)}
      <ul data-part="list" class="mt-6">
        ${slot.items.map(
          (item) =>
            html`<li
              data-part="row"
              class="grid grid-cols-[6rem_minmax(0,1fr)] items-center gap-x-6 gap-y-2 border-t py-4 ${item.action === undefined ? '@3xl:grid-cols-[14rem_minmax(0,1fr)_auto]' : '@3xl:grid-cols-[14rem_minmax(0,1fr)_auto_auto]'} ${ink.rule}"
            >
              ${picture(item.picture, 'block h-24 w-full rounded-md object-cover @3xl:h-32', 'wide')}
              <div class="min-w-0">
                <h3 data-part="title" class="font-headline text-title-lg">${item.title}</h3>
                ${item.meta === undefined ? '' : html`<p data-part="meta" class="mt-1 text-body-md ${ink.soft}">${item.meta}</p>`}
                ${item.tag === undefined ? '' : html`<p data-part="tag" class="mt-1 font-label text-label-md font-semibold ${ink.accent}">${item.tag}</p>`}
              </div>
              ${item.action === undefined ? '' : button(item.action, context, 'secondary', { classes: 'col-start-2 self-center justify-self-start @3xl:order-last @3xl:col-start-auto' })}
              ${item.value === undefined ? '' : html`<p data-part="value" class="col-start-2 ${figureClass(context.style)} text-headline-sm @3xl:col-start-auto @3xl:text-right">${item.value}</p>`}
            </li>`,
        )}
      </ul>`,
  );
};

/** One thing alone, as large as the page lets it be. */
const single = (slot: GallerySlot, context: BlockContext): Markup =>
  blockSection(
    'picture-grid',
    context,
    '',
    html`${slot.items.map(
      (item) =>
        html`<figure data-part="card" class="flex min-w-0 flex-col gap-3">
          ${picture(item.picture, `block h-72 w-full object-cover @3xl:h-[30rem] ${frameFor(context.style)}`, 'wide')}
          <figcaption
            class="flex flex-wrap items-baseline justify-between gap-x-4 text-body-md ${inkOn(context.ground).soft}"
          >
            <span class="sr-only">${slot.title}</span><span data-part="title">${item.title}</span>
          </figcaption>
        </figure>`,
    )}`,
  );

const isAlone = (slot: GallerySlot): boolean => slot.items.length === 1 && slot.items[0]?.action === undefined;

/** Things that are chosen by eye. */
export const pictureGrid = defineBlock({
  id: 'picture-grid',
  aliases: ['gallery', 'photos', 'cards', 'products', 'grid', 'collection', 'showcase', 'images'],
  shows: 'gallery',
  variants: [
    {
      name: 'grid',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) => !isAlone(slot),
      heightPx: (slot, width) =>
        80 + rowsOf(slot, width === 'full' ? 3 : width === 'wide' ? 2 : 1) * (width === 'full' ? 350 : 290),
      render: grid,
    },
    {
      name: 'featured',
      widths: ['full'],
      devices: ALL_DEVICES,
      suits: (slot) => slot.items.length >= 3 && slot.items.length <= 5,
      heightPx: () => 640,
      render: featured,
    },
    {
      name: 'ledger-rows',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) => !isAlone(slot),
      heightPx: (slot, width) => 80 + slot.items.length * (width === 'narrow' ? 150 : 166),
      render: ledgerRows,
    },
    {
      name: 'single',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: isAlone,
      heightPx: () => 540,
      render: single,
    },
  ],
});
