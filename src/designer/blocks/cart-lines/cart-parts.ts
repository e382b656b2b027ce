import { html, type Markup } from '../../../markup/html.ts';
import type { SlotOf } from '../../write/slots.ts';
import type { BlockContext, Ground } from '../block.ts';
import { button } from '../kit/button.ts';
import { icon } from '../kit/icon.ts';
import { inkOn } from '../kit/ink.ts';
import { sumLines } from '../kit/sum-lines.ts';

export type CartSlot = SlotOf<'cart'>;
export type CartLine = CartSlot['lines'][number];

const STEP = 'inline-flex size-11 items-center justify-center rounded-control';

/** One less, how many, one more. */
export const stepper = (line: CartLine, ground: Ground): Markup =>
  html`<div
    role="group"
    aria-label="How many: ${line.title}"
    data-part="quantity"
    class="inline-flex shrink-0 items-center rounded-control border ${inkOn(ground).rule}"
  >
    <button type="button" aria-label="One less" class="${STEP}">${icon('minus')}</button>
    <span class="min-w-6 text-center text-body-lg tabular-nums">${String(line.quantity)}</span>
    <button type="button" aria-label="One more" class="${STEP}">${icon('plus')}</button>
  </div>`;

export const removal = (line: CartLine, ground: Ground): Markup =>
  html`<button
    type="button"
    aria-label="Remove ${line.title}"
    data-part="remove"
    class="inline-flex size-11 shrink-0 items-center justify-center rounded-control ${inkOn(ground).soft}"
  >
    ${icon('trash-2')}
  </button>`;

/** What one costs, said only where there are several. */
export const eachOf = (line: CartLine): string | undefined =>
  line.quantity > 1 && line.each !== '' ? `${line.each} each` : undefined;

export const wordsOf = (line: CartLine): string =>
  [line.note, eachOf(line)].filter((part) => part !== undefined).join(' · ');

/** How far it is to what the sum earns. */
export const goalBar = ({ goal }: CartSlot, ground: Ground): Markup | '' =>
  goal === undefined
    ? ''
    : html`<div data-part="goal">
        <p class="flex items-center gap-2 text-body-md">${icon('truck')}${goal.text}</p>
        <div class="mt-2 h-2 overflow-hidden rounded-full ${inkOn(ground).track}">
          <div class="h-full rounded-full ${inkOn(ground).fill}" style="width:${Math.round(goal.share * 100)}%"></div>
        </div>
      </div>`;

const FIELD_EDGE: Readonly<Record<Ground, string>> = {
  surface: 'border-outline',
  tonal: 'border-outline',
  field: 'border-on-primary-container',
  inverse: 'border-inverse-on-surface',
};

export function voucherField({ voucher }: CartSlot, context: BlockContext, ground: Ground): Markup | '' {
  if (voucher === undefined) return '';
  const id = `${context.key}-voucher`;
  return html`<div data-part="voucher" class="flex flex-wrap items-end gap-3">
    <div class="min-w-32 flex-1">
      <label for="${id}" class="mb-2 block font-label text-label-lg font-semibold">${voucher.label}</label>
      <input
        id="${id}"
        name="${id}"
        type="text"
        autocomplete="off"
        class="min-h-12 w-full rounded-control border bg-transparent px-4 text-body-lg ${FIELD_EDGE[ground]} ${inkOn(ground).strong}"
      />
    </div>
    ${button(voucher.action, context, 'secondary', { ground })}
  </div>`;
}

/** What it comes to, and the two ways on. */
export const summary = (slot: CartSlot, context: BlockContext, ground: Ground): Markup =>
  html`<div data-part="summary" class="flex flex-col gap-6">
    ${goalBar(slot, ground)} ${sumLines(slot.sums, context.style, ground, 'text-headline-md')}
    ${voucherField(slot, context, ground)}
    <div data-part="actions" class="flex flex-col gap-3">
      ${button(slot.action, context, 'primary', { ground, classes: 'w-full' })}
      ${slot.secondary === undefined ? '' : button(slot.secondary, context, 'quiet', { ground, classes: 'w-full' })}
    </div>
  </div>`;
