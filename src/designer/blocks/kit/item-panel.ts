import type { BlockContext } from '../block.ts';
import { inkOn } from './ink.ts';
import { panelFor, type Panel } from './panel.ts';
import { isColoured } from './status-on.ts';

/** The box of one thing among several: a panel, or an outline on a coloured ground, where panels draw none. */
export function itemPanelFor(context: BlockContext): Panel {
  const { ground } = context;
  return isColoured(ground)
    ? { box: `rounded-lg border p-card ${inkOn(ground).rule}`, ground, inset: 'card' }
    : panelFor(context);
}
