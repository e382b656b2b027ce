import { html, type Markup } from '../../markup/html.ts';
import type { Dish } from '../write/visit-shapes.ts';
import type { SlotOf } from '../write/slots.ts';
import { defineBlock, type BlockContext, type BlockWidth } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { blockHeading } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { headingPx } from './kit/heading-px.ts';
import { inkOn } from './kit/ink.ts';
import { itemPanelFor } from './kit/item-panel.ts';
import { figureClass } from './kit/label-class.ts';
import { picture } from './kit/picture.ts';

type Slot = SlotOf<'menu'>;

/** Work with its price is one list; courses are what kitchens have. */
const isOneList = ({ sections }: Slot): boolean => sections.length === 1 && sections[0]?.title === '';
const rowsOf = ({ sections }: Slot): readonly Dish[] => sections.flatMap(({ dishes }) => dishes);

const columnsPx = (slot: Slot, width: BlockWidth): number =>
  headingPx(slot) + 24 + Math.ceil(rowsOf(slot).length / (width === 'narrow' ? 1 : 2)) * 77;

/** What a kind of work costs, line by line. */
export const priceSheet = defineBlock({
  id: 'price-sheet',
  aliases: ['price list', 'prices', 'services', 'fees', 'rates', 'treatments'],
  shows: 'menu',
  variants: [
    {
      name: 'columns',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: isOneList,
      heightPx: columnsPx,
      render: columns,
    },
    {
      name: 'beside-picture',
      widths: ['full', 'wide'],
      devices: ALL_DEVICES,
      suits: isOneList,
      heightPx: (slot) => headingPx(slot) + rowsOf(slot).length * 77,
      render: besidePicture,
    },
    {
      name: 'tiles',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) => isOneList(slot) && rowsOf(slot).length % 3 === 0,
      heightPx: (slot, width) =>
        headingPx(slot) + 24 + Math.ceil(rowsOf(slot).length / (width === 'narrow' ? 1 : 3)) * 168,
      render: tiles,
    },
  ],
});

const bodyOf = ({ body }: Dish, context: BlockContext): Markup | '' =>
  body === undefined
    ? ''
    : html`<p data-part="body" class="text-body-md text-pretty ${inkOn(context.ground).soft}">${body}</p>`;

const line = (dish: Dish, context: BlockContext): Markup =>
  html`<li
    data-part="dish"
    class="flex items-baseline justify-between gap-6 border-t py-4 ${inkOn(context.ground).rule}"
  >
    <div class="min-w-0">
      <p data-part="title" class="break-words text-title-md">${dish.title}</p>
      ${bodyOf(dish, context)}
    </div>
    <span data-part="price" class="shrink-0 ${figureClass(context.style)} text-title-md">${dish.price}</span>
  </li>`;

/** Lines with rules between, in two columns where there is room. */
function columns(slot: Slot, context: BlockContext): Markup {
  return blockSection(
    'price-sheet',
    context,
    '',
    html`${blockHeading(slot, context)}
      <ul data-part="list" class="mt-6 grid gap-x-12 @3xl:grid-cols-2">
        ${rowsOf(slot).map((dish) => line(dish, context))}
      </ul>`,
  );
}

/** The lines at one side, where the work is done at the other. */
function besidePicture(slot: Slot, context: BlockContext): Markup {
  const [section] = slot.sections;
  return blockSection(
    'price-sheet',
    context,
    '',
    html`<div class="grid gap-x-12 gap-y-6 @3xl:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <div class="flex min-w-0 flex-col gap-6">
        ${blockHeading(slot, context)}
        ${section === undefined ? '' : picture(section.picture, 'block h-48 w-full rounded-lg object-cover @3xl:h-80', 'wide')}
      </div>
      <ul data-part="list" class="min-w-0">
        ${rowsOf(slot).map((dish) => line(dish, context))}
      </ul>
    </div>`,
  );
}

/** One tile for each, led by what it costs. */
function tiles(slot: Slot, context: BlockContext): Markup {
  const panel = itemPanelFor(context);
  const inside = { ...context, ground: panel.ground };
  return blockSection(
    'price-sheet',
    context,
    '',
    html`${blockHeading(slot, context)}
      <ul data-part="list" class="mt-6 grid gap-4 @xl:grid-cols-2 @4xl:grid-cols-3">
        ${rowsOf(slot).map(
          (dish) =>
            html`<li data-part="dish" class="flex min-w-0 flex-col gap-1 ${panel.box}">
              <span
                data-part="price"
                class="${figureClass(context.style)} text-headline-sm ${inkOn(panel.ground).accent}"
                >${dish.price}</span
              >
              <p data-part="title" class="mt-2 break-words text-title-md">${dish.title}</p>
              ${bodyOf(dish, inside)}
            </li>`,
        )}
      </ul>`,
  );
}
