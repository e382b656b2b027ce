import type { BlockContext, Ground } from '../block.ts';
import { leadFor } from './panel.ts';

/** Where a block that opens a page puts its head and what follows. */
export interface OpeningRoom {
  /** Classes of the head's zone, which runs to the edges where the block does. */
  head: string;
  /** What the head stands on. */
  ground: Ground;
  /** Classes of what follows under the head, on the page itself. */
  below: string;
}

/** The head of an opening on the direction's ground, and the page's margins for what follows it. */
export function openingRoom(context: BlockContext): OpeningRoom {
  if (context.level !== 1) return { head: '', ground: context.ground, below: 'mt-6' };
  const { box, ground } = leadFor(context);
  return {
    head: context.bleed ? `${box} pt-4 ${ground === 'surface' ? '' : 'pb-8'}` : box,
    ground,
    below: context.bleed ? 'mx-auto mt-8 w-full max-w-7xl px-page' : 'mt-8',
  };
}

/** Whether the block opens the page and runs to its edges. */
export const isOpening = ({ bleed, level }: BlockContext): boolean => bleed && level === 1;

/**
 * Classes of the words under a picture that runs to the edges: a sheet that overlaps its foot, where the page is of the
 * sheet's own colour.
 */
export function sheetOver(context: BlockContext): string {
  if (!isOpening(context)) return 'mt-6';
  const { page, panel } = context.style;
  const sheet =
    page === 'white'
      ? 'bg-surface-container-lowest'
      : page === 'plain' && panel !== 'raised'
        ? 'bg-surface'
        : undefined;
  return `relative mx-auto w-full max-w-7xl px-page ${sheet === undefined ? 'pt-6' : `-mt-8 rounded-xl pt-8 ${sheet}`}`;
}
