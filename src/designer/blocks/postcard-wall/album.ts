import { html, type Markup } from '../../../markup/html.ts';
import type { SlotOf } from '../../write/slots.ts';
import type { BlockContext, Ground } from '../block.ts';
import { blockHeading } from '../kit/block-heading.ts';
import { blockSection } from '../kit/block-section.ts';
import { inkOn } from '../kit/ink.ts';
import { figureClass, headlineClass } from '../kit/label-class.ts';
import { picture } from '../kit/picture.ts';
import { signatureRoom } from '../kit/signature-room.ts';
import { subHeading } from '../kit/sub-heading.ts';

type Item = SlotOf<'gallery'>['items'][number];

/** A page of an album: pictures held by their corners, the first one large, written beside and under. */
export function album(slot: SlotOf<'gallery'>, context: BlockContext): Markup {
  const { box, ground } = signatureRoom(context);
  const [first, ...rest] = slot.items;
  return blockSection(
    'postcard-wall',
    context,
    box,
    html`${blockHeading(slot, context, ground)}
      <ul class="mt-6 grid grid-cols-2 gap-x-4 gap-y-8 @3xl:gap-x-8 ${COLUMNS[rest.length] ?? '@3xl:grid-cols-3'}">
        ${
          first === undefined
            ? ''
            : html`<li
                data-part="card"
                class="col-span-full grid min-w-0 grid-cols-1 items-end gap-x-8 gap-y-3 @3xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]"
              >
                ${held(first, 'h-60 @3xl:h-96', ground)}
                <div class="min-w-0 @3xl:pb-2">
                  ${words(first, context, ground, `${headlineClass(context.style)} text-headline-md`)}
                </div>
              </li>`
        }
        ${rest.map(
          (item, index) =>
            html`<li
              data-part="card"
              class="flex min-w-0 flex-col gap-3 ${index === rest.length - 1 && rest.length % 2 === 1 ? '@max-3xl:col-span-2' : ''}"
            >
              ${held(item, 'h-32 @3xl:h-48', ground)}
              <div class="min-w-0">${words(item, context, ground, 'text-title-md font-semibold')}</div>
            </li>`,
        )}
      </ul>`,
  );
}

const COLUMNS: Readonly<Record<number, string>> = {
  4: '@3xl:grid-cols-4',
  5: '@3xl:grid-cols-5',
  7: '@3xl:grid-cols-4',
  8: '@3xl:grid-cols-4',
};

const CORNERS: Record<Ground, string> = {
  surface: 'fill-primary',
  tonal: 'fill-primary',
  field: 'fill-on-primary-container',
  inverse: 'fill-inverse-primary',
};

/** The picture with four photo corners laid over its own. */
const held = (item: Item, height: string, ground: Ground): Markup =>
  html`<div class="relative w-full ${height}">
    ${picture(item.picture, 'absolute inset-0 size-full object-cover', 'wide')}
    ${[
      '-top-1 -left-1',
      '-top-1 -right-1 rotate-90',
      '-right-1 -bottom-1 rotate-180',
      '-bottom-1 -left-1 -rotate-90',
    ].map(
      (place) =>
        html`<svg viewBox="0 0 24 24" aria-hidden="true" class="absolute size-6 ${place}">
          <path d="M0 0H24L0 24z" class="${CORNERS[ground]}" />
        </svg>`,
    )}
  </div>`;

const words = (item: Item, context: BlockContext, ground: Ground, size: string): Markup => {
  const ink = inkOn(ground);
  return html`${subHeading(item.title, context, `break-words ${size}`)}
  ${item.meta === undefined ? '' : html`<p data-part="meta" class="mt-1 break-words text-body-md ${ink.soft}">${item.meta}</p>`}
  ${item.value === undefined && item.tag === undefined ? '' : html`<p class="mt-1 flex flex-wrap items-baseline gap-x-3">${item.value === undefined ? '' : html`<span data-part="value" class="${figureClass(context.style)} text-title-lg">${item.value}</span>`}${item.tag === undefined ? '' : html`<span data-part="tag" class="font-label text-label-md font-semibold ${ink.accent}">${item.tag}</span>`}</p>`}`;
};
