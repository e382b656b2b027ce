import { html, type Markup } from '../../markup/html.ts';
import type { SlotOf } from '../write/slots.ts';
import { defineBlock, type BlockContext, type Ground } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { blockSection } from './kit/block-section.ts';
import { inkOn } from './kit/ink.ts';
import { headlineClass, labelClass } from './kit/label-class.ts';
import { pageHead } from './kit/page-head.ts';
import { panelFor } from './kit/panel.ts';
import { avatar } from './kit/picture.ts';
import { isColoured } from './kit/status-on.ts';

type Slot = SlotOf<'rounds'>;
type Column = Slot['columns'][number];
type Entry = Column['entries'][number];

const WIDTHS = ['full', 'wide', 'narrow'] as const;
/** Height of an hour, rem; half an hour holds two lines. */
const HOUR_REM = 6;
const heightPx = (slot: Slot): number => 260 + ((slot.to - slot.from) / 60) * HOUR_REM * 16;

/** The day of several people beside each other. */
export const peopleDay = defineBlock({
  id: 'people-day',
  aliases: ['schedule', 'day', 'columns', 'appointments', 'calendar', 'diary', 'timetable'],
  shows: 'rounds',
  variants: [
    {
      name: 'columns',
      widths: WIDTHS,
      devices: ALL_DEVICES,
      heightPx,
      render: (slot, context) => columns(slot, context, true),
    },
    {
      name: 'open',
      widths: WIDTHS,
      devices: ALL_DEVICES,
      heightPx,
      render: (slot, context) => columns(slot, context, false),
    },
    {
      name: 'lists',
      widths: WIDTHS,
      devices: ALL_DEVICES,
      heightPx: (slot) => 260 + Math.max(...slot.columns.map(({ entries }) => entries.length)) * 72,
      render: lists,
    },
  ],
});

const TRACKS = [
  'bg-primary-container text-on-primary-container',
  'bg-tertiary-container text-on-tertiary-container',
  'bg-secondary-container text-on-secondary-container',
] as const;

const paintOf = (entry: Entry, ground: Ground): string =>
  entry.isBreak === true
    ? `border border-dashed ${inkOn(ground).rule}`
    : isColoured(ground)
      ? inkOn(ground).chip
      : TRACKS[entry.tone];

/** The days of the week and what the colours stand for. */
const steering = (slot: Slot, { style, ground }: BlockContext): Markup =>
  html`<div class="mt-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
    <nav aria-label="Days of the week" data-part="week">
      <ul class="flex flex-wrap gap-2">
        ${slot.strip.map(
          (day) =>
            html`<li>
              <a
                href="/day"
                ${day.on === true ? html`aria-current="date"` : ''}
                class="inline-flex min-h-11 min-w-16 items-center justify-center gap-2 rounded-control px-3 font-label text-label-lg tabular-nums ${day.on === true ? 'bg-primary font-semibold text-on-primary' : `border ${inkOn(ground).rule}`}"
                >${day.day} ${day.date}</a
              >
            </li>`,
        )}
      </ul>
    </nav>
    <ul data-part="legend" class="flex flex-wrap gap-x-4 gap-y-1 ${labelClass(style)} ${inkOn(ground).soft}">
      ${slot.legend.map(
        (label, index) =>
          html`<li class="flex items-center gap-2">
            <span
              aria-hidden="true"
              class="size-3 rounded-sm ${isColoured(ground) ? inkOn(ground).fill : (TRACKS[index] ?? '')}"
            ></span
            >${label}
          </li>`,
      )}
    </ul>
  </div>`;

const who = (column: Column, { style }: BlockContext, ground: Ground): Markup =>
  html`<div class="flex min-w-0 items-center gap-3">
    ${avatar(column.person.name, 'size-10 shrink-0 rounded-full')}
    <div class="min-w-0">
      <h2 data-part="title" class="break-words ${headlineClass(style)} text-title-md">${column.person.name}</h2>
      <p class="break-words text-body-md ${inkOn(ground).soft}">
        ${column.person.role === undefined ? '' : `${column.person.role}, `}${column.note}
      </p>
    </div>
  </div>`;

const words = (entry: Entry): Markup =>
  html`<p class="truncate text-body-md font-semibold leading-5">${entry.title}</p>
    <p class="truncate text-label-md leading-4">
      <span class="tabular-nums">${entry.time}</span>${entry.note === '' ? '' : `  ${entry.note}`}
    </p>`;

