import { html, type Markup } from '../../markup/html.ts';
import { icon } from '../blocks/kit/icon.ts';
import type { Item, ItemsNode } from '../outline/outline.ts';
import { dataInk, isOnColor } from './data-ink.ts';
import { edgePanel } from './data-panel.ts';
import { fieldMark, fieldValue, fieldWords } from './item-field.ts';
import { thumb } from './item-lead.ts';
import { toParts } from './item-parts.ts';
import type { NodeContext } from './node-context.ts';
import { widestWord } from './text-width.ts';
import { typeIn } from './type-in.ts';

/** Small choices side by side: each an icon or picture over its words, the chosen one filled. */
export function itemTiles({ items, columns }: ItemsNode, context: NodeContext): Markup {
  const isBrief = items.every(({ title, fields }) => fields.length === 0 && widestWord(title.text, 14) <= BRIEF_PX);
  const count = columns ?? Math.min(items.length, 5);
  const isThird = items.every(({ title }) => widestWord(title.text, 16) <= THIRD_PX) && count % 3 === 0;
  const isColumn = context.device !== 'MOBILE' && context.width === 'narrow';
  const base = isColumn ? 1 : isBrief ? count : isThird ? 3 : Math.min(count, 2);
  return html`<div class="@container">
    <ul
      class="grid gap-2 grid-cols-${base} ${isColumn ? `@2xs:grid-cols-${Math.min(count, 3)}` : ''} @sm:gap-3 ${base < count ? `@lg:grid-cols-${count}` : ''}"
    >
      ${items.map((item, index) => tile(item, { ...context, key: `${context.key}-${index}`, width: 'narrow', level: 4 }))}
    </ul>
  </div>`;
}

/** What fits into a fifth of a phone. */
const BRIEF_PX = 52;
/** And into a third. */
const THIRD_PX = 80;

function tile(item: Item, context: NodeContext): Markup {
  const parts = toParts(item);
  const isChosen = item.state === 'selected' || item.state === 'current';
  const plain = isOnColor(context)
    ? `border ${dataInk(context).rule}`
    : context.isInCard
      ? 'bg-surface-container-high'
      : edgePanel(context);
  const inside: NodeContext =
    isChosen && !isOnColor(context)
      ? { ...context, ground: 'primary', isInCard: true }
      : { ...context, isInCard: true };
  const ink = dataInk(inside);
  return html`<li${isChosen ? html` aria-current="true"` : ''} class="flex min-h-14 min-w-0 flex-col items-center justify-center gap-2 rounded-lg px-1 py-3 text-center @md:px-3 ${isChosen && !isOnColor(context) ? 'bg-primary text-on-primary' : plain}">
    ${parts.icon === undefined ? '' : html`<span class="flex ${ink.accent}">${icon(parts.icon.icon, 'size-8')}</span>`}
    ${parts.picture === undefined ? '' : thumb(parts.picture, item, inside)}
    ${item.title.text === '' ? '' : html`<p class="min-w-0 text-balance ${parts.icon === undefined ? typeIn(context).name : 'text-body-sm'} font-semibold ${ink.strong}">${item.title.text}</p>`}
    ${parts.values.map((field) => fieldValue(field, inside, typeIn(context).figureSmall))}
    ${parts.notes.map((field) => fieldWords(field, inside))}${parts.marks.map((field) => fieldMark(field, inside))}
    ${[...parts.rest, ...parts.controls, ...(parts.check === undefined ? [] : [parts.check]), ...(parts.ring === undefined ? [] : [parts.ring])].map((node, index) => context.draw(node, { ...inside, key: `${context.key}-${index}` }))}
  </li>`;
}
