import { html, type Markup } from '../../../markup/html.ts';
import type { Style } from '../../direct/direction.ts';
import type { Fact } from '../../write/slots.ts';
import type { Ground } from '../block.ts';
import { figure } from './figure.ts';
import { inkOn } from './ink.ts';
import { labelClass } from './label-class.ts';

const MOST_IN_A_ROW = 3;
const SIZE = { value: 'text-title-lg', unit: 'text-body-md' };

/** Facts side by side, label over figure, as many columns as there is room for. */
export function factGrid(facts: readonly Fact[], style: Style, ground: Ground, classes = ''): Markup | '' {
  if (facts.length === 0) return '';
  const ink = inkOn(ground);
  const columns = facts.length > MOST_IN_A_ROW ? 'grid grid-cols-2' : 'flex flex-wrap';
  return html`<dl data-part="facts" class="${columns} gap-x-8 gap-y-4 ${classes}">
    ${facts.map(
      (fact) =>
        html`<div data-part="fact" class="min-w-24">
          <dt class="${labelClass(style)} ${ink.soft}">${fact.label}</dt>
          <dd class="mt-1">${figure(fact, SIZE, style)}</dd>
        </div>`,
    )}
  </dl>`;
}

/** Facts as ruled lines, label at the left and figure at the right. */
export function factLines(facts: readonly Fact[], style: Style, ground: Ground): Markup | '' {
  if (facts.length === 0) return '';
  const ink = inkOn(ground);
  return html`<dl data-part="facts" class="flex flex-col">
    ${facts.map(
      (fact) =>
        html`<div
          data-part="fact"
          class="flex flex-wrap items-baseline justify-between gap-x-4 border-t py-row ${ink.rule}"
        >
          <dt class="text-body-md ${ink.soft}">${fact.label}</dt>
          <dd>${figure(fact, SIZE, style)}</dd>
        </div>`,
    )}
  </dl>`;
}

/** The line that sums a list up, under a stronger rule than its rows have. */
export function totalLine(total: Fact | undefined, style: Style, ground: Ground): Markup | '' {
  if (total === undefined) return '';
  return html`<p
    data-part="total"
    class="mt-2 flex flex-wrap items-baseline justify-between gap-x-4 border-t-2 border-current pt-3 ${inkOn(ground).strong}"
  >
    <span class="text-body-md font-semibold">${total.label}</span>
    ${figure(total, SIZE, style)}
  </p>`;
}
