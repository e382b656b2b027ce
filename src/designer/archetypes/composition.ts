import type { TradeClass } from '../knowledge/trade-class.ts';
import type { Archetype } from './archetype.ts';

/**
 * One shape that pages of an archetype may take: what follows what, and which blocks carry it. Where the prompt asks for
 * things of its own, those come first and the shape decides only how they are drawn.
 */
export interface Composition extends Partial<Pick<Archetype, 'body' | 'close' | 'blocks'>> {
  /** Ids of blocks that it is built of where they fit; of a list in the list, one. */
  builds: readonly (string | readonly string[])[];
  /** Trades it was made for; absent: every trade. */
  trades?: readonly TradeClass[];
  /** Whether a signature block may carry the top of the body. */
  signature: 'none' | 'in-place';
}
