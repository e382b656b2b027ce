import { html, type Markup } from '../../../markup/html.ts';
import type { BlockContext } from '../block.ts';
import { blockSection } from '../kit/block-section.ts';
import { picture } from '../kit/picture.ts';
import { heroActions, heroBox, heroFacts, heroWords, type HeroSlot } from './words.ts';

/** The headline takes the width; a small picture and the sentence stand below it, hung from one line. */
export function statement(slot: HeroSlot, context: BlockContext): Markup {
  const { box, ground } = heroBox(context);
  const { body, ...words } = slot;
  return blockSection(
    'hero',
    context,
    box,
    html`<div class="mx-auto flex max-w-7xl flex-col gap-10 px-page py-10 @3xl:py-16">
      <div class="flex max-w-5xl flex-col gap-4">
        ${heroWords(words, context, ground, 'text-headline-lg @xl:text-display-sm @4xl:text-display-md')}
      </div>
      <div class="grid gap-8 @3xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] @3xl:items-end">
        ${picture(slot.picture, 'block h-64 w-full rounded-lg object-cover @3xl:h-96', 'wide')}
        <div class="flex min-w-0 flex-col gap-6">
          ${body === undefined ? '' : html`<p data-part="body" class="text-body-lg text-pretty">${body}</p>`}
          ${heroActions(slot, context, ground)}${heroFacts(slot, context, ground)}
        </div>
      </div>
    </div>`,
  );
}
