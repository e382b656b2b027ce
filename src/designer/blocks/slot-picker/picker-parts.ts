import { html, type Markup } from '../../../markup/html.ts';
import type { SlotOf } from '../../write/slots.ts';
import type { BlockContext, Ground } from '../block.ts';
import { button } from '../kit/button.ts';
import { inkOn } from '../kit/ink.ts';
import { labelClass } from '../kit/label-class.ts';
import { picture } from '../kit/picture.ts';
import { sumLines } from '../kit/sum-lines.ts';

export type BookingSlot = SlotOf<'booking'>;
type Day = BookingSlot['days'][number];
type Cell = BookingSlot['times'][number]['cells'][number];
type Option = BookingSlot['options']['items'][number];

const PICKED = 'has-checked:border-primary has-checked:bg-primary has-checked:text-on-primary';
const CHIP =
  'relative inline-flex min-h-11 min-w-11 items-center justify-center rounded-control border px-3 font-label text-label-lg tabular-nums';

const radio = (type: 'radio' | 'checkbox', name: string, value: string, isOn: boolean): Markup =>
  html`<input
    type="${type}"
    name="${name}"
    value="${value}"
    ${isOn ? html`checked` : ''}
    class="absolute inset-0 size-full cursor-pointer opacity-0"
  />`;

/** A time or a seat; taken ones are struck and can't be picked. */
export const pick = (cell: Cell, type: 'radio' | 'checkbox', name: string, classes = ''): Markup =>
  cell.state === 'taken'
    ? html`<span
        class="${CHIP} border-transparent bg-surface-container-highest text-on-surface-variant line-through ${classes}"
        ><span class="sr-only">Taken: </span>${cell.label}</span
      >`
    : html`<label
        class="${CHIP} cursor-pointer border-outline bg-surface-container-lowest text-on-surface ${PICKED} ${classes}"
        >${radio(type, name, cell.label, cell.state === 'chosen')}${cell.label}</label
      >`;

/** Several nights are ticked, one day is chosen. */
export const dayType = ({ days }: BookingSlot): 'radio' | 'checkbox' =>
  days.filter((day) => day.chosen === true).length > 1 ? 'checkbox' : 'radio';

export const freeWords = ({ free }: Day): string => (free === 0 ? 'Full' : `${free} left`);

/** A day as a tile: weekday, number, what is left. */
export const dayTile = (day: Day, slot: BookingSlot, context: BlockContext): Markup => {
  const words = html`<span class="${labelClass(context.style)}">${day.weekday}</span
    ><span class="font-headline text-title-lg tabular-nums">${String(day.day)}</span
    ><span class="font-label text-label-md">${freeWords(day)}</span>`;
  const shape =
    'relative flex min-h-20 min-w-11 flex-col items-center justify-center gap-1 rounded-md border px-1 py-2';
  return day.free === 0
    ? html`<span class="${shape} border-transparent bg-surface-container-highest text-on-surface-variant"
        >${words}</span
      >`
    : html`<label class="${shape} cursor-pointer border-outline bg-surface-container-lowest text-on-surface ${PICKED}"
        >${radio(dayType(slot), `${context.key}-day`, `${day.day} ${day.month}`, day.chosen === true)}${words}</label
      >`;
};

/** Days side by side, four in a row where it is narrow. */
export const dayTiles = (slot: BookingSlot, context: BlockContext): Markup =>
  html`<div role="group" aria-label="Day" data-part="days" class="grid grid-cols-4 gap-2 @lg:grid-cols-7">
    ${slot.days.map((day) => dayTile(day, slot, context))}
  </div>`;

export const timeRows = (slot: BookingSlot, context: BlockContext): Markup =>
  html`<div data-part="times" class="flex flex-col gap-4">
    ${slot.times.map(
      (row) =>
        html`<div role="group" aria-label="${row.label}" class="grid grid-cols-4 gap-2">
          <p class="col-span-4 text-body-md ${inkOn(context.ground).soft}">${row.label}</p>
          ${row.cells.map((cell) => pick(cell, 'radio', `${context.key}-time`))}
        </div>`,
    )}
  </div>`;

