import { html, type Markup } from '../../../markup/html.ts';
import type { SlotOf } from '../../write/slots.ts';
import type { BlockContext, Ground } from '../block.ts';
import { inkOn } from '../kit/ink.ts';
import { labelClass } from '../kit/label-class.ts';
import { isColoured } from '../kit/status-on.ts';

export type GanttSlot = SlotOf<'gantt'>;
export type GanttBar = GanttSlot['groups'][number]['bars'][number];

export const barsOf = (slot: GanttSlot): number => slot.groups.reduce((sum, { bars }) => sum + bars.length, 0);

const percent = (part: number, whole: number): number => Math.round((part / Math.max(1, whole)) * 1000) / 10;

/** Fills of bars by group, and what is done of them. */
const FILLS = [
  ['bg-primary-container', 'bg-primary'],
  ['bg-tertiary-container', 'bg-tertiary'],
  ['bg-surface-container-highest', 'bg-on-surface-variant'],
] as const;

/** A bar from its first to its last week with what is done of it, or a diamond for a milestone. */
export function ganttBar(bar: GanttBar, slot: GanttSlot, group: number, ground: Ground, height = 'h-6'): Markup {
  const whole = slot.columns.length;
  const left = percent(bar.from, whole);
  const ink = inkOn(ground);
  const [track, fill] = isColoured(ground) ? [ink.track, ink.fill] : (FILLS[group % FILLS.length] ?? FILLS[0]);
  if (bar.from === bar.to)
    return html`<span
      aria-hidden="true"
      class="absolute top-1/2 size-4 -translate-1/2 rotate-45 ${fill}"
      style="left:${left}%"
    ></span>`;
  return html`<span
    aria-hidden="true"
    class="absolute top-1/2 -translate-y-1/2 overflow-hidden rounded-full ${height} ${track}"
    style="left:${left}%;width:${percent(bar.to - bar.from, whole)}%"
    ><span class="block h-full ${fill}" style="width:${percent(bar.share, 1)}%"></span
  ></span>`;
}

/** Names of the weeks, under the names of their months. */
export function weekHead(slot: GanttSlot, { style }: BlockContext, ground: Ground): Markup {
  const ink = inkOn(ground);
  const columns = `grid-template-columns:repeat(${slot.columns.length},minmax(0,1fr))`;
  return html`<div aria-hidden="true" class="grid" style="${columns}">
    ${slot.columns.map(
      ({ label, over }, index) =>
        html`<span class="min-w-0 whitespace-nowrap ${labelClass(style)} ${ink.soft}"
          ><span class="block min-h-5 font-semibold">${slot.columns[index - 1]?.over === over ? '' : over}</span
          ><span class="block tabular-nums">${label}</span></span
        >`,
    )}
  </div>`;
}

/** Lines between the weeks and the one of today, behind the bars. */
export function weekLines(slot: GanttSlot, ground: Ground): Markup {
  const ink = inkOn(ground);
  const whole = slot.columns.length;
  return html`<span aria-hidden="true" class="absolute inset-0"
    >${slot.columns.map(
      (_, index) =>
        html`<span class="absolute inset-y-0 border-l ${ink.rule}" style="left:${percent(index, whole)}%"></span>`,
    )}${slot.today === undefined ? '' : html`<span class="absolute inset-y-0 border-l-2 border-current ${isColoured(ground) ? ink.strong : 'text-error'}" style="left:${percent(slot.today, whole)}%"></span>`}</span
  >`;
}

/** Where a bar's words begin, so that they do not run over the right edge. */
export const wordsAt = (bar: GanttBar, slot: GanttSlot): { left: number; isRight: boolean } => {
  const left = percent(bar.from, slot.columns.length);
  return left > 62
    ? { left: Math.max(0, 100 - percent(bar.to, slot.columns.length)), isRight: true }
    : { left, isRight: false };
};
