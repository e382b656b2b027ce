import { html, type Markup } from '../../../markup/html.ts';
import type { Ground } from '../block.ts';
import { chartInkOn } from './chart-ink.ts';
import { toRingPath } from './ring-path.ts';

/** A ring filled clockwise to `share` (0…1) with `content` in its middle; `size` classes give it width and height. */
export function ring(
  share: number,
  content: Markup,
  { ground, size, thickness = 9 }: { ground: Ground; size: string; thickness?: number },
): Markup {
  const filled = Math.min(1, Math.max(0, share));
  return html`<div data-part="ring" class="relative grid place-items-center ${size}">
    <svg viewBox="-50 -50 100 100" aria-hidden="true" class="absolute inset-0 size-full">
      <path d="${toRingPath(0, 1, thickness)}" class="${TRACK[ground]}" />
      ${filled === 0 ? '' : html`<path d="${toRingPath(0, filled, thickness, filled < 1)}" class="${chartInkOn(ground).hill}" />`}
    </svg>
    <div class="relative max-w-3/4 text-center">${content}</div>
  </div>`;
}

const TRACK: Record<Ground, string> = {
  surface: 'fill-surface-container-highest',
  tonal: 'fill-surface-container-highest',
  field: 'fill-on-primary-container/15',
  inverse: 'fill-inverse-on-surface/20',
};
