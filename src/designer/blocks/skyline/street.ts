import { html, type Markup } from '../../../markup/html.ts';
import type { SlotOf } from '../../write/slots.ts';
import type { BlockContext } from '../block.ts';
import { blockHeading } from '../kit/block-heading.ts';
import { blockSection } from '../kit/block-section.ts';
import { inkOn } from '../kit/ink.ts';
import { signatureRoom } from '../kit/signature-room.ts';
import { houses, metricWords, scaleNote } from './houses.ts';

/** Columns of streets: they stand on one line where all fit beside each other. */
const ACROSS: Readonly<Record<number, string>> = {
  2: '@lg:grid-cols-2',
  3: '@2xl:grid-cols-3',
  4: '@lg:grid-cols-2 @4xl:grid-cols-4',
  5: '@lg:grid-cols-2 @2xl:grid-cols-3 @5xl:grid-cols-5',
  6: '@lg:grid-cols-2 @2xl:grid-cols-3 @5xl:grid-cols-6',
};

/** Every figure has its row of houses, all on one ground line. */
export function street(slot: SlotOf<'metrics'>, context: BlockContext): Markup {
  const { box, ground } = signatureRoom(context);
  return blockSection(
    'skyline',
    context,
    box,
    html`${blockHeading(slot, context, ground)}
      <dl class="mt-6 grid grid-cols-1 gap-y-8 @2xs:grid-cols-2 ${ACROSS[slot.items.length] ?? ''}">
        ${slot.items.map(
          (metric) =>
            html`<div data-part="metric" class="flex min-w-0 flex-col">
              <dd class="mb-3 flex items-end border-b-2 border-current px-2 pt-2 ${inkOn(ground).strong}">
                ${houses(metric.trend ?? [], ground, 'h-24 w-full @3xl:h-40')}
              </dd>
              ${metricWords(metric, context, ground)}
            </div>`,
        )}
      </dl>
      ${scaleNote('A house for each of the last values, the latest in full colour; each street is drawn from zero.', ground)}`,
  );
}
