import { html, type Markup } from '../../../markup/html.ts';
import type { Status } from '../../write/slots.ts';
import type { BlockContext, Ground } from '../block.ts';
import { figureFace } from './figure.ts';
import { inkOn } from './ink.ts';
import { labelClass } from './label-class.ts';
import type { Entry } from './moments.ts';
import { statusOn } from './status-on.ts';

/** An entry of a schedule as a small group: day and time over what it is, where and how long. A band's own colour is kept. */
export function entryWords(
  entry: Entry,
  { style }: BlockContext,
  ground: Ground | 'band',
  size = 'text-title-md',
): Markup {
  const soft = ground === 'band' ? '' : inkOn(ground).soft;
  return html`<p class="flex flex-wrap items-baseline gap-x-2">
      <span data-part="day" class="${labelClass(style)} ${soft}">${entry.day}</span>
      <span data-part="time" class="${figureFace(style)} text-title-md">${entry.time}</span>
    </p>
    <p data-part="title" class="mt-1 break-words ${size} font-semibold">${entry.title}</p>
    ${
      entry.place === undefined && entry.duration === undefined
        ? ''
        : html`<p class="mt-1 flex flex-wrap gap-x-2 text-body-md ${soft}">
            ${entry.place === undefined ? '' : html`<span data-part="place" class="min-w-0 break-words">${entry.place}</span>`}
            ${entry.duration === undefined ? '' : html`<span data-part="duration" class="tabular-nums">${entry.duration}</span>`}
          </p>`
    }
    ${entry.status === undefined ? '' : html`<p class="mt-2">${ground === 'band' ? bandStatus(entry.status) : statusOn(entry.status, ground, 'chip')}</p>`}`;
}

const bandStatus = ({ label }: Status): Markup =>
  html`<span
    data-part="status"
    class="inline-flex rounded-full border border-current px-3 py-1 font-label text-label-md font-semibold"
    >${label}</span
  >`;
