import { html, type Markup } from '../../../markup/html.ts';
import type { BlockContext } from '../block.ts';
import { blockSection } from '../kit/block-section.ts';
import { edgePlot } from '../kit/edge-plot.ts';
import { factGrid } from '../kit/fact-list.ts';
import { focusAction, focusFigure, focusGoal, focusMeter, focusRoom, focusTitle, type FocusSlot } from './opening.ts';

/** The figure stands over its own course, which runs to the edges of the box like a landscape. */
export function overChart(slot: FocusSlot, context: BlockContext): Markup {
  const room = focusRoom(context, 'flush');
  const { ground } = room;
  return blockSection(
    'focus-figure',
    context,
    `overflow-hidden ${room.root}`,
    html`<div
        class="grid grid-cols-1 ${room.inner} items-end gap-x-12 gap-y-6 @3xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
      >
        <div class="flex min-w-0 flex-col gap-4">
          ${focusTitle(slot, context, ground)}${focusFigure(slot, context, ground)}
        </div>
        <div class="flex min-w-0 flex-col gap-6">
          ${slot.share === undefined ? focusGoal(slot, ground) : focusMeter(slot, ground)}
          ${factGrid(slot.facts, context.style, ground)} ${focusAction(slot, context, ground)}
        </div>
      </div>
      <div class="mt-4 ${room.edge}">${slot.series === undefined ? '' : edgePlot(slot.series, ground)}</div>`,
  );
}
