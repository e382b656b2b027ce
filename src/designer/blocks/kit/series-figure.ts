import { html, type Markup } from '../../../markup/html.ts';
import type { BlockContext, Ground } from '../block.ts';
import { figure } from './figure.ts';
import { inkOn } from './ink.ts';
import type { Series } from './series-model.ts';

const SIZE = { value: 'text-display-sm @3xl:text-display-md', unit: 'text-headline-sm' };

/** The figure that sums a series up, large, with its label at its foot. */
export function seriesFigure(series: Series, context: BlockContext, ground: Ground): Markup | '' {
  if (series.figure === undefined) return '';
  return html`<p data-part="figure" class="flex flex-wrap items-baseline gap-x-3">
    ${figure(series.figure, SIZE, context.style)}
    <span class="text-body-md ${inkOn(ground).soft}">${series.figure.label}</span>
  </p>`;
}
