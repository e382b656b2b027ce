import { html, type Markup } from '../../markup/html.ts';
import type { SlotOf } from '../write/slots.ts';
import { defineBlock, type BlockContext, type BlockWidth, type Ground } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { headingElement } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { icon } from './kit/icon.ts';
import { inkOn } from './kit/ink.ts';
import { headlineClass, labelClass } from './kit/label-class.ts';
import { frameFor, panelFor, strongPanelFor } from './kit/panel.ts';
import { picture } from './kit/picture.ts';
import { subHeading } from './kit/sub-heading.ts';
import { toPath } from './kit/to-path.ts';
import { noteLine } from './kit/note-line.ts';
import { actionBelow } from './kit/action-row.ts';

type Slot = SlotOf<'trip'>;
type Day = Slot['days'][number];

const WIDTHS = ['full', 'wide', 'narrow'] as const;

const dayHead = (day: Day, context: BlockContext, ground: Ground): Markup =>
  html`<div class="flex items-baseline justify-between gap-4">
    ${subHeading(day.label, context, `${headlineClass(context.style)} text-title-lg`)}
    <p class="text-body-md ${inkOn(ground).soft}">${day.date}</p>
  </div>`;

/** When, how much, for whom. */
const outline = ({ facts }: Slot, { style, ground }: BlockContext): Markup =>
  html`<dl data-part="facts" class="grid auto-cols-fr grid-flow-col gap-4">
    ${facts.map(
      (fact) =>
        html`<div class="min-w-0">
          <dt class="${labelClass(style)} ${inkOn(ground).soft}">${fact.label}</dt>
          <dd class="mt-1 break-words text-title-md font-semibold tabular-nums">${fact.value}</dd>
        </div>`,
    )}
  </dl>`;

type Stop = Day['stops'][number];

const noteOf = ({ note }: Stop, soft: string): Markup | '' =>
  note === undefined ? '' : html`<p class="break-words text-body-md ${soft}">${note}</p>`;

/** A stop without an hour is ticked off. */
const tick = ({ title }: Stop): Markup =>
  html`<label class="inline-flex size-11 shrink-0 cursor-pointer items-center justify-center"
    ><span class="sr-only">${title}</span><input type="checkbox" class="size-5"
  /></label>`;

/** The stops of a day on a line, each with its sign. */
const line = (day: Day, ground: Ground): Markup => {
  const ink = inkOn(ground);
  return html`<ol data-part="list" class="mt-4 flex flex-col">
    ${day.stops.map(
      (stop, index) =>
        html`<li data-part="row" class="flex gap-4">
          <div class="flex flex-col items-center">
            <span class="grid size-10 shrink-0 place-items-center rounded-full ${ink.chip}">${icon(stop.icon)}</span
            >${index === day.stops.length - 1 ? '' : html`<span class="w-px flex-1 ${ink.fillSoft}"></span>`}
          </div>
          <div class="min-w-0 flex-1 pb-5 pt-1">
            ${stop.time === undefined ? '' : html`<p class="text-label-lg tabular-nums ${ink.soft}">${stop.time}</p>`}
            <p data-part="title" class="break-words text-title-md font-semibold">${stop.title}</p>
            ${noteOf(stop, ink.soft)}
          </div>
          ${stop.time === undefined ? tick(stop) : ''}
        </li>`,
    )}
  </ol>`;
};

/** The stops of a day as a timetable: hour at the left. */
const table = (day: Day, ground: Ground): Markup => {
  const ink = inkOn(ground);
  return html`<ol data-part="list" class="mt-2 flex flex-col">
    ${day.stops.map(
      (stop) =>
        html`<li
          data-part="row"
          class="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-start gap-3 border-t py-3 first:border-t-0 ${ink.rule}"
        >
          ${stop.time === undefined ? tick(stop) : html`<p class="text-title-md font-semibold tabular-nums">${stop.time}</p>`}
          <div class="min-w-0 ${stop.time === undefined ? 'self-center' : ''}">
            <p data-part="title" class="break-words text-body-lg font-semibold">${stop.title}</p>
            ${noteOf(stop, ink.soft)}
          </div>
          <span aria-hidden="true" class="${ink.accent}">${icon(stop.icon)}</span>
        </li>`,
    )}
  </ol>`;
};

