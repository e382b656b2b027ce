import { html, type Markup } from '../../markup/html.ts';
import { defineBlock, type BlockContext } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { headingElement } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { openingRoom } from './kit/opening-room.ts';
import { inkOn } from './kit/ink.ts';
import { factGrid } from './kit/fact-list.ts';
import { panelFor } from './kit/panel.ts';
import { figureFace } from './kit/figure.ts';
import { icon } from './kit/icon.ts';
import { alertLine, daysList, hourCurve, hourRow, type ForecastSlot } from './weather-now/weather-parts.ts';
import { noteLine } from './kit/note-line.ts';

const WIDTHS = ['full', 'wide', 'narrow'] as const;
const SPLIT = 'grid items-start gap-x-10 gap-y-8 @3xl:grid-cols-2';

const nowWords = (slot: ForecastSlot, align: string): Markup =>
  html`<div class="${align}">
    <p class="text-title-lg font-semibold">${slot.now.words}</p>
    <p class="mt-1 text-body-lg">${slot.now.range}</p>
    <p class="text-body-lg">${slot.now.felt}</p>
  </div>`;

/** The degrees in the middle under the sky's sign, as one looks up. */
const sky = (slot: ForecastSlot, context: BlockContext): Markup => {
  const room = openingRoom(context);
  const panel = panelFor(context);
  return blockSection(
    'weather-now',
    context,
    '',
    html`<div class="${room.head}">
        <div class="mx-auto flex w-full max-w-3xl flex-col items-center gap-3 text-center">
          ${headingElement(slot.title, context, 'text-headline-md')} ${noteLine(slot, room.ground)}
          <span aria-hidden="true" class="${inkOn(room.ground).accent}">${icon(slot.now.icon, 'size-24')}</span>
          <p class="${figureFace(context.style)} text-display-lg">${slot.now.value}</p>
          ${nowWords(slot, 'text-center')}
        </div>
        <div class="mx-auto mt-8 w-full max-w-7xl">${hourRow(slot, room.ground)}</div>
      </div>
      <div class="${room.below} flex flex-col gap-8">
        ${alertLine(slot)}
        <div class="${SPLIT}">
          <div class="min-w-0 ${panel.box}">${daysList(slot, context, panel.ground, 'bars')}</div>
          <div class="min-w-0 ${panel.box}">${factGrid(slot.facts, context.style, panel.ground)}</div>
        </div>
      </div>`,
  );
};

/** The degrees as large as the page bears, the day as a curve under them. */
const curve = (slot: ForecastSlot, context: BlockContext): Markup => {
  const room = openingRoom(context);
  return blockSection(
    'weather-now',
    context,
    '',
    html`<div class="${room.head}">
        <div class="mx-auto flex w-full max-w-7xl flex-col gap-6">
          <div>${headingElement(slot.title, context, 'text-headline-md')} ${noteLine(slot, room.ground)}</div>
          <div class="flex flex-wrap items-end justify-between gap-6">
            <p class="${figureFace(context.style)} text-display-lg @3xl:text-display-lg">${slot.now.value}</p>
            <div class="flex items-center gap-4">
              ${nowWords(slot, 'text-right')}<span aria-hidden="true">${icon(slot.now.icon, 'size-14')}</span>
            </div>
          </div>
          ${alertLine(slot)} ${hourCurve(slot, room.ground)}
        </div>
      </div>
      <div class="${room.below} ${SPLIT}">
        <div class="min-w-0">${daysList(slot, context, context.ground, 'bars')}</div>
        <div class="min-w-0">${factGrid(slot.facts, context.style, context.ground)}</div>
      </div>`,
  );
};

/** Now, hours and days on three sheets. */
const sheets = (slot: ForecastSlot, context: BlockContext): Markup => {
  const room = openingRoom(context);
  const panel = panelFor(context);
  return blockSection(
    'weather-now',
    context,
    '',
    html`<div class="${room.head}">
        <div class="mx-auto flex w-full max-w-7xl items-center justify-between gap-4">
          <div class="min-w-0">
            ${headingElement(slot.title, context, 'text-headline-md')} ${noteLine(slot, room.ground)}
            <p class="mt-4 ${figureFace(context.style)} text-display-lg">${slot.now.value}</p>
            <div class="mt-2">${nowWords(slot, '')}</div>
          </div>
          <span aria-hidden="true" class="${inkOn(room.ground).accent}">${icon(slot.now.icon, 'size-32')}</span>
        </div>
      </div>
      <div class="${room.below} flex flex-col gap-6">
        ${alertLine(slot)}
        <div class="${panel.box}">${hourRow(slot, panel.ground)}</div>
        <div class="${panel.box}">${factGrid(slot.facts, context.style, panel.ground)}</div>
        <div class="${panel.box}">${daysList(slot, context, panel.ground, 'words')}</div>
      </div>`,
  );
};

const heightPx = (slot: ForecastSlot, width: 'full' | 'wide' | 'narrow'): number =>
  (width === 'full' ? 620 : 760) + slot.days.length * 56;

/** The weather now, in the next hours and on the next days. */
export const weatherNow = defineBlock({
  id: 'weather-now',
  aliases: ['weather', 'forecast', 'hourly forecast', 'daily forecast', 'temperature'],
  shows: 'forecast',
  variants: [
    { name: 'sky', widths: WIDTHS, devices: ALL_DEVICES, heightPx, render: sky },
    { name: 'curve', widths: WIDTHS, devices: ALL_DEVICES, heightPx, render: curve },
    { name: 'sheets', widths: WIDTHS, devices: ALL_DEVICES, heightPx, render: sheets },
  ],
});
