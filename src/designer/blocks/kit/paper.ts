import type { PanelKind } from '../../direct/direction.ts';
import type { BlockContext, Ground } from '../block.ts';

/** Edges of a loose sheet, by the way the direction sets its panels off. */
const EDGES: Readonly<Record<PanelKind, string>> = {
  tonal: '',
  outlined: 'border border-outline-variant',
  sheet: 'border border-outline-variant',
  edged: 'border border-outline-variant',
  raised: 'shadow-raised',
  inked: 'border-2 border-on-surface',
  plain: 'border border-outline-variant',
  glass: 'border border-surface-bright shadow-floating',
  boxed: 'border border-outline',
  lined: 'border border-outline-variant',
  stitched: 'shadow-raised',
  barred: 'border-2 border-on-surface',
  shadowed: 'border-2 border-on-surface',
  soft: 'border border-surface-bright shadow-floating',
  framed: 'border border-primary',
};

const FILLS: Readonly<Record<Ground, string>> = {
  surface: 'bg-surface-container-lowest text-on-surface',
  tonal: 'bg-surface-container-lowest text-on-surface',
  field: 'bg-surface text-on-surface',
  inverse: 'bg-surface text-on-surface',
};

/**
 * Classes of a loose sheet that lies on a ground, such as a ticket, a card or a slip, without its padding. What is on
 * it reads as on the `surface`.
 */
export function paperOn(ground: Ground, { style }: BlockContext): string {
  const fill = style.panel === 'tonal' && ground === 'surface' ? 'bg-surface-container text-on-surface' : FILLS[ground];
  return `${fill} ${ground === 'surface' || ground === 'tonal' ? EDGES[style.panel] : ''}`.trim();
}

/** How far sheets may hang out of true, in degrees by their place; directions of straight lines hang all of them straight. */
export function tiltOf(index: number, { style }: BlockContext): number {
  const isStraight = style.corners === 'square' || style.type === 'mono' || style.panel === 'barred';
  return isStraight ? 0 : (TILTS[index % TILTS.length] ?? 0);
}
const TILTS = [-1.5, 1, -0.75, 1.75, -1, 0.75, 1.25];
