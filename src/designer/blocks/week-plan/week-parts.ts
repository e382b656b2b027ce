import { html, type Markup } from '../../../markup/html.ts';
import type { SlotOf } from '../../write/slots.ts';
import type { WeekDay, WeekEntry } from '../../write/week-shapes.ts';
import type { BlockContext, Ground } from '../block.ts';
import { chartInkOn } from '../kit/chart-ink.ts';
import { figureFace } from '../kit/figure.ts';
import { inkOn } from '../kit/ink.ts';
import { labelClass } from '../kit/label-class.ts';
import { isColoured } from '../kit/status-on.ts';
import { toClock } from '../../to-clock.ts';

export type WeekSlot = SlotOf<'week'>;

/** Heights for the estimate of a plan, CSS pixels. */
export const ENTRY_PX = 64;
export const DAY_HEAD_PX = 64;

export const entriesOf = ({ days }: WeekSlot): WeekEntry[] => days.flatMap((day) => day.entries);
export const mostEntries = ({ days }: WeekSlot): number => Math.max(1, ...days.map((day) => day.entries.length));

/** "09:30 to 10:15", or the part of the day. */
export function whenOf({ start, end, part }: WeekEntry, { parts = [] }: WeekSlot): string {
  if (start !== undefined && end !== undefined) return `${toClock(start)} to ${toClock(end)}`;
  return part === undefined ? '' : (parts[part] ?? '');
}

const TRACKS = [
  'bg-primary-container text-on-primary-container',
  'bg-secondary-container text-on-secondary-container',
  'bg-tertiary-container text-on-tertiary-container',
] as const;

/** Ground and ink of an entry's card. */
export const trackOn = (ground: Ground, { track }: WeekEntry): string =>
  isColoured(ground) ? 'border border-current' : TRACKS[track];

/** "Mon". */
export const shortName = ({ name }: WeekDay): string => name.slice(0, 3);

/** Weekday, short where there is little room, over its date; today's date stands in a filled circle. */
export const dayHead = (day: WeekDay, { style }: BlockContext, ground: Ground): Markup =>
  html`<p
    data-part="day"
    class="flex items-center gap-2 @3xl:flex-col @3xl:items-start @3xl:gap-0"
    ${day.today === true ? html`aria-current="date"` : ''}
  >
    <span class="${labelClass(style)} ${inkOn(ground).soft}"
      ><span class="@4xl:hidden">${shortName(day)}</span><span class="hidden @4xl:inline">${day.name}</span></span
    >
    <span
      class="grid size-9 place-items-center rounded-full ${figureFace(style)} text-title-lg tabular-nums ${day.today === true ? chartInkOn(ground).mark : '@3xl:-ml-2'}"
      >${day.date}</span
    >
  </p>`;

/** What an entry says: its name, when, and where. */
export const entryWords = (entry: WeekEntry, slot: WeekSlot): Markup =>
  html`<span data-part="title" class="block break-words hyphens-auto font-label text-label-lg font-semibold"
      >${entry.title}</span
    >
    <span data-part="when" class="block text-label-md tabular-nums">${whenOf(entry, slot)}</span>
    ${entry.note === undefined ? '' : html`<span data-part="note" class="block break-words text-label-md">${entry.note}</span>`}`;
