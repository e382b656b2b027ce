import { html, type Markup } from '../../markup/html.ts';
import type { SlotOf, Status } from '../write/slots.ts';
import { defineBlock, type BlockContext, type Ground } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { blockHeading } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { headingPx } from './kit/heading-px.ts';
import { icon } from './kit/icon.ts';
import { inkOn } from './kit/ink.ts';
import { standing } from './kit/thing.ts';

type Slot = SlotOf<'schedule'>;
type Entry = Slot['entries'][number];

const isBoard = ({ entries }: Slot): boolean =>
  entries.length >= 3 && entries.length <= 9 && entries.every(({ time }) => time !== '' && time.length <= 8);

/** A board as in a station: times in monospaced cells, states at the right, the next one large. */
export const departureBoard = defineBlock({
  id: 'departure-board',
  aliases: ['departures', 'timetable board', 'split-flap board', 'arrivals'],
  shows: 'schedule',
  isSignature: true,
  natures: ['departures'],
  variants: [
    {
      name: 'next-large',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: isBoard,
      heightPx: (slot, width) => headingPx(slot) + 220 + (slot.entries.length - 1) * (width === 'narrow' ? 92 : 68),
      render: nextLarge,
    },
    {
      name: 'flaps',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) => isBoard(slot) && slot.entries.every(({ time }) => time.length <= 5),
      heightPx: (slot, width) => headingPx(slot) + 64 + slot.entries.length * (width === 'narrow' ? 116 : 84),
      render: flaps,
    },
    {
      name: 'platform',
      widths: ['full', 'wide'],
      devices: ALL_DEVICES,
      suits: isBoard,
      heightPx: (slot) => headingPx(slot) + Math.max(320, 60 + (slot.entries.length - 1) * 76),
      render: platform,
    },
  ],
});

/** A board is dark in light themes and light in dark ones, whatever stands around it. */
const boxFor = ({ ground }: BlockContext): { box: string; ground: Ground } =>
  ground === 'inverse'
    ? { box: '', ground }
    : { box: `rounded-xl ${inkOn('inverse').ground} p-card`, ground: 'inverse' };

const note = (entry: Entry): Markup | '' =>
  entry.place === undefined && entry.duration === undefined
    ? ''
    : html`<p class="flex flex-wrap gap-x-3 text-body-md">
        ${entry.place === undefined ? '' : html`<span data-part="place" class="min-w-0 break-words">${entry.place}</span>`}
        ${entry.duration === undefined ? '' : html`<span data-part="duration" class="font-mono tabular-nums">${entry.duration}</span>`}
      </p>`;

const state = (status: Status | undefined, ground: Ground): Markup | '' =>
  status === undefined
    ? ''
    : html`<span
        data-part="status"
        class="inline-flex items-center gap-2 font-mono text-label-lg font-semibold uppercase ${inkOn(ground).strong}"
        >${status.icon === undefined ? '' : icon(status.icon, 'size-4')}${status.label}</span
      >`;

const day = (entry: Entry, before: Entry | undefined): Markup =>
  html`<span data-part="day" class="font-mono text-label-md ${before?.day === entry.day ? 'sr-only' : ''}"
    >${entry.day}</span
  >`;

function lines(entries: readonly Entry[], before: Entry | undefined, ground: Ground): Markup {
  const ink = inkOn(ground);
  return html`<ol>
    ${entries.map(
      (entry, index) =>
        html`<li
          data-part="row"
          class="grid grid-cols-[5.5rem_minmax(0,1fr)] items-baseline gap-x-4 gap-y-1 border-t py-3 @lg:grid-cols-[7rem_minmax(0,1fr)_auto] ${ink.rule}"
        >
          <p class="flex flex-col">
            ${day(entry, entries[index - 1] ?? before)}<span
              data-part="time"
              class="font-mono text-title-lg tabular-nums"
              >${entry.time}</span
            >
          </p>
          <div class="min-w-0">
            <p data-part="title" class="break-words text-title-md font-semibold">${entry.title}</p>
            ${note(entry)}
          </div>
          <p class="col-start-2 @lg:col-start-3 @lg:text-right">${state(entry.status, ground)}</p>
        </li>`,
    )}
  </ol>`;
}

