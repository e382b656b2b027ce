import { html, type Markup } from '../../../markup/html.ts';
import type { WeekDay, WeekEntry } from '../../write/week-shapes.ts';
import type { BlockContext, Ground } from '../block.ts';
import { blockHeading } from '../kit/block-heading.ts';
import { blockSection } from '../kit/block-section.ts';
import { inkOn } from '../kit/ink.ts';
import { panelFor } from '../kit/panel.ts';
import { dayHead, trackOn, whenOf, type WeekSlot } from './week-parts.ts';
import { toClock } from '../../to-clock.ts';

/** Height of an hour, CSS pixels; the class is the same in the grid of the style sheet. */
export const HOUR_PX = 56;

type Hours = NonNullable<WeekSlot['hours']>;

const COLUMNS: Record<number, string> = {
  5: '@3xl:grid-cols-[3.5rem_repeat(5,minmax(0,1fr))]',
  6: '@3xl:grid-cols-[3.5rem_repeat(6,minmax(0,1fr))]',
  7: '@3xl:grid-cols-[3.5rem_repeat(7,minmax(0,1fr))]',
};

/** Days side by side over the hours; where there is no room for that, one under the other. */
export function hours(slot: WeekSlot, context: BlockContext): Markup {
  const panel = panelFor(context);
  const { ground } = panel;
  const shown = slot.hours ?? { from: 9, to: 17 };
  return blockSection(
    'week-plan',
    context,
    panel.box,
    html`${blockHeading(slot, context, ground)}
      <div class="mt-4 grid grid-cols-1 gap-y-5 ${COLUMNS[slot.days.length] ?? COLUMNS[7]}">
        ${axis(shown, ground)}${slot.days.map((day) => column(day, slot, shown, context, ground))}
      </div>`,
  );
}

const axis = ({ from, to }: Hours, ground: Ground): Markup =>
  html`<div aria-hidden="true" class="hidden @3xl:block">
    <div class="h-18"></div>
    ${Array.from({ length: to - from }, (_, index) => html`<div class="h-14 text-label-md tabular-nums ${inkOn(ground).soft}"><span class="relative -top-2">${toClock((from + index) * 60)}</span></div>`)}
  </div>`;

function column(day: WeekDay, slot: WeekSlot, shown: Hours, context: BlockContext, ground: Ground): Markup {
  const ink = inkOn(ground);
  const isBare = day.entries.length === 0;
  return html`<section data-part="column" class="min-w-0 ${isBare ? 'hidden @3xl:block' : ''}">
    <div class="pb-2 @3xl:h-18 @3xl:px-2">${dayHead(day, context, ground)}</div>
    <div class="relative @3xl:border-l ${ink.rule}">
      ${Array.from({ length: shown.to - shown.from }, () => html`<div aria-hidden="true" class="hidden h-14 border-t @3xl:block ${ink.rule}"></div>`)}
      <ul class="flex flex-col gap-2 @3xl:absolute @3xl:inset-0 @3xl:block">
        ${day.entries.map((entry) => card(entry, slot, shown, ground))}
      </ul>
    </div>
  </section>`;
}

/** Short entries have room for their name alone; the list under small widths says when. */
const ROOM_FOR_TIME = 60;

function card(entry: WeekEntry, slot: WeekSlot, { from, to }: Hours, ground: Ground): Markup {
  const { start = 0, end = 0 } = entry;
  const share = (minutes: number): string => `${((minutes / ((to - from) * 60)) * 100).toFixed(2)}%`;
  const isShort = end - start < ROOM_FOR_TIME;
  return html`<li
    data-part="entry"
    class="@3xl:absolute @3xl:inset-x-1"
    style="top:${share(start - from * 60)};height:${share(end - start)}"
  >
    <div class="flex h-full flex-col overflow-hidden rounded-sm px-2 py-1 ${trackOn(ground, entry)}">
      <span
        data-part="title"
        class="${isShort ? '@3xl:truncate' : '@3xl:line-clamp-2'} font-label text-label-md font-semibold"
        >${entry.title}</span
      >
      <span data-part="when" class="text-label-md tabular-nums ${isShort ? '@3xl:hidden' : '@3xl:truncate'}"
        >${whenOf(entry, slot)}</span
      >
    </div>
  </li>`;
}
