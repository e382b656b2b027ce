import { html, type Markup } from '../../markup/html.ts';
import { planMatrix, type PlanLine, type PlanValue } from '../write/plan-matrix.ts';
import type { SlotOf } from '../write/slots.ts';
import { defineBlock, type BlockContext, type Ground } from './block.ts';
import { ALL_DEVICES, WIDE_DEVICES } from './devices.ts';
import { blockHeading } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { button } from './kit/button.ts';
import { icon } from './kit/icon.ts';
import { inkOn } from './kit/ink.ts';
import { headlineClass, labelClass } from './kit/label-class.ts';
import { planPeriods } from './kit/plan-periods.ts';
import { isColoured } from './kit/status-on.ts';

type Slot = SlotOf<'plans'>;
type Plan = Slot['items'][number];

const isComparable = (slot: Slot): boolean => slot.items.length >= 2 && slot.items.length <= 4;

const price = (plan: Plan, context: BlockContext, size: string): Markup =>
  html`<p data-part="price" class="flex flex-wrap items-baseline gap-x-2">
    <span data-part="value" class="${headlineClass(context.style)} tabular-nums ${size}">${plan.price}</span>
    ${plan.period === undefined ? '' : html`<span class="text-body-md ${inkOn(context.ground).soft}">${plan.period}</span>`}
  </p>`;

const tag = (plan: Plan, context: BlockContext): Markup | '' =>
  plan.best === true
    ? html`<p data-part="tag" class="${labelClass(context.style)} font-semibold ${inkOn(context.ground).accent}">
        Most chosen
      </p>`
    : '';

const linesOf = ({ items }: Slot): PlanLine[] => planMatrix(items);

const cell = (value: PlanValue, soft: string, accent: string): Markup => {
  if (typeof value === 'string')
    return html`<span data-part="value" class="text-body-md font-semibold">${value}</span>`;
  return value
    ? html`${icon('check', `size-5 ${accent}`)}<span class="sr-only">included</span>`
    : html`<span aria-hidden="true" class="${soft}">–</span><span class="sr-only">not included</span>`;
};

/** The column of the plan that most take is tinted where there are columns and text reads on a tint. */
const WIDE_SHADE: Record<Ground, string> = {
  surface: '@3xl:bg-surface-container-high',
  tonal: '@3xl:bg-surface-container-highest',
  field: '',
  inverse: '',
};

/** One table: plans across, what they include down, prices in the head. */
function matrix(slot: Slot, context: BlockContext): Markup {
  const ink = inkOn(context.ground);
  const shade = (plan: Plan): string => (plan.best === true ? WIDE_SHADE[context.ground] : '');
  return blockSection(
    'plan-table',
    context,
    '',
    html`${blockHeading(slot, context)} ${planPeriods(slot, context)}
      <table class="mt-8 block w-full text-left @3xl:table @3xl:table-fixed">
        <thead class="block @3xl:table-header-group">
          <tr class="block @3xl:table-row @3xl:align-top">
            <td class="hidden w-1/4 @3xl:table-cell"></td>
            ${slot.items.map(
              (plan) =>
                html`<th
                  scope="col"
                  class="block border-t-2 border-current p-4 font-normal @3xl:table-cell ${shade(plan)}"
                >
                  <div class="flex flex-col gap-3">
                    <p data-part="title" class="font-headline text-title-lg font-semibold">${plan.name}</p>
                    ${plan.body === undefined ? '' : html`<p class="text-body-md ${ink.soft}">${plan.body}</p>`}
                    ${price(plan, context, 'text-headline-lg')} ${tag(plan, context)}
                  </div>
                </th>`,
            )}
          </tr>
        </thead>
        <tbody class="block @3xl:table-row-group">
          ${linesOf(slot).map(
            (line) =>
              html`<tr data-part="row" class="block @3xl:table-row">
                <th
                  scope="row"
                  class="block border-t pr-4 pt-4 text-body-md font-semibold @3xl:table-cell @3xl:py-4 @3xl:font-normal ${ink.rule}"
                >
                  ${line.label}
                </th>
                ${slot.items.map(
                  (plan, at) =>
                    html`<td
                      class="flex items-center justify-between gap-4 py-1 @3xl:table-cell @3xl:border-t @3xl:p-4 ${ink.rule} ${plan.best === true ? WIDE_SHADE[context.ground] : ''}"
                    >
                      <span class="text-body-md @3xl:hidden ${ink.soft}">${plan.name}</span>
                      ${cell(line.values[at] ?? false, ink.soft, ink.accent)}
                    </td>`,
                )}
              </tr>`,
          )}
        </tbody>
        <tfoot class="block @3xl:table-footer-group">
          <tr class="block @3xl:table-row @3xl:align-bottom">
            <td class="hidden @3xl:table-cell"></td>
            ${slot.items.map(
              (plan) =>
                html`<td
                  class="block py-2 @3xl:table-cell @3xl:p-4 ${plan.best === true ? WIDE_SHADE[context.ground] : ''}"
                >
                  ${button(plan.action, context, plan.best === true ? 'primary' : 'secondary', { classes: 'w-full px-3' })}
                </td>`,
            )}
          </tr>
        </tfoot>
      </table>`,
  );
}

