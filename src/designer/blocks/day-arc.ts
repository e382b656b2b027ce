import { html, type Markup } from '../../markup/html.ts';
import type { SlotOf } from '../write/slots.ts';
import { defineBlock, type BlockContext, type Ground } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { blockHeading } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { chartInkOn } from './kit/chart-ink.ts';
import { parseDuration } from './kit/clock-time.ts';
import { entryWords } from './kit/entry-words.ts';
import { headingPx } from './kit/heading-px.ts';
import { inkOn } from './kit/ink.ts';
import { labelClass } from './kit/label-class.ts';
import { toAreaPath } from './kit/line-path.ts';
import { DAY_MINUTES, isDated, splitFirstDay, toDayMinutes, type Entry } from './kit/moments.ts';
import { toRingPath } from './kit/ring-path.ts';
import { quietRoom, signatureRoom } from './kit/signature-room.ts';
import { standing } from './kit/thing.ts';
import { angleOf, dayPart, toArcPoint, windowOf, type DayWindow } from './day-arc/day-window.ts';

type Slot = SlotOf<'schedule'>;

/** Marks closer than this, in minutes, would lie on each other. */
const LEAST_APART = 60;

function hasDay({ entries }: Slot): boolean {
  if (!isDated(entries)) return false;
  const minutes = splitFirstDay(entries).first.map((entry) => toDayMinutes(entry) ?? 0);
  return (
    minutes.length >= 2 &&
    minutes.length <= 6 &&
    minutes.every((minute, index) => index === 0 || minute - (minutes[index - 1] ?? 0) >= LEAST_APART)
  );
}

/** A day as the sun goes: entries stand where their hour is. */
export const dayArc = defineBlock({
  id: 'day-arc',
  aliases: ['day arc', 'sun arc', 'day ring', '24-hour clock', 'day plan'],
  shows: 'schedule',
  isSignature: true,
  natures: ['day'],
  variants: [
    {
      name: 'sun',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: hasDay,
      heightPx: (slot, width) =>
        headingPx(slot) +
        (width === 'narrow' ? 240 : 320) +
        Math.ceil(slot.entries.length / (width === 'narrow' ? 1 : 3)) * 116,
      render: sun,
    },
    {
      name: 'ring',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: hasDay,
      heightPx: (slot, width) =>
        headingPx(slot) +
        (width === 'narrow' ? 304 + slot.entries.length * 104 : Math.max(340, slot.entries.length * 104)),
      render: ringOfDay,
    },
    {
      name: 'daylight',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: hasDay,
      heightPx: (slot, width) =>
        headingPx(slot) + 250 + Math.ceil(slot.entries.length / (width === 'narrow' ? 1 : 3)) * 116,
      render: daylight,
    },
  ],
});

const number = (index: number, ground: Ground, classes = ''): Markup =>
  html`<span
    class="grid size-8 place-items-center rounded-full font-label text-label-lg font-semibold ${chartInkOn(ground).mark} ${classes}"
    >${index + 1}</span
  >`;

const percent = (value: number): number => Math.round(value * 1000) / 10;

function entryList(
  entries: readonly Entry[],
  context: BlockContext,
  ground: Ground,
  columns: string,
  marked: number,
): Markup {
  const ink = inkOn(ground);
  return html`<ol class="grid grid-cols-1 gap-x-8 gap-y-6 ${columns}">
    ${entries.map(
      (entry, index) =>
        html`<li data-part="row" class="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-4 border-t pt-3 ${ink.rule}">
          ${index < marked ? number(index, ground) : html`<span></span>`}
          <div class="min-w-0">${entryWords(entry, context, ground)}</div>
        </li>`,
    )}
  </ol>`;
}

const clock = (minutes: number): string => `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:00`;

