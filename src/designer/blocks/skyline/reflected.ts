import { html, type Markup } from '../../../markup/html.ts';
import type { SlotOf } from '../../write/slots.ts';
import type { BlockContext, Ground } from '../block.ts';
import { blockHeading } from '../kit/block-heading.ts';
import { blockSection } from '../kit/block-section.ts';
import { chartInkOn } from '../kit/chart-ink.ts';
import { signatureRoom } from '../kit/signature-room.ts';
import { houses, metricWords, scaleNote } from './houses.ts';

const COLUMNS: Readonly<Record<number, string>> = {
  2: '@lg:grid-cols-2',
  3: '@2xl:grid-cols-3',
  4: '@4xl:grid-cols-4',
  5: '@2xl:grid-cols-3 @5xl:grid-cols-5',
  6: '@2xl:grid-cols-3',
};

const WATER: Record<Ground, string> = {
  surface: 'bg-primary-container',
  tonal: 'bg-primary-container',
  field: 'bg-on-primary-container/10',
  inverse: 'bg-inverse-on-surface/10',
};

/** Now above the water line, and in the water the first value of the same course, on the same scale. */
export function reflected(slot: SlotOf<'metrics'>, context: BlockContext): Markup {
  const { box, ground } = signatureRoom(context);
  const ink = chartInkOn(ground);
  return blockSection(
    'skyline',
    context,
    box,
    html`${blockHeading(slot, context, ground)}
      <dl class="mt-6 grid grid-cols-1 gap-y-8 @2xs:grid-cols-2 ${COLUMNS[slot.items.length] ?? ''}">
        ${slot.items.map((metric) => {
          const trend = metric.trend ?? [];
          const most = Math.max(...trend);
          const [now = 0, first = 0] = [trend.at(-1), trend[0]];
          return html`<div data-part="metric" class="flex min-w-0 flex-col">
            ${metricWords(metric, context, ground)}
            <dd
              aria-hidden="true"
              class="mt-auto flex h-28 pt-4 items-end justify-center border-b-2 border-current @3xl:h-40"
            >
              ${houses([now], ground, 'h-full w-14 @3xl:w-20', most)}
            </dd>
            <dd aria-hidden="true" class="flex h-24 justify-center overflow-hidden @3xl:h-36 ${WATER[ground]}">
              <span
                data-part="before"
                class="w-14 @3xl:w-20 ${ink.barPlanned}"
                style="height:${Math.round((first / most) * 1000) / 10}%"
              ></span>
            </dd>
          </div>`;
        })}
      </dl>
      ${scaleNote('Over the water the value of now, in the water the first of the course it has come, drawn to the same scale.', ground)}`,
  );
}
