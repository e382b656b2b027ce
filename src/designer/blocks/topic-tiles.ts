import { html, type Markup } from '../../markup/html.ts';
import type { SlotOf } from '../write/slots.ts';
import { defineBlock, type BlockContext } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { blockHeading } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { icon } from './kit/icon.ts';
import { inkOn } from './kit/ink.ts';
import { itemPanelFor } from './kit/item-panel.ts';
import { headlineClass, labelClass } from './kit/label-class.ts';
import { headingPx } from './kit/heading-px.ts';
import { isColoured } from './kit/status-on.ts';
import { toPath } from './kit/to-path.ts';

type Slot = SlotOf<'topics'>;

/** What one can look up, each a way further in. */
export const topicTiles = defineBlock({
  id: 'topic-tiles',
  aliases: ['topics', 'help topics', 'categories', 'help categories', 'sections', 'subjects'],
  shows: 'topics',
  variants: [
    {
      name: 'tiles',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      heightPx: (slot, width) => headingPx(slot) + Math.ceil(slot.items.length / (width === 'full' ? 3 : 2)) * 168,
      render: tiles,
    },
    {
      name: 'index',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      heightPx: (slot, width) => headingPx(slot) + slot.items.length * (width === 'narrow' ? 108 : 84),
      render: index,
    },
    {
      name: 'first-large',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) => slot.items.length > 2,
      heightPx: (slot, width) => headingPx(slot) + (width === 'narrow' ? 200 + slot.items.length * 72 : 400),
      render: firstLarge,
    },
  ],
});

/** Tiles of one size: sign, name, what is in it. */
function tiles(slot: Slot, context: BlockContext): Markup {
  const panel = itemPanelFor(context);
  const ink = inkOn(panel.ground);
  return blockSection(
    'topic-tiles',
    context,
    '',
    html`${blockHeading(slot, context)}
      <ul class="mt-6 grid grid-cols-1 gap-4 @sm:grid-cols-2 @4xl:grid-cols-3">
        ${slot.items.map(
          (item) =>
            html`<li data-part="card" class="min-w-0">
              <a href="${toPath(item.title)}" class="flex h-full flex-col gap-2 ${panel.box}"
                ><span class="${ink.accent}">${icon(item.icon, 'size-8')}</span
                ><span data-part="title" class="mt-2 break-words text-title-lg font-semibold">${item.title}</span
                ><span data-part="body" class="break-words text-body-md ${ink.soft}">${item.body}</span
                ><span data-part="count" class="mt-auto pt-2 ${labelClass(context.style)} ${ink.accent}"
                  >${item.count}</span
                ></a
              >
            </li>`,
        )}
      </ul>`,
  );
}

/** Large names on ruled lines, as in the front of a manual. */
function index(slot: Slot, context: BlockContext): Markup {
  const { ground, style } = context;
  const ink = inkOn(ground);
  return blockSection(
    'topic-tiles',
    context,
    '',
    html`<div class="grid gap-x-12 gap-y-4 @4xl:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
      <div>${blockHeading(slot, context)}</div>
      <ul class="border-b ${ink.rule}">
        ${slot.items.map(
          (item) =>
            html`<li data-part="row" class="border-t ${ink.rule}">
              <a
                href="${toPath(item.title)}"
                class="grid min-h-16 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-1 py-row @2xl:grid-cols-[minmax(0,5fr)_minmax(0,5fr)_auto]"
                ><span data-part="title" class="break-words ${headlineClass(style)} text-title-lg">${item.title}</span
                ><span
                  data-part="body"
                  class="order-3 col-span-2 break-words text-body-md @2xl:order-none @2xl:col-span-1 ${ink.soft}"
                  >${item.body}</span
                ><span class="inline-flex items-center gap-2 text-right text-body-md tabular-nums ${ink.soft}"
                  >${item.count}${icon('arrow-right')}</span
                ></a
              >
            </li>`,
        )}
      </ul>
    </div>`,
  );
}

/** The first topic on colour at the left, the others as a list of signs. */
function firstLarge(slot: Slot, context: BlockContext): Markup {
  const { ground, style } = context;
  const ink = inkOn(ground);
  const strong = isColoured(ground) ? ground : 'field';
  const [first, ...rest] = slot.items;
  return blockSection(
    'topic-tiles',
    context,
    '',
    html`${blockHeading(slot, context)}
      <div class="mt-6 grid gap-x-8 gap-y-4 @3xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        ${
          first === undefined
            ? ''
            : html`<a
                href="${toPath(first.title)}"
                data-part="first"
                class="flex flex-col gap-3 rounded-xl p-card @3xl:p-8 ${isColoured(ground) ? `border ${ink.rule}` : inkOn(strong).ground}"
                >${icon(first.icon, 'size-12')}<span
                  data-part="title"
                  class="mt-auto break-words pt-8 ${headlineClass(style)} text-headline-md"
                  >${first.title}</span
                ><span data-part="body" class="text-body-lg">${first.body}</span
                ><span class="inline-flex items-center gap-2 font-label text-label-lg font-semibold"
                  >${first.count}${icon('arrow-right')}</span
                ></a
              >`
        }
        <ul class="min-w-0">
          ${rest.map(
            (item) =>
              html`<li data-part="row" class="border-t first:border-t-0 ${ink.rule}">
                <a href="${toPath(item.title)}" class="flex min-h-16 items-center gap-4 py-3"
                  ><span class="grid size-11 shrink-0 place-items-center rounded-md ${ink.chip}"
                    >${icon(item.icon)}</span
                  ><span class="min-w-0 flex-1"
                    ><span data-part="title" class="block break-words text-title-md">${item.title}</span
                    ><span data-part="body" class="block break-words text-body-md ${ink.soft}">${item.body}</span></span
                  ><span class="hidden shrink-0 text-body-md tabular-nums @lg:block ${ink.soft}">${item.count}</span></a
                >
              </li>`,
          )}
        </ul>
      </div>`,
  );
}