/** A price list as it hangs by a door: name, dots, price; what is in it under the name. */
function priceList(slot: Slot, context: BlockContext): Markup {
  const ink = inkOn(context.ground);
  return blockSection(
    'plan-table',
    context,
    '',
    html`<div class="mx-auto max-w-4xl">
      ${blockHeading(slot, context)} ${planPeriods(slot, context)}
      <ul class="mt-6 flex flex-col gap-8">
        ${slot.items.map(
          (plan) =>
            html`<li data-part="row" class="min-w-0">
              <div class="flex flex-wrap items-baseline gap-x-4">
                <h3 data-part="title" class="${headlineClass(context.style)} text-headline-sm">${plan.name}</h3>
                <span aria-hidden="true" class="min-w-8 flex-1 border-b-2 border-dotted ${ink.rule}"></span>
                ${price(plan, context, 'text-headline-sm')}
              </div>
              <div class="mt-2 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
                <div class="min-w-0 max-w-xl flex-1 basis-64">
                  ${plan.body === undefined ? '' : html`<p data-part="body" class="text-body-lg">${plan.body}</p>`}
                  <ul class="mt-1 flex flex-wrap gap-x-2 text-body-md ${ink.soft}">
                    ${plan.includes.map((line, index) => html`<li>${line}${index < plan.includes.length - 1 ? ',' : ''}</li>`)}
                  </ul>
                  ${tag(plan, context)}
                </div>
                ${button(plan.action, context, plan.best === true ? 'primary' : 'secondary', { classes: 'w-full @sm:w-auto' })}
              </div>
            </li>`,
        )}
      </ul>
    </div>`,
  );
}

/** A step of the stairs; on coloured grounds an outline, so that every text role reads. */
const STEPS: Record<Ground, { best: string; other: string }> = {
  surface: { best: 'bg-primary-container text-on-primary-container', other: 'bg-surface-container text-on-surface' },
  tonal: {
    best: 'bg-primary-container text-on-primary-container',
    other: 'bg-surface-container-highest text-on-surface',
  },
  field: {
    best: 'border-2 border-b-0 border-on-primary-container',
    other: 'border border-b-0 border-on-primary-container',
  },
  inverse: {
    best: 'border-2 border-b-0 border-inverse-on-surface',
    other: 'border border-b-0 border-inverse-on-surface',
  },
};

const stepGround = (plan: Plan, ground: Ground): Ground =>
  isColoured(ground) ? ground : plan.best === true ? 'field' : 'tonal';

/** Columns that grow with what is in them, all standing on one line. */
function stairs(slot: Slot, context: BlockContext): Markup {
  return blockSection(
    'plan-table',
    context,
    '',
    html`${blockHeading(slot, context)} ${planPeriods(slot, context)}
      <ul
        class="mt-8 grid items-end gap-x-2 gap-y-6 border-b-2 border-current ${slot.items.length === 2 ? '@3xl:grid-cols-2' : slot.items.length === 4 ? '@3xl:grid-cols-4' : '@3xl:grid-cols-3'}"
      >
        ${slot.items.map(
          (plan, index) =>
            html`<li
              data-part="card"
              class="flex min-w-0 flex-col gap-4 px-5 pt-5 ${index === 0 ? 'pb-6' : index === 1 ? 'pb-6 @3xl:pb-16' : 'pb-6 @3xl:pb-24'} ${STEPS[context.ground][plan.best === true ? 'best' : 'other']}"
            >
              <h3 data-part="title" class="font-headline text-title-lg font-semibold">${plan.name}</h3>
              <p data-part="price" class="flex flex-wrap items-baseline gap-x-2">
                <span data-part="value" class="${headlineClass(context.style)} text-headline-lg tabular-nums"
                  >${plan.price}</span
                >
                ${plan.period === undefined ? '' : html`<span class="text-body-md">${plan.period}</span>`}
              </p>
              ${plan.body === undefined ? '' : html`<p data-part="body" class="text-body-md">${plan.body}</p>`}
              <ul class="flex flex-col gap-2 text-body-md">
                ${plan.includes.map((line) => html`<li class="flex gap-2">${icon('plus', 'mt-1 size-4')}<span class="min-w-0">${line}</span></li>`)}
              </ul>
              <div class="mt-2">
                ${plan.best === true ? html`<p data-part="tag" class="mb-2 ${labelClass(context.style)} font-semibold">Most chosen</p>` : ''}
                ${button(plan.action, context, plan.best === true ? 'primary' : 'secondary', { ground: stepGround(plan, context.ground), classes: 'w-full' })}
              </div>
            </li>`,
        )}
      </ul>`,
  );
}

/** All prices in one table, list or flight of stairs. */
export const planTable = defineBlock({
  id: 'plan-table',
  aliases: ['pricing table', 'price list', 'plan comparison'],
  shows: 'plans',
  variants: [
    {
      name: 'matrix',
      widths: ['full'],
      devices: WIDE_DEVICES,
      suits: (slot) => isComparable(slot) && linesOf(slot).length <= 14,
      heightPx: (slot) => 320 + linesOf(slot).length * 56,
      render: matrix,
    },
    {
      name: 'price-list',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      heightPx: (slot, width) => 100 + slot.items.length * (width === 'narrow' ? 240 : 160),
      render: priceList,
    },
    {
      name: 'stairs',
      widths: ['full'],
      devices: ALL_DEVICES,
      suits: isComparable,
      heightPx: () => 560,
      render: stairs,
    },
  ],
});
