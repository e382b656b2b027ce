import { html, type Markup } from '../../markup/html.ts';
import { defineBlock, type BlockContext } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { blockHeading } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { button } from './kit/button.ts';
import { headingPx } from './kit/heading-px.ts';
import { inkOn } from './kit/ink.ts';
import { figureClass, headlineClass, labelClass } from './kit/label-class.ts';
import { panelFor, strongPanelFor } from './kit/panel.ts';
import { subHeading } from './kit/sub-heading.ts';
import {
  bookingSummary,
  dayTiles,
  freeWords,
  optionRows,
  pick,
  seatPlan,
  timeRows,
  type BookingSlot,
} from './slot-picker/picker-parts.ts';

const WIDTHS = ['full', 'wide', 'narrow'] as const;
const titleOnly = ({ title, note }: BookingSlot): { title: string; note?: string } => ({
  title,
  ...(note === undefined ? {} : { note }),
});
const seatsPx = (slot: BookingSlot): number => (slot.seats === undefined ? 0 : 380);
const optionsPx = (slot: BookingSlot): number => 40 + slot.options.items.length * 76;

/** Things, days and times one after the other; what is chosen stands beside in strong colour. */
const beside = (slot: BookingSlot, context: BlockContext): Markup => {
  const strong = strongPanelFor(context);
  return blockSection(
    'slot-picker',
    context,
    '',
    html`${blockHeading(titleOnly(slot), context)}
      <form class="mt-6 grid items-start gap-x-12 gap-y-8 @3xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div class="@container flex min-w-0 flex-col gap-8">
          ${optionRows(slot, context)} ${dayTiles(slot, context)}
          ${slot.times.length === 0 ? '' : timeRows(slot, context)} ${seatPlan(slot, context)}
        </div>
        <div class="min-w-0 ${strong.box}">${bookingSummary(slot, context, strong.ground)}</div>
      </form>`,
  );
};

/** A diary: a line for each day, and in the chosen one its times. */
const diary = (slot: BookingSlot, context: BlockContext): Markup => {
  const { style, ground } = context;
  const ink = inkOn(ground);
  const panel = panelFor(context);
  const times = slot.times.flatMap((row) => row.cells);
  return blockSection(
    'slot-picker',
    context,
    '',
    html`${blockHeading(titleOnly(slot), context)}
      <form class="mt-6 grid items-start gap-x-12 gap-y-8 @3xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div class="@container min-w-0">
          <ol data-part="days" class="border-b ${ink.rule}">
            ${slot.days.map((day, index) => {
              const isOpen =
                day.chosen === true && times.length > 0 && slot.days.findIndex((one) => one.chosen === true) === index;
              return html`<li
                data-part="row"
                class="flex gap-4 border-t py-3 ${ink.rule} ${day.free === 0 ? ink.soft : ink.strong}"
              >
                <p class="w-12 shrink-0">
                  <span class="block ${labelClass(style)} ${ink.soft}">${day.weekday}</span
                  ><span class="block ${headlineClass(style)} text-headline-sm tabular-nums">${String(day.day)}</span>
                </p>
                ${
                  isOpen
                    ? html`<div
                        role="group"
                        aria-label="Times on ${day.weekday} ${day.day} ${day.month}"
                        class="grid min-w-0 flex-1 grid-cols-2 gap-2 @sm:grid-cols-4"
                      >
                        ${times.map((cell) => pick(cell, 'radio', `${context.key}-time`))}
                      </div>`
                    : html`<p class="flex min-w-0 flex-1 items-center justify-between gap-4 text-body-lg">
                        <span class="${figureClass(style)}">${day.chosen === true ? 'Yours' : freeWords(day)}</span>${
                          day.free === 0
                            ? html`<span class="text-body-md">No place left</span>`
                            : html`<button
                                type="button"
                                aria-label="${day.chosen === true ? 'Change' : 'Choose'} ${day.weekday} ${day.day} ${day.month}"
                                class="inline-flex min-h-11 min-w-11 items-center justify-center font-label text-label-lg font-semibold ${ink.accent}"
                              >
                                ${day.chosen === true ? 'Change' : 'Choose'}
                              </button>`
                        }
                      </p>`
                }
              </li>`;
            })}
          </ol>
          ${slot.times.map((row) => html`<p class="sr-only">${row.label}</p>`)}
          ${slot.seats === undefined ? '' : html`<div class="mt-8">${seatPlan(slot, context)}</div>`}
        </div>
        <div class="flex min-w-0 flex-col gap-8 ${panel.box}">
          ${optionRows(slot, context)} ${bookingSummary(slot, context, panel.ground)}
        </div>
      </form>`,
  );
};

