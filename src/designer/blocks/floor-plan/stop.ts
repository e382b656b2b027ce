import { html, type Markup } from '../../../markup/html.ts';
import type { SlotOf } from '../../write/slots.ts';
import type { BlockContext, Ground } from '../block.ts';
import { figureFace } from '../kit/figure.ts';
import { inkOn } from '../kit/ink.ts';
import { statusOn } from '../kit/status-on.ts';
import { subHeading } from '../kit/sub-heading.ts';

export type PlaceSlot = SlotOf<'place'>;
export type Stop = PlaceSlot['stops'][number];

/** Name of the place, what is there, when or how far, and its state. */
export const stopWords = (stop: Stop, context: BlockContext, ground: Ground): Markup =>
  html`${subHeading(stop.label, context, 'break-words text-title-md font-semibold')}
  ${stop.note === undefined ? '' : html`<p data-part="note" class="mt-1 break-words text-body-md ${inkOn(ground).soft}">${stop.note}</p>`}
  ${stop.meta === undefined && stop.status === undefined ? '' : html`<p class="mt-2 flex flex-wrap items-baseline gap-x-4 gap-y-1">${stop.meta === undefined ? '' : html`<span data-part="meta" class="${figureFace(context.style)} text-title-md">${stop.meta}</span>`}${stop.status === undefined ? '' : statusOn(stop.status, ground)}</p>`}`;

/** Colour of the outer and inner walls, and of what stands open in them. */
export const WALLS: Record<Ground, { line: string; gap: string; floor: string }> = {
  surface: { line: 'border-on-surface', gap: 'bg-surface', floor: 'bg-surface-container-low' },
  tonal: { line: 'border-on-surface', gap: 'bg-surface-container', floor: 'bg-surface-container-high' },
  field: {
    line: 'border-on-primary-container',
    gap: 'bg-primary-container',
    floor: 'bg-on-primary-container/10',
  },
  inverse: { line: 'border-inverse-on-surface', gap: 'bg-inverse-surface', floor: 'bg-inverse-on-surface/10' },
};

/** A drawing that shows order, not size, says so. */
export const planNote = (ground: Ground): Markup =>
  html`<p data-part="scale" class="mt-3 text-body-sm ${inkOn(ground).soft}">The order of the places; not to scale.</p>`;
