import { html, type Markup } from '../../../markup/html.ts';
import type { SlotOf } from '../../write/slots.ts';
import type { BlockContext, Ground } from '../block.ts';
import { button } from '../kit/button.ts';
import { figure } from '../kit/figure.ts';
import { inkOn } from '../kit/ink.ts';
import { headlineClass, labelClass } from '../kit/label-class.ts';
import { avatar } from '../kit/picture.ts';
import { starsLine } from '../kit/stars-line.ts';
import { subHeading } from '../kit/sub-heading.ts';
import { tick } from '../kit/tick.ts';

export type DishSlot = SlotOf<'dish'>;

const partHeading = (text: string, note: string, context: BlockContext, ground: Ground): Markup =>
  html`<div class="flex items-baseline justify-between gap-4">
    ${subHeading(text, context, `${headlineClass(context.style)} text-title-lg`)}
    ${note === '' ? '' : html`<p class="text-body-md ${inkOn(ground).soft}">${note}</p>`}
  </div>`;

/** Stars and the cook. */
export const praise = ({ rating, by }: DishSlot, ground: Ground): Markup =>
  html`<div class="flex flex-wrap items-center gap-x-4 gap-y-2">
    ${rating === undefined ? '' : starsLine(rating, ground)}
    ${by === undefined ? '' : html`<p data-part="by" class="flex items-center gap-2 text-body-md">${avatar(by.name, 'size-8 rounded-full')}<span>${by.name}</span></p>`}
  </div>`;

/** What a cook asks before beginning, in as many equal parts as there are. */
export const times = ({ facts }: DishSlot, { style }: BlockContext, ground: Ground): Markup =>
  html`<dl data-part="facts" class="grid auto-cols-fr grid-flow-col divide-x ${divide(ground)}">
    ${facts.map(
      (fact) =>
        html`<div class="min-w-0 px-4 first:pl-0 last:pr-0">
          <dt class="${labelClass(style)} ${inkOn(ground).soft}">${fact.label}</dt>
          <dd class="mt-1">${figure(fact, { value: 'text-title-lg', unit: 'text-body-md' }, style)}</dd>
        </div>`,
    )}
  </dl>`;

const divide = (ground: Ground): string =>
  ground === 'field'
    ? 'divide-on-primary-container/40'
    : ground === 'inverse'
      ? 'divide-inverse-on-surface/40'
      : 'divide-outline-variant';

export const cookActions = (slot: DishSlot, context: BlockContext, ground: Ground): Markup =>
  html`<div data-part="actions" class="flex flex-wrap gap-3">
    ${button(slot.action, context, 'primary', { ground, classes: 'grow' })}
    ${slot.secondary === undefined ? '' : button(slot.secondary, context, 'secondary', { ground, classes: 'grow' })}
  </div>`;

/** What goes in, to tick off while it is laid out. */
export const tickedIngredients = (slot: DishSlot, context: BlockContext, ground: Ground): Markup =>
  html`${partHeading('Ingredients', slot.serves, context, ground)}
    <ul data-part="ingredients" class="mt-3 flex flex-col">
      ${slot.ingredients.map(
        ({ amount, name }, index) =>
          html`<li data-part="row" class="border-t first:border-t-0 ${inkOn(ground).rule}">
            <label class="flex min-h-12 cursor-pointer items-center gap-4 py-2"
              >${tick({ id: `${context.key}-in-${index}`, done: false, ground, round: true })}<span
                class="min-w-0 flex-1 break-words text-body-lg"
                >${name}</span
              ><span class="shrink-0 text-body-lg font-semibold tabular-nums">${amount}</span></label
            >
          </li>`,
      )}
    </ul>`;

/** What goes in, amounts first as in a printed cookbook. */
export const printedIngredients = (slot: DishSlot, context: BlockContext, ground: Ground): Markup =>
  html`${partHeading('Ingredients', slot.serves, context, ground)}
    <dl data-part="ingredients" class="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-3">
      ${slot.ingredients.map(
        ({ amount, name }) =>
          html`<dt class="text-right text-body-lg font-semibold tabular-nums ${inkOn(ground).accent}">${amount}</dt>
            <dd class="min-w-0 break-words text-body-lg">${name}</dd>`,
      )}
    </dl>`;

/** What goes in, as tiles beside each other. */
export const tiledIngredients = (slot: DishSlot, context: BlockContext, ground: Ground): Markup =>
  html`${partHeading('Ingredients', slot.serves, context, ground)}
    <ul data-part="ingredients" class="mt-4 grid grid-cols-2 gap-2 @2xl:grid-cols-3">
      ${slot.ingredients.map(
        ({ amount, name }) =>
          html`<li data-part="card" class="min-w-0 rounded-md px-4 py-3 ${inkOn(ground).chip}">
            <p class="text-title-md font-semibold tabular-nums">${amount}</p>
            <p class="break-words text-body-md">${name}</p>
          </li>`,
      )}
    </ul>`;

/** How it is made, step by step. */
export const method = (slot: DishSlot, context: BlockContext, ground: Ground, mark: 'figure' | 'disc'): Markup =>
  html`${partHeading('Method', `${slot.method.length} steps`, context, ground)}
    <ol data-part="method" class="mt-4 flex flex-col gap-5">
      ${slot.method.map(
        ({ text, time }, index) =>
          html`<li data-part="row" class="flex gap-4">
            <span
              class="${mark === 'disc' ? `grid size-9 shrink-0 place-items-center rounded-full text-label-lg font-semibold ${index === 0 ? 'bg-primary text-on-primary' : inkOn(ground).chip}` : `w-9 shrink-0 text-headline-sm ${headlineClass(context.style)} ${inkOn(ground).accent}`}"
              >${String(index + 1)}</span
            >
            <div class="min-w-0 flex-1 pt-1">
              <p class="break-words text-body-lg text-pretty">${text}</p>
              ${time === undefined ? '' : html`<p class="mt-1 text-body-md tabular-nums ${inkOn(ground).soft}">${time}</p>`}
            </div>
          </li>`,
      )}
    </ol>`;
