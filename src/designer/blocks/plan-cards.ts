import { html, type Markup } from '../../markup/html.ts';
import type { SlotOf } from '../write/slots.ts';
import { defineBlock, type BlockContext, type Ground } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { blockHeading } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { button } from './kit/button.ts';
import { icon } from './kit/icon.ts';
import { inkOn } from './kit/ink.ts';
import { headlineClass, labelClass } from './kit/label-class.ts';
import { panelFor, strongPanelFor } from './kit/panel.ts';
import { planPeriods } from './kit/plan-periods.ts';

type PlansSlot = SlotOf<'plans'>;
type Plan = PlansSlot['items'][number];

const price = (plan: Plan, context: BlockContext, ground: Ground): Markup =>
  html`<p data-part="price" class="flex flex-wrap items-baseline gap-x-2">
    <span data-part="value" class="${headlineClass(context.style)} text-headline-lg tabular-nums">${plan.price}</span>
    ${plan.period === undefined ? '' : html`<span class="text-body-md ${inkOn(ground).soft}">${plan.period}</span>`}
  </p>`;

const includes = (plan: Plan, ground: Ground): Markup =>
  html`<ul data-part="list" class="flex flex-col gap-3">
    ${plan.includes.map((line) => html`<li class="flex gap-3 text-body-md">${icon('check', `mt-1 size-4 ${inkOn(ground).accent}`)}<span class="min-w-0">${line}</span></li>`)}
  </ul>`;

/** Cards side by side; the best one stands on the strong ground. */
const cards = (slot: PlansSlot, context: BlockContext): Markup =>
  blockSection(
    'plan-cards',
    context,
    '',
    html`${blockHeading(slot, context)} ${planPeriods(slot, context)}
      <ul
        class="mt-8 grid items-stretch gap-6 @2xl:grid-cols-2 ${slot.items.length === 4 ? '@5xl:grid-cols-4' : slot.items.length === 2 ? '' : '@4xl:grid-cols-3'}"
      >
        ${slot.items.map((plan) => {
          const panel = plan.best === true && context.ground !== 'field' ? strongPanelFor(context) : cardPanel(context);
          return html`<li data-part="card" class="flex min-w-0 flex-col gap-5 ${panel.box}">
            <div>
              <div class="flex flex-wrap items-center justify-between gap-2">
                <h3 data-part="title" class="font-headline text-title-lg font-semibold">${plan.name}</h3>
                ${plan.best === true ? html`<p data-part="tag" class="${labelClass(context.style)} font-semibold">Most chosen</p>` : ''}
              </div>
              ${plan.body === undefined ? '' : html`<p data-part="body" class="mt-1 text-body-md ${inkOn(panel.ground).soft}">${plan.body}</p>`}
            </div>
            ${price(plan, context, panel.ground)} ${includes(plan, panel.ground)}
            <div class="mt-auto pt-2">
              ${button(plan.action, context, plan.best === true ? 'primary' : 'secondary', { ground: panel.ground, classes: 'w-full' })}
            </div>
          </li>`;
        })}
      </ul>`,
  );

/** Plans need an edge even where the direction draws none. */
const cardPanel = (context: BlockContext) =>
  context.style.panel === 'plain' || context.ground === 'field' || context.ground === 'inverse'
    ? { box: `rounded-lg border ${inkOn(context.ground).rule} p-card`, ground: context.ground }
    : panelFor(context);

/** One plan a line: name, what is in it, price and button. */
const lines = (slot: PlansSlot, context: BlockContext): Markup => {
  const ink = inkOn(context.ground);
  return blockSection(
    'plan-cards',
    context,
    '',
    html`${blockHeading(slot, context)} ${planPeriods(slot, context)}
      <ul class="mt-6">
        ${slot.items.map(
          (plan) =>
            html`<li
              data-part="row"
              class="grid gap-x-8 gap-y-4 border-t py-8 @3xl:grid-cols-[minmax(0,3fr)_minmax(0,4fr)_minmax(0,3fr)] ${ink.rule}"
            >
              <div class="min-w-0">
                <h3 data-part="title" class="${headlineClass(context.style)} text-headline-sm">${plan.name}</h3>
                ${plan.body === undefined ? '' : html`<p data-part="body" class="mt-1 text-body-md ${ink.soft}">${plan.body}</p>`}
                ${plan.best === true ? html`<p data-part="tag" class="mt-2 ${labelClass(context.style)} font-semibold ${ink.accent}">Most chosen</p>` : ''}
              </div>
              ${includes(plan, context.ground)}
              <div class="flex min-w-0 flex-col gap-4 @3xl:items-end">
                ${price(plan, context, context.ground)}
                ${button(plan.action, context, plan.best === true ? 'primary' : 'secondary', { classes: 'w-full @sm:w-auto' })}
              </div>
            </li>`,
        )}
      </ul>`,
  );
};

/** What it costs, plan by plan. */
export const planCards = defineBlock({
  id: 'plan-cards',
  aliases: ['pricing', 'plans', 'tiers', 'prices', 'pricing table', 'subscriptions'],
  shows: 'plans',
  variants: [
    {
      name: 'cards',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      heightPx: (slot, width) => 140 + (width === 'narrow' ? slot.items.length * 420 : 460),
      render: cards,
    },
    {
      name: 'lines',
      widths: ['full'],
      devices: ALL_DEVICES,
      heightPx: (slot) => 120 + slot.items.length * 200,
      render: lines,
    },
  ],
});
