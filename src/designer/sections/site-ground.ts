import type { NodeContext } from './node-context.ts';

/** What a band of a site stands on. */
export interface BandGround {
  paint: string;
  ground: NodeContext['ground'];
}

export const PLAIN: BandGround = { paint: '', ground: 'surface' };
export const TINTED: BandGround = { paint: 'bg-primary/6 text-on-surface', ground: 'surface' };
export const DARK: BandGround = { paint: 'bg-inverse-surface text-inverse-on-surface', ground: 'inverse' };
export const ACCENT: BandGround = { paint: 'bg-primary text-on-primary', ground: 'primary' };
