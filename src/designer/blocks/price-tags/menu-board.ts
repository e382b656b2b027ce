import { html, type Markup } from '../../../markup/html.ts';
import type { BlockContext, Ground } from '../block.ts';
import { blockHeading } from '../kit/block-heading.ts';
import { blockSection } from '../kit/block-section.ts';
import { button } from '../kit/button.ts';
import { inkOn } from '../kit/ink.ts';
import { headlineClass } from '../kit/label-class.ts';
import { subHeading } from '../kit/sub-heading.ts';
import { planPeriods } from '../kit/plan-periods.ts';
import { planBest, type PlansSlot } from './plan.ts';

const LEADER: Record<'inverse' | 'field', string> = {
  inverse: 'border-inverse-on-surface/60',
  field: 'border-on-primary-container/60',
};

/** The board over the counter: name, a line of dots, the price; what is in it written under. */
export function menuBoard(slot: PlansSlot, context: BlockContext): Markup {
  const ground: 'inverse' | 'field' = context.ground === 'inverse' ? 'field' : 'inverse';
  const ink = inkOn(ground);
  return blockSection(
    'price-tags',
    context,
    `rounded-lg p-card @container ${ink.ground}`,
    html`<div class="border-2 border-current p-4 @3xl:p-10">
      ${blockHeading(slot, context, ground)} ${planPeriods(slot, context)}
      <ul class="mt-8 flex flex-col gap-8">
        ${slot.items.map(
          (plan) =>
            html`<li
              data-part="row"
              class="grid min-w-0 grid-cols-1 gap-x-12 gap-y-4 @3xl:grid-cols-[minmax(0,1fr)_auto]"
            >
              <div class="min-w-0">
                <div class="flex flex-wrap items-baseline gap-x-3">
                  ${subHeading(plan.name, context, `min-w-0 break-words ${headlineClass(context.style)} text-headline-sm`)}
                  <span aria-hidden="true" class="min-w-4 flex-1 border-b-4 border-dotted ${LEADER[ground]}"></span>
                  ${price(plan, context, ground)}
                </div>
                <p class="mt-2 max-w-3xl text-body-md ${ink.soft}">
                  ${plan.body === undefined ? '' : html`<span data-part="body" class="font-semibold">${plan.body}.</span>`}
                  ${plan.includes.map((line, index) => html`<span data-part="included">${line}${index === plan.includes.length - 1 ? '' : ', '}</span>`)}
                </p>
                ${planBest(plan, context, ground)}
              </div>
              <div class="@3xl:w-56">
                ${button(plan.action, context, plan.best === true ? 'primary' : 'secondary', { ground, classes: 'w-full' })}
              </div>
            </li>`,
        )}
      </ul>
    </div>`,
  );
}

const price = (plan: PlansSlot['items'][number], { style }: BlockContext, ground: Ground): Markup =>
  html`<p data-part="price" class="flex items-baseline gap-x-2">
    <span data-part="value" class="${headlineClass(style)} text-headline-sm tabular-nums ${inkOn(ground).accent}"
      >${plan.price}</span
    >
    ${plan.period === undefined ? '' : html`<span class="text-body-md">${plan.period}</span>`}
  </p>`;
