import { html, type Markup } from '../../markup/html.ts';
import { defineBlock, type BlockContext, type Ground } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { headingElement } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { button } from './kit/button.ts';
import { giantSize } from './kit/figure.ts';
import { inkOn } from './kit/ink.ts';
import { itemPanelFor } from './kit/item-panel.ts';
import { headlineClass, labelClass } from './kit/label-class.ts';
import { frameFor, strongPanelFor } from './kit/panel.ts';
import { picture } from './kit/picture.ts';
import { isColoured } from './kit/status-on.ts';
import { chapterChart, chapterWords, type Chapter, type StorySlot } from './year-story/chapter-parts.ts';

const WIDTHS = ['full', 'wide', 'narrow'] as const;
const MIDDLE = { value: 'text-display-sm', unit: 'text-title-lg' };
const SMALL = { value: 'text-headline-md', unit: 'text-body-lg' };

const head = (slot: StorySlot, context: BlockContext): Markup =>
  html`<header class="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
    <div class="min-w-0">
      <p data-part="period" class="${labelClass(context.style)} ${inkOn(context.ground).accent}">${slot.period}</p>
      ${headingElement(slot.title, context)}
      ${slot.note === undefined ? '' : html`<p data-part="note" class="mt-1 text-body-md ${inkOn(context.ground).soft}">${slot.note}</p>`}
    </div>
    ${button(slot.action, context, 'secondary')}
  </header>`;

const shown = ({ picture: one }: Chapter, classes: string): Markup | '' =>
  one === undefined ? '' : picture({ ...one, alt: '' }, classes, 'wide');

/** Chapters down the page, figure and picture changing sides, every other one on its own ground. */
function chapters(slot: StorySlot, context: BlockContext): Markup {
  return blockSection(
    'year-story',
    context,
    '',
    html`${head(slot, context)}
      <ol data-part="list" class="mt-8 flex flex-col gap-6">
        ${slot.chapters.map((chapter, index) => {
          const isStrong = index % 3 === 0 && !isColoured(context.ground);
          const panel = isStrong
            ? strongPanelFor(context)
            : { box: `border-t pt-6 ${inkOn(context.ground).rule}`, ground: context.ground };
          return html`<li data-part="chapter" class="grid items-center gap-x-12 gap-y-6 @2xl:grid-cols-2 ${panel.box}">
            <div class="min-w-0 ${index % 2 === 1 ? '@2xl:order-last' : ''}">
              ${chapterWords(chapter, giantSize(chapter, 'column'), context, panel.ground)}
            </div>
            <div class="min-w-0">
              ${chapter.points === undefined && chapter.parts === undefined ? shown(chapter, `block h-44 w-full object-cover @2xl:h-60 ${frameFor(context.style)}`) : chapterChart(chapter, context, panel.ground)}
            </div>
          </li>`;
        })}
      </ol>`,
  );
}

/** A wall of tiles of different size: the first spans two, figures as large as their tile. */
function mosaic(slot: StorySlot, context: BlockContext): Markup {
  const strong = strongPanelFor(context);
  const item = itemPanelFor(context);
  const panelOf = (index: number): { box: string; ground: Ground } =>
    index === 0 && !isColoured(context.ground) ? strong : item;
  return blockSection(
    'year-story',
    context,
    '',
    html`${head(slot, context)}
      <ol data-part="list" class="mt-8 grid gap-4 @lg:grid-cols-2 @4xl:grid-cols-4">
        ${slot.chapters.map((chapter, index) => {
          const panel = panelOf(index);
          const isWide = index === 0 || index === 3;
          return html`<li
            data-part="chapter"
            class="flex min-w-0 flex-col justify-between gap-6 ${panel.box} ${isWide ? '@lg:col-span-2' : ''}"
          >
            <div class="min-w-0">
              ${chapterWords(chapter, index === 0 ? giantSize(chapter, 'column') : MIDDLE, context, panel.ground)}
            </div>
            ${chapterChart(chapter, context, panel.ground)}
          </li>`;
        })}
      </ol>`,
  );
}

