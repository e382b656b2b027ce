import { html, type Markup } from '../../../markup/html.ts';
import type { BlockContext, Ground } from '../block.ts';
import { blockSection } from '../kit/block-section.ts';
import { factLines } from '../kit/fact-list.ts';
import { paperOn } from '../kit/paper.ts';
import { passActions, passBody, passName, passRoom, passTags, portrait, type ProfileSlot } from './words.ts';

const STRAPS: Record<Ground, string> = {
  surface: 'fill-primary',
  tonal: 'fill-primary',
  field: 'fill-on-primary-container',
  inverse: 'fill-inverse-primary',
};

/** A badge that hangs on its strap from the upper edge; figures and actions beside it. */
export function lanyard(slot: ProfileSlot, context: BlockContext): Markup {
  const { box, ground } = passRoom(context);
  return blockSection(
    'member-pass',
    context,
    box,
    html`<div
      class="mx-auto grid max-w-7xl grid-cols-1 items-center gap-x-16 gap-y-8 @3xl:grid-cols-[22rem_minmax(0,1fr)]"
    >
      <div class="mx-auto flex w-full max-w-88 flex-col items-center">
        <svg viewBox="0 0 120 96" aria-hidden="true" class="-mt-8 block h-24 w-30">
          <path d="M8 0H32L66 84H54zM112 0H88L54 84H66z" class="${STRAPS[ground]}" />
          <rect x="50" y="78" width="20" height="18" rx="3" class="${STRAPS[ground]}" />
        </svg>
        <div
          data-part="card"
          class="-mt-1 flex w-full min-w-0 flex-col items-center rounded-xl px-6 pt-8 pb-8 text-center ${paperOn(ground, context)}"
        >
          <span aria-hidden="true" class="-mt-4 mb-5 h-3 w-16 rounded-full bg-surface-container-highest"></span>
          ${portrait(slot, 'h-52 w-44 rounded-lg')}
          <div class="mt-5 min-w-0">${passName(slot, context, 'surface', 'text-headline-md')}</div>
        </div>
      </div>
      <div class="flex min-w-0 flex-col gap-6">
        ${passBody(slot)}${factLines(slot.facts, context.style, ground)}${passTags(slot, ground)}${passActions(slot, context, ground)}
      </div>
    </div>`,
  );
}
