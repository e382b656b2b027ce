import type { BlockContext } from '../block.ts';
import { edgesOf, leadFor, panelFor, strongPanelFor, type Panel } from './panel.ts';
import { isColoured } from './status-on.ts';

/** A panel of a signature block, with the margins that take its drawing out to the edges. */
export interface SignatureRoom extends Panel {
  sides: string;
  bottom: string;
}

/** Strong colour for the block that carries a screen; on a ground that is coloured already, that ground. */
export function signatureRoom(context: BlockContext): SignatureRoom {
  const panel = pick(context);
  return { ...panel, ...edgesOf(panel) };
}

function pick(context: BlockContext): Panel {
  if (isColoured(context.ground)) return panelFor(context);
  return context.level === 1 && context.bleed ? leadFor(context) : strongPanelFor(context);
}

/** A quiet panel, where the drawing itself brings the colour. */
export function quietRoom(context: BlockContext): SignatureRoom {
  const panel = panelFor(context);
  return { ...panel, ...edgesOf(panel) };
}