/** The sun's way from the first to the last hour, entries on it, the trade's thing under its highest point. */
function sun(slot: Slot, context: BlockContext): Markup {
  const { box, ground } = signatureRoom(context);
  const ink = inkOn(ground);
  const chart = chartInkOn(ground);
  const { first } = splitFirstDay(slot.entries);
  const day = windowOf(first);
  const thing = slot.things?.[0];
  return blockSection(
    'day-arc',
    context,
    `overflow-hidden ${box}`,
    html`${blockHeading(slot, context, ground)}
      <div class="mx-auto mt-10 max-w-3xl px-4">
        <div aria-hidden="true" class="relative aspect-[2/1]">
          <svg viewBox="0 0 100 50" class="absolute inset-0 size-full overflow-visible">
            <path d="M0 50A50 50 0 0 1 100 50z" class="${chart.area}" />
            <path d="M14 50A36 36 0 0 1 86 50z" class="${chart.area}" />
            <path d="M28 50A22 22 0 0 1 72 50z" class="${chart.area}" />
            <path
              d="M0 50A50 50 0 0 1 100 50"
              fill="none"
              stroke-width="0.6"
              stroke-dasharray="0.6 2"
              stroke-linecap="round"
              class="${chart.stroke}"
            />
          </svg>
          ${thing === undefined ? '' : html`<span class="absolute inset-x-0 bottom-0 flex justify-center">${standing(thing, 'h-20 w-24 @xl:h-36 @xl:w-44')}</span>`}
          ${first.map((entry, index) => {
            const at = toArcPoint(dayPart(toDayMinutes(entry) ?? 0, day));
            return html`<span class="absolute -translate-1/2" style="left:${percent(at.x)}%;top:${percent(1 - at.y)}%"
              >${number(index, ground)}</span
            >`;
          })}
        </div>
        ${hours(day, context, ground)}
      </div>
      <div class="mt-6 ${ink.strong}">
        ${entryList(slot.entries, context, ground, '@xl:grid-cols-2 @4xl:grid-cols-3', first.length)}
      </div>`,
  );
}

function hours(day: DayWindow, { style }: BlockContext, ground: Ground): Markup {
  return html`<p
    class="-mx-4 flex justify-between border-t-2 border-current pt-2 ${labelClass(style)} ${inkOn(ground).strong}"
  >
    <span>${clock(day.from)}</span><span>${clock((day.from + day.to) / 2)}</span><span>${clock(day.to)}</span>
  </p>`;
}

/** A least arc for what has no length, in minutes. */
const POINT_MINUTES = 20;

/** All twenty-four hours as a ring, midnight at the foot; arcs last as long as their entries. */
function ringOfDay(slot: Slot, context: BlockContext): Markup {
  const { box, ground } = quietRoom(context);
  const ink = inkOn(ground);
  const chart = chartInkOn(ground);
  const { first } = splitFirstDay(slot.entries);
  const thing = slot.things?.[0];
  return blockSection(
    'day-arc',
    context,
    box,
    html`${blockHeading(slot, context, ground)}
      <div class="mt-8 grid grid-cols-1 items-center gap-x-12 gap-y-8 @2xl:grid-cols-[auto_minmax(0,1fr)]">
        <div aria-hidden="true" class="relative mx-auto size-56 @2xs:size-64 @4xl:size-80">
          <svg viewBox="-50 -50 100 100" class="absolute inset-0 size-full overflow-visible">
            <path d="${toRingPath(0, 1, 9)}" class="${TRACK[ground]}" />
            ${first.map((entry) => {
              const from = angleOf(toDayMinutes(entry) ?? 0);
              const lasts = Math.max(POINT_MINUTES, parseDuration(entry.duration ?? '') ?? 0);
              return html`<path d="${toRingPath(from, from + lasts / DAY_MINUTES, 9)}" class="${chart.hill}" />`;
            })}
            ${Array.from({ length: 24 }, (_, hour) => {
              const turn = (angleOf(hour * 60) * 2 - 0.5) * Math.PI;
              const [inner, outer] = hour % 6 === 0 ? [34, 38] : [36.5, 38];
              return html`<path
                d="M${fixed(inner * Math.cos(turn))} ${fixed(inner * Math.sin(turn))}L${fixed(outer * Math.cos(turn))} ${fixed(outer * Math.sin(turn))}"
                fill="none"
                stroke-width="1"
                class="${chart.stroke}"
              />`;
            })}
          </svg>
          ${[0, 6, 12, 18].map((hour) => {
            const turn = (angleOf(hour * 60) * 2 - 0.5) * Math.PI;
            return html`<span
              class="absolute -translate-1/2 tabular-nums ${labelClass(context.style)} ${ink.soft}"
              style="left:${percent(0.5 + 0.28 * Math.cos(turn))}%;top:${percent(0.5 + 0.28 * Math.sin(turn))}%"
              >${String(hour).padStart(2, '0')}</span
            >`;
          })}
          ${thing === undefined ? '' : html`<span class="absolute inset-0 grid place-items-center">${standing(thing, 'size-20 @4xl:size-28')}</span>`}
          ${first.map((entry, index) => {
            const turn = (angleOf(toDayMinutes(entry) ?? 0) * 2 - 0.5) * Math.PI;
            return html`<span
              class="absolute -translate-1/2"
              style="left:${percent(0.5 + 0.455 * Math.cos(turn))}%;top:${percent(0.5 + 0.455 * Math.sin(turn))}%"
              >${number(index, ground, `border-2 ${chart.halo}`)}</span
            >`;
          })}
        </div>
        ${entryList(slot.entries, context, ground, '@5xl:grid-cols-2', first.length)}
      </div>`,
  );
}

