import { html, type Markup } from '../../markup/html.ts';
import type { SlotOf } from '../write/slots.ts';
import { defineBlock, type BlockContext, type Ground } from './block.ts';
import { ALL_DEVICES, WIDE_DEVICES } from './devices.ts';
import { blockHeading } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { chartInkOn } from './kit/chart-ink.ts';
import { figureFace } from './kit/figure.ts';
import { headingPx } from './kit/heading-px.ts';
import { inkOn } from './kit/ink.ts';
import { headlineClass, labelClass } from './kit/label-class.ts';
import { panelFor } from './kit/panel.ts';
import { stateMark, type StepState } from './kit/state-mark.ts';
import { subHeading } from './kit/sub-heading.ts';

type Slot = SlotOf<'timeline'>;
type Item = Slot['items'][number];

const MOST_ACROSS = 6;
/** Characters of a body that is still read in a sixth of the width. */
const LONGEST_ACROSS = 40;
const stateOf = (item: Item): StepState => item.state ?? 'done';
const isAhead = (item: Item | undefined): boolean => item === undefined || stateOf(item) === 'next';

/** A course of things, some done, one now, some still to come; or a history. */
export const timelineTrack = defineBlock({
  id: 'timeline-track',
  aliases: ['timeline', 'history', 'tracking', 'progress steps', 'milestones', 'changelog', 'activity', 'roadmap'],
  shows: 'timeline',
  variants: [
    {
      name: 'rail',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      heightPx: (slot) => headingPx(slot) + 24 + slot.items.length * 92,
      render: rail,
    },
    {
      name: 'across',
      widths: ['full', 'wide'],
      devices: WIDE_DEVICES,
      suits: (slot) =>
        slot.items.length > 1 &&
        slot.items.length <= MOST_ACROSS &&
        slot.items.every(({ body }) => slot.items.length < 4 || (body?.length ?? 0) <= LONGEST_ACROSS),
      heightPx: (slot) => headingPx(slot) + 204,
      render: across,
    },
    {
      name: 'annals',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) => slot.items.every((item) => item.state === undefined || item.state === 'done'),
      heightPx: (slot, width) => headingPx(slot) + slot.items.length * (width === 'narrow' ? 104 : 76),
      render: annals,
    },
    {
      name: 'two-sides',
      widths: ['full', 'wide'],
      devices: WIDE_DEVICES,
      suits: (slot) => slot.items.length > 2,
      heightPx: (slot) => headingPx(slot) + 40 + slot.items.length * 84,
      render: twoSides,
    },
    {
      name: 'chapters',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) => new Set(slot.items.map(stateOf)).size > 1,
      heightPx: (slot, width) =>
        headingPx(slot) + (width === 'full' ? 120 + slot.items.length * 44 : 160 + slot.items.length * 92),
      render: chapters,
    },
    {
      name: 'log',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      heightPx: (slot, width) => headingPx(slot) + slot.items.length * (width === 'narrow' ? 88 : 60),
      render: log,
    },
  ],
});

/** Down a rail: solid as far as things are done. */
function rail(slot: Slot, context: BlockContext): Markup {
  const panel = panelFor(context);
  const { ground } = panel;
  return blockSection(
    'timeline-track',
    context,
    panel.box,
    html`${blockHeading(slot, context, ground)}
      <ol class="mt-4">
        ${slot.items.map((item, index) => {
          const next = slot.items[index + 1];
          return html`<li data-part="row" class="flex gap-4" ${current(item)}>
            <div aria-hidden="true" class="flex flex-col items-center">
              ${mark(item, slot, ground)}
              ${next === undefined ? '' : html`<span class="min-h-6 w-1 flex-1 ${isAhead(next) ? inkOn(ground).track : chartInkOn(ground).bar}"></span>`}
            </div>
            <div class="min-w-0 flex-1 pt-1 ${next === undefined ? '' : 'pb-6'}">${words(item, context, ground)}</div>
          </li>`;
        })}
      </ol>`,
  );
}

