import { html, type Markup } from '../../markup/html.ts';
import type { SlotOf } from '../write/slots.ts';
import { defineBlock, type BlockContext, type BlockWidth, type Ground } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { headingElement } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { choiceChips } from './kit/choice-chips.ts';
import { icon } from './kit/icon.ts';
import { inkOn } from './kit/ink.ts';
import { headlineClass, labelClass } from './kit/label-class.ts';
import { frameFor, panelFor, strongPanelFor } from './kit/panel.ts';
import { picture } from './kit/picture.ts';
import { searchField } from './kit/search-field.ts';
import { subHeading } from './kit/sub-heading.ts';
import { toPath } from './kit/to-path.ts';

type Slot = SlotOf<'library'>;
type Shelf = Slot['shelves'][number];

const WIDTHS = ['full', 'wide', 'narrow'] as const;

const head = (slot: Slot, context: BlockContext): Markup =>
  html`<div class="flex flex-col gap-3">
    ${headingElement(slot.title, context)}
    ${slot.note === undefined ? '' : html`<p data-part="note" class="text-body-md ${inkOn(context.ground).soft}">${slot.note}</p>`}
    ${slot.search === undefined ? '' : searchField(slot.search, `${context.key}-search`)}
    ${choiceChips(slot.chips, { key: context.key, label: 'Show' })}
  </div>`;

const partHeading = (text: string, { style, level, ...rest }: BlockContext): Markup =>
  subHeading(text, { style, level, ...rest }, `${headlineClass(style)} text-title-lg`);

const bar = (share: number, ground: Ground): Markup | '' =>
  share === 0
    ? ''
    : html`<div class="h-1 rounded-full ${inkOn(ground).track}">
        <div class="h-full rounded-full ${inkOn(ground).fill}" style="width:${Math.round(share * 100)}%"></div>
      </div>`;

/** What is begun: its cover, how much is left, and on it goes. */
const resume = (slot: Slot, context: BlockContext, form: 'row' | 'wide'): Markup | '' => {
  const one = slot.resume;
  if (one === undefined) return '';
  const strong = strongPanelFor(context);
  const ink = inkOn(strong.ground);
  const words = html`<div class="min-w-0 flex-1">
    <p class="${labelClass(context.style)} ${ink.soft}">${one.label}</p>
    <p data-part="title" class="mt-1 break-words text-title-lg font-semibold">${one.title}</p>
    <p class="break-words text-body-md ${ink.soft}">${one.by}</p>
  </div>`;
  const go = html`<button
    type="button"
    aria-label="${one.label}: ${one.title}"
    class="grid size-14 shrink-0 place-items-center rounded-full ${ink.chip}"
  >
    ${icon(one.icon, 'size-6')}
  </button>`;
  const left = html`<p class="text-body-md tabular-nums ${ink.soft}">${one.left}</p>`;
  return form === 'row'
    ? html`<article data-part="resume" class="flex flex-col gap-4 ${strong.box}">
        <div class="flex items-center gap-4">
          ${picture({ ...one.picture, alt: '' }, 'size-20 shrink-0 rounded-md object-cover', 'square')}${words}${go}
        </div>
        ${bar(one.share, strong.ground)} ${left}
      </article>`
    : html`<article data-part="resume" class="overflow-hidden rounded-xl ${ink.ground}">
        ${picture(one.picture, 'block h-44 w-full object-cover @3xl:h-64', 'wide')}
        <div class="flex flex-col gap-3 p-card">
          <div class="flex items-center gap-4">${words}${go}</div>
          ${bar(one.share, strong.ground)} ${left}
        </div>
      </article>`;
};

/** Covers beside each other; phones show two. */
const covers = (shelf: Shelf, context: BlockContext): Markup =>
  html`<section>
    ${partHeading(shelf.title, context)}
    <ul data-part="list" class="mt-3 grid grid-cols-2 gap-4 @3xl:grid-cols-4">
      ${shelf.items.map(
        (item) =>
          html`<li data-part="card" class="min-w-0">
            <a href="${toPath(item.title)}" class="block"
              >${picture({ ...item.picture, alt: '' }, `block aspect-square w-full object-cover ${frameFor(context.style)}`, 'square')}<span
                data-part="title"
                class="mt-2 block break-words text-body-lg font-semibold"
                >${item.title}</span
              ><span class="block break-words text-body-md ${inkOn(context.ground).soft}">${item.by}</span></a
            >
          </li>`,
      )}
    </ul>
  </section>`;

