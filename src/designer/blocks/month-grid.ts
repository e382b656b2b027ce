import { html, type Markup } from '../../markup/html.ts';
import type { SlotOf, Tone } from '../write/slots.ts';
import { defineBlock, type BlockContext, type Ground } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { blockHeading } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { chartInkOn } from './kit/chart-ink.ts';
import { figureFace } from './kit/figure.ts';
import { headingPx } from './kit/heading-px.ts';
import { inkOn } from './kit/ink.ts';
import { labelClass } from './kit/label-class.ts';
import { panelFor } from './kit/panel.ts';
import { TONE_FILL } from './kit/tone-color.ts';
import { isColoured } from './kit/status-on.ts';

type Slot = SlotOf<'month'>;
type Day = Slot['weeks'][number][number];

const marksOf = (slot: Slot): Day[] => slot.weeks.flat().filter((day) => (day.marks?.length ?? 0) > 0);
const listPx = (slot: Slot): number => marksOf(slot).length * 52;

/** A month with what stands in it. */
export const monthGrid = defineBlock({
  id: 'month-grid',
  aliases: ['calendar', 'month', 'date picker', 'availability', 'days'],
  shows: 'month',
  variants: [
    {
      name: 'dots',
      widths: ['full', 'narrow'],
      devices: ALL_DEVICES,
      heightPx: (slot, width) =>
        headingPx(slot) + 112 + slot.weeks.length * 48 + (width === 'narrow' ? listPx(slot) : 0),
      render: (slot, context) => withList(slot, context, roundDay),
    },
    {
      name: 'fields',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) => slot.weeks.flat().some((day) => day.tone !== undefined),
      heightPx: (slot, width) =>
        headingPx(slot) + 112 + slot.weeks.length * 52 + (width === 'narrow' ? listPx(slot) : 0),
      render: (slot, context) => withList(slot, context, fieldDay),
    },
    {
      name: 'pages',
      widths: ['full', 'wide'],
      devices: ALL_DEVICES,
      suits: (slot) => marksOf(slot).length > 0,
      heightPx: (slot) => headingPx(slot) + 80 + slot.weeks.length * 100,
      render: pages,
    },
  ],
});

type DrawDay = (day: Day, ground: Ground) => Markup;

/** A small grid, and what its marks mean beside or under it. */
function withList(slot: Slot, context: BlockContext, draw: DrawDay): Markup {
  const panel = panelFor(context);
  const { ground } = panel;
  const marked = marksOf(slot);
  return blockSection(
    'month-grid',
    context,
    panel.box,
    html`${blockHeading(slot, context, ground)}
      <div class="mt-3 grid grid-cols-1 gap-x-12 gap-y-4 ${marked.length === 0 ? '' : '@xl:grid-cols-[3fr_2fr]'}">
        ${grid(slot, context, ground, (day) => html`<td class="align-top">${draw(day, ground)}</td>`)}
        ${marked.length === 0 ? '' : markList(marked, context, ground)}
      </div>`,
  );
}

