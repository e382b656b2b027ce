import { html, type Markup } from '../../../markup/html.ts';
import type { SlotOf } from '../../write/slots.ts';
import type { BlockContext, Ground } from '../block.ts';
import { button } from '../kit/button.ts';
import { figureFace } from '../kit/figure.ts';
import { icon } from '../kit/icon.ts';
import { inkOn } from '../kit/ink.ts';
import { headlineClass, labelClass } from '../kit/label-class.ts';
import { avatar, picture } from '../kit/picture.ts';
import { rowsOn } from '../kit/rows-on.ts';
import { starsLine } from '../kit/stars-line.ts';
import { subHeading } from '../kit/sub-heading.ts';

export type ListingSlot = SlotOf<'listing'>;

const heading = (text: string, context: BlockContext): Markup =>
  subHeading(text, context, `${headlineClass(context.style)} text-title-lg`);

/** Where it is, what people gave it. */
export const whereabouts = (slot: ListingSlot, ground: Ground): Markup =>
  html`<div class="flex flex-col gap-2">
    <p data-part="where" class="flex items-center gap-2 text-body-lg ${inkOn(ground).soft}">
      ${icon('map-pin')}<span class="min-w-0 break-words">${slot.where}</span>
    </p>
    ${slot.rating === undefined ? '' : starsLine(slot.rating, ground)}
    ${slot.note === undefined ? '' : html`<p data-part="note" class="text-body-md ${inkOn(ground).soft}">${slot.note}</p>`}
  </div>`;

export const tagOf = ({ tag }: ListingSlot, ground: Ground): Markup | '' =>
  tag === undefined
    ? ''
    : html`<p>
        <span
          data-part="tag"
          class="inline-flex rounded-full px-3 py-1 font-label text-label-lg font-semibold ${ground === 'surface' || ground === 'tonal' ? 'bg-primary-container text-on-primary-container' : inkOn(ground).chip}"
          >${tag}</span
        >
      </p>`;

/** Facts in equal parts on one line. */
export const factStrip = ({ facts }: ListingSlot, { style }: BlockContext, ground: Ground): Markup =>
  html`<dl data-part="facts" class="grid grid-cols-3 gap-4 border-y py-4 ${inkOn(ground).rule}">
    ${facts.map(
      ({ label, value }) =>
        html`<div class="min-w-0">
          <dt class="${labelClass(style)} ${inkOn(ground).soft}">${label}</dt>
          <dd class="mt-1 break-words text-title-md font-semibold">${value}</dd>
        </div>`,
    )}
  </dl>`;

/** What it has, sign and word. */
export const featureGrid = ({ features }: ListingSlot, ground: Ground): Markup =>
  html`<ul data-part="features" class="grid grid-cols-2 gap-x-4 gap-y-3 @3xl:grid-cols-4">
    ${features.map(
      (feature) =>
        html`<li class="flex min-w-0 items-center gap-3">
          <span class="grid size-10 shrink-0 place-items-center rounded-md ${inkOn(ground).chip}"
            >${icon(feature.icon)}</span
          ><span class="min-w-0 break-words text-body-md">${feature.label}</span>
        </li>`,
    )}
  </ul>`;

export const hostLine = ({ host }: ListingSlot, ground: Ground): Markup | '' =>
  host === undefined
    ? ''
    : html`<p data-part="host" class="flex min-w-0 items-center gap-3">
        ${avatar(host.name, 'size-12 rounded-full')}<span class="min-w-0"
          ><span class="block break-words text-body-lg font-semibold">${host.name}</span
          ><span class="block text-body-md ${inkOn(ground).soft}">${host.role ?? ''}</span></span
        >
      </p>`;

/** What can be chosen or comes next. */
export const listsOf = ({ lists }: ListingSlot, context: BlockContext, ground: Ground): Markup =>
  html`${lists.map((list) => listOf(list, context, ground))}`;

const listOf = (list: ListingSlot['lists'][number], context: BlockContext, ground: Ground): Markup => {
  const rows = rowsOn(context.style, ground);
  return html`<div>
    ${heading(list.title, context)}
    <ul data-part="list" class="mt-3 ${rows.list}">
      ${list.rows.map(
        (row) =>
          html`<li data-part="row" class="flex items-baseline justify-between gap-4 ${rows.row}">
            <div class="min-w-0">
              <p class="break-words text-body-lg font-semibold">${row.title}</p>
              ${row.note === undefined ? '' : html`<p class="break-words text-body-md ${inkOn(ground).soft}">${row.note}</p>`}
            </div>
            ${row.value === undefined ? '' : html`<p class="shrink-0 text-title-md tabular-nums">${row.value}</p>`}
          </li>`,
      )}
    </ul>
  </div>`;
};

/** What it costs and the one thing to do about it. */
export const callLine = (slot: ListingSlot, context: BlockContext, ground: Ground): Markup =>
  html`<div data-part="actions" class="flex flex-wrap items-center gap-x-6 gap-y-3">
    ${
      slot.price === undefined
        ? ''
        : html`<p data-part="price" class="min-w-0">
            <span class="${figureFace(context.style)} text-headline-sm">${slot.price.value}</span>
            <span class="text-body-md ${inkOn(ground).soft}">${slot.price.per}</span>
          </p>`
    }
    <span class="flex grow flex-wrap gap-3"
      >${button(slot.action, context, 'primary', { ground, classes: 'grow' })}${slot.secondary === undefined ? '' : button(slot.secondary, context, 'secondary', { ground, classes: 'grow' })}</span
    >
  </div>`;

/** The other pictures beside each other. */
export const strip = (slot: ListingSlot, edge: string): Markup =>
  html`<ul data-part="pictures" class="grid grid-cols-2 gap-2">
    ${slot.pictures.map((one) => html`<li>${picture(one, `block h-28 w-full object-cover @3xl:h-48 ${edge}`, 'wide')}</li>`)}
  </ul>`;

/** Where in the row of pictures one is. */
export const dots = (count: number): Markup =>
  html`<span
    aria-hidden="true"
    class="absolute bottom-12 left-1/2 flex -translate-x-1/2 gap-2 rounded-full bg-surface px-3 py-2"
    >${Array.from({ length: count }, (_, index) => html`<span class="size-2 rounded-full ${index === 0 ? 'bg-primary' : 'bg-outline-variant'}"></span>`)}</span
  >`;
