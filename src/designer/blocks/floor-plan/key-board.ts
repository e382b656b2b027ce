import { html, type Markup } from '../../../markup/html.ts';
import type { BlockContext, Ground } from '../block.ts';
import { blockHeading } from '../kit/block-heading.ts';
import { blockSection } from '../kit/block-section.ts';
import { paperOn } from '../kit/paper.ts';
import { signatureRoom } from '../kit/signature-room.ts';
import { stopWords, type PlaceSlot } from './stop.ts';

const HOOKS: Record<Ground, string> = {
  surface: 'stroke-on-surface',
  tonal: 'stroke-on-surface',
  field: 'stroke-on-primary-container',
  inverse: 'stroke-inverse-on-surface',
};

const ACROSS: Readonly<Record<number, string>> = {
  2: '@xl:grid-cols-2',
  3: '@xl:grid-cols-3',
  4: '@3xl:grid-cols-4',
  5: '@xl:grid-cols-3 @4xl:grid-cols-5',
  6: '@xl:grid-cols-3',
  8: '@3xl:grid-cols-4',
};

/** The board behind the desk: every place a tag on its hook. */
export function keyBoard(slot: PlaceSlot, context: BlockContext): Markup {
  const { box, ground } = signatureRoom(context);
  return blockSection(
    'floor-plan',
    context,
    box,
    html`${blockHeading(slot, context, ground)}
      <ol
        class="mt-6 grid grid-cols-1 gap-x-4 gap-y-6 @2xs:grid-cols-2 ${ACROSS[slot.stops.length] ?? '@xl:grid-cols-3 @4xl:grid-cols-4'} ${slot.stops.length % 2 === 1 ? '@2xs:@max-xl:*:first:col-span-2' : ''}"
      >
        ${slot.stops.map(
          (stop) =>
            html`<li data-part="card" class="flex min-w-0 flex-col items-center">
              <svg viewBox="0 0 40 64" aria-hidden="true" class="relative z-10 h-16 w-10">
                <path
                  d="M20 4V18M20 18a4 4 0 0 0 8 0"
                  fill="none"
                  stroke-width="4"
                  stroke-linecap="round"
                  class="${HOOKS[ground]}"
                />
                <path d="M20 20a14 18 0 1 0 .1 0z" fill="none" stroke-width="2.5" class="${HOOKS[ground]}" />
              </svg>
              <div
                class="relative -mt-5 w-full max-w-48 min-w-0 flex-1 rounded-t-full rounded-b-lg px-4 pt-14 pb-6 text-center ${paperOn(ground, context)}"
              >
                <span
                  aria-hidden="true"
                  class="absolute top-2 left-1/2 size-4 -translate-x-1/2 rounded-full border-2 border-outline bg-surface-container-highest"
                ></span>
                <div class="[&>p]:justify-center">${stopWords(stop, context, 'surface')}</div>
              </div>
            </li>`,
        )}
      </ol>`,
  );
}
