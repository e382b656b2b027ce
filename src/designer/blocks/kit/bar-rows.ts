import { html, type Markup } from '../../../markup/html.ts';
import type { Style } from '../../direct/direction.ts';
import type { Ground } from '../block.ts';
import { figureFace } from './figure.ts';
import { inkOn } from './ink.ts';
import { createNiceScale } from './nice-scale.ts';
import { createNumberText, withUnit } from './number-text.ts';

export interface BarRow {
  label: string;
  /** Not negative. */
  value: number;
  /** The value as written at the right of the label. */
  text: string;
  /** Background class of the bar. */
  fill: string;
  /** Text class of the value, where it is not plain. */
  textInk?: string;
  isNow?: boolean;
}

/** Horizontal bars on one scale from zero, label and value over each, and the scale's ticks under all. */
export function barRows(
  rows: readonly BarRow[],
  { unit, ground, style, name }: { unit: string; ground: Ground; style: Style; name: string },
): Markup {
  const ink = inkOn(ground);
  const scale = createNiceScale(rows.map((row) => row.value));
  const tickText = createNumberText(scale.ticks);
  return html`<ol aria-label="${name}" class="flex flex-col gap-3">
      ${rows.map(
        (row) =>
          html`<li data-part="row">
            <p class="flex flex-wrap items-baseline justify-between gap-x-4">
              <span
                data-part="label"
                class="min-w-0 break-words text-body-md ${row.isNow === true ? 'font-semibold' : ''}"
                >${row.label}</span
              >
              <span data-part="value" class="${figureFace(style)} text-title-md ${row.textInk ?? ink.strong}"
                >${row.text}</span
              >
            </p>
            <div class="mt-1 h-2 overflow-hidden rounded-full ${ink.track}">
              <div class="h-full rounded-full ${row.fill}" style="width:${scale.toPercent(row.value)}%"></div>
            </div>
          </li>`,
      )}
    </ol>
    <p aria-hidden="true" class="mt-2 flex justify-between font-label text-label-md tabular-nums ${ink.soft}">
      ${scale.ticks.map((tick, index) => html`<span>${index === scale.ticks.length - 1 ? withUnit(tickText(tick), unit) : tickText(tick)}</span>`)}
    </p>`;
}
