import { html, type Markup } from '../../../markup/html.ts';
import type { SlotOf } from '../../write/slots.ts';
import type { BlockContext } from '../block.ts';

/** The choice of period, as two radio buttons that look like one switch. */
export function planPeriods(slot: Pick<SlotOf<'plans'>, 'periods'>, context: BlockContext): Markup | '' {
  if (slot.periods === undefined) return '';
  return html`<fieldset
    data-part="periods"
    class="mt-6 inline-flex flex-wrap gap-1 rounded-control bg-surface-container-high p-1 text-on-surface"
  >
    <legend class="sr-only">Billing</legend>
    ${slot.periods.map(
      (period, index) =>
        html`<label
          class="inline-flex min-h-11 cursor-pointer items-center rounded-control px-5 font-label text-label-lg has-checked:bg-surface-container-lowest has-checked:font-semibold"
        >
          <input
            type="radio"
            name="${context.key}-period"
            class="sr-only"
            ${index === 0 ? html`checked` : ''}
          />${period}
        </label>`,
    )}
  </fieldset>`;
}
