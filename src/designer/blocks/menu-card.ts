import { html, type Markup } from '../../markup/html.ts';
import type { SlotOf } from '../write/slots.ts';
import type { Dish } from '../write/visit-shapes.ts';
import { defineBlock, type BlockContext, type BlockWidth } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { blockHeading, headingElement } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { figureClass, headlineClass, labelClass } from './kit/label-class.ts';
import { headingPx } from './kit/heading-px.ts';
import { inkOn } from './kit/ink.ts';
import { itemPanelFor } from './kit/item-panel.ts';
import { picture } from './kit/picture.ts';
import { toPath } from './kit/to-path.ts';

type Slot = SlotOf<'menu'>;
type Section = Slot['sections'][number];

const countDishes = ({ sections }: Slot): number => sections.reduce((sum, { dishes }) => sum + dishes.length, 0);
/** Courses have names; a list without one is no card of a kitchen. */
const hasCourses = ({ sections }: Slot): boolean => sections.every(({ title }) => title !== '');
const columnsOf = (width: BlockWidth): number => (width === 'narrow' ? 1 : 2);
const listPx = (slot: Slot, width: BlockWidth): number =>
  headingPx(slot) + ((countDishes(slot) * 68 + slot.sections.length * 96) / columnsOf(width)) * 1.1;

/** What a kitchen or a bar serves, as its card has it. */
export const menuCard = defineBlock({
  id: 'menu-card',
  aliases: ['menu', 'food menu', 'dishes', 'drinks menu', 'card', 'courses'],
  shows: 'menu',
  variants: [
    {
      name: 'leaders',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: hasCourses,
      heightPx: listPx,
      render: leaders,
    },
    {
      name: 'pictured',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: hasCourses,
      heightPx: (slot, width) => listPx(slot, width) + slot.sections.length * 120,
      render: pictured,
    },
    {
      name: 'index-beside',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: ({ sections }) => sections.length >= 2,
      heightPx: (slot) => headingPx(slot) + countDishes(slot) * 84 + slot.sections.length * 88,
      render: indexBeside,
    },
    {
      name: 'cards',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: ({ sections }) => sections.length >= 2,
      heightPx: (slot, width) => listPx(slot, width) + 80,
      render: cards,
    },
  ],
});

const marksOf = ({ marks }: Dish, context: BlockContext): Markup | '' =>
  marks.length === 0
    ? ''
    : html`<span
        data-part="marks"
        class="ml-2 whitespace-nowrap font-label text-label-md ${inkOn(context.ground).accent}"
        >${marks.join(' ')}</span
      >`;

const priceOf = ({ price }: Dish, context: BlockContext): Markup =>
  html`<span data-part="price" class="shrink-0 ${figureClass(context.style)} text-title-md">${price}</span>`;

const bodyOf = ({ body }: Dish, context: BlockContext): Markup | '' =>
  body === undefined
    ? ''
    : html`<p data-part="body" class="text-body-md text-pretty ${inkOn(context.ground).soft}">${body}</p>`;

/** Name and price on one line with dots between. */
const dotted = (dish: Dish, context: BlockContext): Markup =>
  html`<li data-part="dish" class="break-inside-avoid py-2">
    <div class="flex items-baseline gap-3">
      <p data-part="title" class="min-w-0 break-words text-title-md">${dish.title}${marksOf(dish, context)}</p>
      <span class="min-w-4 flex-1 border-b-2 border-dotted ${inkOn(context.ground).rule}"></span>
      ${priceOf(dish, context)}
    </div>
    ${bodyOf(dish, context)}
  </li>`;

const ruled = (dish: Dish, context: BlockContext): Markup =>
  html`<li
    data-part="dish"
    class="flex items-baseline justify-between gap-6 border-t py-row ${inkOn(context.ground).rule}"
  >
    <div class="min-w-0">
      <p data-part="title" class="break-words text-title-md">${dish.title}${marksOf(dish, context)}</p>
      ${bodyOf(dish, context)}
    </div>
    ${priceOf(dish, context)}
  </li>`;

const courseHead = ({ title, note }: Section, context: BlockContext): Markup =>
  html`<h3 data-part="course" class="${headlineClass(context.style)} text-headline-sm">${title}</h3>
    ${note === undefined ? '' : html`<p data-part="note" class="text-body-md ${inkOn(context.ground).soft}">${note}</p>`}`;

