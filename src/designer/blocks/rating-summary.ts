import { html, type Markup } from '../../markup/html.ts';
import type { SlotOf } from '../write/slots.ts';
import { defineBlock, type BlockContext, type Ground } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { headingElement } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { button } from './kit/button.ts';
import { chartInkOn } from './kit/chart-ink.ts';
import { figureFace } from './kit/figure.ts';
import { inkOn } from './kit/ink.ts';
import { headlineClass, labelClass } from './kit/label-class.ts';
import { panelFor, strongPanelFor } from './kit/panel.ts';
import { picture } from './kit/picture.ts';
import { ring } from './kit/ring.ts';
import { starRow } from './kit/star-row.ts';

type Slot = SlotOf<'rating'>;

const WIDTHS = ['full', 'wide', 'narrow'] as const;

const head = (slot: Slot, context: BlockContext, ground: Ground, size?: string): Markup =>
  html`<div class="min-w-0">
    ${size === undefined ? headingElement(slot.title, context) : headingElement(slot.title, context, size)}
    <p data-part="about" class="mt-1 break-words text-body-lg ${inkOn(ground).soft}">${slot.about}</p>
    ${slot.note === undefined ? '' : html`<p data-part="note" class="mt-1 text-body-md ${inkOn(ground).soft}">${slot.note}</p>`}
  </div>`;

const countWords = ({ count }: Slot): string => `${count} ratings`;

/** How many gave how many stars, lying bars. */
const bars = (slot: Slot, { style }: BlockContext, ground: Ground): Markup => {
  const ink = inkOn(ground);
  return html`<ol data-part="list" class="flex flex-col gap-2">
    ${slot.bars.map(
      (bar) =>
        html`<li data-part="row" class="flex items-center gap-3">
          <span class="w-16 shrink-0 text-body-md">${bar.stars === 1 ? '1 star' : `${bar.stars} stars`}</span>
          <span aria-hidden="true" class="h-3 min-w-0 flex-1 overflow-hidden rounded-full ${ink.track}"
            ><span class="block h-full rounded-full ${ink.fill}" style="width:${Math.round(bar.share * 100)}%"></span
          ></span>
          <span class="w-10 shrink-0 text-right ${figureFace(style)} text-body-lg">${String(bar.count)}</span>
        </li>`,
    )}
  </ol>`;
};

/** What the rating is made of. */
const aspects = (slot: Slot, { style }: BlockContext, ground: Ground): Markup =>
  html`<dl data-part="aspects" class="flex flex-col gap-3">
    ${slot.aspects.map(
      (one) =>
        html`<div>
          <div class="flex items-baseline justify-between gap-4">
            <dt class="min-w-0 break-words text-body-md">${one.label}</dt>
            <dd class="${figureFace(style)} text-title-md">${one.value}</dd>
          </div>
          <div aria-hidden="true" class="mt-1 h-1 overflow-hidden rounded-full ${inkOn(ground).track}">
            <div class="h-full ${inkOn(ground).fill}" style="width:${Math.round(one.share * 100)}%"></div>
          </div>
        </div>`,
    )}
  </dl>`;

/** The mean in strong colour, its distribution and what it is made of beside it. */
function meanFirst(slot: Slot, context: BlockContext): Markup {
  const { style, ground } = context;
  const strong = strongPanelFor(context);
  return blockSection(
    'rating-summary',
    context,
    '',
    html`<div class="grid items-stretch gap-x-10 gap-y-6 @3xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <div class="flex min-w-0 flex-col justify-between gap-6 ${strong.box}">
        ${head(slot, context, strong.ground, 'text-headline-md')}
        <div>
          <p class="${figureFace(style)} text-display-lg">${slot.mean}</p>
          <p class="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
            ${starRow(slot.stars, strong.ground, 'size-6')}<span class="text-body-lg">${countWords(slot)}</span>
          </p>
        </div>
        ${button(slot.action, context, 'primary', { ground: strong.ground, classes: 'self-start' })}
      </div>
      <div class="flex min-w-0 flex-col justify-center gap-8">
        ${bars(slot, context, ground)} ${aspects(slot, context, ground)}
      </div>
    </div>`,
  );
}

