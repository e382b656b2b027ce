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
import { subHeading } from './kit/sub-heading.ts';

type Slot = SlotOf<'roster'>;
type Shift = NonNullable<Slot['rows'][number]['shifts'][number]>;

const peoplePx = (slot: Slot, each: number): number => 260 + slot.rows.length * each;

/** A week of shifts. */
export const rosterWeek = defineBlock({
  id: 'roster-week',
  aliases: ['roster', 'rota', 'shifts', 'schedule', 'week', 'staffing'],
  shows: 'roster',
  variants: [
    {
      name: 'cells',
      widths: ['full'],
      devices: ALL_DEVICES,
      heightPx: (slot) => peoplePx(slot, 68),
      render: (slot, context) => table(slot, context, false),
    },
    {
      name: 'ruled',
      widths: ['full'],
      devices: ALL_DEVICES,
      heightPx: (slot) => peoplePx(slot, 64),
      render: (slot, context) => table(slot, context, true),
    },
    {
      name: 'days',
      widths: ['full'],
      devices: ALL_DEVICES,
      heightPx: (slot) => 280 + slot.rows.length * 60,
      render: days,
    },
  ],
});

const TRACKS = [
  'bg-primary-container text-on-primary-container',
  'bg-tertiary-container text-on-tertiary-container',
  'bg-surface-container-highest text-on-surface',
];
const EDGES = ['border-primary', 'border-tertiary', 'border-outline'];

const paintOf = (track: number, ground: Ground): string =>
  isColoured(ground) ? inkOn(ground).chip : (TRACKS[track % TRACKS.length] ?? '');

/** The week, how well it is staffed, and which colour is which post. */
const legend = (slot: Slot, { style }: BlockContext, ground: Ground): Markup =>
  html`<div data-part="legend" class="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
    <p class="text-title-md tabular-nums">${slot.label}</p>
    <ul class="flex flex-wrap gap-2">
      ${slot.places.map((place, index) => html`<li class="rounded-sm px-2 py-1 font-label text-label-md font-semibold ${paintOf(index, ground)}">${place}</li>`)}
    </ul>
    <p class="${labelClass(style)} ${inkOn(ground).soft} @2xl:ml-auto">${slot.open}</p>
  </div>`;

const face = (row: Slot['rows'][number], ground: Ground): Markup =>
  html`<span class="flex items-center gap-3">
    ${avatar(row.person.name, 'size-10 rounded-full @2xl:hidden @4xl:block')}
    <span class="min-w-0">
      <span data-part="title" class="block break-words text-title-md">${row.person.name}</span>
      <span class="block break-words text-body-md ${inkOn(ground).soft}"
        >${row.person.role === undefined ? '' : `${row.person.role}, `}${row.hours}</span
      >
    </span>
  </span>`;

const shiftCell = (shift: Shift, ground: Ground, isRuled: boolean): Markup =>
  html`<span
    data-part="shift"
    class="block min-w-0 px-2 py-1 ${isRuled ? `border-l-4 ${isColoured(ground) ? 'border-current' : (EDGES[shift.track % EDGES.length] ?? '')}` : `rounded-md ${paintOf(shift.track, ground)}`}"
    ><span class="block font-label text-label-lg font-semibold whitespace-nowrap tabular-nums">${shift.time}</span
    ><span class="block break-words font-label text-label-md @2xl:hidden @4xl:block">${shift.place}</span></span
  >`;

