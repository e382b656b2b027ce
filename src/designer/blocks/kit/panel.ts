import type { Style } from '../../direct/direction.ts';
import type { BlockContext, Ground } from '../block.ts';
import { inkOn } from './ink.ts';
import { PANEL_LOOKS } from './panel-kinds.ts';

export interface Panel {
  /** Classes of the panel's root, padding included. */
  box: string;
  /** The ground that its content stands on. */
  ground: Ground;
  /** Space between the box and its content: a part that runs to the edges takes it back with `edgesOf`. */
  inset: 'card' | 'page' | 'none';
}

/** The box that groups a block's content, by the art direction; on a coloured ground only space groups. */
export function panelFor(context: BlockContext): Panel {
  if (context.ground === 'field' || context.ground === 'inverse')
    return { box: '', ground: context.ground, inset: 'none' };
  return PANEL_LOOKS[context.style.panel];
}

/** A panel in the direction's strongest ground, for the one thing on a screen that matters most. */
export function strongPanelFor(context: BlockContext): Panel {
  const ground: Ground = context.style.ground === 'inverse' ? 'inverse' : 'field';
  return { box: `rounded-xl ${inkOn(ground).ground} p-card`, ground, inset: 'card' };
}

/**
 * Root classes of a block that opens a page: full-bleed with its own margins, or a large panel inside the page's margins.
 * `surface` and `picture` grounds draw no box of their own.
 */
export function leadFor(context: BlockContext): Panel {
  const { ground } = context.style;
  const own: Ground = ground === 'field' ? 'field' : ground === 'inverse' ? 'inverse' : 'surface';
  if (context.bleed) return { box: `${groundPaint(own)} px-page`, ground: own, inset: 'page' };
  if (own === 'surface') return { box: '', ground: own, inset: 'none' };
  return { box: `rounded-xl ${inkOn(own).ground} p-card`, ground: own, inset: 'card' };
}

/** Classes that paint a ground. The page's own surface is under everything and needs no paint. */
export const groundPaint = (ground: Ground): string => (ground === 'surface' ? '' : inkOn(ground).ground);

/** The edge of a picture that stands alone. */
export const frameFor = ({ panel }: Style): string => PANEL_LOOKS[panel].frame;

/** The ground and edge of navigation that stands beside the content. */
export const sideFor = ({ panel }: Style): string => PANEL_LOOKS[panel].side;

/** Margins that take a part of a panel out to the panel's edges: both sides, and the bottom too. */
export const edgesOf = (panel: Panel): { sides: string; bottom: string } => EDGES[panel.inset];

const EDGES: Record<Panel['inset'], { sides: string; bottom: string }> = {
  card: { sides: '-mx-card', bottom: '-mb-card' },
  page: { sides: '-mx-page', bottom: '' },
  none: { sides: '', bottom: '' },
};
