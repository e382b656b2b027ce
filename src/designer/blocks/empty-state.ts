import { html, type Markup } from '../../markup/html.ts';
import type { SlotOf } from '../write/slots.ts';
import { defineBlock, type BlockContext, type Ground } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { heroBox } from './hero/words.ts';
import { headingElement } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { button } from './kit/button.ts';
import { figureFace } from './kit/figure.ts';
import { icon } from './kit/icon.ts';
import { inkOn } from './kit/ink.ts';
import { picture } from './kit/picture.ts';
import { toPath } from './kit/to-path.ts';

type Slot = SlotOf<'empty'>;

/** A page on which nothing is yet, or nothing any more. */
export const emptyState = defineBlock({
  id: 'empty-state',
  aliases: ['empty state', 'error', 'not found', '404', 'offline', 'first use', 'blank state', 'zero state'],
  shows: 'empty',
  variants: [
    {
      name: 'beside-picture',
      widths: ['full', 'wide'],
      devices: ALL_DEVICES,
      heightPx: () => 560,
      render: besidePicture,
    },
    { name: 'sign', widths: ['full', 'wide', 'narrow'], devices: ALL_DEVICES, heightPx: () => 640, render: sign },
    {
      name: 'steps',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) => slot.ways.length > 1 && slot.code === undefined,
      heightPx: (slot) => 420 + slot.ways.length * 96,
      render: steps,
    },
    {
      name: 'giant',
      widths: ['full', 'wide'],
      devices: ALL_DEVICES,
      suits: (slot) => slot.code !== undefined,
      heightPx: () => 620,
      render: giant,
    },
    {
      name: 'window',
      widths: ['full', 'wide'],
      devices: ALL_DEVICES,
      heightPx: () => 680,
      render: framed,
    },
  ],
});

/** Side margins where the block touches the page's edges or stands on a ground of its own. */
const sides = (context: BlockContext, ground: Ground): string =>
  context.bleed || ground !== 'surface' ? 'px-page' : '';

const words = (slot: Slot, context: BlockContext, ground: Ground, size: string): Markup =>
  html`${headingElement(slot.title, context, size)}
    <p data-part="body" class="max-w-xl text-body-lg text-pretty ${inkOn(ground).soft}">${slot.body}</p>
    ${slot.note === undefined ? '' : html`<p data-part="note" class="text-body-md ${inkOn(ground).soft}">${slot.note}</p>`}`;

const deeds = (slot: Slot, context: BlockContext, ground: Ground): Markup =>
  html`<div data-part="actions" class="flex flex-wrap gap-3 pt-2">
    ${slot.action === undefined ? '' : button(slot.action, context, 'primary', { ground, classes: 'w-full @sm:w-auto' })}
    ${slot.secondary === undefined ? '' : button(slot.secondary, context, 'secondary', { ground, classes: 'w-full @sm:w-auto' })}
  </div>`;

/** Ways on as short links with their signs. */
const ways = (slot: Slot, ground: Ground): Markup | '' =>
  slot.ways.length === 0
    ? ''
    : html`<ul data-part="ways" class="grid gap-x-8 @lg:grid-cols-2 @4xl:grid-cols-4">
        ${slot.ways.map(
          (way) =>
            html`<li class="border-t ${inkOn(ground).rule}">
              <a href="${toPath(way.title)}" class="flex min-h-14 items-center gap-3 py-3"
                >${icon(way.icon)}<span class="min-w-0"
                  ><span data-part="title" class="block break-words text-title-md">${way.title}</span
                  >${way.body === undefined ? '' : html`<span class="block break-words text-body-md ${inkOn(ground).soft}">${way.body}</span>`}</span
                ></a
              >
            </li>`,
        )}
      </ul>`;

/** Words at the left, the trade's picture at the right. */
function besidePicture(slot: Slot, context: BlockContext): Markup {
  const { box, ground } = heroBox(context);
  return blockSection(
    'empty-state',
    context,
    `overflow-hidden ${box}`,
    html`<div class="mx-auto max-w-7xl ${sides(context, ground)} py-8 @3xl:py-16">
      <div class="grid items-center gap-x-12 gap-y-8 @3xl:grid-cols-[minmax(0,6fr)_minmax(0,6fr)]">
        <div class="flex min-w-0 flex-col gap-4 @max-3xl:order-2">
          ${slot.code === undefined ? '' : html`<p data-part="code" class="${figureFace(context.style)} text-display-sm ${inkOn(ground).accent}">${slot.code}</p>`}
          ${words(slot, context, ground, 'text-headline-lg @3xl:text-display-sm')}${deeds(slot, context, ground)}
        </div>
        ${picture(slot.picture, 'block h-56 w-full rounded-xl object-cover @3xl:h-96', 'wide')}
      </div>
      <div class="mt-12">${ways(slot, ground)}</div>
    </div>`,
  );
}