function grid(slot: Slot, { style }: BlockContext, ground: Ground, cell: (day: Day) => Markup): Markup {
  return html`<table class="w-full table-fixed border-collapse text-center">
    <caption class="pb-2 text-left text-title-md">
      ${slot.label}
    </caption>
    <thead>
      <tr>
        ${slot.weekdays.map((name) => html`<th scope="col" class="h-8 font-normal ${labelClass(style)} tracking-normal ${inkOn(ground).soft}">${name}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${slot.weeks.map(
        (week) =>
          html`<tr>
            ${week.map(cell)}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** Today in a filled circle, a mark as a short bar under the number. */
function roundDay(day: Day, ground: Ground): Markup {
  if (day.day === undefined) return html``;
  const isToday = day.today === true;
  const fill = isToday ? 'bg-current' : dotFill(day, ground);
  return html`<div
    class="relative mx-auto grid size-10 place-items-center rounded-full text-body-md tabular-nums ${isToday ? `${chartInkOn(ground).mark} font-semibold` : ''}"
    ${currentDate(day)}
  >
    ${day.day}${hasMark(day) ? html`<span aria-hidden="true" class="absolute bottom-1 h-1 w-3 rounded-full ${fill}"></span>` : ''}
  </div>`;
}

/** A day with something on it is a filled field; its bar tells of what kind. */
function fieldDay(day: Day, ground: Ground): Markup {
  if (day.day === undefined) return html`<div class="h-12"></div>`;
  return html`<div
    class="relative grid h-12 place-items-center rounded-sm border-2 bg-clip-padding text-body-md tabular-nums ${fieldFill(day, ground)}"
    ${currentDate(day)}
  >
    ${day.day}${hasMark(day) ? html`<span aria-hidden="true" class="absolute bottom-1 h-1 w-4 rounded-full ${day.today === true ? 'bg-current' : dotFill(day, ground)}"></span>` : ''}
  </div>`;
}

const hasMark = (day: Day): boolean => day.tone !== undefined || (day.marks?.length ?? 0) > 0;
const toneOf = (day: Day): Tone => day.tone ?? 'accent';
const currentDate = (day: Day): Markup | '' => (day.today === true ? html`aria-current="date"` : '');
const dotFill = (day: Day, ground: Ground): string =>
  isColoured(ground) ? chartInkOn(ground).bar : TONE_FILL[toneOf(day)];

function fieldFill(day: Day, ground: Ground): string {
  if (day.today === true) return `border-transparent font-semibold ${chartInkOn(ground).mark}`;
  if (!hasMark(day)) return 'border-transparent';
  return isColoured(ground)
    ? 'border-current font-semibold'
    : 'border-transparent bg-primary-container font-semibold text-on-primary-container';
}

function markList(days: readonly Day[], { style }: BlockContext, ground: Ground): Markup {
  const ink = inkOn(ground);
  return html`<ul data-part="marks" class="min-w-0">
    ${days.map(
      (day) =>
        html`<li data-part="row" class="flex items-baseline gap-4 border-t py-row first:border-t-0 ${ink.rule}">
          <span class="w-8 shrink-0 ${figureFace(style)} text-title-lg">${day.day}</span>
          <span class="flex min-w-0 flex-1 flex-col"
            >${day.marks?.map((mark) => html`<span data-part="mark" class="break-words text-body-md">${mark}</span>`)}</span
          >
          <span aria-hidden="true" class="size-2 shrink-0 self-center rounded-full ${dotFill(day, ground)}"></span>
        </li>`,
    )}
  </ul>`;
}

/** Wall-calendar pages with room for words; in a narrow column the words stand under the grid. */
function pages(slot: Slot, context: BlockContext): Markup {
  const { ground } = context;
  const ink = inkOn(ground);
  return blockSection(
    'month-grid',
    context,
    '',
    html`${blockHeading(slot, context)}
      <div class="mt-3">
        ${grid(
          slot,
          context,
          ground,
          (day) =>
            html`<td class="h-12 border-t align-top @2xl:h-24 @2xl:text-left ${ink.rule}">
              ${day.day === undefined ? '' : pageDay(day, ground)}
            </td>`,
        )}
        <div class="mt-4 @2xl:hidden">${markList(marksOf(slot), context, ground)}</div>
      </div>`,
  );
}

const TONE_EDGE: Record<Tone, string> = {
  neutral: 'border-outline',
  accent: 'border-primary',
  good: 'border-tertiary',
  warn: 'border-secondary',
  bad: 'border-error',
};

function pageDay(day: Day, ground: Ground): Markup {
  const today = day.today === true ? `${chartInkOn(ground).mark} font-semibold` : '';
  const chip = isColoured(ground)
    ? 'border border-current'
    : `border-l-4 ${TONE_EDGE[toneOf(day)]} ${inkOn('tonal').chip}`;
  return html`<div class="flex flex-col items-center gap-1 py-1 @2xl:items-stretch @2xl:pr-2">
    <span class="grid size-8 place-items-center rounded-full text-body-md tabular-nums ${today}" ${currentDate(day)}
      >${day.day}</span
    >
    ${hasMark(day) ? html`<span aria-hidden="true" class="size-2 rounded-full @2xl:hidden ${dotFill(day, ground)}"></span>` : ''}
    ${day.marks?.map((mark) => html`<span data-part="mark" class="hidden break-words hyphens-auto rounded-sm px-2 py-1 font-label text-label-md @2xl:block ${chip}">${mark}</span>`)}
  </div>`;
}
