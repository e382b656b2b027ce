import { html, type Markup } from '../../markup/html.ts';
import type { SlotOf } from '../write/slots.ts';
import { defineBlock, type BlockContext, type Ground } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { blockHeading } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { chartInkOn } from './kit/chart-ink.ts';
import { figure, figureFace, giantSize } from './kit/figure.ts';
import { headingPx } from './kit/heading-px.ts';
import { icon } from './kit/icon.ts';
import { inkOn } from './kit/ink.ts';
import { headlineClass, labelClass } from './kit/label-class.ts';
import { panelFor, strongPanelFor } from './kit/panel.ts';
import { avatar } from './kit/picture.ts';

type Slot = SlotOf<'ranking'>;
type Entry = Slot['entries'][number];

const WIDTHS = ['full', 'wide', 'narrow'] as const;
const ROW_PX = 64;

/** The spans of time one can look at; the first is chosen. */
const periods = (slot: Slot, context: BlockContext): Markup =>
  html`<div role="group" aria-label="Period" data-part="periods" class="flex flex-wrap gap-2">
    ${slot.periods.map(
      (period, index) =>
        html`<label
          class="relative inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center rounded-control border border-outline-variant px-4 font-label text-label-lg has-checked:border-primary has-checked:bg-primary has-checked:text-on-primary ${inkOn(context.ground).strong}"
          ><input
            type="radio"
            name="${context.key}-period"
            value="${period}"
            ${index === 0 ? html`checked` : ''}
            class="absolute inset-0 size-full cursor-pointer opacity-0"
          />${period}</label
        >`,
    )}
  </div>`;

const MOVES = [
  { icon: 'arrow-down', word: 'down' },
  { icon: 'minus', word: 'as before' },
  { icon: 'arrow-up', word: 'up' },
] as const;

/** Places won or lost since last time. */
function moveMark({ move }: Entry, ground: Ground): Markup {
  const { icon: name, word } = MOVES[Math.sign(move) + 1] ?? MOVES[1];
  return html`<span
    class="hidden w-10 shrink-0 @xs:inline-flex items-center gap-1 text-body-md tabular-nums ${inkOn(ground).soft}"
    >${icon(name, 'size-4')}${move === 0 ? '' : String(Math.abs(move))}<span class="sr-only">${word}</span></span
  >`;
}

/** Longer units give their room to names where it is narrow. */
const SHORT_UNIT = 3;

const points = (entry: Entry, slot: Slot, context: BlockContext, size = 'text-title-md'): Markup =>
  figure(
    { value: entry.shown, unit: slot.unit },
    { value: size, unit: slot.unit.length > SHORT_UNIT ? 'hidden text-body-md @md:inline' : 'text-body-md' },
    context.style,
  );

const you = (entry: Entry, ground: Ground): Markup | '' =>
  entry.isYou === true
    ? html`<span class="shrink-0 rounded-full px-2 py-1 font-label text-label-md font-semibold ${inkOn(ground).chip}"
        >You</span
      >`
    : '';

function row(entry: Entry, slot: Slot, context: BlockContext, ground: Ground): Markup {
  const strong = entry.isYou === true && ground !== 'field' && ground !== 'inverse' ? 'field' : ground;
  const ink = inkOn(strong);
  return html`<li
    data-part="row"
    value="${String(entry.rank)}"
    class="flex items-center gap-3 border-t py-3 ${ink.rule} ${strong === ground ? '' : `-mx-3 rounded-md border-transparent px-3 ${ink.ground}`}"
  >
    <span class="w-7 shrink-0 text-right ${figureFace(context.style)} text-title-lg">${String(entry.rank)}</span>
    ${avatar(entry.name, 'size-10 rounded-full')}
    <div class="min-w-0 flex-1">
      <p data-part="title" class="flex flex-wrap items-center gap-x-2 break-words text-body-lg font-semibold">
        ${entry.name}${you(entry, strong)}
      </p>
      ${entry.note === undefined ? '' : html`<p data-part="note" class="break-words text-body-md ${ink.soft}">${entry.note}</p>`}
    </div>
    ${moveMark(entry, strong)}
    <p class="text-right">${points(entry, slot, context)}</p>
  </li>`;
}

/** What it takes to get past the one above. */
const aheadLine = ({ ahead }: Slot, ground: Ground): Markup | '' =>
  ahead === undefined
    ? ''
    : html`<p data-part="ahead" class="flex items-center gap-2 text-body-lg ${inkOn(ground).strong}">
        ${icon('trending-up')}${ahead}
      </p>`;

const STEP: Readonly<Record<number, string>> = { 1: 'h-36 @lg:h-48', 2: 'h-24 @lg:h-32', 3: 'h-16 @lg:h-20' };

/** Three steps of different height, faces on them, and the others in a list. */
function steps(slot: Slot, context: BlockContext): Markup {
  const { style, ground } = context;
  const [first, second, third, ...others] = slot.entries;
  const strong = strongPanelFor(context);
  const ink = inkOn(strong.ground);
  const stand = (entry: Entry | undefined): Markup | '' =>
    entry === undefined
      ? ''
      : html`<li data-part="place" class="flex min-w-0 flex-col items-center justify-end text-center">
          ${avatar(entry.name, `rounded-full ${entry.rank === 1 ? 'size-20 @lg:size-24' : 'size-14 @lg:size-16'}`)}
          <p class="mt-2 w-full break-words text-body-md font-semibold @lg:text-body-lg">${entry.name}</p>
          ${entry.note === undefined ? '' : html`<p class="hidden w-full break-words text-body-md @lg:block">${entry.note}</p>`}
          ${you(entry, strong.ground)}
          <p class="mb-2 mt-1">${points(entry, slot, context)}</p>
          <div class="grid w-full place-items-center rounded-t-lg ${ink.chip} ${STEP[entry.rank] ?? 'h-16'}">
            <span class="${headlineClass(style)} text-display-sm">${String(entry.rank)}</span>
          </div>
        </li>`;
  return blockSection(
    'podium',
    context,
    '',
    html`${blockHeading(slot, context)}
      <div class="mt-4">${periods(slot, context)}</div>
      <div class="mt-6 grid items-start gap-x-12 gap-y-6 @3xl:grid-cols-2">
        <ol class="grid grid-cols-3 items-end gap-3 overflow-hidden !pb-0 ${strong.box}">
          ${stand(second)}${stand(first)}${stand(third)}
        </ol>
        <div class="min-w-0">
          ${aheadLine(slot, ground)}
          <ol data-part="list" start="4" class="mt-3">
            ${others.map((entry) => row(entry, slot, context, ground))}
          </ol>
        </div>
      </div>`,
  );
}

