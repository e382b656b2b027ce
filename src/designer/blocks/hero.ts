import { defineBlock } from './block.ts';
import { ALL_DEVICES, WIDE_DEVICES } from './devices.ts';
import { besidePicture } from './hero/beside-picture.ts';
import { firstStep } from './hero/first-step.ts';
import { overPicture } from './hero/over-picture.ts';
import { statement } from './hero/statement.ts';
import type { HeroSlot } from './hero/words.ts';

const linesOf = (text: string | undefined, charactersPerLine: number): number =>
  Math.ceil((text ?? '').length / charactersPerLine);
const phonePx = (slot: HeroSlot): number => linesOf(slot.title, 20) * 40 + linesOf(slot.body, 42) * 24 + 300;

/** The opening of a page: one headline, one picture, one thing to do. */
export const hero = defineBlock({
  id: 'hero',
  aliases: ['header', 'banner', 'masthead', 'headline', 'opening', 'welcome', 'intro'],
  shows: 'hero',
  variants: [
    { name: 'beside-picture', widths: ['full'], devices: WIDE_DEVICES, heightPx: () => 520, render: besidePicture },
    {
      name: 'over-picture',
      widths: ['full'],
      devices: ALL_DEVICES,
      heightPx: (slot) => phonePx(slot) + 200,
      render: overPicture,
    },
    { name: 'statement', widths: ['full'], devices: WIDE_DEVICES, heightPx: () => 720, render: statement },
    {
      name: 'first-step',
      widths: ['full'],
      devices: ['MOBILE'],
      heightPx: (slot) => phonePx(slot) + 200,
      render: firstStep,
    },
  ],
});
