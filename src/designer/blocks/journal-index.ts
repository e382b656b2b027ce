import { defineBlock, type BlockWidth } from './block.ts';
import { ALL_DEVICES, WIDE_DEVICES } from './devices.ts';
import { leadStory } from './journal-index/lead-story.ts';
import { dated } from './journal-index/dated.ts';
import { overlaid } from './journal-index/overlaid.ts';
import { wall } from './journal-index/wall.ts';

const CARD_COLUMNS: Record<BlockWidth, number> = { full: 3, wide: 2, narrow: 1 };

/** Texts that somebody has written, newest first: what the front of a blog or journal is. */
export const journalIndex = defineBlock({
  id: 'journal-index',
  aliases: ['blog index', 'blog', 'journal', 'posts', 'articles', 'newsroom'],
  shows: 'journal',
  variants: [
    {
      name: 'lead-story',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      heightPx: (slot, width) => 640 + Math.ceil((slot.items.length - 1) / CARD_COLUMNS[width]) * 400,
      render: leadStory,
    },
    {
      name: 'dated',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      heightPx: (slot) => 220 + slot.items.length * 180,
      render: dated,
    },
    {
      name: 'overlaid',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      heightPx: (slot, width) => 700 + Math.ceil((slot.items.length - 1) / (width === 'narrow' ? 1 : 2)) * 150,
      render: overlaid,
    },
    {
      name: 'wall',
      widths: ['full', 'wide'],
      devices: WIDE_DEVICES,
      suits: (slot) => slot.items.length >= 5,
      heightPx: (slot, width) => 200 + Math.ceil(slot.items.length / CARD_COLUMNS[width]) * 440,
      render: wall,
    },
  ],
});
