import { html, type Markup } from '../../markup/html.ts';
import type { SlotOf } from '../write/slots.ts';
import { defineBlock, type BlockContext, type Ground } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { headingElement } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { button } from './kit/button.ts';
import { figureFace } from './kit/figure.ts';
import { inkOn } from './kit/ink.ts';
import { strongPanelFor } from './kit/panel.ts';
import { avatar, picture } from './kit/picture.ts';
import { toPath } from './kit/to-path.ts';

type Slot = SlotOf<'portfolio'>;

const WIDTHS = ['full', 'wide', 'narrow'] as const;

const name = (slot: Slot, context: BlockContext, ground: Ground): Markup =>
  html`<div class="min-w-0">
    ${headingElement(slot.title, context, 'text-headline-sm')}
    <p data-part="handle" class="break-words text-body-lg ${inkOn(ground).soft}">${slot.handle}</p>
    ${slot.note === undefined ? '' : html`<p data-part="note" class="text-body-md ${inkOn(ground).soft}">${slot.note}</p>`}
  </div>`;

const face = (slot: Slot): Markup =>
  html`<span class="inline-block shrink-0 rounded-full border-2 border-primary p-1"
    >${avatar(slot.person, 'size-20 rounded-full')}<span class="sr-only">${slot.person}</span></span
  >`;

const counts = (slot: Slot, { style }: BlockContext, ground: Ground): Markup =>
  html`<dl data-part="facts" class="grid grid-cols-3 gap-2 text-center">
    ${slot.counts.map(
      (one) =>
        html`<div class="flex min-w-0 flex-col-reverse">
          <dt class="break-words text-body-md ${inkOn(ground).soft}">${one.label}</dt>
          <dd class="${figureFace(style)} text-title-lg tabular-nums">${one.value}</dd>
        </div>`,
    )}
  </dl>`;

const actions = (slot: Slot, context: BlockContext, ground: Ground): Markup =>
  html`<div data-part="actions" class="flex flex-wrap gap-3">
    ${button(slot.action, context, 'primary', { ground, classes: 'grow' })}
    ${button(slot.secondary, context, 'secondary', { ground, classes: 'grow' })}
  </div>`;

const tabs = (slot: Slot, ground: Ground): Markup =>
  html`<ul data-part="tabs" class="grid auto-cols-fr grid-flow-col border-b ${inkOn(ground).rule}">
    ${slot.tabs.map(
      (tab, index) =>
        html`<li>
          <a
            href="${toPath(tab)}"
            ${index === 0 ? html`aria-current="page"` : ''}
            class="flex min-h-12 items-center justify-center font-label text-label-lg ${index === 0 ? `border-b-2 border-current font-bold ${inkOn(ground).accent}` : inkOn(ground).soft}"
            >${tab}</a
          >
        </li>`,
    )}
  </ul>`;

/** Pictures three in a row, edge to edge of the block. */
const grid = (slot: Slot, gap: string): Markup =>
  html`<ul data-part="list" class="grid grid-cols-3 ${gap}">
    ${slot.pictures.map((one) => html`<li data-part="card">${picture(one, 'block aspect-square w-full object-cover', 'square')}</li>`)}
  </ul>`;

/** The first picture large among the small ones. */
const mosaic = (slot: Slot): Markup =>
  html`<ul data-part="list" class="grid grid-cols-3 gap-2">
    ${slot.pictures.map(
      (one, index) =>
        html`<li data-part="card" class="${index === 0 ? 'col-span-2 row-span-2' : ''}">
          ${picture(one, 'block size-full rounded-md object-cover', 'square')}
        </li>`,
    )}
  </ul>`;

/** Face at the left, counts beside it, as feeds have taught. */
const usual = (slot: Slot, context: BlockContext): Markup =>
  blockSection(
    'portrait-wall',
    context,
    '',
    html`<div class="mx-auto flex w-full max-w-3xl flex-col gap-5">
      <div class="flex items-center gap-4">
        ${face(slot)}
        <div class="min-w-0 flex-1">${counts(slot, context, context.ground)}</div>
      </div>
      ${name(slot, context, context.ground)}
      <p class="text-body-lg text-pretty">${slot.body}</p>
      ${actions(slot, context, context.ground)} ${tabs(slot, context.ground)} ${grid(slot, 'gap-1')}
    </div>`,
  );

/** Face and name in the middle of strong colour. */
const centred = (slot: Slot, context: BlockContext): Markup => {
  const strong = strongPanelFor(context);
  return blockSection(
    'portrait-wall',
    context,
    '',
    html`<div class="mx-auto flex w-full max-w-3xl flex-col gap-5">
      <div class="flex flex-col gap-5 text-center ${strong.box}">
        <div class="flex flex-col items-center gap-3">${face(slot)} ${name(slot, context, strong.ground)}</div>
        <p class="text-body-lg text-pretty">${slot.body}</p>
        ${counts(slot, context, strong.ground)} ${actions(slot, context, strong.ground)}
      </div>
      ${tabs(slot, context.ground)} ${grid(slot, 'gap-2')}
    </div>`,
  );
};

/** A cover of one's own first picture, the wall as a mosaic. */
const covered = (slot: Slot, context: BlockContext): Markup => {
  const [first] = slot.pictures;
  return blockSection(
    'portrait-wall',
    context,
    '',
    html`<div class="mx-auto flex w-full max-w-3xl flex-col gap-5">
      <div>
        ${first === undefined ? '' : picture({ ...first, alt: '' }, 'block h-36 w-full rounded-lg object-cover', 'panorama')}
        <div class="-mt-10 pl-4">
          <span class="inline-block rounded-full bg-surface">${face(slot)}</span>
        </div>
      </div>
      ${name(slot, context, context.ground)}
      <p class="text-body-lg text-pretty">${slot.body}</p>
      ${counts(slot, context, context.ground)} ${actions(slot, context, context.ground)} ${tabs(slot, context.ground)}
      ${mosaic(slot)}
    </div>`,
  );
};

const heightPx = (slot: Slot): number => 480 + Math.ceil(slot.pictures.length / 3) * 128;

/** Somebody's own page with what they show. */
export const portraitWall = defineBlock({
  id: 'portrait-wall',
  aliases: ['profile', 'photo grid', 'followers', 'profile header', 'creator profile'],
  shows: 'portfolio',
  variants: [
    { name: 'usual', widths: WIDTHS, devices: ALL_DEVICES, heightPx, render: usual },
    { name: 'centred', widths: WIDTHS, devices: ALL_DEVICES, heightPx, render: centred },
    { name: 'covered', widths: WIDTHS, devices: ALL_DEVICES, heightPx, render: covered },
  ],
});
