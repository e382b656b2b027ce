import { html, type Markup } from '../../../markup/html.ts';
import type { SlotOf } from '../../write/slots.ts';
import type { BlockContext, Ground } from '../block.ts';
import { icon } from '../kit/icon.ts';
import { inkOn } from '../kit/ink.ts';
import { headlineClass } from '../kit/label-class.ts';
import { toLinePath } from '../kit/line-path.ts';
import { subHeading } from '../kit/sub-heading.ts';

export type ForecastSlot = SlotOf<'forecast'>;

/** Hours that stand beside each other on the narrowest phone. */
const NARROW_HOURS = 5;

const hidden = (index: number): string => (index < NARROW_HOURS ? '' : 'hidden @md:block');

/** The next hours beside each other. */
export const hourRow = ({ hours }: ForecastSlot, ground: Ground): Markup =>
  html`<ol data-part="hours" class="grid auto-cols-fr grid-flow-col gap-1 text-center">
    ${hours.map(
      (hour, index) =>
        html`<li
          class="min-w-0 rounded-md py-3 ${index === 0 ? inkOn(ground).chip : ''} ${hidden(index)}"
          ${index === 0 ? html`aria-current="time"` : ''}
        >
          <p class="text-body-md">${hour.time}</p>
          <p aria-hidden="true" class="my-2 flex justify-center">${icon(hour.icon, 'size-6')}</p>
          <p class="text-title-md font-semibold tabular-nums">${hour.value}</p>
          <p class="mt-1 text-body-sm tabular-nums">${hour.rain}</p>
        </li>`,
    )}
  </ol>`;

/** The next hours on a line that rises and falls with the degrees. */
export const hourCurve = ({ hours }: ForecastSlot, ground: Ground): Markup => {
  const values = hours.map(({ value }) => Number.parseInt(value, 10));
  const low = Math.min(...values);
  const span = Math.max(1, Math.max(...values) - low);
  const points = values.map((value, index) => ({
    x: ((index + 0.5) / values.length) * 100,
    y: 15 + ((value - low) / span) * 70,
  }));
  const ink = inkOn(ground);
  return html`<div data-part="hours">
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" class="block h-20 w-full">
      <path
        d="${toLinePath(points)}"
        fill="none"
        vector-effect="non-scaling-stroke"
        stroke-width="3"
        class="${ink.stroke}"
      />
    </svg>
    <ol class="mt-2 grid auto-cols-fr grid-flow-col text-center">
      ${hours.map(
        (hour) =>
          html`<li class="min-w-0">
            <p class="text-body-md font-semibold tabular-nums">${hour.value}</p>
            <p aria-hidden="true" class="my-1 flex justify-center">${icon(hour.icon)}</p>
            <p class="text-label-sm tabular-nums ${ink.soft}">
              ${hour.time.replace(':00', '')}<span class="sr-only">:00 ${hour.time} ${hour.rain}</span>
            </p>
          </li>`,
      )}
    </ol>
  </div>`;
};

/** The next days, each with the span of its degrees as a bar within the week's, or in words. */
export const daysList = (slot: ForecastSlot, context: BlockContext, ground: Ground, form: 'bars' | 'words'): Markup => {
  const ink = inkOn(ground);
  return html`${subHeading(`Next ${slot.days.length} days`, context, `${headlineClass(context.style)} text-title-md`)}
    <ol data-part="days" class="mt-2 flex flex-col">
      ${slot.days.map(
        (day) =>
          html`<li
            data-part="row"
            class="grid min-h-12 grid-cols-[4rem_1.5rem_2.5rem_minmax(0,1fr)_2.5rem] items-center gap-3 border-t first:border-t-0 ${ink.rule}"
          >
            <p class="text-body-md font-semibold">${day.day}</p>
            <span aria-hidden="true">${icon(day.icon, 'size-6')}</span>
            <p class="text-right text-body-lg tabular-nums ${ink.soft}">${day.low}</p>
            ${
              form === 'words'
                ? html`<p class="break-words text-body-md ${ink.soft}">${day.words}</p>`
                : html`<div class="relative h-2 rounded-full ${ink.track}">
                    <span class="sr-only">${day.words}</span
                    ><span
                      class="absolute inset-y-0 rounded-full ${ink.fill}"
                      style="left:${Math.round(day.from * 100)}%;right:${Math.round((1 - day.to) * 100)}%"
                    ></span>
                  </div>`
            }
            <p class="text-body-lg font-semibold tabular-nums">${day.high}</p>
          </li>`,
      )}
    </ol>`;
};

export const alertLine = ({ alert }: ForecastSlot): Markup | '' =>
  alert === undefined
    ? ''
    : html`<p
        data-part="alert"
        class="flex items-start gap-3 rounded-md bg-tertiary-container p-4 text-body-lg text-on-tertiary-container"
      >
        ${icon('triangle-alert', 'size-6')}<span class="min-w-0">${alert}</span>
      </p>`;
