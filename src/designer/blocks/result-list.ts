import { html, type Markup } from '../../markup/html.ts';
import { defineBlock, type BlockContext, type BlockWidth, type Ground } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { blockSection } from './kit/block-section.ts';
import { button } from './kit/button.ts';
import { choiceChips } from './kit/choice-chips.ts';
import { figureFace } from './kit/figure.ts';
import { icon } from './kit/icon.ts';
import { inkOn } from './kit/ink.ts';
import { itemPanelFor } from './kit/item-panel.ts';
import { headlineClass } from './kit/label-class.ts';
import { panelFor } from './kit/panel.ts';
import { picture } from './kit/picture.ts';
import { isColoured, statusOn } from './kit/status-on.ts';
import { toPath } from './kit/to-path.ts';
import { shelves, shopWindow } from './result-list/shop.ts';
import {
  again,
  bar,
  facetFolds,
  facetLists,
  heading,
  marked,
  pathOf,
  valueOf,
  type ResultsSlot,
} from './result-list/result-parts.ts';

const CARDS_ACROSS: Record<BlockWidth, number> = { full: 3, wide: 2, narrow: 1 };
const pictured = (slot: ResultsSlot): number => slot.items.filter((item) => item.picture !== undefined).length;

/** Nobody searched: the things of a shop, which are bought by their looks. */
const isShop = (slot: ResultsSlot): boolean => slot.query === '' && pictured(slot) === slot.items.length;

/** Only cards have room for a button of each. */
const hasActions = (slot: ResultsSlot): boolean => slot.items.some((item) => item.action !== undefined);

/** What a search found. */
export const resultList = defineBlock({
  id: 'result-list',
  aliases: ['results', 'search results', 'hits', 'matches', 'findings'],
  shows: 'results',
  variants: [
    {
      name: 'words',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) => !isShop(slot) && !hasActions(slot),
      heightPx: (slot) => 140 + slot.items.length * 124,
      render: words,
    },
    {
      name: 'facets-beside',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) => slot.facets.length > 0 && !isShop(slot) && !hasActions(slot),
      heightPx: (slot) => 140 + slot.items.length * 112,
      render: facetsBeside,
    },
    {
      name: 'cards',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) => slot.items.length > 1 && pictured(slot) === slot.items.length,
      heightPx: (slot, width) => 160 + Math.ceil(slot.items.length / CARDS_ACROSS[width]) * 320,
      render: cards,
    },
    {
      name: 'shelves',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) =>
        slot.items.length > 2 && pictured(slot) === slot.items.length && slot.facets.length > 0 && !hasActions(slot),
      heightPx: (slot, width) => 160 + Math.ceil(slot.items.length / CARDS_ACROSS[width]) * 340,
      render: shelves,
    },
    {
      name: 'window',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) =>
        slot.items.length > 3 && pictured(slot) === slot.items.length && slot.query === '' && !hasActions(slot),
      heightPx: (slot, width) => 240 + Math.ceil(slot.items.length / CARDS_ACROSS[width]) * 360,
      render: shopWindow,
    },
    {
      name: 'best-first',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) => slot.items.length > 2 && !isShop(slot) && !hasActions(slot),
      heightPx: (slot, width) => 420 + (slot.items.length - 1) * (width === 'full' ? 52 : 96),
      render: bestFirst,
    },
  ],
});

/** Words alone: where it was found, what it is, the sentence that speaks of it. */
function words(slot: ResultsSlot, context: BlockContext): Markup {
  const { ground } = context;
  const ink = inkOn(ground);
  const [first] = slot.facets;
  const chips = (first?.options ?? []).map(({ label, count }) => ({ label, count }));
  return blockSection(
    'result-list',
    context,
    '',
    html`${bar(slot, context, ground)}
      ${chips.length === 0 ? '' : html`<div class="mt-3">${choiceChips(chips, { key: context.key, label: first?.title ?? '' })}</div>`}
      <ol class="mt-6 max-w-4xl">
        ${slot.items.map(
          (item) =>
            html`<li data-part="row" class="flex items-start gap-6 border-t py-row ${ink.rule}">
              <div class="min-w-0 flex-1">
                ${pathOf(item, ground)}${heading(item, slot, 'text-title-lg font-semibold', ground)}
                ${item.body === undefined ? '' : html`<p data-part="body" class="break-words text-body-md text-pretty">${marked(item.body, slot.query)}</p>`}
                ${item.meta === undefined ? '' : html`<p data-part="meta" class="text-body-md ${ink.soft}">${item.meta}</p>`}
              </div>
              ${valueOf(item, context, ground)}
            </li>`,
        )}
      </ol>
      ${again(slot, ground)}`,
  );
}