/** The first one alone, giant; everybody else in one list beneath. */
function champion(slot: Slot, context: BlockContext): Markup {
  const { style } = context;
  const [first, ...others] = slot.entries;
  const panel = panelFor(context);
  const strong = strongPanelFor(context);
  return blockSection(
    'podium',
    context,
    '',
    html`<div class="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div class="min-w-0 flex-1 basis-64">${blockHeading(slot, context)}</div>
        ${periods(slot, context)}
      </div>
      ${
        first === undefined
          ? ''
          : html`<div data-part="place" class="mt-6 flex flex-wrap items-center gap-x-8 gap-y-4 ${strong.box}">
              ${avatar(first.name, 'size-28 rounded-full @lg:size-40')}
              <div class="min-w-0 flex-1 basis-48">
                <p class="flex items-center gap-2 ${labelClass(style)}">${icon('crown')}${String(first.rank)}</p>
                <p class="mt-1 flex flex-wrap items-center gap-2 break-words ${headlineClass(style)} text-headline-lg">
                  ${first.name}${you(first, strong.ground)}
                </p>
                ${first.note === undefined ? '' : html`<p class="text-body-md">${first.note}</p>`}
              </div>
              <p>
                ${figure({ value: first.shown, unit: slot.unit }, giantSize({ value: first.shown, unit: slot.unit }, 'column'), style)}
              </p>
            </div>`
      }
      <div class="mt-6 ${panel.box}">
        ${aheadLine(slot, panel.ground)}
        <ol data-part="list" start="2" class="mt-3">
          ${others.map((entry) => row(entry, slot, context, panel.ground))}
        </ol>
      </div>`,
  );
}

/** A race: a lane for each, as long as the points, with the name in it. */
function lanes(slot: Slot, context: BlockContext): Markup {
  const { style, ground } = context;
  const ink = inkOn(ground);
  const bars = chartInkOn(ground);
  const most = Math.max(1, ...slot.entries.map((entry) => entry.points));
  return blockSection(
    'podium',
    context,
    '',
    html`${blockHeading(slot, context)}
      <div class="mt-4 flex flex-wrap items-center justify-between gap-4">
        ${periods(slot, context)} ${aheadLine(slot, ground)}
      </div>
      <ol data-part="list" class="mt-6 flex flex-col gap-4">
        ${slot.entries.map(
          (entry) =>
            html`<li data-part="row" class="flex items-center gap-3">
              <span
                class="w-7 shrink-0 text-right ${headlineClass(style)} text-headline-sm ${entry.rank <= 3 ? ink.accent : ink.soft}"
                >${String(entry.rank)}</span
              >
              ${avatar(entry.name, 'size-11 rounded-full')}
              <div class="min-w-0 flex-1">
                <div class="flex flex-wrap items-baseline justify-between gap-x-4">
                  <p
                    data-part="title"
                    class="flex min-w-0 flex-wrap items-center gap-x-2 break-words text-body-lg font-semibold"
                  >
                    ${entry.name}${you(entry, ground)}${entry.note === undefined ? '' : html`<span class="text-body-md font-normal ${ink.soft}">${entry.note}</span>`}
                  </p>
                  <p class="flex items-baseline gap-2">${moveMark(entry, ground)}${points(entry, slot, context)}</p>
                </div>
                <div class="mt-1 h-3 overflow-hidden rounded-full ${ink.track}">
                  <div
                    class="h-full rounded-full ${entry.isYou === true || entry.rank === 1 ? bars.bar : bars.barPlanned}"
                    style="width:${Math.round((entry.points / most) * 100)}%"
                  ></div>
                </div>
              </div>
            </li>`,
        )}
      </ol>`,
  );
}

/** Who is first, who follows, and where one stands. */
export const podium = defineBlock({
  id: 'podium',
  aliases: ['leaderboard', 'ranking', 'podium', 'standings', 'ranks', 'scoreboard'],
  shows: 'ranking',
  variants: [
    {
      name: 'steps',
      widths: WIDTHS,
      devices: ALL_DEVICES,
      suits: (slot) => slot.entries.length >= 4,
      heightPx: (slot, width) =>
        headingPx(slot) + 80 + (width === 'full' ? 460 : 420 + (slot.entries.length - 3) * (ROW_PX + 8)),
      render: steps,
    },
    {
      name: 'champion',
      widths: WIDTHS,
      devices: ALL_DEVICES,
      heightPx: (slot) => headingPx(slot) + 320 + slot.entries.length * (ROW_PX + 8),
      render: champion,
    },
    {
      name: 'lanes',
      widths: WIDTHS,
      devices: ALL_DEVICES,
      heightPx: (slot) => headingPx(slot) + 80 + slot.entries.length * (ROW_PX + 12),
      render: lanes,
    },
  ],
});
