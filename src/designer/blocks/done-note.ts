import { html, type Markup } from '../../markup/html.ts';
import { defineBlock, type BlockContext } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import {
  doneActions,
  doneFacts,
  doneLines,
  doneWords,
  nextSteps,
  tick,
  type ConfirmationSlot,
} from './done-note/done-parts.ts';
import { blockSection } from './kit/block-section.ts';
import { inkOn } from './kit/ink.ts';
import { panelFor, strongPanelFor } from './kit/panel.ts';
import { picture } from './kit/picture.ts';

const WIDTHS = ['full', 'wide', 'narrow'] as const;
const linesPx = (slot: ConfirmationSlot): number => slot.lines.length * 84 + slot.sums.length * 32;

/** An opening runs to the edges of the page and brings its own margins. */
const roomFor = ({ bleed }: BlockContext): string => (bleed ? 'px-page py-8' : '');

/** The tick in the middle over the words, what it comes to on a sheet below. */
function middle(slot: ConfirmationSlot, context: BlockContext): Markup {
  const panel = panelFor(context);
  return blockSection(
    'done-note',
    context,
    `mx-auto w-full max-w-2xl ${roomFor(context)}`,
    html`<div class="flex flex-col items-center text-center">
        ${tick(context.ground, 'mb-6')} ${doneWords(slot, context, context.ground)}
      </div>
      <div class="mt-8 flex flex-col gap-6 ${panel.box}">
        ${doneFacts(slot, context, panel.ground)} ${doneLines(slot, panel.ground)}
        <div class="border-t pt-6 ${inkOn(panel.ground).rule}">${nextSteps(slot, context, panel.ground)}</div>
      </div>
      ${doneActions(slot, context, context.ground, 'mt-8 justify-center')}`,
  );
}

/** The good news in the strong colour with a picture, the details beside it. */
function beside(slot: ConfirmationSlot, context: BlockContext): Markup {
  const strong = strongPanelFor(context);
  const { ground } = context;
  return blockSection(
    'done-note',
    context,
    `mx-auto w-full max-w-7xl ${roomFor(context)}`,
    html`<div class="grid items-stretch gap-x-12 gap-y-8 @3xl:grid-cols-2">
      <div class="flex min-w-0 flex-col justify-between gap-8 ${strong.box}">
        <div>${tick(strong.ground, 'mb-6')} ${doneWords(slot, context, strong.ground)}</div>
        ${picture(slot.picture, 'h-40 w-full rounded-lg object-cover @3xl:h-64', 'wide')}
      </div>
      <div class="flex min-w-0 flex-col justify-center gap-8">
        ${doneFacts(slot, context, ground)} ${doneLines(slot, ground)} ${nextSteps(slot, context, ground)}
        ${doneActions(slot, context, ground)}
      </div>
    </div>`,
  );
}

/** A letter: words first and large, the tick small, everything else under rules. */
function letter(slot: ConfirmationSlot, context: BlockContext): Markup {
  const { ground } = context;
  const { rule } = inkOn(ground);
  return blockSection(
    'done-note',
    context,
    `mx-auto w-full max-w-4xl ${roomFor(context)}`,
    html`<div class="grid gap-x-12 gap-y-6 @2xl:grid-cols-[auto_minmax(0,1fr)]">
      ${tick(ground)}
      <div class="min-w-0">
        ${doneWords(slot, context, ground)} ${doneActions(slot, context, ground, 'mt-6')}
        <div class="mt-8 border-t pt-6 ${rule}">${doneFacts(slot, context, ground)}</div>
        ${slot.lines.length === 0 ? '' : html`<div class="mt-6 border-t pt-3 ${rule}">${doneLines(slot, ground)}</div>`}
        <div class="mt-6 border-t pt-6 ${rule}">${nextSteps(slot, context, ground)}</div>
      </div>
    </div>`,
  );
}

/** Something has come about: that it has, its number, and what happens next. */
export const doneNote = defineBlock({
  id: 'done-note',
  aliases: ['confirmation', 'success', 'thank you', 'order placed', 'receipt'],
  shows: 'confirmation',
  variants: [
    {
      name: 'middle',
      widths: WIDTHS,
      devices: ALL_DEVICES,
      heightPx: (slot) => 560 + linesPx(slot),
      render: middle,
    },
    {
      name: 'beside',
      widths: WIDTHS,
      devices: ALL_DEVICES,
      heightPx: (slot, width) => (width === 'full' ? 560 : 900) + (width === 'full' ? 0 : linesPx(slot)),
      render: beside,
    },
    {
      name: 'letter',
      widths: WIDTHS,
      devices: ALL_DEVICES,
      heightPx: (slot) => 600 + linesPx(slot),
      render: letter,
    },
  ],
});
