import { html, type Markup } from '../../markup/html.ts';
import { icon } from '../blocks/kit/icon.ts';
import type { Item, ItemsNode } from '../outline/outline.ts';
import { dataInk } from './data-ink.ts';
import { edgePanel, insidePanel } from './data-panel.ts';
import type { NodeContext } from './node-context.ts';
import { typeIn } from './type-in.ts';

/** Questions with their answers: folded in one surface, or all in sight side by side. */
export function itemQuestions(node: ItemsNode, context: NodeContext): Markup {
  const isFolded = (node.columns ?? 1) === 1 && !node.items.every(({ state }) => state === 'open');
  return isFolded ? folded(node, context) : inSight(node, context);
}

function folded({ items }: ItemsNode, context: NodeContext): Markup {
  const panel = edgePanel(context);
  const inside = insidePanel(context);
  const ink = dataInk(inside);
  const hasOpen = items.some(({ state }) => state === 'open');
  return html`<div class="flex flex-col ${panel} ${panel === '' ? '' : 'px-card'}">
    ${items.map(
      (item, index) =>
        html`<details${item.state === 'open' || (!hasOpen && index === 0) ? html` open` : ''} class="group border-t first:border-t-0 ${ink.rule}">
          <summary class="flex min-h-14 items-center justify-between gap-4 py-row">
            <span class="min-w-0 ${typeIn(context).name} font-semibold ${ink.strong}">${item.title.text}</span
            ><span class="flex group-open:rotate-45 ${ink.accent}">${icon('plus')}</span>
          </summary>
          <div class="flex flex-col gap-3 pb-5">${answer(item, { ...inside, key: `${context.key}-${index}` })}</div>
        </details>`,
    )}
  </div>`;
}

const inSight = ({ items, columns }: ItemsNode, context: NodeContext): Markup =>
  html`<div class="@container">
    <ul class="grid gap-x-12 gap-y-8 @2xl:grid-cols-${columns ?? 2}">
      ${items.map(
        (item, index) =>
          html`<li class="flex min-w-0 flex-col gap-2 border-t pt-4 ${dataInk(context).rule}">
            <p class="text-pretty text-title-md font-semibold ${dataInk(context).strong}">${item.title.text}</p>
            ${answer(item, { ...context, key: `${context.key}-${index}` })}
          </li>`,
      )}
    </ul>
  </div>`;

const answer = (item: Item, context: NodeContext): Markup =>
  html`${item.fields.map(({ words }) => html`<p class="max-w-prose text-pretty text-body-md ${dataInk(context).soft}">${words.text}</p>`)}${item.nodes.map((node, index) => context.draw(node, { ...context, level: 4, key: `${context.key}-${index}` }))}`;
