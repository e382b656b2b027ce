import { html, type Markup } from '../../markup/html.ts';
import type { SlotOf } from '../write/slots.ts';
import { defineBlock, type BlockContext } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { blockSection } from './kit/block-section.ts';
import { headingElement } from './kit/block-heading.ts';
import { icon } from './kit/icon.ts';
import { inkOn } from './kit/ink.ts';
import { headlineClass, labelClass } from './kit/label-class.ts';

type Slot = SlotOf<'terms'>;

const small = (slot: Slot, context: BlockContext): Markup =>
  html`${headingElement(slot.title, context, context.level === 1 ? 'text-headline-lg' : `${labelClass(context.style)} ${inkOn(context.ground).soft}`)}
  ${slot.note === undefined ? '' : html`<p data-part="note" class="text-body-md ${inkOn(context.ground).soft}">${slot.note}</p>`}`;

/** Names in one line between two rules, each with its mark. */
function line(slot: Slot, context: BlockContext): Markup {
  const ink = inkOn(context.ground);
  return blockSection(
    'marquee-line',
    context,
    '',
    html`<div class="flex flex-col gap-4 border-y py-6 ${ink.rule}">
      ${small(slot, context)}
      <ul data-part="list" class="flex flex-wrap items-center justify-between gap-x-10 gap-y-4">
        ${slot.items.map(
          (item) =>
            html`<li class="flex items-center gap-2 font-headline text-title-md font-semibold">
              ${item.icon === undefined ? '' : icon(item.icon, `size-5 ${ink.accent}`)}${item.label}
            </li>`,
        )}
      </ul>
    </div>`,
  );
}

/** Large type that runs on from name to name, with a mark between, as on a shop's awning. */
function awning(slot: Slot, context: BlockContext): Markup {
  const ink = inkOn(context.ground);
  return blockSection(
    'marquee-line',
    context,
    '',
    html`${small(slot, context)}
      <ul data-part="list" class="mt-3 flex flex-wrap items-baseline gap-x-4 gap-y-1 @3xl:gap-x-6">
        ${slot.items.map(
          (item, index) =>
            html`<li
              class="min-w-0 break-words ${headlineClass(context.style)} text-headline-sm @3xl:text-headline-lg ${index % 2 === 1 ? ink.accent : ''}"
            >
              ${item.label}${index === slot.items.length - 1 ? '' : html`<span aria-hidden="true" class="ml-4 @3xl:ml-6">·</span>`}
            </li>`,
        )}
      </ul>`,
  );
}

/** A board of equal fields divided by rules, one name in each. */
function board(slot: Slot, context: BlockContext): Markup {
  const ink = inkOn(context.ground);
  const fields = slot.items.length % 4 === 0 ? '@4xl:grid-cols-4' : '@4xl:grid-cols-3';
  return blockSection(
    'marquee-line',
    context,
    '',
    html`${small(slot, context)}
      <ul data-part="list" class="mt-4 grid grid-cols-1 border-l border-t @sm:grid-cols-2 ${fields} ${ink.rule}">
        ${slot.items.map(
          (item) =>
            html`<li
              class="flex min-h-24 min-w-0 items-center justify-center gap-3 border-b border-r px-4 py-5 text-center font-headline text-title-md font-semibold ${ink.rule}"
            >
              ${item.icon === undefined ? '' : icon(item.icon, `size-6 ${ink.soft}`)}<span class="min-w-0"
                >${item.label}</span
              >
            </li>`,
        )}
      </ul>`,
  );
}

/** Names in a row: partners, houses, materials, places. */
export const marqueeLine = defineBlock({
  id: 'marquee-line',
  aliases: ['logos', 'logo strip', 'logo row', 'partners', 'trusted by', 'marquee', 'ticker'],
  shows: 'terms',
  variants: [
    { name: 'line', widths: ['full', 'wide'], devices: ALL_DEVICES, heightPx: () => 160, render: line },
    {
      name: 'awning',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      heightPx: (slot) => 40 + Math.ceil(slot.items.length / 3) * 60,
      render: awning,
    },
    {
      name: 'board',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) => slot.items.length % 3 === 0 || slot.items.length % 4 === 0,
      heightPx: (slot, width) => 60 + Math.ceil(slot.items.length / (width === 'narrow' ? 2 : 3)) * 97,
      render: board,
    },
  ],
});
