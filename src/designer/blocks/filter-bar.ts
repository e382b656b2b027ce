import { html, type Markup } from '../../markup/html.ts';
import type { SlotOf } from '../write/slots.ts';
import { defineBlock, type BlockContext } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { icon } from './kit/icon.ts';
import { labelClass } from './kit/label-class.ts';

type FiltersSlot = SlotOf<'filters'>;

const search = (slot: FiltersSlot, context: BlockContext): Markup | '' =>
  slot.search === undefined
    ? ''
    : html`<div data-part="search" class="relative w-full min-w-0 @2xl:w-80">
        <label for="${context.key}-search" class="sr-only">${slot.search}</label>
        <span class="pointer-events-none absolute inset-y-0 left-4 flex items-center text-on-surface-variant"
          >${icon('search')}</span
        >
        <input
          id="${context.key}-search"
          name="search"
          type="search"
          autocomplete="off"
          placeholder="${slot.search}"
          class="min-h-12 w-full rounded-control border border-outline bg-surface-container-lowest pl-12 pr-4 text-body-lg text-on-surface"
        />
      </div>`;

const chips = (slot: FiltersSlot, context: BlockContext): Markup =>
  html`<fieldset data-part="chips" class="flex min-w-0 flex-wrap gap-2">
    <legend class="sr-only">${slot.title}</legend>
    ${slot.chips.map(
      (chip) =>
        html`<label
          class="relative inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-outline-variant px-4 font-label text-label-lg text-on-surface has-checked:border-primary has-checked:bg-primary has-checked:font-semibold has-checked:text-on-primary"
          ><input
            type="checkbox"
            name="${context.key}-chip"
            value="${chip.label}"
            ${chip.on === true ? html`checked` : ''}
            class="absolute inset-0 size-full cursor-pointer opacity-0"
          />${chip.label}</label
        >`,
    )}
  </fieldset>`;

const sort = (slot: FiltersSlot): Markup | '' =>
  slot.sort === undefined
    ? ''
    : html`<p data-part="sort" class="text-body-md text-on-surface-variant">${slot.sort}</p>`;

/** The slot's title is told to assistive technology; for the eye the field speaks for itself. */
const section = (context: BlockContext, slot: FiltersSlot, content: Markup): Markup =>
  html`<section data-block="filter-bar" aria-label="${slot.title}" class="@container min-w-0">
    ${content}${slot.note === undefined ? '' : html`<p data-part="note" class="mt-2 ${labelClass(context.style)} text-on-surface-variant">${slot.note}</p>`}
  </section>`;

const oneLine = (slot: FiltersSlot, context: BlockContext): Markup =>
  section(
    context,
    slot,
    html`<div class="flex flex-wrap items-center gap-x-6 gap-y-3">
      ${search(slot, context)}${chips(slot, context)}${sort(slot)}
    </div>`,
  );

const stacked = (slot: FiltersSlot, context: BlockContext): Markup =>
  section(
    context,
    slot,
    html`<div class="flex flex-col gap-4">
      ${search(slot, context)}
      <p data-part="title" class="${labelClass(context.style)} text-on-surface-variant">${slot.title}</p>
      ${chips(slot, context)}${sort(slot)}
    </div>`,
  );

/** What narrows a list down. */
export const filterBar = defineBlock({
  id: 'filter-bar',
  aliases: ['filters', 'search', 'search bar', 'chips', 'sort'],
  shows: 'filters',
  variants: [
    {
      name: 'one-line',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      heightPx: (_slot, width) => (width === 'narrow' ? 170 : 64),
      render: oneLine,
    },
    { name: 'stacked', widths: ['narrow'], devices: ALL_DEVICES, heightPx: () => 200, render: stacked },
  ],
});