/** Numbered questions side by side, and a bar with the price that ends them. */
const questions = (slot: BookingSlot, context: BlockContext): Markup => {
  const { style } = context;
  const strong = strongPanelFor(context);
  const total = slot.sums.at(-1);
  const parts: [string, Markup | ''][] = [
    ['What', optionRows(slot, context)],
    [
      'When',
      html`<div class="flex flex-col gap-6">
        ${dayTiles(slot, context)} ${slot.times.length === 0 ? '' : timeRows(slot, context)}
      </div>`,
    ],
    ...(slot.seats === undefined ? [] : [['Where', seatPlan(slot, context)] as [string, Markup | '']]),
  ];
  return blockSection(
    'slot-picker',
    context,
    '',
    html`${blockHeading(titleOnly(slot), context)}
      <form class="mt-8">
        <div class="grid gap-x-10 gap-y-10 @3xl:grid-cols-2">
          ${parts.map(
            ([label, content], index) =>
              html`<div class="@container min-w-0 ${index === 2 ? '@3xl:col-span-2' : ''}">
                <p class="mb-4 flex items-baseline gap-3">
                  <span
                    aria-hidden="true"
                    class="${headlineClass(style)} text-headline-lg ${inkOn(context.ground).accent}"
                    >${String(index + 1)}</span
                  >
                  ${subHeading(label, context, `${headlineClass(style)} text-title-lg`)}
                </p>
                ${content}
              </div>`,
          )}
        </div>
        <div
          data-part="summary"
          class="mt-10 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 ${strong.box}"
        >
          <dl class="flex min-w-0 flex-wrap gap-x-8 gap-y-3">
            ${slot.summary.map(
              (fact) =>
                html`<div class="min-w-0">
                  <dt class="${labelClass(style)}">${fact.label}</dt>
                  <dd class="break-words text-title-md font-semibold">${fact.value}</dd>
                </div>`,
            )}
          </dl>
          <div class="flex w-full flex-wrap items-center justify-between gap-x-6 gap-y-3 @xl:w-auto">
            ${
              total === undefined
                ? ''
                : html`<p>
                    ${slot.sums.length > 1 ? html`<span class="block text-body-md">${slot.sums[0]?.label} ${slot.sums[0]?.value}</span>` : ''}<span
                      class="${labelClass(style)}"
                      >${total.label}</span
                    >
                    <span class="${headlineClass(style)} text-headline-md tabular-nums">${total.value}</span>
                  </p>`
            }
            ${button(slot.action, context, 'primary', { ground: strong.ground })}
          </div>
        </div>
      </form>`,
  );
};

/** What, on which day, at what time or on which seat, and for how much. */
export const slotPicker = defineBlock({
  id: 'slot-picker',
  aliases: ['booking', 'time picker', 'date picker', 'slots', 'availability', 'seat map', 'appointment'],
  shows: 'booking',
  variants: [
    {
      name: 'beside',
      widths: WIDTHS,
      devices: ALL_DEVICES,
      heightPx: (slot, width) => headingPx(slot) + 320 + optionsPx(slot) + seatsPx(slot) + (width === 'full' ? 0 : 460),
      render: beside,
    },
    {
      name: 'diary',
      widths: WIDTHS,
      devices: ALL_DEVICES,
      heightPx: (slot, width) => headingPx(slot) + 620 + seatsPx(slot) + (width === 'full' ? 0 : 320 + optionsPx(slot)),
      render: diary,
    },
    {
      name: 'questions',
      widths: WIDTHS,
      devices: ALL_DEVICES,
      heightPx: (slot, width) =>
        headingPx(slot) +
        220 +
        seatsPx(slot) +
        (width === 'full' ? Math.max(480, optionsPx(slot)) : 560 + optionsPx(slot)),
      render: questions,
    },
  ],
});
