import { html, type Markup } from '../../../markup/html.ts';
import type { BlockContext, Ground } from '../block.ts';
import { blockHeading } from '../kit/block-heading.ts';
import { blockSection } from '../kit/block-section.ts';
import { button } from '../kit/button.ts';
import { inkOn } from '../kit/ink.ts';
import { headlineClass } from '../kit/label-class.ts';
import { quietRoom } from '../kit/signature-room.ts';
import { subHeading } from '../kit/sub-heading.ts';
import { planPeriods } from '../kit/plan-periods.ts';
import { planBest, planIncludes, planPrice, pricesOf, type PlansSlot } from './plan.ts';

/** Height of the dearest plan's block, CSS pixels; the others' are in proportion to their prices. */
const HIGHEST_PX = 192;

const STEPS: Record<Ground, { plain: string; best: string }> = {
  surface: { plain: 'bg-primary/35', best: 'bg-primary' },
  tonal: { plain: 'bg-primary/35', best: 'bg-primary' },
  field: { plain: 'bg-on-primary-container/35', best: 'bg-on-primary-container' },
  inverse: { plain: 'bg-inverse-primary/35', best: 'bg-inverse-primary' },
};

/** Each plan stands on a block as high as its price. */
export function ladder(slot: PlansSlot, context: BlockContext): Markup {
  const { box, ground } = quietRoom(context);
  const prices = pricesOf(slot.items) ?? slot.items.map(() => 1);
  const most = Math.max(...prices);
  const ink = inkOn(ground);
  return blockSection(
    'price-tags',
    context,
    box,
    html`${blockHeading(slot, context, ground)} ${planPeriods(slot, context)}
      <ul
        class="mt-8 grid grid-cols-1 gap-x-4 gap-y-10 @3xl:auto-cols-fr @3xl:grid-flow-col @3xl:grid-cols-none @3xl:items-end @3xl:border-b-2 @3xl:border-current ${ink.strong}"
      >
        ${slot.items.map((plan, index) => {
          const share = (prices[index] ?? 0) / most;
          return html`<li data-part="card" class="flex min-w-0 flex-col">
            <div class="flex min-w-0 flex-col gap-3 @3xl:px-4">
              <div>
                ${planBest(plan, context, ground)}
                ${subHeading(plan.name, context, `break-words ${headlineClass(context.style)} text-headline-sm`)}
                ${plan.body === undefined ? '' : html`<p data-part="body" class="mt-1 text-body-md ${ink.soft}">${plan.body}</p>`}
              </div>
              ${planIncludes(plan, ground)}
              ${button(plan.action, context, plan.best === true ? 'primary' : 'secondary', { ground, classes: 'w-full' })}
              ${planPrice(plan, context, ground)}
            </div>
            <div aria-hidden="true" class="mt-3 h-3 @3xl:hidden ${ink.track}">
              <div
                class="h-full ${plan.best === true ? STEPS[ground].best : STEPS[ground].plain}"
                style="width:${Math.round(share * 1000) / 10}%"
              ></div>
            </div>
            <div
              aria-hidden="true"
              class="mt-3 hidden @3xl:block ${plan.best === true ? STEPS[ground].best : STEPS[ground].plain}"
              style="height:${Math.round(share * HIGHEST_PX)}px"
            ></div>
          </li>`;
        })}
      </ul>
      <p data-part="scale" class="mt-4 text-body-sm ${ink.soft}">Drawn in proportion to the price.</p>`,
  );
}
