import { html, type Markup } from '../../markup/html.ts';
import type { Item, ItemsNode } from '../outline/outline.ts';
import { dataInk } from './data-ink.ts';
import { fieldMark, fieldWords } from './item-field.ts';
import { toItemGroups } from './item-groups.ts';
import { itemLead, tick } from './item-lead.ts';
import { toParts } from './item-parts.ts';
import { laneLook } from './lane-look.ts';
import type { NodeContext } from './node-context.ts';
import { typeIn } from './type-in.ts';
import { noBreak } from './words-in.ts';

/** A board: lanes by tone, cards in them by surface. */
export function itemLanes({ items }: ItemsNode, context: NodeContext): Markup {
  const lanes = toItemGroups(items);
  const ink = dataInk(context);
  const fills = context.fills === true ? 'flex-1' : '';
  return html`<div class="@container flex min-w-0 flex-col ${fills}">
    <div
      class="grid ${fills} gap-4 @lg:grid-cols-2 ${lanes.length > 2 ? `@3xl:grid-cols-${Math.min(lanes.length, 5)}` : ''} @3xl:gap-3"
    >
      ${lanes.map(
        (lane, at) =>
          html`<section class="flex min-w-0 flex-col gap-3 ${laneLook(context).lane} p-2">
            ${lane.words === undefined ? '' : html`<h3 class="px-1 text-title-md font-semibold ${ink.strong}">${lane.words.text}</h3>`}
            <ul class="flex flex-col gap-2">
              ${lane.items.map((item, index) => laneCard(item, { ...context, key: `${context.key}-${at}-${index}` }))}
            </ul>
          </section>`,
      )}
    </div>
  </div>`;
}

/** A card of a board: its name, then one line for its figure and one for the rest, so that cards align across lanes. */
export function laneCard(item: Item, context: NodeContext): Markup {
  const parts = toParts(item);
  const inside: NodeContext = { ...context, isInCard: true, ground: 'card', width: 'narrow', level: 4 };
  const ink = dataInk(inside);
  const edge =
    item.tone === 'bad' || item.state === 'failed'
      ? 'border-s-4 border-error'
      : item.tone === 'warn'
        ? 'border-s-4 border-tertiary'
        : '';
  const chosen =
    item.state === 'selected' || item.state === 'current' ? 'outline-2 -outline-offset-2 outline-primary' : '';
  const name = html`<p class="min-w-0 flex-1 text-pretty text-title-sm font-semibold ${ink.strong}">
    ${item.title.text}
  </p>`;
  return html`<li class="flex min-w-0 flex-col gap-2 p-3 ${laneLook(context).card} ${edge} ${chosen}">
    <div class="flex items-start gap-3">
      ${parts.check === undefined ? html`${itemLead(item, parts, inside)}${name}` : html`<label class="flex items-center gap-3">${tick(parts.check, inside, item.state)}${name}</label>`}
    </div>
    ${parts.values.map(({ label, words }) => html`<p class="flex flex-wrap items-baseline gap-x-2 ${ink.strong}">${label === undefined ? '' : html`<span class="text-body-sm ${ink.soft}">${label.text}</span>`}<span class="${typeIn(inside).figureSmall} font-semibold tabular-nums ${noBreak(words.text)}">${words.text}</span></p>`)}
    ${parts.notes.map((field) => fieldWords(field, inside))}
    ${parts.marks.length === 0 ? '' : html`<div class="flex flex-wrap gap-2">${parts.marks.map((field) => fieldMark(field, inside))}</div>`}
    ${[...parts.rest, ...(parts.ring === undefined ? [] : [parts.ring]), ...parts.controls].map((node, index) => context.draw(node, { ...inside, key: `${context.key}-${index}` }))}
  </li>`;
}
