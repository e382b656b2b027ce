import { html, type Markup } from '../../../markup/html.ts';
import type { SlotOf } from '../../write/slots.ts';
import type { BlockContext, Ground } from '../block.ts';
import { icon } from '../kit/icon.ts';
import { inkOn } from '../kit/ink.ts';
import { headlineClass, labelClass } from '../kit/label-class.ts';

export type PlansSlot = SlotOf<'plans'>;
export type Plan = PlansSlot['items'][number];

const FREE = /^(?:free|gratis|kostenlos|gratuit)$/i;
const AMOUNT = /^[^\d]*(\d[\d,]*(?:\.\d+)?)[^\d]*$/;

/** What each plan costs, free ones nothing; undefined where one is told in words, or all cost the same. */
export function pricesOf(plans: readonly Plan[]): number[] | undefined {
  const amounts = plans.map(({ price }) =>
    FREE.test(price.trim()) ? 0 : Number((AMOUNT.exec(price)?.[1] ?? 'none').replaceAll(',', '')),
  );
  const periods = new Set(plans.filter((_, index) => amounts[index] !== 0).map((plan) => plan.period));
  return amounts.some(Number.isNaN) || periods.size > 1 || new Set(amounts).size < 2 ? undefined : amounts;
}

export const planPrice = (plan: Plan, { style }: BlockContext, ground: Ground, size = 'text-headline-lg'): Markup =>
  html`<p data-part="price" class="flex flex-wrap items-baseline gap-x-2">
    <span data-part="value" class="${headlineClass(style)} ${size} break-words tabular-nums">${plan.price}</span>
    ${plan.period === undefined ? '' : html`<span class="text-body-md ${inkOn(ground).soft}">${plan.period}</span>`}
  </p>`;

export const planIncludes = (plan: Plan, ground: Ground): Markup =>
  html`<ul data-part="list" class="flex flex-col gap-2">
    ${plan.includes.map((line) => html`<li class="flex gap-3 text-body-md">${icon('check', `mt-1 size-4 ${inkOn(ground).accent}`)}<span class="min-w-0">${line}</span></li>`)}
  </ul>`;

export const planBest = (plan: Plan, { style }: BlockContext, ground: Ground): Markup | '' =>
  plan.best === true
    ? html`<p data-part="tag" class="${labelClass(style)} font-semibold ${inkOn(ground).accent}">Most chosen</p>`
    : '';
