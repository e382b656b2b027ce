import { html, type Markup } from '../../../markup/html.ts';
import type { BlockContext } from '../block.ts';
import { blockSection } from '../kit/block-section.ts';
import { picture } from '../kit/picture.ts';
import { heroActions, heroBox, heroFacts, heroWords, type HeroSlot } from './words.ts';

/** The headline on open ground, and under it a panorama from edge to edge that the page stands on. */
export function overPicture(slot: HeroSlot, context: BlockContext): Markup {
  const { box, ground } = heroBox(context);
  return blockSection(
    'hero',
    context,
    `overflow-hidden ${box}`,
    html`<div
        class="mx-auto grid max-w-7xl gap-x-16 gap-y-6 px-page pb-10 pt-10 @4xl:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] @4xl:items-end @4xl:pt-16"
      >
        <div class="flex min-w-0 flex-col gap-4">${heroWords({ ...withoutBody(slot) }, context, ground)}</div>
        <div class="flex min-w-0 flex-col gap-6">
          ${slot.body === undefined ? '' : html`<p data-part="body" class="text-body-lg text-pretty">${slot.body}</p>`}
          ${heroActions(slot, context, ground)}${heroFacts(slot, context, ground)}
        </div>
      </div>
      ${picture(slot.picture, 'block h-64 w-full object-cover @xl:h-80 @4xl:h-[28rem]', 'panorama')}`,
  );
}

function withoutBody({ body: _body, ...slot }: HeroSlot): HeroSlot {
  return slot;
}