/** A poster: the year's one figure giant over its picture, the others as a line of small ones. */
function poster(slot: StorySlot, context: BlockContext): Markup {
  const { style, ground } = context;
  const [first, ...others] = slot.chapters;
  const strong = strongPanelFor(context);
  return blockSection(
    'year-story',
    context,
    '',
    html`${
        first === undefined
          ? head(slot, context)
          : html`<div data-part="chapter" class="grid items-center gap-x-12 gap-y-8 @3xl:grid-cols-2 ${strong.box}">
              <div class="min-w-0">
                <p data-part="period" class="${headlineClass(style)} text-headline-lg">${slot.period}</p>
                ${headingElement(slot.title, context, 'text-title-lg')}
                ${slot.note === undefined ? '' : html`<p data-part="note" class="mt-1 text-body-md">${slot.note}</p>`}
                <div class="mt-8">${chapterWords(first, giantSize(first), context, strong.ground)}</div>
                <div class="mt-6">${chapterChart(first, context, strong.ground)}</div>
                <div class="mt-8">${button(slot.action, context, 'primary', { ground: strong.ground })}</div>
              </div>
              ${shown(first, 'block h-56 w-full rounded-lg object-cover @3xl:h-112')}
            </div>`
      }
      <ol data-part="list" class="mt-8 grid gap-x-12 gap-y-8 @lg:grid-cols-2 @4xl:grid-cols-3">
        ${others.map(
          (chapter) =>
            html`<li data-part="chapter" class="min-w-0 border-t-2 border-current pt-4">
              ${chapterWords(chapter, MIDDLE, context, ground)}
              <div class="mt-4">${chapterChart(chapter, context, ground)}</div>
            </li>`,
        )}
      </ol>`,
  );
}

/** A calendar of the time told: a rail at the left, a stop for every figure. */
function rail(slot: StorySlot, context: BlockContext): Markup {
  const { style, ground } = context;
  const ink = inkOn(ground);
  return blockSection(
    'year-story',
    context,
    '',
    html`${head(slot, context)}
      <ol data-part="list" class="mt-8">
        ${slot.chapters.map(
          (chapter, index) =>
            html`<li data-part="chapter" class="flex gap-5 @lg:gap-10">
              <div class="flex flex-col items-center">
                <span
                  class="grid size-10 shrink-0 place-items-center rounded-full ${headlineClass(style)} text-title-md ${ink.chip}"
                  >${String(index + 1)}</span
                >
                <span class="w-1 flex-1 ${index === slot.chapters.length - 1 ? '' : ink.track}"></span>
              </div>
              <div class="grid min-w-0 flex-1 items-start gap-x-12 gap-y-4 pb-10 @2xl:grid-cols-2">
                <div class="min-w-0">${chapterWords(chapter, index === 0 ? MIDDLE : SMALL, context, ground)}</div>
                <div class="min-w-0">
                  ${chapter.points === undefined && chapter.parts === undefined ? shown(chapter, `block h-36 w-full object-cover ${frameFor(style)}`) : chapterChart(chapter, context, ground)}
                </div>
              </div>
            </li>`,
        )}
      </ol>`,
  );
}

/** Big figures told one after the other. */
export const yearStory = defineBlock({
  id: 'year-story',
  aliases: ['year in review', 'story', 'statistics', 'recap', 'wrapped', 'big figures'],
  shows: 'story',
  variants: [
    {
      name: 'chapters',
      widths: WIDTHS,
      devices: ALL_DEVICES,
      heightPx: (slot, width) => 120 + slot.chapters.length * (width === 'narrow' ? 400 : 264),
      render: chapters,
    },
    {
      name: 'mosaic',
      widths: WIDTHS,
      devices: ALL_DEVICES,
      heightPx: (slot, width) =>
        120 + (width === 'narrow' ? slot.chapters.length : Math.ceil(slot.chapters.length / 2)) * 280,
      render: mosaic,
    },
    {
      name: 'poster',
      widths: WIDTHS,
      devices: ALL_DEVICES,
      heightPx: (slot, width) =>
        (width === 'narrow' ? 760 : 560) + (width === 'narrow' ? slot.chapters.length - 1 : 2) * 260,
      render: poster,
    },
    {
      name: 'rail',
      widths: WIDTHS,
      devices: ALL_DEVICES,
      heightPx: (slot, width) => 120 + slot.chapters.length * (width === 'narrow' ? 320 : 200),
      render: rail,
    },
  ],
});
