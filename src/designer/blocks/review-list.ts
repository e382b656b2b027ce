import { html, type Markup } from '../../markup/html.ts';
import type { SlotOf } from '../write/slots.ts';
import { defineBlock, type BlockContext, type Ground } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { blockHeading } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { button } from './kit/button.ts';
import { headingPx } from './kit/heading-px.ts';
import { icon } from './kit/icon.ts';
import { inkOn } from './kit/ink.ts';
import { itemPanelFor } from './kit/item-panel.ts';
import { headlineClass, labelClass } from './kit/label-class.ts';
import { strongPanelFor } from './kit/panel.ts';
import { avatar } from './kit/picture.ts';
import { starRow } from './kit/star-row.ts';
import { subHeading } from './kit/sub-heading.ts';

type Slot = SlotOf<'reviews'>;
type Review = Slot['items'][number];

const WIDTHS = ['full', 'wide', 'narrow'] as const;
const titleOnly = ({ title, note }: Slot): { title: string; note?: string } => ({
  title,
  ...(note === undefined ? {} : { note }),
});

/** Which reviews to show; the first is chosen. */
const filters = (slot: Slot, context: BlockContext): Markup =>
  html`<div role="group" aria-label="Show" data-part="filters" class="flex flex-wrap gap-2">
    ${slot.filters.map(
      (filter, index) =>
        html`<label
          class="relative inline-flex min-h-11 cursor-pointer items-center rounded-control border border-outline-variant px-4 font-label text-label-lg has-checked:border-primary has-checked:bg-primary has-checked:text-on-primary ${inkOn(context.ground).strong}"
          ><input
            type="radio"
            name="${context.key}-filter"
            value="${filter}"
            ${index === 0 ? html`checked` : ''}
            class="absolute inset-0 size-full cursor-pointer opacity-0"
          />${filter}</label
        >`,
    )}
  </div>`;

const byline = (review: Review, ground: Ground): Markup =>
  html`<p data-part="byline" class="flex min-w-0 items-center gap-3">
    ${avatar(review.by)}<span class="min-w-0"
      ><span class="block break-words text-body-lg font-semibold">${review.by}</span
      ><span class="block text-body-md ${inkOn(ground).soft}"
        >${review.when}${review.about === undefined ? '' : html` · <span>${review.about}</span>`}</span
      ></span
    >
  </p>`;

const titleOf = (review: Review, context: BlockContext, classes: string): Markup | '' =>
  review.title === ''
    ? ''
    : subHeading(review.title, context, `break-words ${headlineClass(context.style)} ${classes}`);

const helpful = (review: Review, ground: Ground): Markup =>
  html`<button
    type="button"
    data-part="helpful"
    class="inline-flex min-h-11 items-center gap-2 font-label text-label-lg ${inkOn(ground).soft}"
  >
    ${icon('thumbs-up')}Helpful, ${String(review.helpful)}
  </button>`;

const answer = (review: Review, ground: Ground): Markup | '' =>
  review.answer === undefined
    ? ''
    : html`<div data-part="answer" class="mt-3 border-l-4 pl-4 ${inkOn(ground).rule}">
        <p class="text-body-md font-semibold">${review.answer.by}</p>
        <p class="text-body-md text-pretty ${inkOn(ground).soft}">${review.answer.text}</p>
      </div>`;

/** One under the other, who wrote it at the left, what at the right. */
function columns(slot: Slot, context: BlockContext): Markup {
  const { ground } = context;
  return blockSection(
    'review-list',
    context,
    '',
    html`${blockHeading(titleOnly(slot), context)}
      <div class="mt-4">${filters(slot, context)}</div>
      <ul data-part="list" class="mt-4">
        ${slot.items.map(
          (review) =>
            html`<li
              data-part="row"
              class="grid gap-x-10 gap-y-3 border-t py-6 @2xl:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] ${inkOn(ground).rule}"
            >
              <div class="flex min-w-0 flex-col gap-2">${byline(review, ground)}${starRow(review.stars, ground)}</div>
              <div class="min-w-0">
                ${titleOf(review, context, 'text-title-lg')}
                <p data-part="text" class="mt-1 max-w-prose text-body-lg text-pretty">${review.text}</p>
                ${answer(review, ground)} ${helpful(review, ground)}
              </div>
            </li>`,
        )}
      </ul>
      <div class="mt-4">${button(slot.action, context, 'secondary')}</div>`,
  );
}

