import { html, type Markup } from '../../../markup/html.ts';
import type { BlockContext } from '../block.ts';
import { blockHeading } from '../kit/block-heading.ts';
import { blockSection } from '../kit/block-section.ts';
import { inkOn } from '../kit/ink.ts';
import { panelFor } from '../kit/panel.ts';
import { dayHead, entryWords, trackOn, type WeekSlot } from './week-parts.ts';

/** One day under the other, its date in the margin. */
export function daysList(slot: WeekSlot, context: BlockContext): Markup {
  const panel = panelFor(context);
  return blockSection(
    'week-plan',
    context,
    panel.box,
    html`${blockHeading(slot, context, panel.ground)}
      <ol class="mt-4">
        ${slot.days
          .filter(({ entries }) => entries.length > 0)
          .map(
            (day) =>
              html`<li
                data-part="column"
                class="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-3 border-t py-row first:border-t-0 ${inkOn(panel.ground).rule}"
              >
                ${dayHead(day, context, panel.ground)}
                <ul class="flex min-w-0 flex-col gap-2">
                  ${day.entries.map((entry) => html`<li data-part="entry" class="rounded-md p-3 ${trackOn(panel.ground, entry)}">${entryWords(entry, slot)}</li>`)}
                </ul>
              </li>`,
          )}
      </ol>`,
  );
}