/** Covers three in a row, small, as a collection is kept. */
const wall = (shelf: Shelf, context: BlockContext): Markup =>
  html`<section>
    ${partHeading(shelf.title, context)}
    <ul data-part="list" class="mt-3 grid grid-cols-2 gap-3 @3xl:grid-cols-4">
      ${shelf.items.map(
        (item) =>
          html`<li
            data-part="card"
            class="min-w-0 overflow-hidden rounded-md bg-surface-container-high text-on-surface"
          >
            <a href="${toPath(item.title)}" class="flex h-full items-center gap-3"
              >${picture({ ...item.picture, alt: '' }, 'block size-16 shrink-0 object-cover', 'square')}<span
                class="min-w-0 py-2 pr-2"
                ><span data-part="title" class="block break-words text-body-md font-semibold">${item.title}</span
                ><span class="block break-words text-label-md text-on-surface-variant">${item.by}</span></span
              ></a
            >
          </li>`,
      )}
    </ul>
  </section>`;

/** One under the other, with how long each is. */
const rows = (slot: Slot, context: BlockContext, ground: Ground): Markup | '' => {
  if (slot.list === undefined) return '';
  const ink = inkOn(ground);
  return html`<section>
    ${partHeading(slot.list.title, context)}
    <ul data-part="list" class="mt-2 flex flex-col">
      ${slot.list.rows.map(
        (row) =>
          html`<li data-part="row" class="border-t first:border-t-0 ${ink.rule}">
            <a href="${toPath(row.title)}" class="flex min-h-16 items-center gap-4 py-2"
              >${picture({ ...row.picture, alt: '' }, 'size-12 shrink-0 rounded-sm object-cover', 'square')}<span
                class="min-w-0 flex-1"
                ><span data-part="title" class="block break-words text-body-lg font-semibold">${row.title}</span
                ><span class="block break-words text-body-md ${ink.soft}">${row.by}</span></span
              ><span class="flex shrink-0 items-center gap-2 text-body-md tabular-nums ${ink.soft}"
                >${icon(row.icon, 'size-4')}<span>${row.side}</span></span
              ></a
            >
          </li>`,
      )}
    </ul>
  </section>`;
};

/** What is begun as a row in strong colour, shelves of covers, the list on a panel. */
const shelved = (slot: Slot, context: BlockContext): Markup => {
  const panel = panelFor(context);
  return blockSection(
    'media-shelves',
    context,
    '',
    html`<div class="flex flex-col gap-8">
      ${head(slot, context)} ${resume(slot, context, 'row')} ${slot.shelves.map((shelf) => covers(shelf, context))}
      <div class="${panel.box}">${rows(slot, context, panel.ground)}</div>
    </div>`,
  );
};

/** What is begun as a large picture; collections as small tiles. */
const featured = (slot: Slot, context: BlockContext): Markup =>
  blockSection(
    'media-shelves',
    context,
    '',
    html`<div class="flex flex-col gap-8">
      ${head(slot, context)} ${resume(slot, context, 'wide')}
      ${slot.shelves.map((shelf, index) => (index === 0 ? wall(shelf, context) : covers(shelf, context)))}
      ${rows(slot, context, context.ground)}
    </div>`,
  );

/** A collection first, covers above all; what is begun waits at the foot. */
const collected = (slot: Slot, context: BlockContext): Markup => {
  const [first, ...others] = slot.shelves;
  return blockSection(
    'media-shelves',
    context,
    '',
    html`<div class="flex flex-col gap-8">
      ${head(slot, context)} ${first === undefined ? '' : covers(first, context)} ${resume(slot, context, 'row')}
      ${rows(slot, context, context.ground)} ${others.map((shelf) => wall(shelf, context))}
    </div>`,
  );
};

const heightPx = (slot: Slot, width: BlockWidth): number =>
  480 + slot.shelves.length * (width === 'full' ? 280 : 480) + (slot.list?.rows.length ?? 0) * 68;

/** A library of things to listen to, watch or read. */
export const mediaShelves = defineBlock({
  id: 'media-shelves',
  aliases: ['library', 'covers', 'playlists', 'shows', 'albums', 'continue listening', 'books'],
  shows: 'library',
  variants: [
    { name: 'shelved', widths: WIDTHS, devices: ALL_DEVICES, heightPx, render: shelved },
    { name: 'featured', widths: WIDTHS, devices: ALL_DEVICES, heightPx, render: featured },
    { name: 'collected', widths: WIDTHS, devices: ALL_DEVICES, heightPx, render: collected },
  ],
});
