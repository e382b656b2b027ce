import { html, type Markup } from '../../../markup/html.ts';
import type { BlockContext } from '../block.ts';
import { blockSection } from '../kit/block-section.ts';
import { figureFace } from '../kit/figure.ts';
import { inkOn } from '../kit/ink.ts';
import { picture } from '../kit/picture.ts';
import { statusOn } from '../kit/status-on.ts';
import { again, bar, facetFolds, facetLists, heading, marked, type Result, type ResultsSlot } from './result-parts.ts';

/** A thing in a shop: its picture, its name, its price. */
const piece = (item: Result, slot: ResultsSlot, context: BlockContext, size: string): Markup => {
  const { ground, style } = context;
  return html`<li data-part="card" class="flex min-w-0 flex-col">
    ${item.picture === undefined ? '' : picture(item.picture, `${size} w-full rounded-lg object-cover`, 'square')}
    <div class="mt-2 flex min-w-0 flex-wrap items-baseline justify-between gap-x-4">
      ${heading(item, slot, 'text-title-md', ground)}
      ${item.value === undefined ? '' : html`<span data-part="value" class="${figureFace(style)} text-title-md">${item.value}</span>`}
    </div>
    ${item.body === undefined ? '' : html`<p data-part="body" class="break-words text-body-md text-pretty ${inkOn(ground).soft}">${marked(item.body, slot.query)}</p>`}
    ${item.status === undefined ? '' : html`<p class="mt-1">${statusOn(item.status, ground)}</p>`}
  </li>`;
};

/** Facets to tick at the left, things in a grid at the right. */
export function shelves(slot: ResultsSlot, context: BlockContext): Markup {
  const { ground } = context;
  return blockSection(
    'result-list',
    context,
    '',
    html`${bar(slot, context, ground)}
      <div class="mt-6 grid gap-x-12 gap-y-4 @4xl:grid-cols-[13rem_minmax(0,1fr)]">
        <aside aria-label="Narrow down" class="hidden self-start @4xl:block">
          ${facetLists(slot, { ...context, key: `${context.key}-beside` }, ground)}
        </aside>
        <div class="@4xl:hidden">${facetFolds(slot, context, ground)}</div>
        <ol class="grid min-w-0 grid-cols-1 gap-x-6 gap-y-10 self-start @sm:grid-cols-2 @4xl:grid-cols-3">
          ${slot.items.map((item) => piece(item, slot, context, 'h-56'))}
        </ol>
      </div>
      ${again(slot, ground)}`,
  );
}

/** The first two large, the others in a row of four; facets folded away above. */
export function shopWindow(slot: ResultsSlot, context: BlockContext): Markup {
  const { ground } = context;
  const [first, second, ...rest] = slot.items;
  return blockSection(
    'result-list',
    context,
    '',
    html`${bar(slot, context, ground)}
      <div class="mt-4">${facetFolds(slot, context, ground)}</div>
      <ol class="mt-6 grid gap-6 @2xl:grid-cols-2">
        ${[first, second].map((item) => (item === undefined ? '' : piece(item, slot, context, 'h-72 @4xl:h-96')))}
      </ol>
      <ol class="mt-10 grid grid-cols-1 gap-x-6 gap-y-10 @sm:grid-cols-2 @4xl:grid-cols-4">
        ${rest.map((item) => piece(item, slot, context, 'h-52'))}
      </ol>
      ${again(slot, ground)}`,
  );
}
