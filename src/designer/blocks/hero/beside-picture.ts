import { html, type Markup } from '../../../markup/html.ts';
import type { BlockContext } from '../block.ts';
import { blockSection } from '../kit/block-section.ts';
import { picture } from '../kit/picture.ts';
import { heroActions, heroBox, heroFacts, heroWords, type HeroSlot } from './words.ts';

/** Words at the left, the picture holds the right and runs out of the page. */
export function besidePicture(slot: HeroSlot, context: BlockContext): Markup {
  const { box, ground } = heroBox(context);
  return blockSection(
    'hero',
    context,
    `overflow-hidden ${box}`,
    html`<div class="mx-auto grid max-w-7xl @3xl:grid-cols-2 @3xl:items-stretch">
      <div class="flex min-w-0 flex-col justify-center gap-6 px-page py-10 @3xl:py-24">
        ${heroWords(slot, context, ground)}${heroActions(slot, context, ground)}${heroFacts(slot, context, ground)}
      </div>
      <div class="relative min-h-80 @3xl:min-h-[32rem]">
        ${picture(slot.picture, `absolute inset-0 size-full object-cover ${context.style.panel === 'inked' ? 'border-t-2 border-on-surface @3xl:border-t-0 @3xl:border-l-2' : ''}`, 'square')}
      </div>
    </div>`,
  );
}
