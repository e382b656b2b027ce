import { html, type Markup } from '../../../markup/html.ts';
import type { SlotOf } from '../../write/slots.ts';
import type { BlockContext } from '../block.ts';
import { blockHeading } from '../kit/block-heading.ts';
import { blockSection } from '../kit/block-section.ts';
import { inkOn } from '../kit/ink.ts';
import { figureClass, headlineClass, labelClass } from '../kit/label-class.ts';
import { paperOn } from '../kit/paper.ts';
import { picture } from '../kit/picture.ts';
import { quietRoom } from '../kit/signature-room.ts';
import { subHeading } from '../kit/sub-heading.ts';

type Item = SlotOf<'gallery'>['items'][number];

/** Cards with their picture at the left and the written side at the right: title, lines, and the figure as a stamp. */
export function posted(slot: SlotOf<'gallery'>, context: BlockContext): Markup {
  const { box, ground } = quietRoom(context);
  const isOdd = slot.items.length % 2 === 1;
  return blockSection(
    'postcard-wall',
    context,
    box,
    html`${blockHeading(slot, context, ground)}
      <ul class="mt-6 grid grid-cols-1 gap-4 @4xl:grid-cols-2 @4xl:gap-6 ${isOdd ? '@4xl:*:first:col-span-2' : ''}">
        ${slot.items.map((item) => card(item, context, paperOn(ground === 'tonal' ? 'tonal' : ground, context)))}
      </ul>`,
  );
}

const card = (item: Item, context: BlockContext, paper: string): Markup =>
  html`<li
    data-part="card"
    class="grid min-w-0 grid-cols-1 overflow-hidden rounded-sm @md:grid-cols-2 @md:min-h-56 ${paper}"
  >
    ${picture(item.picture, 'block h-44 w-full object-cover @md:h-full', 'square')}
    <div class="flex min-w-0 flex-col p-4 @md:border-l @md:border-outline-variant @2xl:p-6">
      <div class="flex items-start justify-between gap-3">
        ${postmark(item, context)} ${item.value === undefined ? '' : stamp(item.value, context)}
      </div>
      <div class="mt-auto pt-4">
        ${subHeading(item.title, context, `break-words border-b border-outline-variant pb-2 ${headlineClass(context.style)} text-title-lg`)}
        ${item.meta === undefined ? '' : html`<p data-part="meta" class="break-words border-b border-outline-variant py-2 text-body-md text-on-surface-variant">${item.meta}</p>`}
      </div>
    </div>
  </li>`;

/** The figure on a stamp with perforated edges: dots in the colour of the stamp stand out of its sides. */
const stamp = (value: string, { style }: BlockContext): Markup =>
  html`<p
    data-part="value"
    class="ml-auto max-w-32 shrink-0 break-words border-4 border-dotted border-primary-container px-3 py-4 text-center ${inkOn('field').ground} ${figureClass(style)} text-title-lg font-semibold"
  >
    ${value}
  </p>`;

/** The waves of a postmark that has nothing to say. */
const waves = html`<svg viewBox="0 0 40 24" aria-hidden="true" class="block h-8 w-16">
  ${[3, 9, 15, 21].map((y) => html`<path d="M0 ${y}q5 -4 10 0t10 0t10 0t10 0" fill="none" stroke-width="1.5" class="stroke-outline" />`)}
</svg>`;

/** The state as a postmark. */
const postmark = (item: Item, { style }: BlockContext): Markup =>
  html`<div class="min-w-0">
    ${item.tag === undefined ? waves : html`<p data-part="tag" class="flex min-h-16 min-w-16 max-w-full items-center justify-center rounded-full border-2 border-double border-primary px-3 text-center ${labelClass(style)} font-semibold text-primary">${item.tag}</p>`}
  </div>`;
