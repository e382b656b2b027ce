import { html, type Markup } from '../../../markup/html.ts';
import type { BlockContext } from '../block.ts';
import { blockHeading } from '../kit/block-heading.ts';
import { blockSection } from '../kit/block-section.ts';
import { inkOn } from '../kit/ink.ts';
import { dayHead, entryWords, trackOn, type WeekSlot } from './week-parts.ts';

const ACROSS: Record<number, string> = {
  5: '@3xl:grid-cols-5',
  6: '@3xl:grid-cols-6',
  7: '@3xl:grid-cols-7',
};

/** Each day a column of cards, without the hours between them. */
export function columns(slot: WeekSlot, context: BlockContext): Markup {
  const { ground } = context;
  return blockSection(
    'week-plan',
    context,
    '',
    html`${blockHeading(slot, context)}
      <div class="mt-4 grid grid-cols-1 gap-x-3 gap-y-6 ${ACROSS[slot.days.length] ?? ACROSS[7]}">
        ${slot.days.map(
          (day) =>
            html`<section
              data-part="column"
              class="min-w-0 border-t-2 pt-2 ${inkOn(ground).rule} ${day.entries.length === 0 ? 'hidden @3xl:block' : ''}"
            >
              ${dayHead(day, context, ground)}
              <ul class="mt-2 flex flex-col gap-2">
                ${day.entries.map((entry) => html`<li data-part="entry" class="rounded-md p-3 ${trackOn(ground, entry)}">${entryWords(entry, slot)}</li>`)}
              </ul>
            </section>`,
        )}
      </div>`,
  );
}
