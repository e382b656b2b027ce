import { html, type Markup } from '../../../markup/html.ts';
import type { ChartInk } from './chart-ink.ts';

/** A dot on a line, in the middle of a column that is positioned; `percent` from its bottom. */
export const nowDot = (percent: number, ink: ChartInk): Markup =>
  html`<span
    class="absolute left-1/2 size-4 -translate-x-1/2 translate-y-1/2 rounded-full border-2 ${ink.bar} ${ink.halo}"
    style="bottom:${percent}%"
  ></span>`;

/** The thin rule from the axis up to the dot. */
export const nowRule = (percent: number, ink: ChartInk): Markup =>
  html`<span class="absolute bottom-0 left-1/2 w-px -translate-x-1/2 ${ink.bar}" style="height:${percent}%"></span>`;
