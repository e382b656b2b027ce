import { html, type Markup } from '../../../markup/html.ts';
import type { BlockContext, Ground } from '../block.ts';
import { heroActions, heroBox, heroFacts, heroWords, type HeroSlot } from '../hero/words.ts';
import { blockSection } from '../kit/block-section.ts';
import { picture } from '../kit/picture.ts';

const FRAMES: Record<Ground, string> = {
  surface: 'border-primary',
  tonal: 'border-primary',
  field: 'border-on-primary-container',
  inverse: 'border-inverse-primary',
};

/** A tall arched window into the picture stands on the lower edge; words at its left, over it on a phone. */
export function arch(slot: HeroSlot, context: BlockContext): Markup {
  const { box, ground } = heroBox(context);
  return blockSection(
    'masthead',
    context,
    `overflow-hidden ${box}`,
    html`<div
      class="mx-auto grid max-w-7xl gap-x-16 gap-y-10 px-page pt-10 @4xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] @4xl:pt-16"
    >
      <div class="flex min-w-0 flex-col justify-center gap-6 @4xl:pb-16">
        ${heroWords(slot, context, ground)}${heroActions(slot, context, ground)}${heroFacts(slot, context, ground)}
      </div>
      <div class="relative mx-auto h-96 w-full max-w-md @4xl:h-[36rem]">
        <span
          aria-hidden="true"
          class="absolute inset-0 overflow-hidden rounded-t-full border-2 border-b-0 ${FRAMES[ground]}"
        ></span>
        <div class="absolute inset-x-4 top-4 bottom-0 overflow-hidden rounded-t-full @4xl:inset-x-6 @4xl:top-6">
          ${picture(slot.picture, 'block size-full object-cover', 'tall')}
        </div>
      </div>
    </div>`,
  );
}
