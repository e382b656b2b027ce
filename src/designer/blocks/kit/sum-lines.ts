import { html, type Markup } from '../../../markup/html.ts';
import type { Style } from '../../direct/direction.ts';
import type { Ground } from '../block.ts';
import { figureFace } from './figure.ts';
import { inkOn } from './ink.ts';
import { figureClass } from './label-class.ts';

interface SumLine {
  label: string;
  value: string;
  strong?: boolean;
}

/** Sums one under the other, the last and strong one under a rule and large. */
export const sumLines = (sums: readonly SumLine[], style: Style, ground: Ground, total = 'text-headline-sm'): Markup =>
  html`<dl data-part="sums" class="flex flex-col gap-2">
    ${sums.map((sum) =>
      sum.strong === true
        ? html`<div
            data-part="total"
            class="mt-1 flex flex-wrap items-baseline justify-between gap-x-6 border-t-2 border-current pt-3"
          >
            <dt class="text-title-md font-semibold">${sum.label}</dt>
            <dd class="${figureFace(style)} ${total}">${sum.value}</dd>
          </div>`
        : html`<div data-part="sum" class="flex flex-wrap items-baseline justify-between gap-x-6">
            <dt class="text-body-md ${inkOn(ground).soft}">${sum.label}</dt>
            <dd class="${figureClass(style)} text-body-lg">${sum.value}</dd>
          </div>`,
    )}
  </dl>`;
