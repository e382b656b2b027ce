import { html, type Markup } from '../../../markup/html.ts';
import type { SlotOf } from '../../write/slots.ts';
import type { BlockContext, Ground } from '../block.ts';
import { button } from '../kit/button.ts';
import { figureClass } from '../kit/label-class.ts';
import { inkOn } from '../kit/ink.ts';
import { frameFor } from '../kit/panel.ts';
import { picture, type PictureAspect } from '../kit/picture.ts';

export type GallerySlot = SlotOf<'gallery'>;
export type GalleryItem = GallerySlot['items'][number];

/** A thing by its picture, with its words under it: name and price on one line, the rest below. */
export function tile(
  item: GalleryItem,
  context: BlockContext,
  ground: Ground,
  { height, aspect }: { height: string; aspect: PictureAspect },
): Markup {
  const ink = inkOn(ground);
  return html`<li data-part="card" class="flex min-w-0 flex-col gap-3">
    <div class="relative overflow-hidden ${frameFor(context.style)}">
      ${picture(item.picture, `block w-full object-cover ${height}`, aspect)}
      ${item.tag === undefined ? '' : html`<span data-part="tag" class="absolute left-3 top-3 rounded-full bg-surface-container-lowest px-3 py-1 font-label text-label-md font-semibold text-on-surface">${item.tag}</span>`}
    </div>
    <div class="flex min-w-0 flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
      <h3 data-part="title" class="min-w-0 font-headline text-title-md font-semibold">${item.title}</h3>
      ${item.value === undefined ? '' : html`<p data-part="value" class="${figureClass(context.style)} text-title-md">${item.value}</p>`}
      ${item.meta === undefined ? '' : html`<p data-part="meta" class="w-full text-body-md ${ink.soft}">${item.meta}</p>`}
    </div>
    ${item.action === undefined ? '' : button(item.action, context, 'secondary', { ground, classes: 'self-start' })}
  </li>`;
}
