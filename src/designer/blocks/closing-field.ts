import { html, type Markup } from '../../markup/html.ts';
import { defineBlock, type BlockContext } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { blockSection } from './kit/block-section.ts';
import { closingAsk, closingGround, closingWords, type ClosingSlot } from './kit/closing-parts.ts';
import { inkOn } from './kit/ink.ts';
import { picture } from './kit/picture.ts';

const LOUD = 'text-headline-lg @xl:text-display-sm @4xl:text-display-md';
const edge = ({ bleed }: BlockContext): string => (bleed ? '' : 'overflow-hidden rounded-xl');

/** The call as large as the opening was, alone on the strong ground. */
function loud(slot: ClosingSlot, context: BlockContext): Markup {
  const ground = closingGround(context);
  return blockSection(
    'closing-field',
    context,
    `${edge(context)} ${inkOn(ground).ground}`,
    html`<div class="mx-auto flex max-w-7xl flex-col gap-8 px-page py-20 @4xl:py-28">
      ${closingWords(slot, context, ground, `max-w-5xl ${LOUD}`)}${closingAsk(slot, context, ground)}
    </div>`,
  );
}

/** Words on the middle axis; the scene lies under them from edge to edge and ends the page. */
function horizon(slot: ClosingSlot, context: BlockContext): Markup {
  const { scene } = slot;
  return blockSection(
    'closing-field',
    context,
    edge(context),
    html`<div class="mx-auto flex max-w-4xl flex-col items-center gap-6 px-page pb-10 pt-section text-center">
        ${closingWords(slot, context, 'surface')}${closingAsk(slot, context, 'surface', 'justify-center')}
      </div>
      ${scene === undefined ? '' : picture({ ...scene, alt: '' }, 'block h-48 w-full object-cover @3xl:h-72', 'panorama')}`,
  );
}

/** A line between two heavy rules: the call at the left edge, what to do at the right one. */
function ruled(slot: ClosingSlot, context: BlockContext): Markup {
  return blockSection(
    'closing-field',
    context,
    context.bleed ? 'mx-auto w-full max-w-7xl px-page py-section' : '',
    html`<div
      class="grid gap-x-16 gap-y-6 border-y-2 border-current py-10 @4xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] @4xl:items-end"
    >
      <div class="flex min-w-0 flex-col gap-4">${closingWords(slot, context, 'surface')}</div>
      <div class="flex min-w-0 @4xl:justify-end">${closingAsk(slot, context, 'surface')}</div>
    </div>`,
  );
}

/** The last call as a field of colour, a horizon or a ruled line. */
export const closingField = defineBlock({
  id: 'closing-field',
  aliases: ['final call', 'closing banner', 'last word'],
  shows: 'closing',
  variants: [
    { name: 'loud', widths: ['full'], devices: ALL_DEVICES, heightPx: () => 460, render: loud },
    {
      name: 'horizon',
      widths: ['full'],
      devices: ALL_DEVICES,
      suits: (slot) => slot.scene !== undefined,
      heightPx: () => 560,
      render: horizon,
    },
    { name: 'ruled', widths: ['full'], devices: ALL_DEVICES, heightPx: () => 300, render: ruled },
  ],
});