/** The plan of the seats, its front marked. */
export function seatPlan({ seats }: BookingSlot, context: BlockContext): Markup | '' {
  if (seats === undefined) return '';
  return html`<div data-part="seats" class="mx-auto w-full max-w-lg">
    <p
      class="rounded-t-lg border-t-4 border-primary pt-2 text-center ${labelClass(context.style)} ${inkOn(context.ground).soft}"
    >
      ${seats.front}
    </p>
    <div class="mt-4 flex flex-col gap-2">
      ${seats.rows.map(
        (row) =>
          html`<div
            role="group"
            aria-label="Row ${row.label}"
            class="grid grid-cols-4 justify-items-center gap-2 @md:grid-cols-8"
          >
            ${row.cells.map((cell) => pick(cell, 'checkbox', `${context.key}-seat`, 'w-full px-1'))}
          </div>`,
      )}
    </div>
    <ul data-part="legend" class="mt-4 flex flex-wrap justify-center gap-x-6 gap-y-2 text-body-md">
      ${LEGEND.map(([swatch, word]) => html`<li class="flex items-center gap-2"><span class="size-4 rounded-sm ${swatch}"></span>${word}</li>`)}
    </ul>
  </div>`;
}

const LEGEND = [
  ['border border-outline', 'Free'],
  ['bg-primary', 'Yours'],
  ['bg-surface-container-highest', 'Taken'],
] as const;

/** The things to choose from as rows, each with its price. */
export const optionRows = ({ options }: BookingSlot, context: BlockContext): Markup =>
  html`<fieldset data-part="options" class="flex min-w-0 flex-col gap-2">
    <legend class="mb-3 font-label text-label-lg font-semibold">${options.label}</legend>
    ${options.items.map((option) => optionRow(option, context))}
  </fieldset>`;

const optionRow = (option: Option, { key }: BlockContext): Markup =>
  html`<label
    data-part="row"
    class="flex min-h-16 cursor-pointer items-center gap-4 rounded-md border border-outline-variant bg-surface-container-lowest px-3 py-2 text-on-surface has-checked:border-primary has-checked:bg-primary-container has-checked:text-on-primary-container"
    >${option.picture === undefined ? '' : picture({ ...option.picture, alt: '' }, 'size-12 shrink-0 rounded-sm object-cover', 'square')}<span
      class="min-w-0 flex-1"
      ><span class="block break-words text-body-lg font-semibold">${option.title}</span
      >${option.note === undefined ? '' : html`<span class="block break-words text-body-md">${option.note}</span>`}</span
    >${option.price === '' ? '' : html`<span class="font-headline text-title-md tabular-nums">${option.price}</span>`}<input
      type="radio"
      name="${key}-option"
      value="${option.title}"
      ${option.chosen === true ? html`checked` : ''}
      class="size-5 shrink-0"
  /></label>`;

/** What has been chosen and what it costs, with the button that ends it. */
export const bookingSummary = (slot: BookingSlot, context: BlockContext, ground: Ground): Markup =>
  html`<div data-part="summary" class="flex flex-col gap-6">
    <dl class="flex flex-col gap-3">
      ${slot.summary.map(
        (fact) =>
          html`<div>
            <dt class="${labelClass(context.style)} ${inkOn(ground).soft}">${fact.label}</dt>
            <dd class="break-words text-title-md font-semibold">${fact.value}</dd>
          </div>`,
      )}
    </dl>
    ${slot.sums.length === 0 ? '' : sumLines(slot.sums, context.style, ground, 'text-headline-md')}
    ${button(slot.action, context, 'primary', { ground, classes: 'w-full' })}
  </div>`;