/** So many stand beside each other in half a page; more need a whole one, or their words break. */
const FEW = 4;
const FEW_ACROSS = {
  list: '@xl:auto-cols-fr @xl:grid-flow-col @xl:grid-cols-none @xl:gap-0',
  row: '@xl:flex-col',
  line: '@xl:block',
  words: '@xl:pr-6',
};
const MANY_ACROSS = {
  list: '@4xl:auto-cols-fr @4xl:grid-flow-col @4xl:grid-cols-none @4xl:gap-0',
  row: '@4xl:flex-col',
  line: '@4xl:block',
  words: '@4xl:pr-6',
};

/** Side by side on one line; in a narrow column they stand under each other. */
function across(slot: Slot, context: BlockContext): Markup {
  const of = slot.items.length > FEW ? MANY_ACROSS : FEW_ACROSS;
  const panel = panelFor(context);
  const { ground } = panel;
  return blockSection(
    'timeline-track',
    context,
    panel.box,
    html`${blockHeading(slot, context, ground)}
      <ol class="mt-6 grid grid-cols-1 gap-6 ${of.list}">
        ${slot.items.map((item, index) => {
          const next = slot.items[index + 1];
          return html`<li data-part="row" class="flex min-w-0 gap-4 ${of.row}" ${current(item)}>
            <div aria-hidden="true" class="flex items-center">
              ${mark(item, slot, ground)}
              <span
                class="hidden h-1 flex-1 ${of.line} ${next === undefined ? '' : isAhead(next) ? inkOn(ground).track : chartInkOn(ground).bar}"
              ></span>
            </div>
            <div class="min-w-0 flex-1 ${of.words}">${words(item, context, ground)}</div>
          </li>`;
        })}
      </ol>`,
  );
}

/** A history: the date large at the left, on ruled lines. */
function annals(slot: Slot, context: BlockContext): Markup {
  const { style, ground } = context;
  const ink = inkOn(ground);
  return blockSection(
    'timeline-track',
    context,
    '',
    html`${blockHeading(slot, context)}
      <ol class="mt-4 border-b ${ink.rule}">
        ${slot.items.map(
          (item) =>
            html`<li
              data-part="row"
              class="grid grid-cols-1 gap-x-8 gap-y-1 border-t py-row @lg:grid-cols-[2fr_5fr] ${ink.rule}"
            >
              <p data-part="when" class="${figureFace(style)} text-headline-sm ${ink.accent}">${item.when}</p>
              <div class="min-w-0">
                <p data-part="title" class="break-words ${headlineClass(style)} text-title-lg">${item.title}</p>
                ${item.body === undefined ? '' : html`<p data-part="body" class="mt-1 max-w-prose text-body-md ${ink.soft}">${item.body}</p>`}
              </div>
            </li>`,
        )}
      </ol>`,
  );
}

/** Where nothing has a state, as in a history, nothing is ticked. */
const mark = (item: Item, { items }: Slot, ground: Ground): Markup =>
  stateMark(stateOf(item), ground, item.icon ?? (items.some(({ state }) => state !== undefined) ? undefined : 'dot'));

const current = (item: Item): Markup | '' => (item.state === 'now' ? html`aria-current="step"` : '');

function words(item: Item, { style }: BlockContext, ground: Ground): Markup {
  const ink = inkOn(ground);
  const isNow = item.state === 'now';
  return html`<p data-part="when" class="${labelClass(style)} ${isNow ? ink.accent : ink.soft}">${item.when}</p>
    <p data-part="title" class="break-words text-title-md ${item.state === 'next' ? 'font-normal' : ''}">
      ${item.title}
    </p>
    ${item.body === undefined ? '' : html`<p data-part="body" class="mt-1 max-w-prose text-body-md ${ink.soft}">${item.body}</p>`}`;
}