/** Facets to tick at the left, pictured rows at the right. */
function facetsBeside(slot: ResultsSlot, context: BlockContext): Markup {
  const panel = panelFor(context);
  const { ground } = context;
  const ink = inkOn(ground);
  return blockSection(
    'result-list',
    context,
    '',
    html`<div class="grid gap-x-10 gap-y-4 @4xl:grid-cols-[15rem_minmax(0,1fr)]">
      <aside aria-label="Narrow down" class="hidden self-start @4xl:block ${panel.box}">
        ${facetLists(slot, { ...context, key: `${context.key}-beside` }, panel.ground)}
      </aside>
      <div class="min-w-0">
        ${bar(slot, context, ground)}
        <div class="mt-3 @4xl:hidden">${facetFolds(slot, context, ground)}</div>
        <ol class="mt-3">
          ${slot.items.map(
            (item) =>
              html`<li data-part="row" class="flex items-start gap-4 border-t py-row first:border-t-0 ${ink.rule}">
                ${
                  item.picture === undefined
                    ? html`<span class="grid size-16 shrink-0 place-items-center rounded-md @2xl:size-24 ${ink.chip}"
                        >${icon(item.icon, 'size-6')}</span
                      >`
                    : picture(item.picture, 'size-16 shrink-0 rounded-md object-cover @2xl:size-24', 'square')
                }
                <div class="min-w-0 flex-1">
                  ${heading(item, slot, 'text-title-md', ground)}
                  ${item.body === undefined ? '' : html`<p data-part="body" class="break-words text-body-md text-pretty ${ink.soft}">${marked(item.body, slot.query)}</p>`}
                  <p class="mt-1 flex flex-wrap gap-x-4 text-body-md ${ink.soft}">
                    <span data-part="path" class="hidden @2xl:inline">${item.path.join(', ')}</span
                    >${item.meta === undefined ? '' : html`<span data-part="meta">${item.meta}</span>`}
                  </p>
                </div>
                ${valueOf(item, context, ground)}
              </li>`,
          )}
        </ol>
        ${again(slot, ground)}
      </div>
    </div>`,
  );
}

/** A picture for each. */
function cards(slot: ResultsSlot, context: BlockContext): Markup {
  const { ground, style } = context;
  const panel = itemPanelFor(context);
  return blockSection(
    'result-list',
    context,
    '',
    html`${bar(slot, context, ground)}
      <div class="mt-3">${facetFolds(slot, context, ground)}</div>
      <ol class="mt-4 grid grid-cols-1 gap-4 @xl:grid-cols-2 @4xl:grid-cols-3">
        ${slot.items.map(
          (item) =>
            html`<li data-part="card" class="flex min-w-0 flex-col gap-2 ${panel.box}">
              ${item.picture === undefined ? '' : picture(item.picture, 'h-44 w-full rounded-md object-cover', 'wide')}
              ${heading(item, slot, 'text-title-md', panel.ground)}
              ${item.body === undefined ? '' : html`<p data-part="body" class="break-words text-body-md text-pretty ${inkOn(panel.ground).soft}">${marked(item.body, slot.query)}</p>`}
              <div class="mt-auto flex flex-wrap items-baseline justify-between gap-x-4 pt-2">
                ${item.value === undefined ? '' : html`<span data-part="value" class="${figureFace(style)} text-title-lg">${item.value}</span>`}
                ${item.status === undefined ? '' : statusOn(item.status, panel.ground, 'chip')}
              </div>
              ${item.action === undefined ? '' : button(item.action, context, 'primary', { ground: panel.ground, classes: 'w-full' })}
            </li>`,
        )}
      </ol>
      ${again(slot, ground)}`,
  );
}

/** The best hit in a panel of its own; the others in short rows, two beside each other where there is room. */
function bestFirst(slot: ResultsSlot, context: BlockContext): Markup {
  const { ground, style } = context;
  const ink = inkOn(ground);
  const [best, ...rest] = slot.items;
  const strong: Ground = isColoured(ground) ? ground : 'field';
  return blockSection(
    'result-list',
    context,
    '',
    html`${bar(slot, context, ground)}
      <div class="mt-3">${facetFolds(slot, context, ground)}</div>
      ${
        best === undefined
          ? ''
          : html`<article
              data-part="best"
              class="mt-4 grid overflow-hidden @2xl:grid-cols-2 ${isColoured(ground) ? '' : `rounded-xl ${inkOn(strong).ground}`}"
            >
              <div class="flex min-w-0 flex-col justify-center gap-2 p-card @3xl:p-10">
                ${pathOf(best, strong)}
                <a href="${toPath(best.title)}" class="inline-flex min-h-11 max-w-full items-center"
                  ><span data-part="title" class="min-w-0 break-words ${headlineClass(style)} text-headline-md"
                    >${best.title}</span
                  ></a
                >
                ${best.body === undefined ? '' : html`<p data-part="body" class="text-body-lg text-pretty">${best.body}</p>`}
                <p class="mt-2 flex flex-wrap items-baseline gap-x-6 gap-y-1">
                  ${best.value === undefined ? '' : html`<span data-part="value" class="${figureFace(style)} text-headline-sm">${best.value}</span>`}
                  ${best.meta === undefined ? '' : html`<span data-part="meta" class="text-body-md">${best.meta}</span>`}
                  ${best.status === undefined ? '' : statusOn(best.status, strong)}
                </p>
              </div>
              ${
                best.picture === undefined
                  ? html`<span class="hidden place-items-center @2xl:grid">${icon(best.icon, 'size-24')}</span>`
                  : picture(best.picture, 'block h-56 w-full object-cover @2xl:h-full', 'wide')
              }
            </article>`
      }
      <ol class="mt-6 grid gap-x-10 @3xl:grid-cols-2">
        ${rest.map(
          (item) =>
            html`<li data-part="row" class="flex items-start gap-4 border-t py-row ${ink.rule}">
              <div class="min-w-0 flex-1">
                ${heading(item, slot, 'text-title-md', ground)}
                ${item.body === undefined ? '' : html`<p data-part="body" class="break-words text-body-md text-pretty ${ink.soft}">${marked(item.body, slot.query)}</p>`}
                ${item.meta === undefined ? '' : html`<p data-part="meta" class="text-body-md ${ink.soft}">${item.meta}</p>`}
              </div>
              ${valueOf(item, context, ground)}
            </li>`,
        )}
      </ol>
      ${again(slot, ground)}`,
  );
}
