import { html, type Markup } from '../../markup/html.ts';
import type { SlotOf } from '../write/slots.ts';
import { defineBlock, type BlockContext, type Ground } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { blockHeading, headingElement } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { button } from './kit/button.ts';
import { icon } from './kit/icon.ts';
import { inkOn } from './kit/ink.ts';
import { headlineClass, labelClass } from './kit/label-class.ts';
import { strongPanelFor, panelFor } from './kit/panel.ts';
import { planPeriods } from './kit/plan-periods.ts';
import { isColoured } from './kit/status-on.ts';

type Slot = SlotOf<'plans'>;
type Plan = Slot['items'][number];

interface Split {
  main: Plan;
  others: Plan[];
}

/** The plan that most take, or the only one, and the others beside it. */
function split({ items }: Slot): Split | undefined {
  const main = items.find((plan) => plan.best === true) ?? items.at(Math.floor(items.length / 2));
  return main === undefined ? undefined : { main, others: items.filter((plan) => plan !== main) };
}

const suits = (slot: Slot): boolean => slot.items.length >= 1 && slot.items.length <= 3;

const amount = (plan: Plan, context: BlockContext, size: string, ground: Ground): Markup =>
  html`<p data-part="price" class="flex flex-wrap items-baseline gap-x-3">
    <span data-part="value" class="${headlineClass(context.style)} tabular-nums ${size}">${plan.price}</span>
    ${plan.period === undefined ? '' : html`<span class="text-body-lg ${inkOn(ground).soft}">${plan.period}</span>`}
  </p>`;

const checks = (plan: Plan, ground: Ground, columns = ''): Markup =>
  html`<ul data-part="list" class="grid gap-3 ${columns}">
    ${plan.includes.map((line) => html`<li class="flex gap-3 text-body-lg">${icon('check', `mt-1 size-5 ${inkOn(ground).accent}`)}<span class="min-w-0">${line}</span></li>`)}
  </ul>`;

/** The ways that fewer take: a line each, with what it holds in words. */
function otherWays(others: readonly Plan[], context: BlockContext, ground: Ground, columns = ''): Markup | '' {
  if (others.length === 0) return '';
  const ink = inkOn(ground);
  return html`<ul data-part="others" class="grid gap-x-12 ${columns}">
    ${others.map(
      (plan) =>
        html`<li data-part="row" class="flex min-w-0 flex-col gap-1 border-t py-5 ${ink.rule}">
          <div class="flex flex-wrap items-baseline justify-between gap-x-4">
            <h3 data-part="title" class="font-headline text-title-lg font-semibold">${plan.name}</h3>
            <p data-part="price" class="text-body-lg tabular-nums">
              <span data-part="value" class="font-semibold">${plan.price}</span> ${plan.period ?? ''}
            </p>
          </div>
          ${plan.body === undefined ? '' : html`<p data-part="body" class="text-body-md">${plan.body}</p>`}
          <p class="text-body-md text-pretty ${ink.soft}">${plan.includes.join(', ')}</p>
          <div class="-ml-6">${button(plan.action, context, 'quiet', { ground })}</div>
        </li>`,
    )}
  </ul>`;
}

/** A ticket: price on the stub, what it buys on the sheet, perforated between. */
function ticket(slot: Slot, context: BlockContext): Markup {
  const found = split(slot);
  if (found === undefined) return html``;
  const { main, others } = found;
  const panel = isColoured(context.ground) ? panelFor(context) : strongPanelFor(context);
  const ink = inkOn(panel.ground);
  return blockSection(
    'single-plan',
    context,
    '',
    html`${blockHeading(slot, context)} ${planPeriods(slot, context)}
      <div data-part="card" class="mt-6 grid @3xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] ${panel.box}">
        <div
          class="flex flex-col justify-between gap-6 pb-6 @max-3xl:border-b-2 @3xl:border-r-2 @3xl:py-4 @3xl:pr-8 ${ink.rule} border-dashed"
        >
          <div>
            <h3 data-part="title" class="font-headline text-title-lg font-semibold">${main.name}</h3>
            ${main.body === undefined ? '' : html`<p data-part="body" class="mt-1 text-body-lg">${main.body}</p>`}
          </div>
          <div class="flex flex-col gap-4">
            ${amount(main, context, 'text-display-sm @4xl:text-display-md', panel.ground)}
            ${button(main.action, context, 'primary', { ground: panel.ground, classes: 'w-full' })}
          </div>
        </div>
        <div class="pt-6 @3xl:py-4 @3xl:pl-8">${checks(main, panel.ground, '@5xl:grid-cols-2')}</div>
      </div>
      <div class="mt-6">
        ${otherWays(others, context, context.ground, others.length === 2 ? '@3xl:grid-cols-2' : '')}
      </div>`,
  );
}

