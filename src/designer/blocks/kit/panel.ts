import type { BlockContext, Ground } from '../block.ts';
import { inkOn } from './ink.ts';

export interface Panel {
  /** Classes of the panel's root, padding included. */
  box: string;
  /** The ground that its content stands on. */
  ground: Ground;
}

const BOXES: Record<BlockContext['style']['panel'], Panel> = {
  tonal: { box: 'rounded-lg bg-surface-container text-on-surface p-card', ground: 'tonal' },
  outlined: { box: 'rounded-lg border border-outline-variant p-card', ground: 'surface' },
  raised: { box: 'rounded-lg bg-surface-container-lowest text-on-surface shadow-raised p-card', ground: 'surface' },
  inked: {
    box: 'rounded-lg border-2 border-on-surface bg-surface-container-lowest text-on-surface p-card',
    ground: 'surface',
  },
  plain: { box: 'border-t border-outline-variant pt-card', ground: 'surface' },
};

/** The box that groups a block's content, by the art direction; on a coloured ground only space groups. */
export function panelFor(context: BlockContext): Panel {
  if (context.ground === 'field' || context.ground === 'inverse') return { box: '', ground: context.ground };
  return BOXES[context.style.panel];
}

/** A panel in the direction's strongest ground, for the one thing on a screen that matters most. */
export function strongPanelFor(context: BlockContext): Panel {
  const ground: Ground = context.style.ground === 'inverse' ? 'inverse' : 'field';
  return { box: `rounded-xl ${inkOn(ground).ground} p-card`, ground };
}

/**
 * Root classes of a block that opens a page: full-bleed with its own margins, or a large panel inside the page's margins.
 * `surface` and `picture` grounds draw no box of their own.
 */
export function leadFor(context: BlockContext): Panel {
  const { ground } = context.style;
  const own: Ground = ground === 'field' ? 'field' : ground === 'inverse' ? 'inverse' : 'surface';
  if (context.bleed) return { box: `${inkOn(own).ground} px-page`, ground: own };
  return { box: own === 'surface' ? '' : `rounded-xl ${inkOn(own).ground} p-card`, ground: own };
}
