import type { SlotOf } from '../write/slots.ts';
import { defineBlock } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { headingPx } from './kit/heading-px.ts';
import { album } from './postcard-wall/album.ts';
import { pinned } from './postcard-wall/pinned.ts';
import { posted } from './postcard-wall/posted.ts';
import { isThing } from '../write/pictures-for.ts';

type Slot = SlotOf<'gallery'>;

/** Share of the pictures that show a view; a mug on a postcard is an advertisement. */
const LEAST_VIEWS = 0.6;
const isWall = ({ items }: Slot): boolean =>
  items.length >= 3 &&
  items.length <= 9 &&
  items.filter(({ picture }) => !isThing(picture)).length >= items.length * LEAST_VIEWS;
const MOST_POSTED = 6;

/** Pictures as postcards: pinned to a board, written and stamped, or kept in an album. */
export const postcardWall = defineBlock({
  id: 'postcard-wall',
  aliases: ['postcards', 'pinboard', 'mood board', 'album', 'scrapbook', 'photo wall'],
  shows: 'gallery',
  isSignature: true,
  natures: ['seen'],
  variants: [
    {
      name: 'pinned',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: isWall,
      heightPx: (slot, width) =>
        headingPx(slot) +
        72 +
        Math.ceil(slot.items.length / (width === 'full' ? 3 : 2)) * (width === 'full' ? 380 : 300),
      render: pinned,
    },
    {
      name: 'posted',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) => isWall(slot) && slot.items.length <= MOST_POSTED,
      heightPx: (slot, width) =>
        headingPx(slot) +
        56 +
        Math.ceil(slot.items.length / (width === 'full' ? 2 : 1)) * (width === 'narrow' ? 330 : 248),
      render: posted,
    },
    {
      name: 'album',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) => isWall(slot) && slot.items.length >= 4,
      heightPx: (slot, width) =>
        headingPx(slot) +
        (width === 'full' ? 520 : 420) +
        Math.ceil((slot.items.length - 1) / (width === 'full' ? 5 : 2)) * 260,
      render: album,
    },
  ],
});
