import { html, type Markup } from '../../markup/html.ts';
import type { SlotOf } from '../write/slots.ts';
import { defineBlock, type BlockContext, type Ground } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { headingElement } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { figure } from './kit/figure.ts';
import { icon } from './kit/icon.ts';
import { inkOn } from './kit/ink.ts';
import { labelClass } from './kit/label-class.ts';
import { frameFor, panelFor, strongPanelFor } from './kit/panel.ts';
import { picture } from './kit/picture.ts';
import { wideAction } from './kit/action-row.ts';

type Slot = SlotOf<'route'>;

const WIDTHS = ['full', 'wide', 'narrow'] as const;

const head = (slot: Slot, context: BlockContext, ground: Ground): Markup =>
  html`<div class="min-w-0">
    ${headingElement(slot.title, context, 'text-headline-sm')}
    <p data-part="to" class="text-body-lg ${inkOn(ground).soft}">${slot.to}</p>
    ${slot.note === undefined ? '' : html`<p data-part="note" class="text-body-md ${inkOn(ground).soft}">${slot.note}</p>`}
  </div>`;

const times = (slot: Slot, { style }: BlockContext, ground: Ground): Markup =>
  html`<dl data-part="facts" class="grid grid-cols-3 gap-3">
    ${[slot.time, ...slot.facts].map(
      (fact, index) =>
        html`<div class="min-w-0">
          <dt class="${labelClass(style)} ${inkOn(ground).soft}">${fact.label}</dt>
          <dd class="mt-1">
            ${figure(fact, { value: index === 0 ? 'text-headline-md' : 'text-title-lg', unit: 'text-body-md' }, style)}
          </dd>
        </div>`,
    )}
  </dl>`;

/** By car, on foot, by bike: how long each takes. */
const ways = (slot: Slot): Markup =>
  html`<ul data-part="ways" class="grid grid-cols-4 gap-2">
    ${slot.ways.map(
      (way) =>
        html`<li>
          <button
            type="button"
            aria-pressed="${way.on === true ? 'true' : 'false'}"
            class="flex min-h-16 w-full flex-col items-center justify-center gap-1 rounded-md px-1 py-2 text-label-md ${way.on === true ? 'bg-primary font-semibold text-on-primary' : 'bg-surface-container-high text-on-surface'}"
          >
            ${icon(way.icon, 'size-6')}<span class="sr-only">${way.label}</span
            ><span class="tabular-nums">${way.value}</span>
          </button>
        </li>`,
    )}
  </ul>`;

const steps = (slot: Slot, ground: Ground): Markup =>
  html`<ol data-part="list" class="flex flex-col">
    ${slot.steps.map(
      (step) =>
        html`<li
          data-part="row"
          class="flex min-h-16 items-center gap-4 border-t py-2 first:border-t-0 ${inkOn(ground).rule}"
        >
          <span aria-hidden="true" class="grid size-11 shrink-0 place-items-center rounded-full ${inkOn(ground).chip}"
            >${icon(step.icon, 'size-6')}</span
          >
          <p class="min-w-0 flex-1">
            <span data-part="title" class="block break-words text-body-lg font-semibold">${step.title}</span
            ><span class="block text-body-md tabular-nums ${inkOn(ground).soft}">${step.note}</span>
          </p>
        </li>`,
    )}
  </ol>`;

const map = (slot: Slot, { style }: BlockContext, size: string): Markup =>
  picture(slot.picture, `block w-full object-cover ${size} ${frameFor(style)}`, 'wide');

/** The map above, everything that decides right under it. */
const mapFirst = (slot: Slot, context: BlockContext): Markup =>
  blockSection(
    'turn-list',
    context,
    '',
    html`<div class="grid items-start gap-x-10 gap-y-5 @3xl:grid-cols-2">
      ${map(slot, context, 'h-72 @3xl:h-136')}
      <div class="flex min-w-0 flex-col gap-5">
        ${head(slot, context, context.ground)} ${times(slot, context, context.ground)} ${ways(slot)}
        ${wideAction(slot.action, context, context.ground)} ${steps(slot, context.ground)}
      </div>
    </div>`,
  );

/** The next turn as large as a driver needs it. */
const turnFirst = (slot: Slot, context: BlockContext): Markup => {
  const strong = strongPanelFor(context);
  const [first, ...rest] = slot.steps;
  return blockSection(
    'turn-list',
    context,
    '',
    html`<div class="flex flex-col gap-5">
      ${
        first === undefined
          ? ''
          : html`<div class="flex items-center gap-5 ${strong.box}">
              ${icon(first.icon, 'size-14')}
              <p class="min-w-0">
                <span class="block text-headline-sm font-semibold tabular-nums">${first.note}</span
                ><span class="block break-words text-title-md">${first.title}</span>
              </p>
            </div>`
      }
      ${map(slot, context, 'h-64 @3xl:h-112')} ${head(slot, context, context.ground)}
      ${times(slot, context, context.ground)} ${wideAction(slot.action, context, context.ground)} ${ways(slot)}
      ${steps({ ...slot, steps: rest }, context.ground)}
    </div>`,
  );
};

/** Where to, in strong colour; turns on a panel, the map between. */
const sheet = (slot: Slot, context: BlockContext): Markup => {
  const strong = strongPanelFor(context);
  const panel = panelFor(context);
  return blockSection(
    'turn-list',
    context,
    '',
    html`<div class="flex flex-col gap-5">
      <div class="flex flex-col gap-5 ${strong.box}">
        ${head(slot, context, strong.ground)} ${times(slot, context, strong.ground)}
        ${wideAction(slot.action, context, strong.ground)}
      </div>
      ${ways(slot)} ${map(slot, context, 'h-56 @3xl:h-96')}
      <div class="${panel.box}">${steps(slot, panel.ground)}</div>
    </div>`,
  );
};

const heightPx = (slot: Slot): number => 620 + slot.steps.length * 68;

/** A way turn by turn. */
export const turnList = defineBlock({
  id: 'turn-list',
  aliases: ['directions', 'route', 'turn by turn', 'navigation steps', 'eta'],
  shows: 'route',
  variants: [
    { name: 'map-first', widths: WIDTHS, devices: ALL_DEVICES, heightPx, render: mapFirst },
    { name: 'turn-first', widths: WIDTHS, devices: ALL_DEVICES, heightPx, render: turnFirst },
    { name: 'sheet', widths: WIDTHS, devices: ALL_DEVICES, heightPx, render: sheet },
  ],
});
