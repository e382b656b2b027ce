import { html, type Markup } from '../../markup/html.ts';
import type { SlotOf } from '../write/slots.ts';
import { defineBlock, type BlockContext, type Ground } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { blockHeading } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { chartInkOn } from './kit/chart-ink.ts';
import { parseClockTime, parseDuration } from './kit/clock-time.ts';
import { figureFace } from './kit/figure.ts';
import { headingPx } from './kit/heading-px.ts';
import { inkOn } from './kit/ink.ts';
import { itemPanelFor } from './kit/item-panel.ts';
import { headlineClass, labelClass } from './kit/label-class.ts';
import { panelFor } from './kit/panel.ts';
import { rowsOn } from './kit/rows-on.ts';
import { statusOn } from './kit/status-on.ts';
import { subHeading } from './kit/sub-heading.ts';

type Slot = SlotOf<'schedule'>;
type Entry = Slot['entries'][number];

const daysOf = (slot: Slot): string[] => [...new Set(slot.entries.map((entry) => entry.day))];

/** What happens when. */
export const scheduleList = defineBlock({
  id: 'schedule-list',
  aliases: ['schedule', 'agenda', 'appointments', 'events', 'timetable', 'programme', 'upcoming', 'classes'],
  shows: 'schedule',
  variants: [
    {
      name: 'agenda',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      heightPx: (slot, width) =>
        headingPx(slot) + 32 + slot.entries.length * 72 + daysOf(slot).length * (width === 'narrow' ? 48 : 24),
      render: agenda,
    },
    {
      name: 'time-axis',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) => slot.entries.length > 1 && daysOf(slot).length === 1 && isInOrder(slot.entries),
      heightPx: (slot) => headingPx(slot) + 64 + slot.entries.length * 104,
      render: timeAxis,
    },
    {
      name: 'tickets',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      heightPx: (slot, width) => headingPx(slot) + Math.ceil(slot.entries.length / (width === 'full' ? 2 : 1)) * 112,
      render: tickets,
    },
  ],
});

function isInOrder(entries: readonly Entry[]): boolean {
  const times = entries.map((entry) => parseClockTime(entry.time));
  return times.every((time, index) => time !== undefined && time >= (times[index - 1] ?? 0));
}

/** Grouped by day: the day once, its entries beside it. */
function agenda(slot: Slot, context: BlockContext): Markup {
  const { style } = context;
  const panel = panelFor(context);
  const { ground } = panel;
  const ink = inkOn(ground);
  const rows = rowsOn(style, ground);
  return blockSection(
    'schedule-list',
    context,
    panel.box,
    html`${blockHeading(slot, context, ground)}
      <div class="mt-4 flex flex-col gap-6">
        ${daysOf(slot).map(
          (day, index) =>
            html`<div
              data-part="day"
              class="grid grid-cols-1 gap-x-6 border-t-2 border-current pt-3 @lg:grid-cols-[9rem_minmax(0,1fr)]"
            >
              ${subHeading(day, context, `${headlineClass(style)} text-title-lg ${index === 0 ? ink.accent : ''}`)}
              <ul class="${rows.list}">
                ${slot.entries
                  .filter((entry) => entry.day === day)
                  .map(
                    (entry) =>
                      html`<li data-part="row" class="flex items-baseline gap-x-4 ${rows.row} @lg:first:pt-0">
                        ${time(entry, context, 'w-16 shrink-0 whitespace-nowrap text-title-md')}
                        <div class="min-w-0 flex-1 @sm:flex @sm:items-baseline @sm:justify-between @sm:gap-x-4">
                          <div class="min-w-0">${words(entry, ground)}</div>
                          ${aside(entry, ground)}
                        </div>
                      </li>`,
                  )}
              </ul>
            </div>`,
        )}
      </div>`,
  );
}

/** Pixels for an hour of a gap, at most so many; and for an hour of something that lasts. */
const GAP_PX_PER_HOUR = 24;
const MOST_GAP_PX = 64;
const LENGTH_PX_PER_HOUR = 88;

/** One day down a line: what lasts longer is taller, and longer waits leave more space. */
function timeAxis(slot: Slot, context: BlockContext): Markup {
  const panel = panelFor(context);
  const { ground } = panel;
  const ink = inkOn(ground);
  return blockSection(
    'schedule-list',
    context,
    panel.box,
    html`${blockHeading(slot, context, ground)}
      <p data-part="day" class="mt-3 ${labelClass(context.style)} ${ink.soft}">${slot.entries[0]?.day}</p>
      <ol class="mt-3">
        ${slot.entries.map((entry, index) => axisEntry(entry, slot.entries[index - 1], context, ground))}
      </ol>`,
  );
}

