import { html, type Markup } from '../../markup/html.ts';
import { defineBlock, type BlockContext, type Ground } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { blockSection } from './kit/block-section.ts';
import { closingAsk, closingGround, closingWords, type ClosingSlot } from './kit/closing-parts.ts';
import { inkOn } from './kit/ink.ts';
import { picture } from './kit/picture.ts';

const boxOf = (context: BlockContext, ground: Ground): string =>
  `${inkOn(ground).ground} ${context.bleed ? '' : 'rounded-xl'}`;

/** Words left, what to do right, on one band. */
const band = (slot: ClosingSlot, context: BlockContext): Markup => {
  const ground = closingGround(context);
  return blockSection(
    'closing-call',
    context,
    boxOf(context, ground),
    html`<div
      class="mx-auto grid max-w-7xl gap-x-16 gap-y-8 px-page py-16 @4xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] @4xl:items-end"
    >
      <div class="flex min-w-0 flex-col gap-4">${closingWords(slot, context, ground)}</div>
      <div class="flex min-w-0 @4xl:justify-end">${closingAsk(slot, context, ground)}</div>
    </div>`,
  );
};

/** A picture beside the call. */
const pictured = (slot: ClosingSlot, context: BlockContext): Markup => {
  const ground = closingGround(context);
  return blockSection(
    'closing-call',
    context,
    `overflow-hidden ${boxOf(context, ground)}`,
    html`<div class="mx-auto grid max-w-7xl @3xl:grid-cols-2">
      <div class="flex min-w-0 flex-col justify-center gap-6 px-page py-16">
        ${closingWords(slot, context, ground)}${closingAsk(slot, context, ground)}
      </div>
      ${slot.picture === undefined ? '' : html`<div class="relative min-h-64">${picture(slot.picture, 'absolute inset-0 size-full object-cover', 'square')}</div>`}
    </div>`,
  );
};

/** The last call of a page: a sign-up or the main action again. */
export const closingCall = defineBlock({
  id: 'closing-call',
  aliases: ['call to action', 'cta', 'newsletter', 'sign-up', 'signup', 'waitlist', 'subscribe', 'closing'],
  shows: 'closing',
  variants: [
    {
      name: 'band',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      heightPx: (_slot, width) => (width === 'narrow' ? 380 : 280),
      render: band,
    },
    {
      name: 'pictured',
      widths: ['full'],
      devices: ALL_DEVICES,
      suits: (slot) => slot.picture !== undefined,
      heightPx: () => 400,
      render: pictured,
    },
  ],
});