const fixed = (value: number): number => Math.round(value * 100) / 100;

const TRACK: Record<Ground, string> = {
  surface: 'fill-surface-container-highest',
  tonal: 'fill-surface-container-highest',
  field: 'fill-on-primary-container/15',
  inverse: 'fill-inverse-on-surface/20',
};

/** Height of the sun over the day, in percent of the drawing: low at midnight, highest at noon. */
const sunHeight = (minutes: number): number => 46 - 34 * Math.cos((minutes / DAY_MINUTES) * 2 * Math.PI);
const CURVE_STEPS = 24;

/** The whole day from midnight to midnight as the height of the sun, from edge to edge; entries stand on it. */
function daylight(slot: Slot, context: BlockContext): Markup {
  const { box, ground, sides } = signatureRoom(context);
  const chart = chartInkOn(ground);
  const { first } = splitFirstDay(slot.entries);
  const thing = slot.things?.[0];
  const points = Array.from({ length: CURVE_STEPS + 1 }, (_, step) => ({
    x: (step / CURVE_STEPS) * 100,
    y: sunHeight((step / CURVE_STEPS) * DAY_MINUTES),
  }));
  return blockSection(
    'day-arc',
    context,
    `overflow-hidden ${box}`,
    html`${blockHeading(slot, context, ground)}
      <div aria-hidden="true" class="mt-4 ${sides}">
        <div class="relative h-44 @3xl:h-56">
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" class="absolute inset-0 size-full">
            <path d="${toAreaPath(points)}" class="${chart.hill}" />
          </svg>
          ${first.map((entry, index) => {
            const minutes = toDayMinutes(entry) ?? 0;
            return html`<span
              class="absolute flex -translate-x-1/2 flex-col items-center"
              style="left:${percent(minutes / DAY_MINUTES)}%;bottom:${fixed(sunHeight(minutes))}%"
              >${index === 0 && thing !== undefined ? standing(thing, 'h-14 w-16') : ''}<span
                class="grid size-8 translate-y-1/2 place-items-center rounded-full border-2 font-label text-label-lg font-semibold ${chart.halo} ${chart.mark}"
                >${index + 1}</span
              ></span
            >`;
          })}
        </div>
        <p class="flex justify-between px-4 pb-3 tabular-nums ${labelClass(context.style)} ${chart.band}">
          ${[0, 6, 12, 18, 24].map((hour) => html`<span>${String(hour).padStart(2, '0')}:00</span>`)}
        </p>
      </div>
      <div class="mt-6">
        ${entryList(slot.entries, context, ground, '@xl:grid-cols-2 @4xl:grid-cols-3', first.length)}
      </div>`,
  );
}
