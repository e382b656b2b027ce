import { html, type Markup } from '../../../markup/html.ts';
import type { BlockContext } from '../block.ts';
import { blockSection } from '../kit/block-section.ts';
import { factGrid } from '../kit/fact-list.ts';
import { paperOn } from '../kit/paper.ts';
import { picture } from '../kit/picture.ts';
import { bars } from '../ticket-stub/ticket.ts';
import { passActions, passBody, passName, passRoom, passTags, portrait, type ProfileSlot } from './words.ts';

/** A member's card: the trade's place along its head, face, name, figures and a code; what one can do beside it. */
export function card(slot: ProfileSlot, context: BlockContext): Markup {
  const { box, ground } = passRoom(context);
  return blockSection(
    'member-pass',
    context,
    box,
    html`<div
      class="mx-auto grid max-w-7xl grid-cols-1 items-center gap-x-16 gap-y-8 @4xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
    >
      <div data-part="card" class="min-w-0 overflow-hidden rounded-xl ${paperOn(ground, context)}">
        ${slot.picture === undefined ? html`<span aria-hidden="true" class="block h-12 bg-primary"></span>` : picture({ ...slot.picture, alt: '' }, 'block h-24 w-full object-cover @xl:h-28', 'panorama')}
        <div class="flex flex-col gap-4 p-4 @xl:flex-row @xl:gap-8 @xl:p-8">
          ${portrait(slot, 'relative -mt-16 h-36 w-28 rounded-lg border-4 border-surface @xl:-mt-20 @xl:h-52 @xl:w-40')}
          <div class="flex min-w-0 flex-1 flex-col gap-6">
            <div class="min-w-0">${passName(slot, context, 'surface', 'text-headline-lg')}</div>
            ${factGrid(slot.facts, context.style, 'surface')}
            <div class="w-full max-w-56">${bars(slot.title, 'fill-on-surface')}</div>
          </div>
        </div>
      </div>
      <div class="flex min-w-0 flex-col gap-6">
        ${passBody(slot)}${passTags(slot, ground)}${passActions(slot, context, ground)}
      </div>
    </div>`,
  );
}
