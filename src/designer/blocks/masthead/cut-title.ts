import { html, type Markup } from '../../../markup/html.ts';
import type { BlockContext, Ground } from '../block.ts';
import { heroActions, heroBox, heroFacts, heroWords, type HeroSlot } from '../hero/words.ts';
import { blockSection } from '../kit/block-section.ts';
import { picture } from '../kit/picture.ts';

const SHEETS: Record<Ground, string> = {
  surface: 'bg-surface text-on-surface',
  tonal: 'bg-surface-container text-on-surface',
  field: 'bg-primary-container text-on-primary-container',
  inverse: 'bg-inverse-surface text-inverse-on-surface',
};

/** The picture across the page; the title's sheet is cut into its lower left corner, so that the words shape it. */
export function cutTitle(slot: HeroSlot, context: BlockContext): Markup {
  const { box, ground } = heroBox(context);
  const { body: _body, note: _note, ...head } = slot;
  const size =
    slot.title.length <= 28
      ? 'text-headline-lg @2xl:text-display-md @5xl:text-display-lg'
      : 'text-headline-lg @2xl:text-display-sm @5xl:text-display-md';
  return blockSection(
    'masthead',
    context,
    `overflow-hidden ${box}`,
    html`<div class="relative @2xl:grid">
        ${picture(slot.picture, 'block h-80 w-full object-cover @2xl:col-start-1 @2xl:row-start-1 @2xl:ml-auto @2xl:h-[32rem] @2xl:w-4/5', 'wide')}
        <div class="min-w-0 @2xl:relative @2xl:col-start-1 @2xl:row-start-1 @2xl:self-end">
          <div class="mx-auto max-w-7xl @2xl:pr-page">
            <div
              class="relative -mt-16 mr-10 flex w-fit max-w-4xl flex-col gap-3 rounded-tr-xl px-page pt-6 pb-2 @2xl:mt-0 @2xl:mr-0 @2xl:pt-10 @2xl:pr-12 ${SHEETS[ground]}"
            >
              ${heroWords(head, context, ground, size)}
            </div>
          </div>
        </div>
      </div>
      <div
        class="mx-auto grid max-w-7xl gap-x-16 gap-y-6 px-page pt-6 pb-10 @4xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] @4xl:pb-16"
      >
        <div class="flex min-w-0 flex-col gap-2">
          ${slot.body === undefined ? '' : html`<p data-part="body" class="max-w-xl text-body-lg text-pretty">${slot.body}</p>`}
          ${slot.note === undefined ? '' : html`<p data-part="note" class="text-body-md">${slot.note}</p>`}
        </div>
        <div class="flex min-w-0 flex-col gap-6 @4xl:items-end">
          ${heroActions(slot, context, ground)}${heroFacts(slot, context, ground)}
        </div>
      </div>`,
  );
}
