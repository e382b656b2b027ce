import { html, type Markup } from '../../../markup/html.ts';
import type { BlockContext } from '../block.ts';
import { blockSection } from '../kit/block-section.ts';
import { factGrid } from '../kit/fact-list.ts';
import type { Panel } from '../kit/panel.ts';
import { picture } from '../kit/picture.ts';
import { focusAction, focusFigure, focusGoal, focusMeter, focusPanel, focusTitle, type FocusSlot } from './opening.ts';

/** The picture runs out of the box at the bottom on a phone, at the right where there is room. */
const BLEED: Record<Panel['inset'], string> = {
  page: '-mx-page @3xl:mr-[calc(var(--space-page)*-1)] @3xl:ml-0',
  card: '-mx-card -mb-card @3xl:-mt-card @3xl:ml-0',
  none: '',
};

/** The figure beside a scene of its trade. */
export function withPicture(slot: FocusSlot, context: BlockContext): Markup {
  const panel = focusPanel(context);
  const { ground } = panel;
  const bare = panel.inset === 'none';
  return blockSection(
    'focus-figure',
    context,
    `overflow-hidden ${panel.box}`,
    html`<div class="grid grid-cols-1 gap-x-12 gap-y-6 @3xl:grid-cols-2">
      <div
        class="flex min-w-0 flex-col justify-center gap-5 ${panel.inset === 'page' ? 'pt-8 @3xl:py-12' : '@3xl:py-8'}"
      >
        ${focusTitle(slot, context, ground)}${focusFigure(slot, context, ground, 'column')}
        ${slot.share === undefined ? focusGoal(slot, ground) : focusMeter(slot, ground)}
        ${factGrid(slot.facts, context.style, ground)} ${focusAction(slot, context, ground)}
      </div>
      ${
        slot.picture === undefined
          ? ''
          : html`<div class="relative h-56 @3xl:h-auto @3xl:min-h-96 ${BLEED[panel.inset]}">
              ${picture(slot.picture, `absolute inset-0 size-full object-cover ${bare ? 'rounded-lg' : ''}`)}
            </div>`
      }
    </div>`,
  );
}
