import { html, type Markup } from '../../markup/html.ts';
import { defineBlock, type BlockContext, type BlockWidth, type Ground } from './block.ts';
import { COMPONENT_DRAWINGS } from './component-sheet/drawings.ts';
import type { ComponentSlot, SpecimenSet } from './component-sheet/component-drawing.ts';
import { ALL_DEVICES, WIDE_DEVICES } from './devices.ts';
import { headingElement } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { inkOn } from './kit/ink.ts';
import { panelFor } from './kit/panel.ts';

const WIDTHS = ['full', 'wide', 'narrow'] as const;

/** The stage stands on a quiet ground, so that the component's own colours are what is seen. */
const STAGE: Ground = 'tonal';

const drawingOf = (slot: ComponentSlot) => COMPONENT_DRAWINGS[slot.component];

const roomFor = ({ bleed }: BlockContext): string => (bleed ? 'px-page' : '');

const head = (slot: ComponentSlot, context: BlockContext): Markup =>
  html`<header class="max-w-2xl">
    ${headingElement(slot.title, context, 'text-headline-lg @3xl:text-display-sm')}
    <p data-part="body" class="mt-3 text-body-lg text-pretty ${inkOn(context.ground).soft}">${slot.body}</p>
  </header>`;

const stage = (slot: ComponentSlot, context: BlockContext, classes: string): Markup =>
  html`<div
    data-part="stage"
    class="@container grid place-items-center overflow-hidden rounded-xl px-4 py-12 text-center @3xl:px-12 @3xl:py-20 ${inkOn(STAGE).ground} ${classes}"
  >
    ${drawingOf(slot).stage(slot, { ...context, ground: STAGE })}
  </div>`;

/** Headings of the sets are one below the sheet's own. */
const setTitle = (title: string, { level }: BlockContext): Markup => {
  const shown = html`data-part="set-title" class="text-title-md font-semibold"`;
  return level === 1 ? html`<h2 ${shown}>${title}</h2>` : html`<h3 ${shown}>${title}</h3>`;
};

const specimens = ({ specimens: of, isWide }: SpecimenSet): Markup =>
  html`<div
    class="min-w-0 ${isWide === true ? 'flex w-full flex-col gap-4' : 'flex flex-wrap items-center gap-x-8 gap-y-6'}"
  >
    ${of.map(({ drawn }) => drawn)}
  </div>`;

/** Specimens with their names under them, where there is room for both. */
const named = ({ specimens: of, isWide, title }: SpecimenSet): Markup =>
  isWide === true
    ? specimens({ specimens: of, isWide, title })
    : html`<ul class="flex flex-wrap items-end gap-x-10 gap-y-6">
        ${of.map(
          ({ name, drawn }) =>
            html`<li class="flex flex-col items-start gap-3">
              ${drawn}<span class="text-label-md text-on-surface-variant">${name}</span>
            </li>`,
        )}
      </ul>`;

/** The stage across the page, the sets below it as a list with their names at the left. */
function listed(slot: ComponentSlot, context: BlockContext): Markup {
  const { rule } = inkOn(context.ground);
  return blockSection(
    'component-sheet',
    context,
    '',
    html`<div class="mx-auto flex w-full max-w-7xl flex-col gap-8 py-8 ${roomFor(context)}">
      ${head(slot, context)} ${stage(slot, context, 'min-h-80')}
      <div>
        ${drawingOf(slot)
          .sets(slot, context)
          .map(
            (one) =>
              html`<section
                class="grid gap-x-12 gap-y-4 border-t py-8 @3xl:grid-cols-[minmax(0,3fr)_minmax(0,9fr)] ${rule}"
              >
                ${setTitle(one.title, context)} ${specimens(one)}
              </section>`,
          )}
      </div>
    </div>`,
  );
}