/** What comes next in giant figures, the rest as lines. */
function nextLarge(slot: Slot, context: BlockContext): Markup {
  const { box, ground } = boxFor(context);
  const [next, ...rest] = slot.entries;
  if (next === undefined)
    return blockSection('departure-board', context, box, html`${blockHeading(slot, context, ground)}`);
  const thing = slot.things?.[0];
  return blockSection(
    'departure-board',
    context,
    box,
    html`${blockHeading(slot, context, ground)}
      <div data-part="row" class="mt-6 flex items-end justify-between gap-x-4 pb-6">
        <div class="min-w-0">
          <p data-part="day" class="font-mono text-label-lg">${next.day}</p>
          <p
            data-part="time"
            class="font-mono text-display-md font-medium tabular-nums @xl:text-display-lg ${inkOn(ground).accent}"
          >
            ${next.time}
          </p>
          <p data-part="title" class="mt-2 break-words text-headline-sm">${next.title}</p>
          ${note(next)} ${next.status === undefined ? '' : html`<p class="mt-3">${state(next.status, ground)}</p>`}
        </div>
        ${thing === undefined ? '' : standing(thing, 'h-20 w-24 shrink-0 @xl:h-36 @xl:w-44')}
      </div>
      ${lines(rest, next, ground)}`,
  );
}

const LETTER_LIMIT = 22;

/** Every time on split flaps, one sign on each. */
function flaps(slot: Slot, context: BlockContext): Markup {
  const { box, ground } = boxFor(context);
  return blockSection(
    'departure-board',
    context,
    box,
    html`${blockHeading(slot, context, ground)}
      <ol class="mt-6 flex flex-col gap-4">
        ${slot.entries.map(
          (entry, index) =>
            html`<li data-part="row" class="flex flex-wrap items-center gap-x-6 gap-y-2">
              <p class="flex w-44 shrink-0 flex-col gap-1">
                ${day(entry, slot.entries[index - 1])}
                <span class="sr-only" data-part="time">${entry.time}</span>
                <span aria-hidden="true" class="flex gap-1">${[...entry.time].map((sign) => flap(sign, ground))}</span>
              </p>
              <div class="min-w-40 flex-1">
                <p
                  data-part="title"
                  class="break-words font-mono ${entry.title.length > LETTER_LIMIT ? 'text-title-md' : 'text-title-lg'} uppercase"
                >
                  ${entry.title}
                </p>
                ${note(entry)}
              </div>
              ${state(entry.status, ground)}
            </li>`,
        )}
      </ol>`,
  );
}

const flap = (sign: string, ground: Ground): Markup =>
  html`<span class="relative grid h-12 w-8 place-items-center"
    ><span class="absolute inset-0 rounded-sm ${LEAF[ground].flap}"></span
    ><span class="relative font-mono text-headline-sm font-semibold">${sign}</span
    ><span class="absolute inset-x-0 top-1/2 h-px ${LEAF[ground].slit}"></span
  ></span>`;

/** A flap lies a tone over its board, which shows in the slit between its halves. */
const LEAF: Record<Ground, { flap: string; slit: string }> = {
  surface: { flap: 'bg-surface-container-highest', slit: 'bg-surface' },
  tonal: { flap: 'bg-surface-container-highest', slit: 'bg-surface-container' },
  field: { flap: 'bg-on-primary-container/15', slit: 'bg-primary-container' },
  inverse: { flap: 'bg-inverse-on-surface/20', slit: 'bg-inverse-surface' },
};

/** The next one on a coloured stand with its thing, the board beside it. */
function platform(slot: Slot, context: BlockContext): Markup {
  const { box, ground } = boxFor(context);
  const [next, ...rest] = slot.entries;
  if (next === undefined)
    return blockSection('departure-board', context, box, html`${blockHeading(slot, context, ground)}`);
  const thing = slot.things?.[0];
  const stand = inkOn('field');
  return blockSection(
    'departure-board',
    context,
    box,
    html`<div class="grid grid-cols-1 gap-x-8 gap-y-6 @3xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <div data-part="row" class="flex flex-col justify-between gap-6 rounded-lg p-card ${stand.ground}">
        <div class="min-w-0">
          <p class="flex flex-wrap justify-between gap-x-4 font-mono text-label-lg">
            <span data-part="day">${next.day}</span>
            ${next.status === undefined ? '' : html`<span data-part="status" class="font-semibold uppercase">${next.status.label}</span>`}
          </p>
          <p data-part="time" class="mt-2 font-mono text-display-md font-medium tabular-nums">${next.time}</p>
          <p data-part="title" class="mt-2 break-words text-headline-sm">${next.title}</p>
          ${note(next)}
        </div>
        ${thing === undefined ? '' : html`<div class="flex justify-end">${standing(thing, 'h-28 w-36')}</div>`}
      </div>
      <div class="min-w-0">
        ${blockHeading(slot, context, ground)}
        <div class="mt-4">${lines(rest, next, ground)}</div>
      </div>
    </div>`,
  );
}
