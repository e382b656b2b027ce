import { PANEL_LOOKS } from '../blocks/kit/panel-kinds.ts';
import { isOnColor } from './data-ink.ts';
import type { NodeContext } from './node-context.ts';

export interface LaneLook {
  lane: string;
  /** Paint of a card on it, without padding. */
  card: string;
}

/** Lanes are told by tone and cards by surface: lighter than the lane, in the dark as in the light. */
export function laneLook(context: Pick<NodeContext, 'style' | 'ground'>): LaneLook {
  const card = PANEL_LOOKS.raised.box.replace(' p-card', '');
  if (isOnColor(context)) return { lane: '', card };
  if (context.style.panel === 'tonal')
    return {
      lane: 'rounded-lg bg-surface-container-low',
      card: 'rounded-lg bg-surface-container-high text-on-surface',
    };
  return { lane: 'rounded-lg bg-surface-container-high', card };
}
