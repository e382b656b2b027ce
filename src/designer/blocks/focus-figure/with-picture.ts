import { html, type Markup } from '../../../markup/html.ts';
import type { BlockContext } from '../block.ts';
import { blockSection } from '../kit/block-section.ts';
import { factGrid } from '../kit/fact-list.ts';
import { picture } from '../kit/picture.ts';
import {
  focusAction,
  focusFigure,
  focusGoal,
  focusMeter,
  focusRoom,
  focusTitle,
  type FocusRoom,
  type FocusSlot,
} from './opening.ts';

/** The figure beside a scene of its trade, which runs out of the box: below on a phone, to the right where there is room. */
export function withPicture(slot: FocusSlot, context: BlockContext): Markup {
  const room = focusRoom(context);
  return blockSection(
    'focus-figure',
    context,
    `overflow-hidden ${room.root}`,
    html`<div class="grid grid-cols-1 gap-x-12 gap-y-6 @3xl:grid-cols-2">
      <div class="flex min-w-0 flex-col justify-center gap-5 ${room.isPage ? PAGE_WORDS : 'w-full @3xl:py-8'}">
        ${focusTitle(slot, context, room.ground)}${focusFigure(slot, context, room.ground, 'column')}
        ${slot.share === undefined ? focusGoal(slot, room.ground) : focusMeter(slot, room.ground)}
        ${factGrid(slot.facts, context.style, room.ground)}${focusAction(slot, context, room.ground)}
      </div>
      ${slot.picture === undefined ? '' : scene(slot.picture, room)}
    </div>`,
  );
}

/** Half of the page's column, so that the words begin where those below do, however wide the window. */
const PAGE_WORDS = 'w-full px-page pt-8 @3xl:max-w-154 @3xl:justify-self-end @3xl:py-12';

function scene(shown: NonNullable<FocusSlot['picture']>, { edge, isPage }: FocusRoom): Markup {
  const isBare = edge === '' && !isPage;
  return html`<div
    class="relative h-56 @3xl:h-auto @3xl:min-h-96 ${edge === '' ? '' : `${edge} @3xl:-mt-card @3xl:ml-0`}"
  >
    ${picture(shown, `absolute inset-0 size-full object-cover ${isBare ? 'rounded-lg' : ''}`)}
  </div>`;
}
