import { html, type Markup } from '../../../markup/html.ts';
import type { BlockContext } from '../block.ts';
import { blockSection } from '../kit/block-section.ts';
import { factLines } from '../kit/fact-list.ts';
import {
  focusAction,
  focusFigure,
  focusGoal,
  focusMeter,
  focusRoom,
  focusTitle,
  hasAside,
  type FocusSlot,
} from './opening.ts';

/** The figure alone, with its facts as ruled lines: for any content. */
export function statement(slot: FocusSlot, context: BlockContext): Markup {
  const room = focusRoom(context);
  const { ground } = room;
  return blockSection(
    'focus-figure',
    context,
    room.root,
    html`<div
      class="grid grid-cols-1 ${room.inner} gap-x-16 gap-y-6 @3xl:items-end ${hasAside(slot) ? '@3xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]' : ''}"
    >
      <div class="flex min-w-0 flex-col gap-4">
        ${focusTitle(slot, context, ground)}${focusFigure(slot, context, ground)}
        ${slot.share === undefined ? focusGoal(slot, ground) : focusMeter(slot, ground)}
      </div>
      ${
        hasAside(slot)
          ? html`<div class="flex min-w-0 flex-col gap-6">
              ${factLines(slot.facts, context.style, ground)}${focusAction(slot, context, ground)}
            </div>`
          : ''
      }
    </div>`,
  );
}
