import { html, type Markup } from '../../markup/html.ts';
import { icon } from '../blocks/kit/icon.ts';
import type { Item, ItemsNode } from '../outline/outline.ts';
import { dataInk, isOnColor } from './data-ink.ts';
import { dataPanel, insidePanel } from './data-panel.ts';
import type { NodeContext } from './node-context.ts';
import { typeIn } from './type-in.ts';

const LONGEST = 3;

/** Whether items are mere marks: days of a week, holes of a round. */
export const areDays = ({ items }: ItemsNode): boolean =>
  items.length > 3 &&
  items.every(({ title, fields, nodes }) => title.text.length <= LONGEST && fields.length === 0 && nodes.length === 0);

/** Letters over discs: ticked, ringed or empty. */
export function itemDays({ items }: ItemsNode, context: NodeContext): Markup {
  const inside = insidePanel(context);
  return html`<ul class="grid grid-flow-col auto-cols-fr gap-1 ${dataPanel(context)}">
    ${items.map((item) => day(item, inside))}
  </ul>`;
}

function day(item: Item, context: NodeContext): Markup {
  const ink = dataInk(context);
  const isNow = item.state === 'current' || item.state === 'selected';
  const filled = isOnColor(context) ? ink.chip : 'bg-primary text-on-primary';
  const ring = isOnColor(context) ? 'border-current' : 'border-primary bg-primary/10';
  const disc = item.state === 'done' ? filled : isNow ? `border-4 ${ring}` : `border-2 ${ink.rule}`;
  return html`<li${isNow ? html` aria-current="date"` : ''} class="flex min-w-0 flex-col items-center gap-2">
    <p class="${typeIn(context).soft} ${isNow ? `font-semibold ${ink.accent}` : ink.soft}">${item.title.text}</p>
    <span aria-hidden="true" class="grid aspect-square w-full max-w-9 place-items-center rounded-full ${disc}">${item.state === 'done' ? icon('check', 'size-4') : ''}</span>
  </li>`;
}
