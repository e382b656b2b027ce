import { html, type Markup } from '../../../markup/html.ts';
import type { SlotOf } from '../../write/slots.ts';
import type { BlockContext, Ground } from '../block.ts';
import { blockHeading } from '../kit/block-heading.ts';
import { figureFace } from '../kit/figure.ts';
import { icon } from '../kit/icon.ts';
import { inkOn } from '../kit/ink.ts';
import { labelClass } from '../kit/label-class.ts';
import { statusOn } from '../kit/status-on.ts';
import { toPath } from '../kit/to-path.ts';

export type ResultsSlot = SlotOf<'results'>;
export type Result = ResultsSlot['items'][number];

const escapeForPattern = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The text with the words that were searched for marked. */
export function marked(text: string, query: string): Markup {
  const words = query
    .split(/\s+/)
    .filter((word) => word.length > 2)
    .map(escapeForPattern);
  if (words.length === 0) return html`${text}`;
  const parts = text.split(new RegExp(`(${words.join('|')})`, 'giu'));
  return html`${parts.map((part, index) =>
    index % 2 === 1
      ? html`<mark class="bg-secondary-container text-on-secondary-container">${part}</mark>`
      : html`${part}`,
  )}`;
}

/** Where it was found. */
export const pathOf = ({ path }: Result, ground: Ground): Markup | '' =>
  path.length === 0
    ? ''
    : html`<span data-part="path" class="flex flex-wrap items-center gap-x-1 text-body-md ${inkOn(ground).soft}"
        >${path.map((name, index) => html`${index === 0 ? '' : icon('chevron-right', 'size-4')}${name}`)}</span
      >`;

/** Value and state under each other, at the right. */
export const valueOf = (item: Result, { style }: BlockContext, ground: Ground): Markup | '' =>
  item.value === undefined && item.status === undefined && item.meta === undefined
    ? ''
    : html`<span class="flex shrink-0 flex-col items-end gap-1 text-right">
        ${item.value === undefined ? '' : html`<span data-part="value" class="${figureFace(style)} text-title-md">${item.value}</span>`}
        ${item.status === undefined ? '' : statusOn(item.status, ground)}
      </span>`;

const option = (
  { label, count, on }: ResultsSlot['facets'][number]['options'][number],
  name: string,
  ground: Ground,
): Markup =>
  html`<li>
    <label class="flex min-h-11 cursor-pointer items-center gap-3 text-body-md"
      ><input
        type="checkbox"
        name="${name}"
        value="${label}"
        ${on === true ? html`checked` : ''}
        class="size-5 shrink-0"
      /><span class="min-w-0 flex-1 break-words">${label}</span
      ><span class="tabular-nums ${inkOn(ground).soft}">${count}</span></label
    >
  </li>`;

/** Facets as lists to tick, each with how many it would leave. */
export const facetLists = ({ facets }: ResultsSlot, context: BlockContext, ground: Ground): Markup =>
  html`<div data-part="facets" class="flex flex-col gap-6">
    ${facets.map(
      ({ title, options }, index) =>
        html`<fieldset class="min-w-0">
          <legend class="${labelClass(context.style)} ${inkOn(ground).soft}">${title}</legend>
          <ul class="mt-1">
            ${options.map((one) => option(one, `${context.key}-facet-${index}`, ground))}
          </ul>
        </fieldset>`,
    )}
  </div>`;

/** The same folded away, for a narrow page. */
export const facetFolds = (slot: ResultsSlot, context: BlockContext, ground: Ground): Markup | '' =>
  slot.facets.length === 0
    ? ''
    : html`<details data-part="facets" class="min-w-0">
        <summary
          class="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-control border border-outline-variant px-4 font-label text-label-lg"
        >
          ${icon('sliders-horizontal')}Narrow down
        </summary>
        <div class="mt-3 pb-2">${facetLists(slot, context, ground)}</div>
      </details>`;

const sorting = ({ sort }: ResultsSlot, context: BlockContext, ground: Ground): Markup | '' =>
  sort.length === 0
    ? ''
    : html`<div data-part="sort" class="flex items-center gap-2">
        <label for="${context.key}-sort" class="text-body-md ${inkOn(ground).soft}">Sort</label
        ><select
          id="${context.key}-sort"
          name="sort"
          class="min-h-11 max-w-full rounded-control border border-outline bg-surface-container-lowest px-3 text-body-md text-on-surface"
        >
          ${sort.map((label) => html`<option>${label}</option>`)}
        </select>
      </div>`;

/** Heading and order of what was found. */
export const bar = (slot: ResultsSlot, context: BlockContext, ground: Ground): Markup =>
  html`<div class="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
    ${blockHeading(slot, context, ground)}${sorting(slot, context, ground)}
  </div>`;

/** Other searches that find something. */
export const again = (slot: ResultsSlot, ground: Ground): Markup | '' =>
  slot.related.length === 0
    ? ''
    : html`<p data-part="related" class="mt-6 flex flex-wrap items-center gap-x-4 text-body-md ${inkOn(ground).soft}">
        Search instead for
        ${slot.related.map((word) => html`<a href="${toPath(word)}" class="inline-flex min-h-11 min-w-11 items-center font-semibold underline underline-offset-4 ${inkOn(ground).accent}">${word}</a>`)}
      </p>`;

/** Name of a hit, as the way to it. */
export const heading = (item: Result, slot: ResultsSlot, size: string, ground: Ground): Markup =>
  html`<a href="${toPath(item.title)}" class="inline-flex min-h-11 max-w-full items-center"
    ><span data-part="title" class="min-w-0 break-words ${size} ${inkOn(ground).accent}"
      >${marked(item.title, slot.query)}</span
    ></a
  >`;
