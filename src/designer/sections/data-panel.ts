import { PANEL_LOOKS } from '../blocks/kit/panel-kinds.ts';
import { isOnColor } from './data-ink.ts';
import type { NodeContext } from './node-context.ts';

/** Classes of the box that a larger node stands in, padding included; none inside a card or on a strong colour. */
export const dataPanel = (context: NodeContext): string =>
  context.isInCard || isOnColor(context) ? '' : PANEL_LOOKS[context.style.panel].box;

/** The same box without its padding, for what runs to its edges and pads its own rows. */
export const edgePanel = (context: NodeContext): string =>
  dataPanel(context)
    .replace(/(?:^|\s)p[trblxy]?-card(?=\s|$)/g, ' ')
    .trim();

/** What is drawn inside the box stands in a card. */
export const insidePanel = (context: NodeContext): NodeContext =>
  isOnColor(context) ? context : { ...context, isInCard: true, ground: 'card' };

/** Ground of a box inside a box: only just lighter or darker than what it stands on. */
export const innerTint = ({ style }: NodeContext): string =>
  style.panel === 'tonal' || style.panel === 'edged' ? 'bg-surface-container-lowest' : 'bg-surface-container';