/** The price as the page's loudest word, and under it what it holds in columns. */
function loud(slot: Slot, context: BlockContext): Markup {
  const found = split(slot);
  if (found === undefined) return html``;
  const { main, others } = found;
  const ink = inkOn(context.ground);
  return blockSection(
    'single-plan',
    context,
    '',
    html`${headingElement(slot.title, context, context.level === 1 ? 'text-headline-lg' : `${labelClass(context.style)} ${ink.soft}`)}
      ${slot.note === undefined ? '' : html`<p data-part="note" class="text-body-md ${ink.soft}">${slot.note}</p>`}
      ${planPeriods(slot, context)}
      <div class="mt-3 flex flex-wrap items-end justify-between gap-x-12 gap-y-5">
        ${amount(main, context, 'text-display-sm @2xl:text-display-md @4xl:text-display-lg', context.ground)}
        ${button(main.action, context, 'primary', { classes: 'w-full @sm:w-auto' })}
      </div>
      <div
        class="mt-8 grid gap-x-12 gap-y-6 border-t-2 border-current pt-6 @3xl:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
      >
        <div>
          <h3 data-part="title" class="font-headline text-title-lg font-semibold">${main.name}</h3>
          ${main.body === undefined ? '' : html`<p data-part="body" class="mt-1 text-body-lg ${ink.soft}">${main.body}</p>`}
        </div>
        ${checks(main, context.ground, '@xl:grid-cols-2')}
      </div>
      <div class="mt-10">
        ${otherWays(others, context, context.ground, others.length === 2 ? '@3xl:grid-cols-2' : '')}
      </div>`,
  );
}

/** A letter: the offer said at the left, the price and the others as an account at the right. */
function account(slot: Slot, context: BlockContext): Markup {
  const found = split(slot);
  if (found === undefined) return html``;
  const { main, others } = found;
  const panel = panelFor(context);
  const ink = inkOn(context.ground);
  return blockSection(
    'single-plan',
    context,
    '',
    html`<div class="grid gap-x-16 gap-y-8 @4xl:grid-cols-2">
      <div class="flex min-w-0 flex-col gap-5">
        ${headingElement(slot.title, context, 'text-headline-lg')}
        ${slot.note === undefined ? '' : html`<p data-part="note" class="text-body-lg ${ink.soft}">${slot.note}</p>`}
        ${planPeriods(slot, context)} ${otherWays(others, context, context.ground)}
      </div>
      <div data-part="card" class="flex min-w-0 flex-col gap-5 self-start ${panel.box}">
        <div class="flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 data-part="title" class="${headlineClass(context.style)} text-headline-sm">${main.name}</h3>
          ${amount(main, context, 'text-headline-lg', panel.ground)}
        </div>
        ${main.body === undefined ? '' : html`<p data-part="body" class="text-body-lg ${inkOn(panel.ground).soft}">${main.body}</p>`}
        ${checks(main, panel.ground)}
        ${button(main.action, context, 'primary', { ground: panel.ground, classes: 'w-full' })}
      </div>
    </div>`,
  );
}

/** One price in front, whatever else there is behind it. */
export const singlePlan = defineBlock({
  id: 'single-plan',
  aliases: ['single price', 'one price', 'offer'],
  shows: 'plans',
  variants: [
    { name: 'ticket', widths: ['full'], devices: ALL_DEVICES, suits, heightPx: () => 620, render: ticket },
    { name: 'loud', widths: ['full'], devices: ALL_DEVICES, suits, heightPx: () => 620, render: loud },
    { name: 'account', widths: ['full'], devices: ALL_DEVICES, suits, heightPx: () => 520, render: account },
  ],
});