/** Days that one jumps to, the first on. */
const jumps = (slot: Slot): Markup =>
  html`<ul data-part="days" class="flex flex-wrap gap-2">
    ${slot.days.map(
      (day, index) =>
        html`<li>
          <a
            href="${toPath(day.label)}"
            ${index === 0 ? html`aria-current="true"` : ''}
            class="inline-flex min-h-11 items-center rounded-control px-4 font-label text-label-lg font-semibold ${index === 0 ? 'bg-primary text-on-primary' : 'bg-surface-container-high text-on-surface'}"
            >${day.label.split(':')[0] ?? day.label}</a
          >
        </li>`,
    )}
  </ul>`;

/** The place as a picture, days as lines of stops. */
const journey = (slot: Slot, context: BlockContext): Markup =>
  blockSection(
    'trip-days',
    context,
    '',
    html`${picture(slot.picture, `block h-48 w-full object-cover @3xl:h-80 ${frameFor(context.style)}`, 'wide')}
      <div class="mt-5 flex flex-col gap-4">
        ${headingElement(slot.title, context)} ${noteLine(slot, context.ground)} ${outline(slot, context)}
        ${jumps(slot)}
      </div>
      <div class="mt-8 grid gap-x-10 gap-y-8 @3xl:grid-cols-2 @5xl:grid-cols-3">
        ${slot.days.map((day) => html`<section class="min-w-0">${dayHead(day, context, context.ground)} ${line(day, context.ground)}</section>`)}
      </div>
      ${actionBelow(slot.action, context)}`,
  );

/** Every day a card with its timetable. */
const cards = (slot: Slot, context: BlockContext): Markup => {
  const panel = panelFor(context);
  return blockSection(
    'trip-days',
    context,
    '',
    html`<div class="flex flex-col gap-3">
        ${headingElement(slot.title, context)} ${noteLine(slot, context.ground)} ${outline(slot, context)}
      </div>
      <div class="mt-6 grid gap-4 @3xl:grid-cols-2">
        ${slot.days.map(
          (day, index) =>
            html`<section class="flex min-w-0 flex-col gap-4 ${panel.box}">
              ${index === 0 ? picture(slot.picture, 'block h-40 w-full rounded-md object-cover', 'wide') : ''}
              <div>${dayHead(day, context, panel.ground)} ${table(day, panel.ground)}</div>
            </section>`,
        )}
      </div>
      ${actionBelow(slot.action, context)}`,
  );
};

/** The first day in strong colour, the others quietly after it. */
const dayFirst = (slot: Slot, context: BlockContext): Markup => {
  const strong = strongPanelFor(context);
  const [first, ...rest] = slot.days;
  return blockSection(
    'trip-days',
    context,
    '',
    html`<div class="grid items-center gap-6 @3xl:grid-cols-2">
        <div class="flex min-w-0 flex-col gap-4">
          ${headingElement(slot.title, context)} ${noteLine(slot, context.ground)} ${outline(slot, context)}
        </div>
        ${picture(slot.picture, `block h-40 w-full object-cover @3xl:h-64 ${frameFor(context.style)}`, 'panorama')}
      </div>
      <div class="mt-6 grid items-start gap-8 @3xl:grid-cols-2">
        ${first === undefined ? '' : html`<section class="min-w-0 ${strong.box}">${dayHead(first, context, strong.ground)} ${line(first, strong.ground)}</section>`}
        ${rest.map((day) => html`<section class="min-w-0">${dayHead(day, context, context.ground)} ${table(day, context.ground)}</section>`)}
      </div>
      ${actionBelow(slot.action, context)}`,
  );
};

const heightPx = (slot: Slot, width: BlockWidth): number => 400 + (slot.days.length * 360) / (width === 'full' ? 2 : 1);

/** A journey day by day. */
export const tripDays = defineBlock({
  id: 'trip-days',
  aliases: ['itinerary', 'trip', 'trip plan', 'days', 'journey'],
  shows: 'trip',
  variants: [
    { name: 'journey', widths: WIDTHS, devices: ALL_DEVICES, heightPx, render: journey },
    { name: 'cards', widths: WIDTHS, devices: ALL_DEVICES, heightPx, render: cards },
    { name: 'day-first', widths: WIDTHS, devices: ALL_DEVICES, heightPx, render: dayFirst },
  ],
});
