import { html, type Markup } from '../../../markup/html.ts';
import type { Ground } from '../block.ts';
import { chartInkOn } from './chart-ink.ts';
import { inkOn } from './ink.ts';
import type { Series } from './series-model.ts';

/** Names the two series of a chart; a single series needs no legend, its heading names it. */
export function chartLegend(series: Series, ground: Ground): Markup | '' {
  if (series.second === undefined) return '';
  const ink = chartInkOn(ground);
  const entries = [
    { name: series.name, swatch: ink.bar },
    { name: series.second.name, swatch: ink.barSecond },
  ];
  return html`<ul data-part="legend" class="flex flex-wrap gap-x-6 gap-y-2 text-body-sm ${inkOn(ground).soft}">
    ${entries.map(
      ({ name, swatch }) =>
        html`<li class="flex items-center gap-2">
          <span class="size-3 shrink-0 rounded-sm ${swatch}"></span>${name}
        </li>`,
    )}
  </ul>`;
}
