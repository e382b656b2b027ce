import { html, type Markup } from '../../../markup/html.ts';
import type { WeekDay } from '../../write/slots.ts';
import type { BlockContext, Ground } from '../block.ts';
import { blockHeading } from '../kit/block-heading.ts';
import { blockSection } from '../kit/block-section.ts';
import { inkOn } from '../kit/ink.ts';
import { panelFor } from '../kit/panel.ts';
import { avatar } from '../kit/picture.ts';
import { dayHead, shortName, trackOn, whenOf, type WeekSlot } from './week-parts.ts';

/** People down, days across, each shift in its colour; where there is no room for that, each person's shifts in a row that wraps. */
export function roster(slot: WeekSlot, context: BlockContext): Markup {
  const panel = panelFor(context);
  const { ground } = panel;
  const ink = inkOn(ground);
  return blockSection(
    'week-plan',
    context,
    panel.box,
    html`${blockHeading(slot, context, ground)}
      <div class="mt-4 hidden gap-x-2 @3xl:grid @3xl:grid-cols-[minmax(0,2fr)_repeat(7,minmax(0,1fr))]">
        <span></span>${slot.days.map((day) => html`<div class="min-w-0 pb-2">${dayHead(day, context, ground)}</div>`)}
      </div>
      <ul>
        ${slot.parts?.map(
          (name, part) =>
            html`<li
              data-part="row"
              class="grid grid-cols-1 items-center gap-2 border-t py-row @3xl:grid-cols-[minmax(0,2fr)_repeat(7,minmax(0,1fr))] ${ink.rule}"
            >
              <span class="flex min-w-0 items-center gap-3">
                ${avatar(name, 'size-9 rounded-full')}<span data-part="title" class="min-w-0 break-words text-title-sm"
                  >${name}</span
                >
              </span>
              ${slot.days.map((day) => shift(day, part, slot, ground))}
            </li>`,
        )}
      </ul>`,
  );
}

function shift(day: WeekDay, part: number, slot: WeekSlot, ground: Ground): Markup {
  const entry = day.entries.find((one) => one.part === part);
  if (entry === undefined)
    return html`<span class="hidden px-2 text-label-md @3xl:block ${inkOn(ground).soft}">Off</span>`;
  return html`<span
    data-part="entry"
    class="flex min-w-0 justify-between gap-x-3 rounded-sm px-2 py-2 @3xl:block ${trackOn(ground, entry)}"
  >
    <span class="block font-label text-label-lg font-semibold"
      >${entry.title}<span class="@3xl:hidden">, ${shortName(day)}</span></span
    >
    <span data-part="when" class="block text-label-md tabular-nums">${whenOf(entry, slot)}</span>
  </span>`;
}