/** A large sign in a disc, words under it, all in the middle. */
function sign(slot: Slot, context: BlockContext): Markup {
  const { box, ground } = heroBox(context);
  const ink = inkOn(ground);
  return blockSection(
    'empty-state',
    context,
    box,
    html`<div
      class="mx-auto flex max-w-2xl flex-col items-center justify-center gap-4 ${sides(context, ground)} ${context.bleed ? 'min-h-[48.5rem] @3xl:min-h-[32rem] @max-3xl:-mb-12' : ''} py-16 text-center @3xl:py-24"
    >
      <span class="mb-4 grid size-32 place-items-center rounded-full ${ink.chip}">${icon(slot.icon, 'size-12')}</span>
      ${slot.code === undefined ? '' : html`<p data-part="code" class="${figureFace(context.style)} text-title-lg ${ink.accent}">${slot.code}</p>`}
      ${words(slot, context, ground, 'text-headline-lg')}
      <div data-part="actions" class="flex w-full flex-col items-center gap-3 pt-4 @sm:w-auto @sm:flex-row">
        ${slot.action === undefined ? '' : button(slot.action, context, 'primary', { ground, classes: 'w-full @sm:w-auto' })}
        ${slot.secondary === undefined ? '' : button(slot.secondary, context, 'quiet', { ground })}
      </div>
    </div>`,
  );
}

/** What to do first, second, third: an empty page as a beginning. */
function steps(slot: Slot, context: BlockContext): Markup {
  const { box, ground } = heroBox(context);
  const ink = inkOn(ground);
  return blockSection(
    'empty-state',
    context,
    box,
    html`<div class="mx-auto max-w-7xl ${sides(context, ground)} py-8 @3xl:py-16">
      <div class="grid gap-x-16 gap-y-8 @4xl:grid-cols-[minmax(0,6fr)_minmax(0,6fr)]">
        <div class="flex min-w-0 flex-col gap-4">
          <span class="grid size-16 place-items-center rounded-lg ${ink.chip}">${icon(slot.icon, 'size-8')}</span>
          ${words(slot, context, ground, 'text-headline-lg @3xl:text-display-sm')}${deeds(slot, context, ground)}
        </div>
        <ol data-part="ways" class="min-w-0 border-b ${ink.rule}">
          ${slot.ways.map(
            (way, index) =>
              html`<li data-part="row" class="grid grid-cols-[3rem_minmax(0,1fr)] gap-x-4 border-t py-4 ${ink.rule}">
                <span class="${figureFace(context.style)} text-headline-md ${index === 0 ? ink.accent : ink.soft}"
                  >${index + 1}</span
                >
                <div class="min-w-0">
                  <p data-part="title" class="break-words text-title-lg font-semibold">${way.title}</p>
                  ${way.body === undefined ? '' : html`<p data-part="body" class="mt-1 text-body-md text-pretty ${ink.soft}">${way.body}</p>`}
                </div>
              </li>`,
          )}
        </ol>
      </div>
    </div>`,
  );
}

/** The code as large as the page allows, the words hung from it. */
function giant(slot: Slot, context: BlockContext): Markup {
  const { box, ground } = heroBox(context);
  const ink = inkOn(ground);
  return blockSection(
    'empty-state',
    context,
    box,
    html`<div class="mx-auto flex max-w-7xl flex-col gap-6 ${sides(context, ground)} py-10 @3xl:py-16">
      <p
        data-part="code"
        aria-hidden="true"
        class="${figureFace(context.style)} text-[8rem] leading-none tracking-tighter @3xl:text-[16rem] ${ink.accent}"
      >
        ${slot.code ?? ''}
      </p>
      <div class="grid gap-x-16 gap-y-6 @3xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div class="flex min-w-0 flex-col gap-4">
          ${words(slot, context, ground, 'text-headline-lg')}${deeds(slot, context, ground)}
        </div>
        <ul data-part="ways" class="min-w-0">
          ${slot.ways.map(
            (way) =>
              html`<li class="border-t ${ink.rule}">
                <a href="${toPath(way.title)}" class="flex min-h-14 items-center justify-between gap-3 text-title-md"
                  ><span class="min-w-0 break-words">${way.title}</span>${icon('arrow-right')}</a
                >
              </li>`,
          )}
        </ul>
      </div>
    </div>`,
  );
}

/** The picture wide above, words on a sheet that overlaps its lower edge. */
function framed(slot: Slot, context: BlockContext): Markup {
  const { box, ground } = heroBox(context);
  const sheet = ground === 'surface' ? 'bg-surface text-on-surface' : inkOn(ground).ground;
  return blockSection(
    'empty-state',
    context,
    `overflow-hidden ${box}`,
    html`${picture(slot.picture, 'block h-56 w-full object-cover @3xl:h-96', 'panorama')}
      <div class="mx-auto max-w-7xl px-page">
        <div
          class="relative -mt-12 flex max-w-2xl flex-col gap-4 rounded-t-xl px-6 pt-8 @3xl:-mt-24 @3xl:px-10 @3xl:pt-10 ${sheet}"
        >
          ${slot.code === undefined ? '' : html`<p data-part="code" class="${figureFace(context.style)} text-headline-md ${inkOn(ground).accent}">${slot.code}</p>`}
          ${words(slot, context, ground, 'text-headline-lg')}${deeds(slot, context, ground)}
        </div>
        <div class="pt-8 pb-10">${ways(slot, ground)}</div>
      </div>`,
  );
}
