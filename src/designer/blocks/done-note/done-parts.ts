import { html, type Markup } from '../../../markup/html.ts';
import type { SlotOf } from '../../write/slots.ts';
import type { BlockContext, Ground } from '../block.ts';
import { headingElement } from '../kit/block-heading.ts';
import { button } from '../kit/button.ts';
import { factGrid } from '../kit/fact-list.ts';
import { icon } from '../kit/icon.ts';
import { inkOn } from '../kit/ink.ts';
import { labelClass } from '../kit/label-class.ts';
import { picture } from '../kit/picture.ts';

export type ConfirmationSlot = SlotOf<'confirmation'>;

/** The tick that says it all, in the ground's own strong colour. */
export const tick = (ground: Ground, classes = ''): Markup =>
  html`<span
    data-part="tick"
    class="grid size-20 shrink-0 place-items-center rounded-full ${inkOn(ground).fill} ${TICK_INK[ground]} ${classes}"
  >
    ${icon('check', 'size-10')}
  </span>`;

const TICK_INK: Record<Ground, string> = {
  surface: 'text-on-primary',
  tonal: 'text-on-primary',
  field: 'text-primary-container',
  inverse: 'text-inverse-surface',
};

export const doneWords = (slot: ConfirmationSlot, context: BlockContext, ground: Ground): Markup =>
  html`${headingElement(slot.title, context, 'text-headline-lg @2xl:text-display-sm')}
  ${slot.note === undefined ? '' : html`<p data-part="note" class="mt-3 max-w-prose text-body-lg ${inkOn(ground).soft}">${slot.note}</p>`}`;

export const doneFacts = (slot: ConfirmationSlot, context: BlockContext, ground: Ground): Markup | '' =>
  factGrid(slot.facts, context.style, ground);

export const doneActions = (slot: ConfirmationSlot, context: BlockContext, ground: Ground, classes = ''): Markup =>
  html`<div data-part="actions" class="flex flex-wrap gap-3 ${classes}">
    ${slot.action === undefined ? '' : button(slot.action, context, 'primary', { ground, classes: 'w-full @sm:w-auto' })}
    ${slot.secondary === undefined ? '' : button(slot.secondary, context, 'secondary', { ground, classes: 'w-full @sm:w-auto' })}
  </div>`;

/** What was bought with its sums; nothing where nothing was. */
export const doneLines = ({ lines, sums }: ConfirmationSlot, ground: Ground): Markup | '' => {
  if (lines.length === 0) return '';
  const ink = inkOn(ground);
  return html`<div>
    <ul data-part="list">
      ${lines.map(
        (line) =>
          html`<li data-part="row" class="flex items-center gap-4 border-t py-row first:border-t-0 ${ink.rule}">
            ${line.picture === undefined ? '' : picture(line.picture, 'size-14 shrink-0 rounded-md object-cover', 'square')}
            <div class="min-w-0 flex-1">
              <p data-part="title" class="break-words text-title-sm">${line.title}</p>
              <p class="text-body-md ${ink.soft}">
                ${[line.quantity, line.note].filter((one) => one !== undefined).join(' ')}
              </p>
            </div>
            <p data-part="value" class="text-body-md tabular-nums">${line.amount}</p>
          </li>`,
      )}
    </ul>
    <dl data-part="sums" class="border-t pt-3 ${ink.rule}">
      ${sums.map(
        (sum) =>
          html`<div
            class="flex justify-between gap-4 py-1 ${sum.strong === true ? 'text-title-md font-semibold' : `text-body-md ${ink.soft}`}"
          >
            <dt>${sum.label}</dt>
            <dd class="tabular-nums">${sum.value}</dd>
          </div>`,
      )}
    </dl>
  </div>`;
};

/** What happens next: side by side where there is room, else one below the other. */
export const nextSteps = ({ next }: ConfirmationSlot, { style }: BlockContext, ground: Ground): Markup => {
  const ink = inkOn(ground);
  return html`<ol data-part="steps" class="grid gap-x-8 gap-y-5 @2xl:grid-cols-3">
    ${next.map(
      (step) =>
        html`<li data-part="step" class="flex gap-3 @2xl:flex-col">
          ${icon(step.icon, `size-6 shrink-0 ${ink.accent}`)}
          <div class="min-w-0">
            <p class="${labelClass(style)} ${ink.soft}">${step.when}</p>
            <p data-part="title" class="break-words text-title-sm">${step.title}</p>
          </div>
        </li>`,
    )}
  </ol>`;
};
