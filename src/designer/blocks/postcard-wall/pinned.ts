import { html, type Markup } from '../../../markup/html.ts';
import type { SlotOf } from '../../write/slots.ts';
import type { BlockContext, Ground } from '../block.ts';
import { blockHeading } from '../kit/block-heading.ts';
import { blockSection } from '../kit/block-section.ts';
import { figureClass } from '../kit/label-class.ts';
import { paperOn, tiltOf } from '../kit/paper.ts';
import { picture } from '../kit/picture.ts';
import { signatureRoom } from '../kit/signature-room.ts';
import { subHeading } from '../kit/sub-heading.ts';

const PINS: Record<Ground, string> = {
  surface: 'bg-tertiary',
  tonal: 'bg-tertiary',
  field: 'bg-on-primary-container',
  inverse: 'bg-inverse-primary',
};

/** Cards on a board, each by a pin and a little out of true. */
export function pinned(slot: SlotOf<'gallery'>, context: BlockContext): Markup {
  const { box, ground } = signatureRoom(context);
  return blockSection(
    'postcard-wall',
    context,
    box,
    html`${blockHeading(slot, context, ground)}
      <ul
        class="mt-8 grid grid-cols-1 gap-x-4 gap-y-8 @2xs:grid-cols-2 @2xl:gap-x-8 ${slot.items.length % 2 === 1 ? '@2xs:@max-2xl:*:first:col-span-2' : ''} ${slot.items.length % 4 === 0 ? '@2xl:grid-cols-4' : '@2xl:grid-cols-3'}"
      >
        ${slot.items.map(
          (item, index) =>
            html`<li
              data-part="card"
              class="relative flex min-w-0 flex-col p-2 @xs:p-3 @2xl:p-4 ${paperOn(ground, context)}"
              style="rotate:${tiltOf(index, context)}deg"
            >
              <span
                aria-hidden="true"
                class="absolute -top-2 left-1/2 z-10 size-4 -translate-x-1/2 rounded-full shadow-raised ${PINS[ground]}"
              ></span>
              ${picture(item.picture, 'block aspect-[4/3] w-full object-cover', 'wide')}
              <div class="mt-3 flex flex-1 flex-col gap-1">
                ${subHeading(item.title, context, 'break-words text-title-md font-semibold')}
                ${item.meta === undefined ? '' : html`<p data-part="meta" class="break-words text-body-md text-on-surface-variant">${item.meta}</p>`}
                ${item.value === undefined && item.tag === undefined ? '' : html`<p class="mt-auto flex flex-wrap items-baseline justify-between gap-x-4 pt-2">${item.value === undefined ? '' : html`<span data-part="value" class="${figureClass(context.style)} text-title-lg">${item.value}</span>`}${item.tag === undefined ? '' : html`<span data-part="tag" class="font-label text-label-md font-semibold text-primary">${item.tag}</span>`}</p>`}
              </div>
            </li>`,
        )}
      </ul>`,
  );
}
