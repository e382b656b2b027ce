import { html, type Markup } from '../../markup/html.ts';
import type { SlotOf } from '../write/slots.ts';
import { defineBlock, type BlockContext } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { blockHeading } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { icon } from './kit/icon.ts';
import { inkOn } from './kit/ink.ts';
import { itemPanelFor } from './kit/item-panel.ts';
import { headlineClass } from './kit/label-class.ts';
import { frameFor, strongPanelFor } from './kit/panel.ts';
import { picture } from './kit/picture.ts';
import { isColoured } from './kit/status-on.ts';
import { standing } from './kit/thing.ts';

type Slot = SlotOf<'points'>;
type Point = Slot['items'][number];

const hasScene = (slot: Slot): boolean => slot.scene !== undefined;
const isFour = (slot: Slot): boolean => slot.items.length >= 3 && slot.items.length <= 5;

/** The panel of the cell that leads; on a coloured ground an outline is all there is. */
const strongest = (context: BlockContext) =>
  isColoured(context.ground) ? itemPanelFor(context) : strongPanelFor(context);

function cell(point: Point, context: BlockContext, { isLarge = false, classes = '' } = {}): Markup {
  const panel = isLarge ? strongest(context) : itemPanelFor(context);
  const ink = inkOn(panel.ground);
  return html`<li data-part="card" class="flex min-w-0 flex-col justify-between gap-8 ${panel.box} ${classes}">
    ${icon(point.icon, `size-6 ${ink.accent}`)}
    <div>
      <h3
        data-part="title"
        class="${isLarge ? `${headlineClass(context.style)} text-headline-sm` : 'font-headline text-title-lg font-semibold'}"
      >
        ${point.title}
      </h3>
      <p data-part="body" class="mt-2 text-pretty ${isLarge ? 'text-body-lg' : 'text-body-md'} ${ink.soft}">
        ${point.body}
      </p>
    </div>
  </li>`;
}

const scene = ({ scene: shown }: Slot, { style }: BlockContext, classes: string): Markup | '' =>
  shown === undefined
    ? ''
    : html`<li aria-hidden="true" class="relative min-h-48 overflow-hidden ${frameFor(style)} ${classes}">
        ${picture({ ...shown, alt: '' }, 'absolute inset-0 size-full object-cover', 'wide')}
      </li>`;

/** A large cell and the picture on one line, the other points under them in even cells. */
function mosaic(slot: Slot, context: BlockContext): Markup {
  const [first, ...rest] = slot.items;
  return blockSection(
    'bento-grid',
    context,
    '',
    html`${blockHeading(slot, context)}
      <ul data-part="list" class="mt-6 grid gap-4 @3xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        ${first === undefined ? '' : cell(first, context, { isLarge: true })}${scene(slot, context, '')}
      </ul>
      <ul
        class="mt-4 grid gap-4 @lg:grid-cols-2 ${rest.length % 3 === 0 ? '@3xl:grid-cols-3' : rest.length === 4 ? '@4xl:grid-cols-4' : ''}"
      >
        ${rest.map((point) => cell(point, context))}
      </ul>`,
  );
}

/** The picture stands tall in the middle; points lean on it from both sides. */
function flanked(slot: Slot, context: BlockContext): Markup {
  const half = Math.ceil(slot.items.length / 2);
  const side = (points: readonly Point[]): Markup =>
    html`<ul class="flex min-w-0 flex-col gap-4">
      ${points.map((point) => cell(point, context, { classes: 'flex-1' }))}
    </ul>`;
  return blockSection(
    'bento-grid',
    context,
    '',
    html`${blockHeading(slot, context)}
      <div data-part="list" class="mt-6 grid gap-4 @4xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,1fr)]">
        ${side(slot.items.slice(0, half))}
        <ul class="flex">
          ${scene(slot, context, 'flex-1 min-h-72')}
        </ul>
        ${side(slot.items.slice(half))}
      </div>`,
  );
}

/** Squares of words and of things in turn, as on a board. */
function chequer(slot: Slot, context: BlockContext): Markup {
  const things = slot.things ?? [];
  const ink = inkOn(context.ground);
  return blockSection(
    'bento-grid',
    context,
    '',
    html`${blockHeading(slot, context)}
      <ul data-part="list" class="mt-6 grid gap-y-4 @2xl:grid-cols-2 @5xl:gap-x-4">
        ${slot.items.map((point, index) => {
          const thing = things[index % Math.max(1, things.length)];
          return html`<li data-part="card" class="grid min-w-0 grid-cols-2 items-stretch">
            <div
              class="grid min-h-44 place-items-end justify-center p-4 ${ink.chip} ${index % 2 === 1 ? '@2xl:order-2' : ''}"
            >
              ${thing === undefined ? icon(point.icon, 'size-12') : standing(thing, 'h-32 w-full max-w-40')}
            </div>
            <div class="flex min-w-0 flex-col justify-center gap-2 p-4 @5xl:p-6">
              <h3 data-part="title" class="font-headline text-title-lg font-semibold">${point.title}</h3>
              <p data-part="body" class="text-body-md text-pretty ${ink.soft}">${point.body}</p>
            </div>
          </li>`;
        })}
      </ul>`,
  );
}

/** Points in cells of unlike size, with the trade's picture among them. */
export const bentoGrid = defineBlock({
  id: 'bento-grid',
  aliases: ['bento', 'bento cards', 'mosaic', 'feature grid'],
  shows: 'points',
  variants: [
    {
      name: 'mosaic',
      widths: ['full'],
      devices: ALL_DEVICES,
      suits: (slot) => isFour(slot) && hasScene(slot),
      heightPx: () => 620,
      render: mosaic,
    },
    {
      name: 'flanked',
      widths: ['full'],
      devices: ALL_DEVICES,
      suits: (slot) => slot.items.length === 4 && hasScene(slot),
      heightPx: () => 560,
      render: flanked,
    },
    {
      name: 'chequer',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) => slot.items.length >= 2 && slot.items.length <= 6 && (slot.things?.length ?? 0) >= 2,
      heightPx: (slot, width) => 80 + Math.ceil(slot.items.length / (width === 'full' ? 2 : 1)) * 220,
      render: chequer,
    },
  ],
});
