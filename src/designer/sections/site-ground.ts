import type { NodeContext } from './node-context.ts';

/** What a band of a site stands on. */
export interface BandGround {
  paint: string;
  ground: NodeContext['ground'];
}

export const PLAIN: BandGround = { paint: '', ground: 'surface' };
/**
 * The other of the two grounds that alternate: a step of the page's own neutral, since a veil of the main colour turns
 * muddy on a coloured page; a step less where panels have that tone.
 */
export const tintedGround = ({ style }: Pick<NodeContext, 'style'>): BandGround => ({
  paint: `${style.panel === 'tonal' || style.panel === 'edged' ? 'bg-surface-container-low' : 'bg-surface-container'} text-on-surface`,
  ground: 'surface',
});
export const DARK: BandGround = { paint: 'bg-inverse-surface text-inverse-on-surface', ground: 'inverse' };
export const ACCENT: BandGround = { paint: 'bg-primary text-on-primary', ground: 'primary' };
