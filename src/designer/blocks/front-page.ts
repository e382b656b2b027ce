import type { SlotOf } from '../write/slots.ts';
import { defineBlock, type BlockWidth } from './block.ts';
import { ALL_DEVICES, WIDE_DEVICES } from './devices.ts';
import { broadsheet } from './front-page/broadsheet.ts';
import { letter } from './front-page/letter.ts';
import { spread } from './front-page/spread.ts';

type Slot = SlotOf<'article'>;

const CHARACTERS_PER_LINE: Record<BlockWidth, number> = { full: 78, wide: 70, narrow: 42 };
const textPx = (slot: Slot, width: BlockWidth): number =>
  slot.paragraphs.reduce((sum, text) => sum + Math.ceil(text.length / CHARACTERS_PER_LINE[width]) * 28 + 24, 0);

/** Something to read in the form it would be printed in: a newspaper, an open book, a letter. */
export const frontPage = defineBlock({
  id: 'front-page',
  aliases: ['front page', 'newspaper', 'open book', 'letter', 'spread'],
  shows: 'article',
  isSignature: true,
  natures: ['printed'],
  variants: [
    {
      name: 'broadsheet',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      heightPx: (slot, width) => Math.min(2300, 620 + textPx(slot, width) / (width === 'full' ? 1.6 : 1)),
      render: broadsheet,
    },
    {
      name: 'spread',
      widths: ['full'],
      devices: WIDE_DEVICES,
      heightPx: (slot) => Math.min(2300, Math.max(820, 300 + textPx(slot, 'narrow'))),
      render: spread,
    },
    {
      name: 'letter',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      heightPx: (slot, width) => Math.min(2300, 520 + textPx(slot, width)),
      render: letter,
    },
  ],
});