/** Sheets of different length in two columns, like notes on a wall. */
function wall(slot: Slot, context: BlockContext): Markup {
  const panel = itemPanelFor(context);
  return blockSection(
    'review-list',
    context,
    '',
    html`${blockHeading(titleOnly(slot), context)}
      <div class="mt-4">${filters(slot, context)}</div>
      <div data-part="list" class="mt-6 grid items-start gap-4 @2xl:grid-cols-2">
        ${[0, 1].map(
          (side) =>
            html`<ul class="flex min-w-0 flex-col gap-4">
              ${slot.items
                .filter((_, index) => index % 2 === side)
                .map(
                  (review) =>
                    html`<li data-part="card" class="${panel.box}">
                      ${starRow(review.stars, panel.ground)} ${titleOf(review, context, 'mt-3 text-title-md')}
                      <p data-part="text" class="mt-2 text-body-lg text-pretty">${review.text}</p>
                      ${answer(review, panel.ground)}
                      <div class="mt-4 flex flex-wrap items-center justify-between gap-3">
                        ${byline(review, panel.ground)} ${helpful(review, panel.ground)}
                      </div>
                    </li>`,
                )}
            </ul>`,
        )}
      </div>
      <div class="mt-6">${button(slot.action, context, 'secondary')}</div>`,
  );
}

/** One voice large in colour, the others small beneath. */
function oneVoice(slot: Slot, context: BlockContext): Markup {
  const { style, ground } = context;
  const [first, ...others] = slot.items;
  const strong = strongPanelFor(context);
  return blockSection(
    'review-list',
    context,
    '',
    html`${blockHeading(titleOnly(slot), context)}
      <div class="mt-4">${filters(slot, context)}</div>
      ${
        first === undefined
          ? ''
          : html`<article data-part="row" class="mt-6 ${strong.box}">
              ${starRow(first.stars, strong.ground, 'size-6')} ${titleOf(first, context, 'mt-4 text-title-lg')}
              <blockquote
                data-part="text"
                class="mt-2 max-w-3xl text-balance ${headlineClass(style)} text-headline-sm @2xl:text-headline-md"
              >
                ${first.text}
              </blockquote>
              ${answer(first, strong.ground)}
              <div class="mt-6 flex flex-wrap items-center justify-between gap-3">
                ${byline(first, strong.ground)} ${helpful(first, strong.ground)}
              </div>
            </article>`
      }
      <ul data-part="list" class="mt-6 grid gap-x-10 @2xl:grid-cols-2">
        ${others.map(
          (review) =>
            html`<li data-part="row" class="min-w-0 border-t py-5 ${inkOn(ground).rule}">
              <p class="flex flex-wrap items-center justify-between gap-2">
                <span class="text-body-lg font-semibold">${review.by}</span>${starRow(review.stars, ground, 'size-4')}
              </p>
              ${titleOf(review, context, 'mt-2 text-title-md')}
              <p data-part="text" class="mt-1 text-body-md text-pretty">${review.text}</p>
              ${answer(review, ground)}
              <p class="mt-2 ${labelClass(style)} ${inkOn(ground).soft}">
                ${review.when}${review.about === undefined ? '' : html` · <span>${review.about}</span>`}
              </p>
              ${helpful(review, ground)}
            </li>`,
        )}
      </ul>
      <div class="mt-4">${button(slot.action, context, 'secondary')}</div>`,
  );
}

/** What single people wrote. */
export const reviewList = defineBlock({
  id: 'review-list',
  aliases: ['reviews', 'customer reviews', 'comments', 'feedback', 'opinions'],
  shows: 'reviews',
  variants: [
    {
      name: 'columns',
      widths: WIDTHS,
      devices: ALL_DEVICES,
      heightPx: (slot, width) => headingPx(slot) + 140 + slot.items.length * (width === 'narrow' ? 300 : 196),
      render: columns,
    },
    {
      name: 'wall',
      widths: WIDTHS,
      devices: ALL_DEVICES,
      heightPx: (slot, width) =>
        headingPx(slot) + 140 + (width === 'narrow' ? slot.items.length : Math.ceil(slot.items.length / 2)) * 300,
      render: wall,
    },
    {
      name: 'one-voice',
      widths: WIDTHS,
      devices: ALL_DEVICES,
      heightPx: (slot, width) =>
        headingPx(slot) +
        440 +
        (width === 'narrow' ? slot.items.length - 1 : Math.ceil((slot.items.length - 1) / 2)) * 220,
      render: oneVoice,
    },
  ],
});
