import { html, type Markup } from '../../markup/html.ts';
import type { Item, ItemsNode, PictureNode } from '../outline/outline.ts';
import { dataInk } from './data-ink.ts';
import { edgePanel, insidePanel } from './data-panel.ts';
import { fieldMark, fieldWords } from './item-field.ts';
import { itemIcon } from './item-lead.ts';
import { toParts } from './item-parts.ts';
import type { NodeContext } from './node-context.ts';
import { toPictureAsk } from './picture-request.ts';
import { widestWord } from './text-width.ts';

/** Room of one of three cards on the narrowest phone, without its padding. */
const ROOM_PX = 72;

/** Whether three cards fit side by side on a phone: short words, nothing to press. */
export const areTight = ({ items, layout }: ItemsNode, { device, width, isInCard }: NodeContext): boolean =>
  device === 'MOBILE' &&
  width === 'full' &&
  !isInCard &&
  items.length === 3 &&
  layout !== 'carousel' &&
  items.every(
    ({ title, fields, nodes }) =>
      nodes.every(({ kind }) => kind === 'picture' || kind === 'icon') &&
      [title, ...fields.map(({ words }) => words)].every(
        ({ text }) => text.length <= 24 && widestWord(text, 16) <= ROOM_PX,
      ),
  );

/** Three small cards of one skeleton: picture, name and figures in the middle; names keep the same height. */
export const tightCards = ({ items }: ItemsNode, context: NodeContext): Markup =>
  html`<ul class="grid grid-cols-3 gap-2">
    ${items.map((item, index) => tight(item, { ...context, key: `${context.key}-${index}` }))}
  </ul>`;

function tight(item: Item, context: NodeContext): Markup {
  const parts = toParts(item);
  const inside = insidePanel(context);
  const ink = dataInk(inside);
  return html`<li
    class="flex min-w-0 flex-col items-center gap-2 overflow-hidden px-2 pt-3 pb-4 text-center ${edgePanel(context)}"
  >
    ${parts.picture === undefined ? '' : small(parts.picture, item)}${parts.icon === undefined ? '' : itemIcon(parts.icon, item, inside)}
    <p
      class="flex min-h-10 w-full min-w-0 items-center justify-center text-balance text-title-sm font-semibold ${ink.strong}"
    >
      ${item.title.text}
    </p>
    ${parts.values.map(({ words }) => html`<p class="text-balance text-title-md font-semibold tabular-nums ${ink.strong}">${words.text}</p>`)}
    ${parts.notes.map((field) => fieldWords(field, inside))}${parts.marks.map((field) => fieldMark(field, inside))}
  </li>`;
}

function small({ picture, about }: PictureNode, item: Item): Markup {
  const { kind, subject } = toPictureAsk({ picture, about: about || item.title.text });
  return html`<img
    data-picture="${kind}: ${subject}"
    data-aspect="square"
    alt="${about || item.title.text}"
    class="aspect-square w-full rounded-md object-cover"
  />`;
}