/** The stage beside the words, the sets as panels under both. */
function panelled(slot: ComponentSlot, context: BlockContext): Markup {
  const panel = panelFor(context);
  return blockSection(
    'component-sheet',
    context,
    '',
    html`<div class="mx-auto flex w-full max-w-7xl flex-col gap-8 py-8 ${roomFor(context)}">
      <div class="grid items-center gap-x-12 gap-y-8 @3xl:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        ${head(slot, context)} ${stage(slot, context, 'min-h-80 @3xl:min-h-[28rem]')}
      </div>
      <div class="grid items-start gap-6 @3xl:grid-cols-2">
        ${drawingOf(slot)
          .sets(slot, { ...context, ground: panel.ground })
          .map(
            (one, index, all) =>
              html`<section
                class="flex min-w-0 flex-col gap-6 ${panel.box} ${index === all.length - 1 && index % 2 === 0 ? '@3xl:col-span-2' : ''}"
              >
                ${setTitle(one.title, context)} ${specimens(one)}
              </section>`,
          )}
      </div>
    </div>`,
  );
}

/** The stage stays at the left while the sets, each specimen named, run down the right. */
function annotated(slot: ComponentSlot, context: BlockContext): Markup {
  const { rule } = inkOn(context.ground);
  return blockSection(
    'component-sheet',
    context,
    '',
    html`<div class="mx-auto flex w-full max-w-7xl flex-col gap-8 py-8 ${roomFor(context)}">
      ${head(slot, context)}
      <div class="grid items-start gap-x-12 gap-y-8 @3xl:grid-cols-[minmax(0,6fr)_minmax(0,6fr)]">
        ${stage(slot, context, 'min-h-96 @3xl:min-h-[36rem]')}
        <div class="min-w-0">
          ${drawingOf(slot)
            .sets(slot, context)
            .map(
              (one, index) =>
                html`<section class="flex flex-col gap-6 py-8 ${index === 0 ? '@3xl:pt-0' : `border-t ${rule}`}">
                  ${setTitle(one.title, context)} ${named(one)}
                </section>`,
            )}
        </div>
      </div>
    </div>`,
  );
}

/** Stage and sets as tiles of one wall, the stage twice as large. */
function tiled(slot: ComponentSlot, context: BlockContext): Markup {
  const panel = panelFor(context);
  return blockSection(
    'component-sheet',
    context,
    '',
    html`<div class="mx-auto flex w-full max-w-7xl flex-col gap-8 py-8 ${roomFor(context)}">
      <div class="mx-auto text-center">${head(slot, context)}</div>
      <div class="grid gap-6 @3xl:grid-cols-3">
        ${stage(slot, context, 'min-h-80 @3xl:col-span-2 @3xl:row-span-2')}
        ${drawingOf(slot)
          .sets(slot, { ...context, ground: panel.ground })
          .map(
            (one) =>
              html`<section class="@container flex min-w-0 flex-col gap-6 ${panel.box}">
                ${setTitle(one.title, context)} ${specimens(one)}
              </section>`,
          )}
      </div>
    </div>`,
  );
}

const SET_PX = 180;
const heightPx = (slot: ComponentSlot, width: BlockWidth): number =>
  (width === 'narrow' ? 560 : 640) + slot.labels.length * SET_PX;

/** One part of interfaces on a sheet of its own: at work, in its kinds, in its states. */
export const componentSheet = defineBlock({
  id: 'component-sheet',
  aliases: ['component', 'specimen', 'showcase', 'component sheet', 'states', 'variants'],
  shows: 'component',
  variants: [
    { name: 'listed', widths: WIDTHS, devices: ALL_DEVICES, heightPx, render: listed },
    { name: 'panelled', widths: WIDTHS, devices: ALL_DEVICES, heightPx, render: panelled },
    { name: 'tiled', widths: ['full'], devices: WIDE_DEVICES, heightPx, render: tiled },
    { name: 'annotated', widths: ['full', 'wide'], devices: WIDE_DEVICES, heightPx, render: annotated },
  ],
});
