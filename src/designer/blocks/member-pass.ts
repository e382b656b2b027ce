import type { SlotOf } from '../write/slots.ts';
import { defineBlock } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { card } from './member-pass/card.ts';
import { lanyard } from './member-pass/lanyard.ts';
import { passport } from './member-pass/passport.ts';

type Slot = SlotOf<'profile'>;

const MOST_FACTS = 6;
const hasFacts = ({ facts }: Slot): boolean => facts.length >= 1 && facts.length <= MOST_FACTS;
const asidePx = (slot: Slot): number => (slot.body === undefined ? 0 : 72) + (slot.tags === undefined ? 0 : 56) + 80;

/** Who this is, as the card they carry. */
export const memberPass = defineBlock({
  id: 'member-pass',
  aliases: ['id card', 'member card', 'badge', 'passport', 'library card', 'name badge'],
  shows: 'profile',
  isSignature: true,
  natures: ['membership'],
  variants: [
    {
      name: 'card',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: hasFacts,
      heightPx: (slot, width) => (width === 'full' ? 440 : 560 + asidePx(slot)),
      render: card,
    },
    {
      name: 'lanyard',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: hasFacts,
      heightPx: (slot, width) => (width === 'full' ? 540 : 560 + slot.facts.length * 52 + asidePx(slot)),
      render: lanyard,
    },
    {
      name: 'passport',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) => hasFacts(slot) && slot.picture !== undefined,
      heightPx: (slot, width) => (width === 'full' ? 520 : 640 + slot.facts.length * 52 + asidePx(slot)),
      render: passport,
    },
  ],
});
