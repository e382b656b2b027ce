import { html, type Markup } from '../../../markup/html.ts';
import type { BlockContext, Ground } from '../block.ts';
import { heroActions, heroBox, heroFacts, heroWords, type HeroSlot } from '../hero/words.ts';
import { blockSection } from '../kit/block-section.ts';
import { picture } from '../kit/picture.ts';

const BARS: Record<Ground, string> = {
  surface: 'bg-surface',
  tonal: 'bg-surface-container',
  field: 'bg-primary-container',
  inverse: 'bg-inverse-surface',
};

/** One picture seen through the panes of a wide window; the headline over it, what to do under it. */
export function panes(slot: HeroSlot, context: BlockContext): Markup {
  const { box, ground } = heroBox(context);
  const { body: _body, note: _note, ...head } = slot;
  const bar = BARS[ground];
  return blockSection(
    'masthead',
    context,
    `overflow-hidden ${box}`,
    html`<div class="mx-auto flex max-w-7xl flex-col gap-8 px-page pt-10 pb-10 @4xl:pt-16 @4xl:pb-16">
      <div class="flex min-w-0 max-w-5xl flex-col gap-4">${heroWords(head, context, ground)}</div>
      <div class="relative h-72 overflow-hidden @2xl:h-[28rem]">
        ${picture(slot.picture, 'absolute inset-0 size-full object-cover', 'panorama')}
        ${[1, 2, 3].map((index) => html`<span aria-hidden="true" class="absolute inset-y-0 w-1 -translate-x-1/2 @2xl:w-2 ${index === 2 ? '' : 'hidden @xl:block'} ${bar}" style="left:${index * 25}%"></span>`)}
        <span aria-hidden="true" class="absolute inset-x-0 top-1/3 h-1 @2xl:h-2 ${bar}"></span>
      </div>
      <div class="grid gap-x-16 gap-y-6 @4xl:grid-cols-2 @4xl:items-start">
        <div class="flex min-w-0 flex-col gap-2">
          ${slot.body === undefined ? '' : html`<p data-part="body" class="max-w-xl text-body-lg text-pretty">${slot.body}</p>`}
          ${slot.note === undefined ? '' : html`<p data-part="note" class="text-body-md">${slot.note}</p>`}
        </div>
        <div class="flex min-w-0 flex-col gap-6 @4xl:items-end">
          ${heroActions(slot, context, ground)}${heroFacts(slot, context, ground)}
        </div>
      </div>
    </div>`,
  );
}
