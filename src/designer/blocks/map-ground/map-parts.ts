import { html, type Markup } from '../../../markup/html.ts';
import type { SlotOf } from '../../write/slots.ts';
import type { BlockContext, Ground } from '../block.ts';
import { figureFace } from '../kit/figure.ts';
import { icon } from '../kit/icon.ts';
import { inkOn } from '../kit/ink.ts';
import { picture, type PictureAspect } from '../kit/picture.ts';
import { statusOn } from '../kit/status-on.ts';
import { toPath } from '../kit/to-path.ts';

export type MapSlot = SlotOf<'map'>;
export type Pin = MapSlot['pins'][number];

/** Part of the map that pins may stand on, 0…1 of its width and height: what lies under a sheet is left out. */
export interface Clear {
  left: number;
  top: number;
  width: number;
  height: number;
}

const LONGEST_FLAG = 9;

/** The map with its pins; each is a link to its place in the list, and bears its price or its number. */
export const mapWithPins = (
  slot: MapSlot,
  { aspect, classes, clear }: { aspect: PictureAspect; classes: string; clear: Clear },
): Markup =>
  html`<div data-part="map" class="overflow-hidden ${classes}">
    ${picture(slot.picture, 'absolute inset-0 size-full object-cover', aspect)}
    <ul class="absolute inset-0">
      ${slot.pins.map((pin, index) => {
        const left = Math.round((clear.left + pin.x * clear.width) * 1000) / 10;
        const top = Math.round((clear.top + pin.y * clear.height) * 1000) / 10;
        const flag = pin.value !== undefined && pin.value.length <= LONGEST_FLAG ? pin.value : String(index + 1);
        const paint = pin.on === true ? 'bg-primary text-on-primary' : 'bg-surface text-on-surface';
        return html`<li class="absolute size-0" style="left:${left}%;top:${top}%">
          <a
            href="${toPath(pin.title)}"
            class="absolute left-0 top-0 inline-flex min-h-11 min-w-11 -translate-x-1/2 -translate-y-1/2 items-center justify-center whitespace-nowrap rounded-full border-2 border-surface px-3 font-label text-label-lg font-bold tabular-nums shadow-floating ${paint}"
            ><span class="sr-only">${pin.title}, </span>${flag}</a
          >
        </li>`;
      })}
    </ul>
  </div>`;

/** A place in the list, with the number that its pin bears when it has no price. */
export const placeRow = (pin: Pin, index: number, { style }: BlockContext, ground: Ground): Markup => {
  const ink = inkOn(ground);
  return html`<a href="${toPath(pin.title)}" class="flex min-h-16 items-start gap-4 py-3">
    ${
      pin.picture === undefined
        ? html`<span
            class="grid size-11 shrink-0 place-items-center rounded-full font-label text-label-lg font-bold tabular-nums ${pin.on === true && ground === 'surface' ? 'bg-primary text-on-primary' : ink.chip}"
            >${index + 1}</span
          >`
        : picture(pin.picture, 'size-16 shrink-0 rounded-md object-cover', 'square')
    }<span class="min-w-0 flex-1"
      ><span data-part="title" class="block break-words text-title-md">${pin.title}</span
      >${pin.value === undefined || pin.value.length <= LONGEST_FLAG ? '' : html`<span data-part="value" class="block ${figureFace(style)} text-title-md">${pin.value}</span>`}${pin.body === undefined ? '' : html`<span data-part="body" class="block break-words text-body-md ${ink.soft}">${pin.body}</span>`}${
        pin.meta === undefined && pin.status === undefined
          ? ''
          : html`<span class="mt-1 flex flex-wrap items-center gap-x-3 text-body-md ${ink.soft}"
              >${pin.meta === undefined ? '' : html`<span data-part="meta">${pin.meta}</span>`}${pin.status === undefined ? '' : statusOn(pin.status, ground)}</span
            >`
      }</span
    >${pin.value === undefined || pin.value.length > LONGEST_FLAG ? '' : html`<span data-part="value" class="shrink-0 ${figureFace(style)} text-title-md">${pin.value}</span>`}
  </a>`;
};

/** Buttons that stand on the map itself. */
export const mapTools = (classes: string): Markup =>
  html`<div data-part="tools" class="absolute flex flex-col gap-2 ${classes}">
    ${(
      [
        ['Where I am', 'locate-fixed'],
        ['Layers', 'layers'],
      ] as const
    ).map(
      ([label, name]) =>
        html`<button
          type="button"
          aria-label="${label}"
          class="inline-flex size-11 items-center justify-center rounded-full bg-surface text-on-surface shadow-floating"
        >
          ${icon(name)}
        </button>`,
    )}
  </div>`;
