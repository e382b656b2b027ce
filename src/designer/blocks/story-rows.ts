import { html, type Markup } from '../../markup/html.ts';
import type { Picture, SlotOf } from '../write/slots.ts';
import { defineBlock, type BlockContext } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { blockHeading } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { figureFace } from './kit/figure.ts';
import { inkOn } from './kit/ink.ts';
import { headlineClass } from './kit/label-class.ts';
import { frameFor } from './kit/panel.ts';
import { picture } from './kit/picture.ts';
import { standing } from './kit/thing.ts';

type Slot = SlotOf<'points'>;
type Point = Slot['items'][number];

/** Each point has a picture of its own, the scene first and the trade's things after it. */
function picturesOf(slot: Slot): Picture[] {
  const own = slot.items.flatMap((item) => (item.picture === undefined ? [] : [item.picture]));
  if (own.length === slot.items.length) return own;
  const shown = [...(slot.scene === undefined ? [] : [slot.scene]), ...(slot.things ?? []).map(onGround)];
  return [...new Map(shown.map((one) => [one.subject, one])).values()];
}

/** A thing that stands alone, set on a ground again. */
const onGround = (thing: Picture): Picture => ({ ...thing, kind: thing.kind === 'thing' ? 'product' : thing.kind });

const isPictured = (slot: Slot): boolean => slot.items.length >= 2 && picturesOf(slot).length >= slot.items.length;

const words = (point: Point, context: BlockContext, size = 'text-headline-sm'): Markup =>
  html`<div class="flex min-w-0 flex-col justify-center gap-3">
    <h3 data-part="title" class="${headlineClass(context.style)} ${size}">${point.title}</h3>
    <p data-part="body" class="max-w-md text-body-lg text-pretty ${inkOn(context.ground).soft}">${point.body}</p>
  </div>`;

const MOST = 4;
const ZIGZAG = [
  '@3xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]',
  '@3xl:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]',
  '@3xl:grid-cols-[minmax(0,6fr)_minmax(0,6fr)]',
  '@3xl:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]',
] as const;
const HEIGHTS = ['h-64 @3xl:h-96', 'h-56 @3xl:h-72', 'h-56 @3xl:h-80', 'h-48 @3xl:h-56'] as const;

/** Picture and words change sides and sizes from row to row. */
function zigzag(slot: Slot, context: BlockContext): Markup {
  const shown = picturesOf(slot);
  return blockSection(
    'story-rows',
    context,
    '',
    html`${blockHeading(slot, context)}
      <div data-part="list" class="mt-8 flex flex-col gap-10 @3xl:gap-16">
        ${slot.items.slice(0, MOST).map((point, index) => {
          const image = shown[index];
          const isLeft = index % 2 === 0;
          return html`<article data-part="row" class="grid gap-x-12 gap-y-5 ${ZIGZAG[index % ZIGZAG.length] ?? ''}">
            ${image === undefined ? '' : picture({ ...image, alt: '' }, `block w-full object-cover ${HEIGHTS[index % HEIGHTS.length] ?? ''} ${frameFor(context.style)} ${isLeft ? '' : '@3xl:order-2'}`, 'wide')}
            ${words(point, context)}
          </article>`;
        })}
      </div>`,
  );
}

/** Numbered chapters under each other: numeral in the margin, words, a thing at the right edge. */
function chapters(slot: Slot, context: BlockContext): Markup {
  const { things = [] } = slot;
  const ink = inkOn(context.ground);
  return blockSection(
    'story-rows',
    context,
    '',
    html`${blockHeading(slot, context)}
      <ol data-part="list" class="mt-8">
        ${slot.items.map((point, index) => {
          const thing = things[index % Math.max(1, things.length)];
          return html`<li
            data-part="row"
            class="grid grid-cols-[2rem_minmax(0,1fr)_4rem] items-end gap-x-4 gap-y-2 border-t py-6 @3xl:grid-cols-[6rem_minmax(0,1fr)_10rem] @3xl:gap-x-8 ${ink.rule}"
          >
            <span class="${figureFace(context.style)} self-start text-headline-sm @3xl:text-display-sm ${ink.accent}"
              >${index + 1}</span
            >
            ${words(point, context)}
            ${thing === undefined ? html`<span></span>` : standing(thing, 'h-20 w-full @3xl:h-32')}
          </li>`;
        })}
      </ol>`,
  );
}

/** One tall picture stays at the left while the points are told beside it, the first one large. */
function besideOne(slot: Slot, context: BlockContext): Markup {
  const ink = inkOn(context.ground);
  const image = slot.scene;
  return blockSection(
    'story-rows',
    context,
    '',
    html`<div class="grid gap-x-16 gap-y-8 @3xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      ${image === undefined ? '' : picture({ ...image, alt: '' }, `block h-64 w-full object-cover @3xl:h-full @3xl:min-h-96 ${frameFor(context.style)}`, 'tall')}
      <div class="flex min-w-0 flex-col gap-6 @3xl:py-6">
        ${blockHeading(slot, context)}
        <div data-part="list" class="flex flex-col">
          ${slot.items.map(
            (point) =>
              html`<article data-part="row" class="border-t py-5 ${ink.rule}">
                <h3 data-part="title" class="font-headline text-title-lg font-semibold">${point.title}</h3>
                <p data-part="body" class="mt-1 max-w-xl text-body-lg text-pretty ${ink.soft}">${point.body}</p>
              </article>`,
          )}
        </div>
      </div>
    </div>`,
  );
}

/** Points told one after the other, each beside its picture. */
export const storyRows = defineBlock({
  id: 'story-rows',
  aliases: ['story', 'alternating rows', 'picture and text', 'chapters'],
  shows: 'points',
  variants: [
    {
      name: 'zigzag',
      widths: ['full'],
      devices: ALL_DEVICES,
      suits: (slot) => isPictured(slot) && slot.items.length <= MOST,
      heightPx: (slot) => 80 + slot.items.length * 380,
      render: zigzag,
    },
    {
      name: 'chapters',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) => slot.items.length >= 2 && (slot.things?.length ?? 0) > 0,
      heightPx: (slot, width) => 80 + slot.items.length * (width === 'narrow' ? 240 : 176),
      render: chapters,
    },
    {
      name: 'beside-one',
      widths: ['full'],
      devices: ALL_DEVICES,
      suits: (slot) => slot.items.length >= 2 && slot.scene !== undefined,
      heightPx: (slot) => Math.max(420, 100 + slot.items.length * 110),
      render: besideOne,
    },
  ],
});
