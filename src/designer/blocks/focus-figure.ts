import { defineBlock, type BlockWidth } from './block.ts';
import { ALL_DEVICES, WIDE_DEVICES } from './devices.ts';
import { besideChart } from './focus-figure/beside-chart.ts';
import { inRing } from './focus-figure/in-ring.ts';
import type { FocusSlot } from './focus-figure/opening.ts';
import { overChart } from './focus-figure/over-chart.ts';
import { statement } from './focus-figure/statement.ts';
import { withPicture } from './focus-figure/with-picture.ts';

const MOST_EDGE_POINTS = 14;

/** Under a full page's width its two columns stand under each other. */
const isStacked = (width: BlockWidth): boolean => width !== 'full';
const captionPx = (slot: FocusSlot): number => (slot.caption === undefined ? 0 : 68);
const progressPx = (slot: FocusSlot): number => (slot.share === undefined ? 0 : 64);
const actionPx = (slot: FocusSlot): number => (slot.action === undefined ? 0 : 72);
/** Title, label, figure and caption. */
const wordsPx = (slot: FocusSlot): number => 176 + captionPx(slot);

/** The one figure a screen is about, as large as the direction allows. */
export const focusFigure = defineBlock({
  id: 'focus-figure',
  aliases: ['hero figure', 'headline number', 'key figure', 'main metric', 'summary', 'progress', 'balance', 'score'],
  shows: 'focus',
  variants: [
    {
      name: 'over-chart',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: ({ series }) =>
        series !== undefined &&
        series.points.length <= MOST_EDGE_POINTS &&
        series.points.every(({ value }) => value >= 0),
      heightPx: (slot, width) =>
        isStacked(width)
          ? wordsPx(slot) + progressPx(slot) + (slot.facts.length === 0 ? 0 : 80) + actionPx(slot) + 240
          : wordsPx(slot) + 320,
      render: overChart,
    },
    {
      name: 'beside-chart',
      widths: ['full'],
      devices: WIDE_DEVICES,
      suits: ({ series }) => series !== undefined,
      heightPx: (slot) =>
        Math.max(504, wordsPx(slot) + progressPx(slot) + slot.facts.length * 56 + actionPx(slot) + 112),
      render: besideChart,
    },
    {
      name: 'in-ring',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) => slot.share !== undefined && slot.value.length + (slot.unit ?? '').length / 2 <= 10,
      heightPx: (slot, width) =>
        width === 'narrow' ? 420 + captionPx(slot) + slot.facts.length * 52 + actionPx(slot) : 376,
      render: inRing,
    },
    {
      name: 'with-picture',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: ({ picture }) => picture !== undefined,
      heightPx: (slot, width) =>
        isStacked(width) ? wordsPx(slot) + progressPx(slot) + actionPx(slot) + 340 : 440 + progressPx(slot),
      render: withPicture,
    },
    {
      name: 'statement',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      heightPx: (slot, width) =>
        isStacked(width)
          ? wordsPx(slot) + progressPx(slot) + slot.facts.length * 52 + actionPx(slot)
          : Math.max(wordsPx(slot) + progressPx(slot), slot.facts.length * 56 + actionPx(slot) + 64),
      render: statement,
    },
  ],
});