/** People down, days across; where there is no room, each person's days under their name. */
function table(slot: Slot, context: BlockContext, isRuled: boolean): Markup {
  const panel = isRuled ? { box: '', ground: context.ground } : panelFor(context);
  const { ground } = panel;
  const ink = inkOn(ground);
  return blockSection(
    'roster-week',
    context,
    '',
    html`${pageHead(slot, context)}
      <div class="${isRuled ? '' : `mt-4 ${panel.box}`}">
        ${legend(slot, context, ground)}
        <table class="mt-4 block w-full table-fixed text-left @2xl:table">
          <thead class="hidden @2xl:table-header-group">
            <tr>
              <th scope="col" class="w-1/5 py-2 font-medium ${labelClass(context.style)} ${ink.soft}">Who</th>
              ${slot.days.map(
                (day) =>
                  html`<th
                    scope="col"
                    ${day.today === true ? html`aria-current="date"` : ''}
                    class="px-1 py-2 align-bottom font-medium ${labelClass(context.style)} ${day.today === true ? `border-b-2 border-current ${ink.accent}` : ink.soft}"
                  >
                    <span class="block">${day.name} ${day.date}</span>
                    <span class="block tabular-nums">${day.staffed}</span>
                  </th>`,
              )}
            </tr>
          </thead>
          <tbody class="block @2xl:table-row-group">
            ${slot.rows.map(
              (row) =>
                html`<tr
                  data-part="row"
                  class="grid grid-cols-2 gap-2 border-t py-3 @lg:grid-cols-4 @2xl:table-row @2xl:py-0 ${ink.rule}"
                >
                  <th scope="row" class="col-span-full text-left font-normal @2xl:py-2 @2xl:pr-3 @2xl:align-middle">
                    ${face(row, ground)}
                  </th>
                  ${row.shifts.map(
                    (shift, index) =>
                      html`<td
                        class="min-w-0 @2xl:p-1 @2xl:align-middle ${shift === undefined ? 'hidden @2xl:table-cell' : ''}"
                      >
                        <span class="block @2xl:hidden ${labelClass(context.style)} ${ink.soft}"
                          >${slot.days[index]?.name ?? ''}</span
                        >${shift === undefined ? html`<span class="block px-2 font-label text-label-md ${ink.soft}">Off</span>` : shiftCell(shift, ground, isRuled)}
                      </td>`,
                  )}
                </tr>`,
            )}
          </tbody>
        </table>
      </div>`,
  );
}

/** A column for each day with who is on, in the order of the posts. */
function days(slot: Slot, context: BlockContext): Markup {
  const { ground, style } = context;
  const ink = inkOn(ground);
  return blockSection(
    'roster-week',
    context,
    '',
    html`${pageHead(slot, context)}${legend(slot, context, ground)}
      <div class="mt-4 grid grid-cols-1 gap-x-2 gap-y-6 @md:grid-cols-2 @xl:grid-cols-4 @4xl:grid-cols-7">
        ${slot.days.map((day, index) => {
          const on = slot.rows.flatMap((row) => {
            const shift = row.shifts[index];
            return shift === undefined ? [] : [{ row, shift }];
          });
          return html`<section
            data-part="day"
            class="min-w-0 border-t-4 pt-2 ${day.today === true ? 'border-primary' : ink.rule}"
          >
            ${subHeading(`${day.name} ${day.date}`, context, `${headlineClass(style)} text-title-md`)}
            <p class="font-label text-label-md tabular-nums ${ink.soft}">${day.staffed}</p>
            <ul class="mt-3 flex flex-col gap-2">
              ${on
                .toSorted((a, b) => a.shift.track - b.shift.track)
                .map(
                  ({ row, shift }) =>
                    html`<li
                      data-part="shift"
                      class="flex min-w-0 items-start gap-2 rounded-md p-2 ${paintOf(shift.track, ground)}"
                    >
                      ${avatar(row.person.name, 'size-6 rounded-full')}
                      <p class="min-w-0">
                        <span class="block break-words font-label text-label-lg font-semibold">${row.person.name}</span>
                        <span class="block font-label text-label-md tabular-nums">${shift.time}, ${shift.place}</span>
                      </p>
                    </li>`,
                )}
            </ul>
          </section>`;
        })}
      </div>
      <ul
        data-part="hours"
        class="mt-6 grid grid-cols-1 gap-x-8 gap-y-3 border-t pt-4 @md:grid-cols-2 @4xl:grid-cols-3 ${ink.rule}"
      >
        ${slot.rows.map((row) => html`<li>${face(row, ground)}</li>`)}
      </ul>`,
  );
}
