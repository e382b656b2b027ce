import { html, type Markup } from '../../markup/html.ts';
import { icon } from '../blocks/kit/icon.ts';
import type { Item, ItemsNode } from '../outline/outline.ts';
import { dataInk, isOnColor } from './data-ink.ts';
import { fieldMark, fieldWords } from './item-field.ts';
import type { NodeContext } from './node-context.ts';
import { typeIn } from './type-in.ts';

/** Points of a list, ticked; what is not given is crossed out by its icon and pale. */
export function itemBullets({ items, columns }: ItemsNode, context: NodeContext): Markup {
  const spread = columns !== undefined && columns > 1 ? `grid gap-x-8 @lg:grid-cols-${columns}` : 'flex flex-col';
  return html`<div class="@container">
    <ul class="gap-y-2 ${spread}">
      ${items.map((item, index) => bullet(item, index, context))}
    </ul>
  </div>`;
}

const bullet = (item: Item, index: number, context: NodeContext): Markup => {
  const ink = dataInk(context);
  const isOff = item.state === 'disabled' || item.state === 'failed';
  return html`<li class="flex min-w-0 items-start gap-3">
    <span aria-hidden="true" class="flex ${isOff ? ink.soft : ink.accent}"
      >${icon(isOff ? 'x' : 'check', 'size-5')}</span
    >
    ${words(item, index, context)}
  </li>`;
};

const words = (item: Item, index: number, context: NodeContext): Markup => {
  const ink = dataInk(context);
  const hasMore = item.fields.length + item.nodes.length > 0;
  return html`<div class="flex min-w-0 flex-1 flex-col gap-1">
    <p
      class="text-pretty ${typeIn(context).body} ${hasMore ? 'font-semibold' : ''} ${item.state === 'disabled' ? ink.soft : ink.strong}"
    >
      ${item.title.text}
    </p>
    ${item.fields.map((field) => (field.as === 'status' || field.as === 'badge' ? fieldMark(field, context) : fieldWords(field, context)))}
    ${item.nodes.map((node, at) => context.draw(node, { ...context, level: 4, width: 'narrow', key: `${context.key}-${index}-${at}` }))}
  </div>`;
};

/** Numbered points down, or as steps across where they are few and short. */
export function itemNumbered({ items, columns }: ItemsNode, context: NodeContext): Markup {
  const isAcross =
    context.width !== 'narrow' &&
    items.length <= 6 &&
    columns !== 1 &&
    items.every(({ title }) => title.text.length < 72);
  const spread = isAcross ? '@3xl:grid @3xl:auto-cols-fr @3xl:grid-flow-col @3xl:gap-6' : '';
  const ink = dataInk(context);
  return html`<div class="@container">
    <ol class="flex flex-col gap-6 ${spread}">
      ${items.map(
        (item, index) =>
          html`<li
            class="flex min-w-0 items-start gap-4 ${isAcross ? '@3xl:flex-col @3xl:border-t-2 @3xl:pt-4' : ''} ${ink.rule}"
          >
            <span
              aria-hidden="true"
              class="${context.pageKind === 'site' && isAcross ? 'font-headline text-headline-lg' : `grid size-8 shrink-0 place-items-center rounded-full font-label text-label-lg font-semibold ${isOnColor(context) ? ink.chip : 'bg-primary/10'}`} tabular-nums ${isOnColor(context) ? '' : ink.accent}"
              >${String(index + 1)}</span
            >
            ${words(item, index, context)}
          </li>`,
      )}
    </ol>
  </div>`;
}
