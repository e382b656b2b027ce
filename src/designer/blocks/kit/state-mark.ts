import { html, type Markup } from '../../../markup/html.ts';
import type { Ground } from '../block.ts';
import { chartInkOn } from './chart-ink.ts';
import { icon } from './icon.ts';
import { inkOn } from './ink.ts';

export type StepState = 'done' | 'now' | 'next';

const OPEN: Record<Ground, string> = {
  surface: 'border-outline text-on-surface-variant',
  tonal: 'border-outline text-on-surface-variant',
  field: 'border-on-primary-container',
  inverse: 'border-inverse-on-surface',
};

/** A dot on a track: filled and ticked when done, filled when now, open when still to come. */
export function stateMark(state: StepState, ground: Ground, iconName?: string): Markup {
  const fill = state === 'next' ? `border-2 ${OPEN[ground]}` : chartInkOn(ground).mark;
  const shown = iconName ?? (state === 'done' ? 'check' : undefined);
  return html`<span aria-hidden="true" class="grid size-9 shrink-0 place-items-center rounded-full ${fill}">
    ${shown === undefined ? html`<span class="size-2 rounded-full ${state === 'next' ? inkOn(ground).fillSoft : 'bg-current'}"></span>` : icon(shown, 'size-5')}
  </span>`;
}
