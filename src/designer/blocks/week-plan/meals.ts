import { html, type Markup } from '../../../markup/html.ts';
import type { WeekDay } from '../../write/week-shapes.ts';
import type { BlockContext, Ground } from '../block.ts';
import { blockHeading } from '../kit/block-heading.ts';
import { blockSection } from '../kit/block-section.ts';
import { icon } from '../kit/icon.ts';
import { inkOn } from '../kit/ink.ts';
import { labelClass } from '../kit/label-class.ts';
import { panelFor } from '../kit/panel.ts';
import { picture } from '../kit/picture.ts';
import { dayHead, type WeekSlot } from './week-parts.ts';

/** Days across, meals down, each with its picture; a free place takes another. */
export function meals(slot: WeekSlot, context: BlockContext): Markup {
  const panel = panelFor(context);
  return blockSection(
    'week-plan',
    context,
    panel.box,
    html`${blockHeading(slot, context, panel.ground)}
      <div class="mt-4 grid grid-cols-1 gap-x-3 gap-y-6 @3xl:grid-cols-7">
        ${slot.days.map((day) => column(day, slot, context, panel.ground))}
      </div>`,
  );
}

const column = (day: WeekDay, slot: WeekSlot, context: BlockContext, ground: Ground): Markup =>
  html`<section data-part="column" class="min-w-0">
    ${dayHead(day, context, ground)}
    <ul class="mt-2 flex flex-col gap-4">
      ${slot.parts?.map((name, part) => html`<li data-part="entry">${meal(day, name, part, context, ground)}</li>`)}
    </ul>
  </section>`;

function meal(day: WeekDay, name: string, part: number, { style }: BlockContext, ground: Ground): Markup {
  const ink = inkOn(ground);
  const entry = day.entries.find((one) => one.part === part);
  if (entry === undefined) {
    return html`<button
      type="button"
      aria-label="${name} on ${day.name}: add a dish"
      class="grid min-h-12 w-full place-items-center rounded-md border border-dashed @3xl:min-h-44 ${ink.rule} ${ink.accent}"
    >
      ${icon('plus', 'size-5')}
    </button>`;
  }
  return html`<div class="flex items-center gap-3 @3xl:flex-col @3xl:items-stretch @3xl:gap-2">
    ${entry.picture === undefined ? '' : picture(entry.picture, 'size-16 shrink-0 rounded-md object-cover @3xl:h-24 @3xl:w-full', 'square')}
    <div class="min-w-0">
      <p class="${labelClass(style)} ${ink.soft}">${name}</p>
      <p data-part="title" class="break-words hyphens-auto font-label text-label-lg font-semibold">${entry.title}</p>
      ${entry.note === undefined ? '' : html`<p data-part="note" class="text-label-md ${ink.soft}">${entry.note}</p>`}
    </div>
  </div>`;
}
