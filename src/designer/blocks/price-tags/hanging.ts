import { html, type Markup } from '../../../markup/html.ts';
import type { BlockContext, Ground } from '../block.ts';
import { blockHeading } from '../kit/block-heading.ts';
import { blockSection } from '../kit/block-section.ts';
import { button } from '../kit/button.ts';
import { inkOn } from '../kit/ink.ts';
import { headlineClass } from '../kit/label-class.ts';
import { isColoured } from '../kit/status-on.ts';
import { subHeading } from '../kit/sub-heading.ts';
import { planPeriods } from '../kit/plan-periods.ts';
import { planBest, planIncludes, planPrice, type Plan, type PlansSlot } from './plan.ts';

const RAIL: Record<Ground, string> = {
  surface: 'bg-on-surface',
  tonal: 'bg-on-surface',
  field: 'bg-on-primary-container',
  inverse: 'bg-inverse-on-surface',
};
const THREAD: Record<Ground, string> = {
  surface: 'stroke-on-surface',
  tonal: 'stroke-on-surface',
  field: 'stroke-on-primary-container',
  inverse: 'stroke-inverse-on-surface',
};

/** Cut corners leave no edge to draw, so tags stand off by their tone. */
const TAG: Record<Ground, string> = {
  surface: 'bg-surface-container-high text-on-surface',
  tonal: 'bg-surface-container-lowest text-on-surface',
  field: 'bg-surface text-on-surface',
  inverse: 'bg-surface text-on-surface',
};

const ACROSS: Readonly<Record<number, string>> = {
  2: '@2xl:grid-cols-2',
  3: '@3xl:grid-cols-3',
  4: '@2xl:grid-cols-2 @5xl:grid-cols-4',
};

/** Plans as tags that hang from one rail; the one most people take hangs lowest and in colour. */
export function hanging(slot: PlansSlot, context: BlockContext): Markup {
  const { ground } = context;
  return blockSection(
    'price-tags',
    context,
    '',
    html`${blockHeading(slot, context)} ${planPeriods(slot, context)}
      <div aria-hidden="true" class="mt-8 h-1 rounded-full ${RAIL[ground]}"></div>
      <ul class="grid grid-cols-1 items-start gap-x-6 gap-y-4 ${ACROSS[slot.items.length] ?? ''}">
        ${slot.items.map((plan) => tag(plan, context))}
      </ul>`,
  );
}

function tag(plan: Plan, context: BlockContext): Markup {
  const isBest = plan.best === true && !isColoured(context.ground);
  const ground: Ground = isBest ? 'field' : 'surface';
  const paper = isBest ? inkOn('field').ground : TAG[context.ground];
  return html`<li data-part="card" class="flex min-w-0 flex-col items-center">
    <svg
      viewBox="0 0 24 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      class="w-6 ${plan.best === true ? 'h-12 @2xl:h-24' : 'h-12'}"
    >
      <path
        d="M12 0C4 40 4 70 12 100M12 0C20 40 20 70 12 100"
        fill="none"
        stroke-width="1.5"
        vector-effect="non-scaling-stroke"
        class="${THREAD[context.ground]}"
      />
    </svg>
    <div
      class="relative -mt-5 flex w-full min-w-0 flex-col gap-4 px-6 pt-14 pb-6 [clip-path:polygon(0_56px,56px_0,calc(100%-56px)_0,100%_56px,100%_100%,0_100%)] ${paper}"
    >
      <span
        aria-hidden="true"
        class="absolute top-3 left-1/2 size-5 -translate-x-1/2 rounded-full border-2 ${isBest ? 'border-on-primary-container bg-surface' : 'border-outline bg-surface-container-highest'}"
      ></span>
      <div class="text-center">
        ${subHeading(plan.name, context, `break-words ${headlineClass(context.style)} text-title-lg`)}
        ${plan.body === undefined ? '' : html`<p data-part="body" class="mt-1 text-body-md ${inkOn(ground).soft}">${plan.body}</p>`}
      </div>
      <div
        class="flex flex-col items-center gap-1 border-y py-4 text-center [&>p]:justify-center ${inkOn(ground).rule}"
      >
        ${planPrice(plan, context, ground)}${planBest(plan, context, ground)}
      </div>
      ${planIncludes(plan, ground)}
      ${button(plan.action, context, plan.best === true ? 'primary' : 'secondary', { ground, classes: 'w-full' })}
    </div>
  </li>`;
}