/** The thing itself, large, its rating on the picture's foot, the rest in columns. */
function onPicture(slot: Slot, context: BlockContext): Markup {
  const { style } = context;
  const panel = panelFor(context);
  return blockSection(
    'rating-summary',
    context,
    '',
    html`${slot.picture === undefined ? '' : picture(slot.picture, 'block h-48 w-full rounded-lg object-cover @lg:h-72', 'panorama')}
      <div class="mt-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        ${head(slot, context, context.ground)}
        <p class="flex items-end gap-3">
          <span class="${figureFace(style)} text-display-md">${slot.mean}</span
          ><span class="pb-1"
            >${starRow(slot.stars, context.ground)}<span class="block text-body-md">${countWords(slot)}</span></span
          >
        </p>
      </div>
      <div class="mt-6 grid gap-x-12 gap-y-8 @2xl:grid-cols-2 ${panel.box}">
        <div class="min-w-0">${bars(slot, context, panel.ground)}</div>
        <div class="flex min-w-0 flex-col justify-between gap-6">
          ${aspects(slot, context, panel.ground)}
          ${button(slot.action, context, 'primary', { ground: panel.ground, classes: 'self-start' })}
        </div>
      </div>`,
  );
}

const COLUMN_PX = 96;

/** Standing columns from one star to five, the mean as a ring beside. */
function columns(slot: Slot, context: BlockContext): Markup {
  const { style } = context;
  const panel = panelFor(context);
  const { ground } = panel;
  const ink = inkOn(ground);
  const chart = chartInkOn(ground);
  const most = Math.max(...slot.bars.map((bar) => bar.share), 0.01);
  return blockSection(
    'rating-summary',
    context,
    panel.box,
    html`<div class="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        ${head(slot, context, ground)} ${button(slot.action, context, 'secondary', { ground })}
      </div>
      <div class="mt-6 grid items-center gap-x-12 gap-y-8 @xl:grid-cols-[auto_minmax(0,1fr)]">
        ${ring(slot.stars / 5, html`<span class="${figureFace(style)} text-display-sm">${slot.mean}</span><span class="block text-body-md">of 5</span>`, { ground, size: 'size-44 mx-auto' })}
        <div class="min-w-0">
          <ol data-part="list" class="grid grid-cols-5 items-end gap-3 border-b ${ink.rule}">
            ${slot.bars
              .toReversed()
              .map(
                (bar) =>
                  html`<li data-part="row" class="flex min-w-0 flex-col items-center justify-end">
                    <span class="${figureFace(style)} text-title-md">${String(bar.count)}</span
                    ><span
                      aria-hidden="true"
                      class="mt-1 block w-full rounded-t-sm ${bar.share === most ? chart.bar : chart.barPlanned}"
                      style="height:${Math.max(4, Math.round((bar.share / most) * COLUMN_PX))}px"
                    ></span>
                  </li>`,
              )}
          </ol>
          <p aria-hidden="true" class="mt-2 grid grid-cols-5 gap-3 text-center ${labelClass(style)} ${ink.soft}">
            ${slot.bars.toReversed().map((bar) => html`<span>${String(bar.stars)} ★</span>`)}
          </p>
          <p class="mt-2 text-body-md ${ink.soft}">${countWords(slot)}</p>
        </div>
      </div>
      <div class="mt-8 ${headlineClass(style)}">${aspects(slot, context, ground)}</div>`,
  );
}

/** What all ratings come to, and how they spread. */
export const ratingSummary = defineBlock({
  id: 'rating-summary',
  aliases: ['rating', 'ratings', 'star rating', 'score', 'histogram of stars', 'average rating'],
  shows: 'rating',
  variants: [
    {
      name: 'mean-first',
      widths: WIDTHS,
      devices: ALL_DEVICES,
      heightPx: (_slot, width) => (width === 'full' ? 420 : 720),
      render: meanFirst,
    },
    {
      name: 'on-picture',
      widths: WIDTHS,
      devices: ALL_DEVICES,
      suits: (slot) => slot.picture !== undefined,
      heightPx: (_slot, width) => (width === 'narrow' ? 820 : 760),
      render: onPicture,
    },
    {
      name: 'columns',
      widths: WIDTHS,
      devices: ALL_DEVICES,
      heightPx: (_slot, width) => (width === 'narrow' ? 760 : 520),
      render: columns,
    },
  ],
});
