import { html, type Markup } from '../../../markup/html.ts';
import type { Fare } from '../../write/app-shapes.ts';
import type { SlotOf } from '../../write/slots.ts';
import type { BlockContext, Ground } from '../block.ts';
import { figureFace } from '../kit/figure.ts';
import { icon } from '../kit/icon.ts';
import { inkOn } from '../kit/ink.ts';

export type FaresSlot = SlotOf<'fares'>;

/** Off and on again, with the way between as a line. */
export const wayLine = (slot: FaresSlot, fare: Fare, { style }: BlockContext, ground: Ground): Markup => {
  const ink = inkOn(ground);
  const end = (time: string, code: string, align: string): Markup =>
    html`<div class="${align}">
      <p class="${figureFace(style)} text-title-lg tabular-nums">${time}</p>
      <p class="text-body-md ${ink.soft}">${code}</p>
    </div>`;
  return html`<div data-part="way" class="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-3">
    ${end(fare.departs, slot.from.code, '')}
    <div class="min-w-0 text-center">
      <p class="text-body-md tabular-nums ${ink.soft}">${fare.duration}</p>
      <div aria-hidden="true" class="my-1 flex items-center">
        <span class="size-2 rounded-full ${ink.fill}"></span><span class="h-px flex-1 ${ink.fillSoft}"></span
        ><span class="${ink.accent}">${icon(slot.icon, 'size-4')}</span><span class="h-px flex-1 ${ink.fillSoft}"></span
        ><span class="size-2 rounded-full ${ink.fill}"></span>
      </div>
      <p class="break-words text-body-md ${ink.soft}">${fare.stops}</p>
    </div>
    ${end(fare.arrives, slot.to.code, 'text-right')}
  </div>`;
};

/** Who takes you. */
export const carrierLine = ({ carrier, number, note }: Fare, ground: Ground): Markup =>
  html`<p data-part="carrier" class="flex min-w-0 items-center gap-3">
    <span
      aria-hidden="true"
      class="grid size-9 shrink-0 place-items-center rounded-full font-label text-label-lg font-semibold ${inkOn(ground).chip}"
      >${carrier.charAt(0)}</span
    ><span class="min-w-0"
      ><span class="block break-words text-body-lg font-semibold">${carrier}</span
      ><span class="block text-body-md ${inkOn(ground).soft}"
        ><span>${number}</span>${note === undefined ? '' : html` · <span>${note}</span>`}</span
      ></span
    >
  </p>`;

export const priceOf = ({ price }: Fare, { style }: BlockContext): Markup =>
  html`<p data-part="price" class="${figureFace(style)} shrink-0 text-headline-sm">${price}</p>`;

export const tagOf = ({ tag }: Fare): Markup | '' =>
  tag === undefined
    ? ''
    : html`<span
        data-part="tag"
        class="inline-flex shrink-0 rounded-full bg-primary-container px-3 py-1 font-label text-label-md font-semibold text-on-primary-container"
        >${tag}</span
      >`;

/** Choosing one of many: quiet on the others. */
export const chooseButton = (slot: FaresSlot, fare: Fare, strong: boolean, ground: Ground): Markup =>
  html`<button
    type="button"
    aria-label="${slot.choose.label} ${fare.carrier} ${fare.departs}"
    class="inline-flex min-h-11 items-center justify-center rounded-control px-5 font-label text-label-lg font-semibold ${strong ? 'bg-primary text-on-primary' : `border ${inkOn(ground).rule} ${inkOn(ground).strong}`}"
  >
    ${slot.choose.label}
  </button>`;

/** Day and travellers, parted by dots. */
export const tripFacts = ({ facts, note }: FaresSlot, ground: Ground): Markup =>
  html`<p data-part="facts" class="flex flex-wrap gap-x-4 gap-y-1 text-body-lg ${inkOn(ground).soft}">
      ${facts.map((fact) => html`<span>${fact}</span>`)}
    </p>
    ${note === undefined ? '' : html`<p data-part="note" class="text-body-md ${inkOn(ground).soft}">${note}</p>`}`;
