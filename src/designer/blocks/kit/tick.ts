import { html, type Markup } from '../../../markup/html.ts';
import type { Ground } from '../block.ts';
import { icon } from './icon.ts';

/** `tile` is a surface that turns into the field when its box is ticked. */
export type TickGround = Ground | 'tile';

const BOXES: Record<TickGround, { box: string; check: string }> = {
  surface: {
    box: 'border-outline checked:border-primary checked:bg-primary checked:text-on-primary',
    check: 'bg-primary text-on-primary',
  },
  tonal: {
    box: 'border-outline checked:border-primary checked:bg-primary checked:text-on-primary',
    check: 'bg-primary text-on-primary',
  },
  field: {
    box: 'border-on-primary-container checked:bg-on-primary-container checked:text-primary-container',
    check: 'bg-on-primary-container text-primary-container',
  },
  tile: {
    box: 'border-outline checked:border-on-primary-container checked:bg-on-primary-container checked:text-primary-container',
    check: 'bg-on-primary-container text-primary-container',
  },
  inverse: {
    box: 'border-inverse-on-surface checked:border-inverse-primary checked:bg-inverse-primary checked:text-inverse-surface',
    check: 'bg-inverse-primary text-inverse-surface',
  },
};

/**
 * A real check box, drawn in the theme's colours. The mark has a ground of its own, since what it is read on is the box
 * beside it and not what it stands in; the label around it is the target for the thumb.
 */
export function tick({
  id,
  done,
  ground,
  round,
}: {
  id: string;
  done: boolean;
  ground: TickGround;
  round: boolean;
}): Markup {
  const { box, check } = BOXES[ground];
  const corner = round ? 'rounded-full' : 'rounded-sm';
  return html`<span class="relative grid size-8 shrink-0 place-items-center">
    <input
      type="checkbox"
      id="${id}"
      ${done ? html`checked` : ''}
      class="peer size-8 appearance-none border-2 ${corner} ${box}"
    />
    <span
      class="pointer-events-none absolute grid size-8 place-items-center ${corner} opacity-0 peer-checked:opacity-100 ${check}"
      >${icon('check')}</span
    >
  </span>`;
}