const ACROSS: Readonly<Record<number, string>> = {
  2: '@3xl:grid-cols-2',
  3: '@3xl:grid-cols-3',
  4: '@3xl:grid-cols-4',
};
const rem = (minutes: number): string => `${((minutes / 60) * HOUR_REM).toFixed(3)}rem`;

/** Hours down the side, a column for each person, bookings as long as they last. */
function columns(slot: Slot, context: BlockContext, boxed: boolean): Markup {
  const panel = boxed ? panelFor(context) : { box: '', ground: context.ground };
  const { ground } = panel;
  const ink = inkOn(ground);
  const hours = Array.from({ length: (slot.to - slot.from) / 60 }, (_, index) => slot.from + index * 60);
  return blockSection(
    'people-day',
    context,
    '',
    html`${pageHead(slot, context)}${steering(slot, context)}
      <div class="mt-6 ${panel.box}">
        <div class="grid gap-x-3 @3xl:grid-cols-[3rem_minmax(0,1fr)]">
          <div aria-hidden="true" class="relative mt-20 hidden @3xl:block">
            ${hours.map(
              (hour) =>
                html`<p
                  class="absolute left-0 font-label text-label-md tabular-nums ${ink.soft}"
                  style="top:${rem(hour - slot.from)}"
                >
                  ${String(hour / 60).padStart(2, '0')}:00
                </p>`,
            )}
          </div>
          <div class="grid grid-cols-1 gap-x-3 gap-y-8 ${ACROSS[slot.columns.length] ?? '@3xl:grid-cols-3'}">
            ${slot.columns.map(
              (column) =>
                html`<section data-part="column" class="min-w-0">
                  <div class="flex min-h-16 items-start">${who(column, context, ground)}</div>
                  <div class="relative mt-4 border-l ${ink.rule}" style="height:${rem(slot.to - slot.from)}">
                    ${hours.map((hour) => html`<span aria-hidden="true" class="absolute inset-x-0 border-t ${ink.rule}" style="top:${rem(hour - slot.from)}"></span>`)}
                    ${column.entries.map(
                      (entry) =>
                        html`<article
                          data-part="card"
                          class="absolute left-1 right-0 overflow-hidden rounded-md px-2 py-1 ${paintOf(entry, ground)}"
                          style="top:${rem(entry.start - slot.from + 1)};height:${rem(entry.end - entry.start - 2)}"
                        >
                          ${words(entry)}
                        </article>`,
                    )}
                    ${
                      slot.now === undefined
                        ? ''
                        : html`<span
                            aria-hidden="true"
                            class="absolute inset-x-0 h-0.5 bg-error"
                            style="top:${rem(slot.now - slot.from)}"
                          ></span>`
                    }
                  </div>
                </section>`,
            )}
          </div>
        </div>
      </div>`,
  );
}

/** Each person's day as a list, beside each other. */
function lists(slot: Slot, context: BlockContext): Markup {
  const panel = panelFor(context);
  const ink = inkOn(panel.ground);
  return blockSection(
    'people-day',
    context,
    '',
    html`${pageHead(slot, context)}${steering(slot, context)}
      <div class="mt-6 grid grid-cols-1 gap-4 ${ACROSS[slot.columns.length] ?? '@3xl:grid-cols-3'}">
        ${slot.columns.map(
          (column) =>
            html`<section data-part="column" class="min-w-0 ${panel.box}">
              ${who(column, context, panel.ground)}
              <ol class="mt-4 flex flex-col gap-2">
                ${column.entries.map(
                  (entry) =>
                    html`<li
                      data-part="row"
                      class="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-3 rounded-md px-3 py-2 ${paintOf(entry, panel.ground)}"
                    >
                      <span class="font-label text-label-lg font-semibold tabular-nums">${entry.time}</span>
                      <span class="min-w-0">
                        <span class="block break-words text-body-md font-semibold">${entry.title}</span>
                        ${entry.note === '' ? '' : html`<span class="block break-words text-label-md ${entry.isBreak === true ? ink.soft : ''}">${entry.note}</span>`}
                      </span>
                    </li>`,
                )}
              </ol>
            </section>`,
        )}
      </div>`,
  );
}
