import type { Block, BlockVariant, BlockWidth } from '../blocks/block.ts';
import type { Action, Slot, SlotKind } from '../write/slots.ts';

/** Which blocks stand where. Regions are drawn in this order. */
export interface ScreenPlan {
  frame: FrameId;
  /** Whether navigation at a side stands where lines end, as the prompt asks. */
  isNavigationAtEnd?: true;
  /** Opens the page, full width. */
  lead: PlannedBlock[];
  /** Columns of the page's body; one column on narrow devices. */
  columns: PlannedBlock[][];
  /** Shares of the columns in twelfths, such as [7, 5]. */
  shares: number[];
  /** After the columns, full width. */
  close: PlannedBlock[];
  /** Actions beside the page's title; empty where a block opens the page. */
  titleActions: Action[];
  score: number;
}

export interface PlannedBlock {
  block: Block;
  variant: BlockVariant<SlotKind>;
  slot: Slot;
  width: BlockWidth;
}

export const FRAMES = [
  'bottom-bar',
  'top-bar',
  'bare',
  'side-nav',
  'rail',
  'top-nav',
  'split',
  'centered',
  'sheet',
  'section',
] as const;
export type FrameId = (typeof FRAMES)[number];
