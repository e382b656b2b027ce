import { html, type Markup } from '../../../markup/html.ts';
import type { BlockContext } from '../block.ts';
import { blockSection } from '../kit/block-section.ts';
import { factLines } from '../kit/fact-list.ts';
import { labelClass } from '../kit/label-class.ts';
import { paperOn, tiltOf } from '../kit/paper.ts';
import { picture } from '../kit/picture.ts';
import { passActions, passBody, passName, passRoom, portrait, type ProfileSlot } from './words.ts';

/** A passport lying open: face and name over the trade's place, entries and stamps on the page beside. */
export function passport(slot: ProfileSlot, context: BlockContext): Markup {
  const { box, ground } = passRoom(context);
  return blockSection(
    'member-pass',
    context,
    box,
    html`<div
      data-part="card"
      class="mx-auto grid max-w-7xl grid-cols-1 overflow-hidden rounded-xl @3xl:grid-cols-2 ${paperOn(ground, context)}"
    >
      <div class="relative flex min-w-0 flex-col justify-end">
        ${slot.picture === undefined ? '' : picture({ ...slot.picture, alt: '' }, 'block h-44 w-full object-cover @3xl:h-56', 'wide')}
        <div class="flex min-w-0 flex-1 flex-wrap items-start gap-x-6 gap-y-3 p-4 @3xl:p-8">
          ${portrait(slot, 'relative -mt-16 h-44 w-36 border-4 border-surface @3xl:-mt-24 @3xl:h-60 @3xl:w-48')}
          <div class="min-w-0 flex-1 basis-44">${passName(slot, context, 'surface', 'text-headline-lg')}</div>
        </div>
      </div>
      <div
        class="flex min-w-0 flex-col gap-6 border-t-2 border-dashed border-outline-variant p-4 @3xl:border-t-0 @3xl:border-l-2 @3xl:p-8"
      >
        ${passBody(slot)}${factLines(slot.facts, context.style, 'surface')}${stamps(slot, context)}
        <div class="mt-auto">${passActions(slot, context, 'surface')}</div>
      </div>
    </div>`,
  );
}

/** Tags as stamps, each a little askew. */
const stamps = ({ tags }: ProfileSlot, context: BlockContext): Markup | '' =>
  tags === undefined || tags.length === 0
    ? ''
    : html`<ul data-part="tags" class="flex flex-wrap gap-x-4 gap-y-3">
        ${tags.map(
          (tag, index) =>
            html`<li
              class="border-2 border-primary px-3 py-2 ${index % 2 === 0 ? 'rounded-full' : 'rounded-sm'} ${labelClass(context.style)} font-semibold text-primary"
              style="rotate:${tiltOf(index, context) * 3}deg"
            >
              ${tag}
            </li>`,
        )}
      </ul>`;
