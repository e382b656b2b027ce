import { html, type Markup } from '../../../markup/html.ts';
import type { SlotOf } from '../../write/slots.ts';
import type { BlockContext, Ground } from '../block.ts';
import { figure, figureFace } from '../kit/figure.ts';
import { inkOn } from '../kit/ink.ts';
import { partColors } from '../kit/part-palette.ts';

export type BreakdownSlot = SlotOf<'breakdown'>;

export interface Layer {
  label: string;
  display: string;
  /** Where it begins and how much it takes of the whole, in percent with one decimal. */
  from: number;
  percent: number;
  color: string;
}

const tenth = (value: number): number => Math.round(value * 1000) / 10;

/** Parts in their order; together they fill the whole even where rounded shares do not add up to one. */
export function toLayers({ parts }: BreakdownSlot, ground: Ground): Layer[] {
  const colors = partColors(parts, ground);
  const whole = parts.reduce((sum, { share }) => sum + share, 0) || 1;
  let before = 0;
  return parts.map((part, index) => {
    const from = before;
    before += part.share / whole;
    return {
      label: part.label,
      display: part.display,
      from: tenth(from),
      percent: tenth(part.share / whole),
      color: colors[index] ?? 'primary',
    };
  });
}

/** The whole in a figure, with what it is. */
export const wholeFigure = ({ total }: BreakdownSlot, { style }: BlockContext, ground: Ground): Markup | '' =>
  total === undefined
    ? ''
    : html`<p data-part="total" class="flex flex-wrap items-baseline gap-x-3">
        ${figure(total, { value: 'text-headline-lg', unit: 'text-title-lg' }, style)}
        <span class="text-body-md ${inkOn(ground).soft}">${total.label}</span>
      </p>`;

/** The words of the layers as a list with the colour of each. */
export const layerLegend = (
  layers: readonly Layer[],
  { style }: BlockContext,
  ground: Ground,
  classes = '',
): Markup => {
  const ink = inkOn(ground);
  return html`<ul data-part="legend" class="${classes}">
    ${layers.map(
      (layer) =>
        html`<li data-part="row" class="flex items-baseline gap-3 border-t py-3 ${ink.rule}">
          <span class="size-3 shrink-0 rounded-sm bg-${layer.color}"></span>
          <span data-part="label" class="min-w-0 flex-1 break-words text-body-lg">${layer.label}</span>
          <span class="font-label text-label-lg tabular-nums ${ink.soft}">${Math.round(layer.percent)}%</span>
          <span data-part="value" class="min-w-16 text-right ${figureFace(style)} text-title-md">${layer.display}</span>
        </li>`,
    )}
  </ul>`;
};