/** A line down the middle, things at its left and right by turns. */
function twoSides(slot: Slot, context: BlockContext): Markup {
  const { ground } = context;
  return blockSection(
    'timeline-track',
    context,
    '',
    html`${blockHeading(slot, context)}
      <div class="relative mt-6">
        <div
          aria-hidden="true"
          class="absolute bottom-0 left-4 top-0 w-1 @2xl:left-1/2 @2xl:-translate-x-1/2 ${inkOn(ground).track}"
        ></div>
        <ol class="relative flex flex-col gap-6 @2xl:gap-2">
          ${slot.items.map(
            (item, index) =>
              html`<li
                data-part="row"
                class="relative grid grid-cols-[2.25rem_minmax(0,1fr)] gap-x-4 @2xl:grid-cols-[minmax(0,1fr)_2.25rem_minmax(0,1fr)] @2xl:gap-x-6"
                ${current(item)}
              >
                <div class="@2xl:col-start-2 @2xl:row-start-1">${mark(item, slot, ground)}</div>
                <div
                  class="min-w-0 pt-1 @2xl:row-start-1 ${index % 2 === 0 ? '@2xl:col-start-1 @2xl:text-right' : '@2xl:col-start-3'}"
                >
                  ${words(item, context, ground)}
                </div>
              </li>`,
          )}
        </ol>
      </div>`,
  );
}

const CHAPTERS: readonly { state: StepState; title: string }[] = [
  { state: 'done', title: 'Done' },
  { state: 'now', title: 'Now' },
  { state: 'next', title: 'Ahead' },
];

/** What is done, what is now and what is ahead, each in a column of its own; now stands on colour. */
function chapters(slot: Slot, context: BlockContext): Markup {
  const { ground, style } = context;
  const shown = CHAPTERS.map((chapter) => ({
    ...chapter,
    items: slot.items.filter((item) => stateOf(item) === chapter.state),
  })).filter(({ items }) => items.length > 0);
  const isPlain = ground === 'surface' || ground === 'tonal';
  return blockSection(
    'timeline-track',
    context,
    '',
    html`${blockHeading(slot, context)}
      <div class="mt-6 grid gap-4 @3xl:auto-cols-fr @3xl:grid-flow-col">
        ${shown.map(({ state, title, items }) => {
          const strong: Ground = state === 'now' && isPlain ? 'field' : ground;
          const ink = inkOn(strong);
          return html`<div
            data-part="chapter"
            class="min-w-0 ${strong === ground ? 'py-4' : `rounded-lg p-card ${ink.ground}`}"
          >
            ${subHeading(title, context, `${headlineClass(style)} text-title-lg`)}
            <ol class="mt-3">
              ${items.map(
                (item) =>
                  html`<li data-part="row" class="border-t py-row ${ink.rule}" ${current(item)}>
                    ${words(item, context, strong)}
                  </li>`,
              )}
            </ol>
          </div>`;
        })}
      </div>`,
  );
}

/** A log: one line each, when and what in columns of their own. */
function log(slot: Slot, context: BlockContext): Markup {
  const panel = panelFor(context);
  const { ground } = panel;
  const ink = inkOn(ground);
  return blockSection(
    'timeline-track',
    context,
    panel.box,
    html`${blockHeading(slot, context, ground)}
      <ol class="mt-3">
        ${slot.items.map(
          (item) =>
            html`<li
              data-part="row"
              class="grid grid-cols-1 gap-x-8 border-t py-3 first:border-t-0 @xl:grid-cols-[12rem_minmax(0,1fr)] @4xl:grid-cols-[12rem_minmax(0,1fr)_minmax(0,1fr)] ${ink.rule}"
              ${current(item)}
            >
              <p
                data-part="when"
                class="font-label text-label-lg tabular-nums ${item.state === 'now' ? `font-bold ${ink.accent}` : ink.soft}"
              >
                ${item.when}
              </p>
              <p data-part="title" class="break-words text-body-lg ${item.state === 'next' ? '' : 'font-semibold'}">
                ${item.title}
              </p>
              ${item.body === undefined ? '' : html`<p data-part="body" class="text-body-md @xl:col-start-2 @4xl:col-start-auto ${ink.soft}">${item.body}</p>`}
            </li>`,
        )}
      </ol>`,
  );
}
