import { html, type Markup } from '../../markup/html.ts';
import { defineBlock, type BlockContext } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { blockSection } from './kit/block-section.ts';
import { closingAsk, closingGround, closingWords, type ClosingSlot } from './kit/closing-parts.ts';
import { inkOn } from './kit/ink.ts';
import { panelFor } from './kit/panel.ts';
import { picture } from './kit/picture.ts';
import { standing } from './kit/thing.ts';

const margins = ({ bleed }: BlockContext): string => (bleed ? 'mx-auto w-full max-w-7xl px-page py-section' : '');

const hasThing = (slot: ClosingSlot): boolean => (slot.things?.length ?? 0) > 0;

/** A strong card with air round it; a thing of the trade stands on its foot. */
function stood(slot: ClosingSlot, context: BlockContext): Markup {
  const ground = closingGround(context);
  const thing = slot.things?.[0];
  return blockSection(
    'closing-card',
    context,
    margins(context),
    html`<div
      class="grid gap-x-12 rounded-xl px-6 pt-10 @3xl:grid-cols-[minmax(0,8fr)_minmax(0,4fr)] @3xl:px-12 @3xl:pt-14 ${inkOn(ground).ground}"
    >
      <div class="flex min-w-0 flex-col gap-5 pb-10 @3xl:pb-14">
        ${closingWords(slot, context, ground)}${closingAsk(slot, context, ground)}
      </div>
      ${thing === undefined ? '' : html`<div class="flex items-end justify-center">${standing(thing, 'h-40 w-full max-w-64 @3xl:h-64')}</div>`}
    </div>`,
  );
}

/** A quiet card in the direction's own panel, words on the middle axis. */
function quiet(slot: ClosingSlot, context: BlockContext): Markup {
  const panel = panelFor(context);
  return blockSection(
    'closing-card',
    context,
    margins(context),
    html`<div class="mx-auto max-w-4xl">
      <div class="flex flex-col items-center gap-5 py-10 text-center @3xl:py-14 ${panel.box}">
        ${closingWords(slot, context, panel.ground)}${closingAsk(slot, context, panel.ground, 'justify-center')}
      </div>
    </div>`,
  );
}

/** The scene holds the width; a card with the call hangs half out of it at the right. */
function hung(slot: ClosingSlot, context: BlockContext): Markup {
  const ground = closingGround(context);
  const { scene } = slot;
  return blockSection(
    'closing-card',
    context,
    margins(context),
    html`<div class="@3xl:grid @3xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] @3xl:items-center">
      ${scene === undefined ? '' : picture({ ...scene, alt: '' }, 'block h-64 w-full rounded-t-xl object-cover @3xl:h-96 @3xl:rounded-xl', 'wide')}
      <div
        class="flex flex-col gap-5 rounded-b-xl px-6 py-8 @3xl:relative @3xl:-ml-16 @3xl:rounded-xl @3xl:px-10 @3xl:py-12 ${inkOn(ground).ground}"
      >
        ${closingWords(slot, context, ground)}${closingAsk(slot, context, ground)}
      </div>
    </div>`,
  );
}

/** The last call on a card of its own, with the page still round it. */
export const closingCard = defineBlock({
  id: 'closing-card',
  aliases: ['call to action card', 'cta card', 'sign-up card'],
  shows: 'closing',
  variants: [
    { name: 'stood', widths: ['full'], devices: ALL_DEVICES, suits: hasThing, heightPx: () => 420, render: stood },
    { name: 'quiet', widths: ['full', 'wide', 'narrow'], devices: ALL_DEVICES, heightPx: () => 360, render: quiet },
    {
      name: 'hung',
      widths: ['full'],
      devices: ALL_DEVICES,
      suits: (slot) => slot.scene !== undefined,
      heightPx: () => 500,
      render: hung,
    },
  ],
});
