import { html, type Markup } from '../../markup/html.ts';
import type { SlotOf } from '../write/slots.ts';
import { defineBlock, type BlockContext, type Ground } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { headingElement } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { button } from './kit/button.ts';
import { factGrid } from './kit/fact-list.ts';
import { inkOn } from './kit/ink.ts';
import { leadFor, panelFor } from './kit/panel.ts';
import { avatar, picture } from './kit/picture.ts';

type ProfileSlot = SlotOf<'profile'>;

const groundFor = (context: BlockContext) => (context.level === 1 ? leadFor(context) : panelFor(context));

const words = (slot: ProfileSlot, context: BlockContext, ground: Ground): Markup =>
  html` ${headingElement(slot.title, context)}
  ${slot.note === undefined ? '' : html`<p data-part="note" class="text-body-lg ${inkOn(ground).soft}">${slot.note}</p>`}
  ${slot.body === undefined ? '' : html`<p data-part="body" class="mt-2 max-w-xl text-body-lg text-pretty">${slot.body}</p>`}`;

const tags = (slot: ProfileSlot, ground: Ground): Markup | '' =>
  slot.tags === undefined || slot.tags.length === 0
    ? ''
    : html`<ul data-part="tags" class="flex flex-wrap gap-2">
        ${slot.tags.map((tag) => html`<li class="rounded-full px-3 py-1 font-label text-label-md ${inkOn(ground).chip}">${tag}</li>`)}
      </ul>`;

const actions = (slot: ProfileSlot, context: BlockContext, ground: Ground): Markup =>
  html`<div data-part="actions" class="flex flex-wrap gap-3">
    ${slot.action === undefined ? '' : button(slot.action, context, 'primary', { ground })}${slot.secondary === undefined ? '' : button(slot.secondary, context, 'secondary', { ground })}
  </div>`;

/** A scene behind, the face over its edge, the words below. */
const cover = (slot: ProfileSlot, context: BlockContext): Markup => {
  const { ground } = groundFor(context);
  const paint = ground === 'surface' ? '' : inkOn(ground).ground;
  return blockSection(
    'profile-head',
    context,
    `overflow-hidden ${paint} ${context.bleed ? '' : 'rounded-xl'}`,
    html`${slot.picture === undefined ? '' : picture(slot.picture, 'block h-40 w-full object-cover @3xl:h-56', 'panorama')}
      <div class="mx-auto flex max-w-7xl flex-col gap-6 pb-8 ${context.bleed || ground !== 'surface' ? 'px-page' : ''}">
        <div class="relative -mt-12">${avatar(slot.person.name, 'size-24 rounded-full border-4 border-surface')}</div>
        <div class="grid gap-x-12 gap-y-6 @3xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <div class="flex min-w-0 flex-col gap-4">
            <div>${words(slot, context, ground)}</div>
            ${tags(slot, ground)}
          </div>
          <div class="flex min-w-0 flex-col gap-6 @3xl:items-end">
            ${factGrid(slot.facts, context.style, ground)}${actions(slot, context, ground)}
          </div>
        </div>
      </div>`,
  );
};

/** Face and words in one line, facts under a rule. */
const line = (slot: ProfileSlot, context: BlockContext): Markup => {
  const panel = groundFor(context);
  return blockSection(
    'profile-head',
    context,
    `${panel.box} ${context.bleed ? 'py-8' : ''}`,
    html`<div class="mx-auto flex max-w-7xl flex-col gap-6">
      <div class="flex flex-wrap items-center gap-6">
        ${avatar(slot.person.name, 'size-24 rounded-full')}
        <div class="min-w-0 flex-1 basis-56">${words(slot, context, panel.ground)}</div>
        ${actions(slot, context, panel.ground)}
      </div>
      ${tags(slot, panel.ground)}
      <div class="border-t pt-6 ${inkOn(panel.ground).rule}">${factGrid(slot.facts, context.style, panel.ground)}</div>
    </div>`,
  );
};

/** Who this is. */
export const profileHead = defineBlock({
  id: 'profile-head',
  aliases: ['profile', 'contact card', 'person', 'bio', 'about'],
  shows: 'profile',
  variants: [
    {
      name: 'cover',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) => slot.picture !== undefined,
      heightPx: () => 460,
      render: cover,
    },
    {
      name: 'line',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      heightPx: (_slot, width) => (width === 'narrow' ? 420 : 280),
      render: line,
    },
  ],
});