function axisEntry(entry: Entry, before: Entry | undefined, context: BlockContext, ground: Ground): Markup {
  const ink = inkOn(ground);
  const chart = chartInkOn(ground);
  const isNow = entry.status?.tone === 'accent';
  const lasts = parseDuration(entry.duration ?? '');
  const height = toGrid(((lasts ?? 0) / 60) * LENGTH_PX_PER_HOUR);
  return html`<li
    data-part="row"
    class="grid grid-cols-[3.5rem_1rem_minmax(0,1fr)] gap-x-3"
    style="padding-top:${gapPx(entry, before)}px"
  >
    ${time(entry, context, 'pt-2 text-title-md')}
    <div aria-hidden="true" class="relative flex justify-center">
      <span class="absolute -top-16 bottom-0 w-px ${before === undefined ? 'hidden' : ''} ${ink.fillSoft}"></span>
      <span
        class="relative mt-3 w-3 rounded-full ${isNow ? chart.bar : ink.fillSoft}"
        style="height:${Math.max(12, height - 12)}px"
      ></span>
    </div>
    <div
      class="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 rounded-md px-3 py-2 ${isNow ? chart.mark : ''}"
      style="min-height:${Math.max(40, height)}px"
    >
      <div class="min-w-32 flex-1">${words(entry, ground, isNow)}</div>
      ${isNow ? plainAside(entry) : aside(entry, ground)}
    </div>
  </li>`;
}

function gapPx(entry: Entry, before: Entry | undefined): number {
  const start = parseClockTime(entry.time);
  const last = before === undefined ? undefined : parseClockTime(before.time);
  if (start === undefined || last === undefined) return 0;
  const free = start - last - (parseDuration(before?.duration ?? '') ?? 0);
  return Math.max(8, Math.min(MOST_GAP_PX, toGrid((free / 60) * GAP_PX_PER_HOUR)));
}

const toGrid = (px: number): number => Math.round(px / 4) * 4;

/** A ticket for each: the time on the stub, the rest beyond the perforation. */
function tickets(slot: Slot, context: BlockContext): Markup {
  const { style } = context;
  const panel = itemPanelFor(context);
  const { ground } = panel;
  const ink = inkOn(ground);
  return blockSection(
    'schedule-list',
    context,
    '',
    html`${blockHeading(slot, context)}
      <ul class="mt-4 grid grid-cols-1 gap-4 @3xl:grid-cols-2">
        ${slot.entries.map(
          (entry) =>
            html`<li data-part="card" class="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-4 ${panel.box}">
              <div class="border-r-2 border-dashed pr-3 ${ink.rule}">
                <p data-part="day" class="break-words ${labelClass(style)} ${ink.soft}">${entry.day}</p>
                ${time(entry, context, 'mt-1 whitespace-nowrap text-headline-sm')}
                ${entry.duration === undefined ? '' : html`<p data-part="duration" class="mt-1 font-label text-label-lg ${ink.soft}">${entry.duration}</p>`}
              </div>
              <div class="flex min-w-0 flex-col items-start justify-between gap-2">
                <div class="w-full min-w-0">${words(entry, ground)}</div>
                ${entry.status === undefined ? '' : statusOn(entry.status, ground, 'chip')}
              </div>
            </li>`,
        )}
      </ul>`,
  );
}

const time = (entry: Entry, { style }: BlockContext, classes: string): Markup =>
  html`<p data-part="time" class="${figureFace(style)} ${classes}">${entry.time}</p>`;

function words(entry: Entry, ground: Ground, onMark = false): Markup {
  return html`<p data-part="title" class="break-words text-title-md">${entry.title}</p>
    ${
      entry.place === undefined
        ? ''
        : html`<p data-part="place" class="break-words text-body-md ${onMark ? '' : inkOn(ground).soft}">
            ${entry.place}
          </p>`
    }`;
}

function aside(entry: Entry, ground: Ground): Markup | '' {
  if (entry.duration === undefined && entry.status === undefined) return '';
  return html`<div class="flex flex-wrap items-center gap-x-3 gap-y-1">
    ${entry.duration === undefined ? '' : html`<p data-part="duration" class="font-label text-label-lg tabular-nums ${inkOn(ground).soft}">${entry.duration}</p>`}
    ${entry.status === undefined ? '' : statusOn(entry.status, ground)}
  </div>`;
}

/** The same on a coloured ground, where state colours do not read. */
const plainAside = (entry: Entry): Markup =>
  html`<div class="flex flex-wrap items-center gap-x-3 gap-y-1 font-label text-label-lg">
    ${entry.duration === undefined ? '' : html`<p data-part="duration" class="tabular-nums">${entry.duration}</p>`}
    ${entry.status === undefined ? '' : html`<p data-part="status" class="font-semibold">${entry.status.label}</p>`}
  </div>`;