const legendOf = ({ legend }: Slot, context: BlockContext): Markup | '' =>
  legend.length === 0
    ? ''
    : html`<p
        data-part="legend"
        class="mt-10 flex flex-wrap gap-x-6 gap-y-1 text-body-md ${inkOn(context.ground).soft}"
      >
        ${legend.map(({ mark, label }) => html`<span><b class="font-label text-label-md ${inkOn(context.ground).accent}">${mark}</b> ${label}</span>`)}
      </p>`;

/** Links to the courses, where there are enough of them to jump between. */
const jumps = ({ sections }: Slot, context: BlockContext): Markup | '' =>
  sections.length < 3
    ? ''
    : html`<nav aria-label="Courses" class="mt-4">
        <ul class="flex flex-wrap gap-x-6">
          ${sections.map(({ title }) => html`<li><a href="${toPath(title)}" class="inline-flex min-h-11 min-w-11 items-center font-label text-label-lg underline underline-offset-8 ${inkOn(context.ground).accent}">${title}</a></li>`)}
        </ul>
      </nav>`;

/** A printed card: courses run down two columns, prices at the end of dotted lines. */
function leaders(slot: Slot, context: BlockContext): Markup {
  return blockSection(
    'menu-card',
    context,
    '',
    html`<div class="text-center">${headingElement(slot.title, context, 'text-display-sm')}</div>
      <div class="mt-10 gap-16 @3xl:columns-2">
        ${slot.sections.map(
          (section) =>
            html`<section data-part="section" class="mb-10">
              <div class="break-after-avoid text-center">${courseHead(section, context)}</div>
              <ul class="mt-4">
                ${section.dishes.map((dish) => dotted(dish, context))}
              </ul>
            </section>`,
        )}
      </div>
      ${legendOf(slot, context)}`,
  );
}

/** A picture over each course, the courses side by side. */
function pictured(slot: Slot, context: BlockContext): Markup {
  return blockSection(
    'menu-card',
    context,
    '',
    html`${blockHeading(slot, context)}${jumps(slot, context)}
      <div class="mt-6 grid gap-x-12 gap-y-12 @3xl:grid-cols-2">
        ${slot.sections.map(
          (section) =>
            html`<section data-part="section" class="min-w-0">
              ${picture(section.picture, 'mb-5 block h-44 w-full rounded-lg object-cover', 'panorama')}
              ${courseHead(section, context)}
              <ul class="mt-3">
                ${section.dishes.map((dish) => ruled(dish, context))}
              </ul>
            </section>`,
        )}
      </div>
      ${legendOf(slot, context)}`,
  );
}

/** Each course named at the left, its dishes at the right. */
function indexBeside(slot: Slot, context: BlockContext): Markup {
  return blockSection(
    'menu-card',
    context,
    '',
    html`${headingElement(slot.title, context, 'text-display-sm')}${jumps(slot, context)}
      <div class="mt-6">
        ${slot.sections.map(
          (section) =>
            html`<section
              data-part="section"
              class="grid gap-x-12 gap-y-3 border-t-2 border-current py-8 @3xl:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
            >
              <div class="flex items-start gap-4 @3xl:block">
                ${picture(section.picture, 'size-20 shrink-0 rounded-full object-cover @3xl:mb-4 @3xl:size-28', 'square')}
                <div class="min-w-0">${courseHead(section, context)}</div>
              </div>
              <ul class="min-w-0">
                ${section.dishes.map((dish) => dotted(dish, context))}
              </ul>
            </section>`,
        )}
      </div>
      ${legendOf(slot, context)}`,
  );
}

/** Each course on a sheet of its own. */
function cards(slot: Slot, context: BlockContext): Markup {
  const panel = itemPanelFor(context);
  const inside = { ...context, ground: panel.ground };
  return blockSection(
    'menu-card',
    context,
    '',
    html`${blockHeading(slot, context)}${jumps(slot, context)}
      <div class="mt-6 gap-6 @3xl:columns-2 @5xl:columns-3">
        ${slot.sections.map(
          (section, index) =>
            html`<section data-part="section" class="mb-6 break-inside-avoid ${panel.box}">
              ${index === 0 ? picture(section.picture, 'mb-5 block h-40 w-full rounded-md object-cover', 'wide') : ''}
              <p class="${labelClass(context.style)} ${inkOn(panel.ground).accent}">
                ${String(section.dishes.length)} to choose from
              </p>
              ${courseHead(section, inside)}
              <ul class="mt-3">
                ${section.dishes.map((dish) => ruled(dish, inside))}
              </ul>
            </section>`,
        )}
      </div>
      ${legendOf(slot, context)}`,
  );
}
