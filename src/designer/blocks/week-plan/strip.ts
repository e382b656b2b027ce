import { html, type Markup } from '../../../markup/html.ts';
import type { WeekDay, WeekEntry } from '../../write/week-shapes.ts';
import type { BlockContext, Ground } from '../block.ts';
import { blockHeading } from '../kit/block-heading.ts';
import { blockSection } from '../kit/block-section.ts';
import { chartInkOn } from '../kit/chart-ink.ts';
import { inkOn } from '../kit/ink.ts';
import { labelClass } from '../kit/label-class.ts';
import { picture } from '../kit/picture.ts';
import { subHeading } from '../kit/sub-heading.ts';
import { entryWords, shortName, trackOn, whenOf, type WeekSlot } from './week-parts.ts';
import { toClock } from '../../to-clock.ts';

/** Today's place in the days that are shown; the first where the week has no today. */
const todayIn = ({ days }: WeekSlot): number =>
  Math.max(
    0,
    days.findIndex((day) => day.today === true),
  );

const longName = ({ name, date }: WeekDay): string => `${name} ${date}`;

/** The seven days as one row to choose from, and under it the chosen day and the next. */
export function strip(slot: WeekSlot, context: BlockContext): Markup {
  const at = todayIn(slot);
  const { ground } = context;
  const shown = [...slot.days.slice(at), ...slot.days.slice(0, at)].filter((day) => day.entries.length > 0).slice(0, 2);
  return blockSection(
    'week-plan',
    context,
    '',
    html`${blockHeading(slot, context)}
      <ol data-part="days" class="mt-4 flex justify-between gap-1">
        ${slot.days.map((day, index) => html`<li class="min-w-0 flex-1">${dayKey(day, index === at, context, ground)}</li>`)}
      </ol>
      ${shown.map(
        (day) =>
          html`<section data-part="column" class="mt-6">
            ${subHeading(day.today === true ? 'Today' : longName(day), context, ground)}
            <ol class="mt-3 flex flex-col gap-3">
              ${day.entries.map((entry) => html`<li data-part="entry">${line(entry, slot, ground)}</li>`)}
            </ol>
          </section>`,
      )}`,
  );
}

function dayKey(day: WeekDay, isChosen: boolean, { style }: BlockContext, ground: Ground): Markup {
  const ink = inkOn(ground);
  return html`<button
    type="button"
    aria-pressed="${isChosen ? 'true' : 'false'}"
    class="flex min-h-16 w-full min-w-11 flex-col items-center justify-center gap-1 rounded-md ${isChosen ? chartInkOn(ground).mark : ''}"
  >
    <span class="${labelClass(style)} tracking-normal ${isChosen ? '' : ink.soft}">${shortName(day)}</span>
    <span class="text-title-md tabular-nums">${day.date}</span>
    <span
      aria-hidden="true"
      class="h-1 w-3 rounded-full ${day.entries.length === 0 ? '' : isChosen ? 'bg-current' : ink.fill}"
    ></span>
  </button>`;
}

function line(entry: WeekEntry, slot: WeekSlot, ground: Ground): Markup {
  if (entry.picture !== undefined) {
    return html`<div class="flex items-center gap-4">
      ${picture(entry.picture, 'size-20 shrink-0 rounded-lg object-cover', 'square')}
      <div class="min-w-0">
        <p class="text-label-md ${inkOn(ground).soft}">${whenOf(entry, slot)}</p>
        <p data-part="title" class="break-words text-title-md">${entry.title}</p>
        ${entry.note === undefined ? '' : html`<p data-part="note" class="text-label-md ${inkOn(ground).soft}">${entry.note}</p>`}
      </div>
    </div>`;
  }
  return html`<div class="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-3">
    <span aria-hidden="true" class="pt-3 text-label-md tabular-nums ${inkOn(ground).soft}"
      >${entry.start === undefined ? '' : toClock(entry.start)}</span
    >
    <div class="rounded-lg p-3 ${trackOn(ground, entry)}">${entryWords(entry, slot)}</div>
  </div>`;
}
