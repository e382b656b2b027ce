import { html, type Markup } from '../../markup/html.ts';
import { defineBlock, type BlockContext } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { headingElement } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { inkOn } from './kit/ink.ts';
import { isOpening, openingRoom, sheetOver } from './kit/opening-room.ts';
import { frameFor, panelFor } from './kit/panel.ts';
import { picture } from './kit/picture.ts';
import {
  cookActions,
  method,
  praise,
  printedIngredients,
  tickedIngredients,
  tiledIngredients,
  times,
  type DishSlot,
} from './recipe-sheet/recipe-parts.ts';
import { noteLine } from './kit/note-line.ts';

const WIDTHS = ['full', 'wide', 'narrow'] as const;
const SPLIT = 'grid items-start gap-x-12 gap-y-10 @3xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]';

/** The dish from edge to edge, its name on a sheet that overlaps it. */
const cover = (slot: DishSlot, context: BlockContext): Markup => {
  const room = openingRoom(context);
  return blockSection(
    'recipe-sheet',
    context,
    '',
    html`${picture(slot.picture, `block h-72 w-full object-cover @3xl:h-96 ${isOpening(context) ? '' : frameFor(context.style)}`, 'wide')}
      <div class="${sheetOver(context)}">
        ${headingElement(slot.title, context)}
        <div class="mt-3 flex flex-col gap-6">
          ${praise(slot, context.ground)} ${noteLine(slot, context.ground)}
          <p class="max-w-2xl text-body-lg text-pretty ${inkOn(context.ground).soft}">${slot.body}</p>
          ${times(slot, context, context.ground)} ${cookActions(slot, context, context.ground)}
        </div>
      </div>
      <div class="${room.below} ${SPLIT}">
        <div class="min-w-0">${tickedIngredients(slot, context, context.ground)}</div>
        <div class="min-w-0">${method(slot, context, context.ground, 'disc')}</div>
      </div>`,
  );
};

/** A page of a cookbook: the name in the head, the picture framed, amounts in a column of their own. */
const printed = (slot: DishSlot, context: BlockContext): Markup => {
  const room = openingRoom(context);
  const panel = panelFor(context);
  return blockSection(
    'recipe-sheet',
    context,
    '',
    html`<div class="${room.head}">
        <div class="mx-auto grid w-full max-w-7xl items-center gap-x-12 gap-y-6 @3xl:grid-cols-2">
          <div class="flex min-w-0 flex-col gap-4">
            ${headingElement(slot.title, context, 'text-display-sm')} ${praise(slot, room.ground)}
            ${noteLine(slot, room.ground)}
            <p class="text-body-lg text-pretty">${slot.body}</p>
          </div>
          ${picture(slot.picture, `block h-64 w-full object-cover @3xl:h-96 ${frameFor(context.style)}`, 'wide')}
          <div class="@3xl:col-span-2">${times(slot, context, room.ground)}</div>
        </div>
      </div>
      <div class="${room.below} ${SPLIT}">
        <div class="flex min-w-0 flex-col gap-6 ${panel.box}">
          <div>${printedIngredients(slot, context, panel.ground)}</div>
          ${cookActions(slot, context, panel.ground)}
        </div>
        <div class="min-w-0">${method(slot, context, context.ground, 'figure')}</div>
      </div>`,
  );
};

/** The dish on a round plate in strong colour; what goes in as tiles. */
const plate = (slot: DishSlot, context: BlockContext): Markup => {
  const room = openingRoom(context);
  return blockSection(
    'recipe-sheet',
    context,
    '',
    html`<div class="${room.head}">
        <div class="mx-auto flex w-full max-w-3xl flex-col items-center gap-5 text-center">
          ${picture(slot.picture, 'size-64 rounded-full object-cover @3xl:size-80', 'square')}
          ${headingElement(slot.title, context)} ${praise(slot, room.ground)} ${noteLine(slot, room.ground)}
          <div class="w-full text-left">${times(slot, context, room.ground)}</div>
          <div class="w-full">${cookActions(slot, context, room.ground)}</div>
        </div>
      </div>
      <div class="${room.below} ${SPLIT}">
        <div class="min-w-0">
          <p class="mb-8 text-body-lg text-pretty">${slot.body}</p>
          ${tiledIngredients(slot, context, context.ground)}
        </div>
        <div class="min-w-0">${method(slot, context, context.ground, 'disc')}</div>
      </div>`,
  );
};

const heightPx = (slot: DishSlot, width: 'full' | 'wide' | 'narrow'): number =>
  width === 'full'
    ? 720 + Math.max(slot.ingredients.length * 52, slot.method.length * 84)
    : 780 + slot.ingredients.length * 52 + slot.method.length * 92;

/** A dish with what goes in and how it is made. */
export const recipeSheet = defineBlock({
  id: 'recipe-sheet',
  aliases: ['recipe', 'dish', 'ingredients', 'method', 'cooking steps'],
  shows: 'dish',
  variants: [
    { name: 'cover', widths: WIDTHS, devices: ALL_DEVICES, heightPx, render: cover },
    { name: 'printed', widths: WIDTHS, devices: ALL_DEVICES, heightPx, render: printed },
    { name: 'plate', widths: WIDTHS, devices: ALL_DEVICES, heightPx, render: plate },
  ],
});
