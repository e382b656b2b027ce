import { html, type Markup } from '../../../markup/html.ts';
import type { BlockContext } from '../block.ts';
import { blockSection } from '../kit/block-section.ts';
import { picture } from '../kit/picture.ts';
import { heroActions, heroBox, heroFacts, heroWords, type HeroSlot } from './words.ts';

/** On a phone: the picture above like a poster, the words and the actions under the thumb. */
export function firstStep(slot: HeroSlot, context: BlockContext): Markup {
  const { box, ground } = heroBox(context);
  return blockSection(
    'hero',
    context,
    `overflow-hidden ${box}`,
    html`<div class="mx-auto flex max-w-3xl flex-col">
      ${picture(slot.picture, 'block h-80 w-full object-cover @xl:h-96', 'square')}
      <div class="flex flex-col gap-4 px-page py-8">
        ${heroWords(slot, context, ground)}${heroFacts(slot, context, ground)}
        <div class="mt-2">${heroActions(slot, context, ground)}</div>
      </div>
    </div>`,
  );
}
