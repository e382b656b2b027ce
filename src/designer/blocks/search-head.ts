import { html, type Markup } from '../../markup/html.ts';
import type { SlotOf } from '../write/slots.ts';
import { defineBlock, type BlockContext, type Ground } from './block.ts';
import { ALL_DEVICES, WIDE_DEVICES } from './devices.ts';
import { heroBox } from './hero/words.ts';
import { headingElement } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { button } from './kit/button.ts';
import { inkOn } from './kit/ink.ts';
import { labelClass } from './kit/label-class.ts';
import { picture } from './kit/picture.ts';
import { searchField } from './kit/search-field.ts';
import { toPath } from './kit/to-path.ts';

type Slot = SlotOf<'query'>;

/** The field that a page is searched by, at its head. */
export const searchHead = defineBlock({
  id: 'search-head',
  aliases: ['search', 'search field', 'search bar', 'search box', 'query'],
  shows: 'query',
  variants: [
    {
      name: 'line',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      heightPx: () => 200,
      render: line,
    },
    { name: 'large', widths: ['full'], devices: ALL_DEVICES, heightPx: () => 380, render: large },
    {
      name: 'beside-picture',
      widths: ['full'],
      devices: WIDE_DEVICES,
      suits: (slot) => slot.picture !== undefined && slot.value === undefined,
      heightPx: () => 400,
      render: besidePicture,
    },
    {
      name: 'under-picture',
      widths: ['full'],
      devices: ['MOBILE'],
      suits: (slot) => slot.picture !== undefined && slot.value === undefined,
      heightPx: () => 420,
      render: underPicture,
    },
  ],
});

const field = (slot: Slot, context: BlockContext, size: 'usual' | 'large' = 'usual'): Markup =>
  searchField(slot.placeholder, `${context.key}-search`, {
    size,
    ...(slot.value === undefined ? {} : { value: slot.value }),
  });

/** Words that others look for, each a link that searches them. */
function popular(slot: Slot, context: BlockContext, ground: Ground): Markup | '' {
  if (slot.popular.length === 0) return '';
  const ink = inkOn(ground);
  return html`<div data-part="popular" class="flex flex-wrap items-center gap-x-4 gap-y-1">
    <p class="${labelClass(context.style)} ${ink.soft}">
      ${slot.value === undefined ? 'Often asked' : 'Others looked for'}
    </p>
    ${slot.popular.map(
      (word) =>
        html`<a
          href="${toPath(word)}"
          class="inline-flex min-h-11 min-w-11 items-center text-body-md font-semibold underline underline-offset-4 ${ink.accent}"
          >${word}</a
        >`,
    )}
  </div>`;
}

const note = (slot: Slot, ground: Ground): Markup | '' =>
  slot.note === undefined ? '' : html`<p data-part="note" class="text-body-md ${inkOn(ground).soft}">${slot.note}</p>`;

/** Title and field on one line where there is room. */
function line(slot: Slot, context: BlockContext): Markup {
  const { box, ground } = heroBox(context);
  return blockSection(
    'search-head',
    context,
    box,
    html`<div
      class="mx-auto flex max-w-7xl flex-col gap-3 ${context.bleed || ground !== 'surface' ? 'px-page' : ''} ${ground === 'surface' ? 'pt-4' : 'py-8'}"
    >
      <div class="grid items-end gap-x-8 gap-y-4 @3xl:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div class="min-w-0 break-words">
          ${headingElement(slot.title, context, 'text-headline-lg')}${note(slot, ground)}
        </div>
        <form data-part="form" class="flex items-stretch gap-2">
          ${field(slot, context)}${slot.action === undefined ? '' : button({ label: slot.action.label }, context, 'primary', { ground, type: 'submit' })}
        </form>
      </div>
      ${popular(slot, context, ground)}
    </div>`,
  );
}

/** The question large, the field large under it, alone on the page's strongest ground. */
function large(slot: Slot, context: BlockContext): Markup {
  const { box, ground } = heroBox(context);
  return blockSection(
    'search-head',
    context,
    box,
    html`<div
      class="mx-auto flex max-w-7xl flex-col gap-6 ${context.bleed || ground !== 'surface' ? 'px-page' : ''} py-10 @3xl:py-16"
    >
      <div class="max-w-4xl break-words">
        ${headingElement(slot.title, context, 'text-headline-lg @xl:text-display-sm @4xl:text-display-md')}${note(slot, ground)}
      </div>
      <form data-part="form" class="max-w-3xl">${field(slot, context, 'large')}</form>
      ${popular(slot, context, ground)}
    </div>`,
  );
}

/** Question and field at the left, the trade's picture at the right. */
function besidePicture(slot: Slot, context: BlockContext): Markup {
  const { box, ground } = heroBox(context);
  return blockSection(
    'search-head',
    context,
    `overflow-hidden ${box}`,
    html`<div class="mx-auto grid max-w-7xl @3xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] @3xl:items-stretch">
      <div
        class="flex min-w-0 flex-col justify-center gap-6 py-12 ${context.bleed || ground !== 'surface' ? 'px-page' : 'pr-8'}"
      >
        <div class="break-words">
          ${headingElement(slot.title, context, 'text-headline-lg @4xl:text-display-sm')}${note(slot, ground)}
        </div>
        <form data-part="form">${field(slot, context, 'large')}</form>
        ${popular(slot, context, ground)}
      </div>
      <div class="relative min-h-72">
        ${slot.picture === undefined ? '' : picture(slot.picture, 'absolute inset-0 size-full object-cover', 'square')}
      </div>
    </div>`,
  );
}

/** The picture above; the field hangs over its lower edge. */
function underPicture(slot: Slot, context: BlockContext): Markup {
  const { box, ground } = heroBox(context);
  return blockSection(
    'search-head',
    context,
    box,
    html`${slot.picture === undefined ? '' : picture(slot.picture, 'block h-40 w-full object-cover', 'panorama')}
      <div
        class="relative mx-auto -mt-8 flex max-w-7xl flex-col gap-4 ${context.bleed || ground !== 'surface' ? 'px-page' : 'px-4'} pb-6"
      >
        <form data-part="form" class="rounded-control shadow-floating">${field(slot, context, 'large')}</form>
        <div class="break-words">${headingElement(slot.title, context, 'text-headline-lg')}${note(slot, ground)}</div>
        ${popular(slot, context, ground)}
      </div>`,
  );
}
