import { html, type Markup } from '../../../markup/html.ts';
import type { SlotOf } from '../../write/slots.ts';
import type { BlockContext } from '../block.ts';
import { blockHeading } from '../kit/block-heading.ts';
import { blockSection } from '../kit/block-section.ts';
import { inkOn } from '../kit/ink.ts';
import { signatureRoom } from '../kit/signature-room.ts';
import { houses, metricWords, scaleNote } from './houses.ts';

/** The first figure over its own wide town at the foot of the panel; the others in line with small ones. */
export function tower(slot: SlotOf<'metrics'>, context: BlockContext): Markup {
  const { box, ground } = signatureRoom(context);
  const ink = inkOn(ground);
  const [first, ...rest] = slot.items;
  return blockSection(
    'skyline',
    context,
    box,
    html`${blockHeading(slot, context, ground)}
      <div class="mt-6 grid grid-cols-1 gap-x-12 gap-y-8 @2xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        ${
          first === undefined
            ? ''
            : html`<dl class="min-w-0">
                <div data-part="metric" class="flex h-full flex-col">
                  ${metricWords(first, context, ground, true)}
                  <dd class="mt-auto border-b-2 border-current pt-6">
                    ${houses(first.trend ?? [], ground, 'h-36 w-full @2xl:h-56')}
                  </dd>
                </div>
              </dl>`
        }
        <dl class="flex min-w-0 flex-col justify-end">
          ${rest.map(
            (metric) =>
              html`<div
                data-part="metric"
                class="grid min-w-0 grid-cols-[minmax(0,1fr)_6rem] items-end gap-x-4 border-t py-3 ${ink.rule}"
              >
                <dd class="col-start-2 row-span-3 row-start-1">${houses(metric.trend ?? [], ground, 'h-16 w-full')}</dd>
                ${metricWords(metric, context, ground)}
              </div>`,
          )}
        </dl>
      </div>
      ${scaleNote('A house for each of the last values, the latest in full colour; each town is drawn from zero.', ground)}`,
  );
}
