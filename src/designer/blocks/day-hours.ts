import { html, type Markup } from '../../markup/html.ts';
import type { SlotOf } from '../write/slots.ts';
import { defineBlock, type BlockContext, type Ground } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { headingElement } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { icon } from './kit/icon.ts';
import { inkOn } from './kit/ink.ts';
import { panelFor } from './kit/panel.ts';

type Slot = SlotOf<'hours'>;
type Entry = Slot['entries'][number];

const WIDTHS = ['full', 'wide', 'narrow'] as const;
/** Height of an hour, rem; the shortest entry holds two lines. */
const HOUR_REM = 5;
const TONES = [
  'bg-primary-container text-on-primary-container',
  'bg-tertiary-container text-on-tertiary-container',
  'bg-secondary-container text-on-secondary-container',
] as const;

const head = (slot: Slot, context: BlockContext): Markup =>
  html`<header data-part="heading" class="flex items-center justify-between gap-4">
    <div class="min-w-0">
      ${headingElement(slot.title, context, 'text-headline-sm')}
      ${slot.note === undefined ? '' : html`<p data-part="note" class="text-body-md ${inkOn(context.ground).soft}">${slot.note}</p>`}
    </div>
    <button
      type="button"
      data-part="primary-action"
      aria-label="${slot.action.label}"
      class="inline-flex size-12 shrink-0 items-center justify-center rounded-full bg-primary text-on-primary"
    >
      ${icon(slot.action.icon ?? 'plus')}
    </button>
  </header>`;

/** The days of the week; a dot says that something is on. */
const strip = (slot: Slot, ground: Ground): Markup =>
  html`<ol data-part="week" class="grid grid-cols-7 text-center">
    ${slot.strip.map(
      (day) =>
        html`<li
          ${day.on === true ? html`aria-current="date"` : ''}
          class="rounded-md py-2 ${day.on === true ? 'bg-primary text-on-primary' : ''}"
        >
          <p class="text-label-md">${day.day}</p>
          <p class="mt-1 text-title-md font-semibold tabular-nums">${day.date}</p>
          <span
            aria-hidden="true"
            class="mx-auto mt-1 block size-2 rounded-full ${day.busy !== true ? '' : day.on === true ? 'bg-on-primary' : inkOn(ground).fill}"
          ></span>
        </li>`,
    )}
  </ol>`;

const words = (entry: Entry): Markup =>
  html`<p data-part="title" class="break-words text-body-lg font-semibold leading-5">${entry.title}</p>
    <p class="break-words text-body-md leading-5">
      <span class="tabular-nums">${entry.time}</span>, <span>${entry.note}</span>
    </p>`;

/** Hours down the side, entries as long as they last, the hour that it is as a line. */
const grid = (slot: Slot, ground: Ground): Markup => {
  const hours = Array.from({ length: (slot.to - slot.from) / 60 + 1 }, (_, index) => slot.from + index * 60);
  const rem = (minutes: number): string => `${(minutes / 60) * HOUR_REM}rem`;
  const ink = inkOn(ground);
  return html`<div data-part="list" class="relative" style="height:${rem(slot.to - slot.from + 24)}">
    ${hours.map(
      (hour) =>
        html`<div class="absolute inset-x-0 flex items-start gap-3" style="top:${rem(hour - slot.from)}">
          <p class="w-12 shrink-0 text-label-md tabular-nums ${ink.soft}">${String(hour / 60).padStart(2, '0')}:00</p>
          <span class="mt-2 h-px flex-1 ${ink.fillSoft}"></span>
        </div>`,
    )}
    ${slot.entries.map(
      (entry) =>
        html`<article
          data-part="card"
          class="absolute left-16 right-0 overflow-hidden rounded-md px-3 py-1 ${TONES[entry.tone]}"
          style="top:calc(${rem(entry.start - slot.from)} + 0.5rem);min-height:${rem(Math.max(44, entry.end - entry.start - 4))}"
        >
          ${words(entry)}
        </article>`,
    )}
    <div
      aria-hidden="true"
      class="absolute inset-x-0 flex items-center"
      style="top:calc(${rem(slot.now - slot.from)} + 0.5rem)"
    >
      <span class="ml-14 size-3 rounded-full bg-error"></span><span class="h-0.5 flex-1 bg-error"></span>
    </div>
  </div>`;
};

/** Entries one under the other with their hour at the left. */
const agenda = (slot: Slot, ground: Ground): Markup =>
  html`<ol data-part="list" class="flex flex-col gap-3">
    ${slot.entries.map(
      (entry) =>
        html`<li data-part="row" class="grid grid-cols-[3.5rem_minmax(0,1fr)] items-stretch gap-3">
          <p class="pt-3 text-title-md font-semibold tabular-nums">${entry.time.split('–')[0] ?? ''}</p>
          <div class="rounded-md px-4 py-3 ${TONES[entry.tone]}">${words(entry)}</div>
        </li>`,
    )}
    <li class="text-body-md ${inkOn(ground).soft}">Nothing after that</li>
  </ol>`;

/** What is next set out, the rest of the day as a list. */
const nextUp = (slot: Slot, context: BlockContext): Markup => {
  const next = slot.entries.find(({ start }) => start >= slot.now) ?? slot.entries[0];
  const panel = panelFor(context);
  return html`${
      next === undefined
        ? ''
        : html`<article data-part="card" class="rounded-xl p-card ${TONES[0]}">
            <p class="text-body-md">Next</p>
            <p class="mt-1 break-words text-headline-sm font-semibold">${next.title}</p>
            <p class="mt-1 break-words text-body-lg">${next.note}, ${next.time}</p>
          </article>`
    }
    <div class="${panel.box}">${agenda(slot, panel.ground)}</div>`;
};

const page =
  (body: (slot: Slot, context: BlockContext) => Markup) =>
  (slot: Slot, context: BlockContext): Markup =>
    blockSection(
      'day-hours',
      context,
      '',
      html`<div class="mx-auto flex w-full max-w-3xl flex-col gap-5">
        ${head(slot, context)} ${strip(slot, context.ground)} ${body(slot, context)}
      </div>`,
    );

/** A day over its hours. */
export const dayHours = defineBlock({
  id: 'day-hours',
  aliases: ['day view', 'calendar day', 'agenda', 'time grid', 'schedule of the day'],
  shows: 'hours',
  variants: [
    {
      name: 'grid',
      widths: WIDTHS,
      devices: ALL_DEVICES,
      heightPx: (slot) => 200 + ((slot.to - slot.from) / 60) * 80,
      render: page((slot, context) => grid(slot, context.ground)),
    },
    {
      name: 'agenda',
      widths: WIDTHS,
      devices: ALL_DEVICES,
      heightPx: (slot) => 220 + slot.entries.length * 84,
      render: page((slot, context) => agenda(slot, context.ground)),
    },
    {
      name: 'next-up',
      widths: WIDTHS,
      devices: ALL_DEVICES,
      heightPx: (slot) => 380 + slot.entries.length * 84,
      render: page(nextUp),
    },
  ],
});
