import { html, type Markup } from '../../markup/html.ts';
import type { SlotOf } from '../write/slots.ts';
import { numberIn } from '../write/write-compare.ts';
import { defineBlock, type BlockContext, type Ground } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { blockHeading } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { chartInkOn } from './kit/chart-ink.ts';
import { figureFace } from './kit/figure.ts';
import { headingPx } from './kit/heading-px.ts';
import { icon } from './kit/icon.ts';
import { inkOn } from './kit/ink.ts';
import { itemPanelFor } from './kit/item-panel.ts';
import { figureClass, headlineClass, labelClass } from './kit/label-class.ts';
import { panelFor, strongPanelFor } from './kit/panel.ts';
import { picture } from './kit/picture.ts';
import { isColoured } from './kit/status-on.ts';
import { subHeading } from './kit/sub-heading.ts';

type Slot = SlotOf<'compare'>;

const WIDTHS = ['full', 'wide', 'narrow'] as const;
const isJudged = (slot: Slot): boolean => slot.verdict !== undefined;

/** A value; the best of its line is marked by a tick and weight, not by colour alone. */
const valueText = (value: string, isBest: boolean, { style }: BlockContext, ground: Ground): Markup =>
  html`<span
    data-part="value"
    class="inline-flex items-baseline gap-1 break-words ${figureClass(style)} text-title-md ${isBest ? `font-bold ${inkOn(ground).accent}` : `font-normal ${inkOn(ground).strong}`}"
    >${isBest ? icon('check', 'size-5 self-center') : ''}${value}</span
  >`;

const winnerName = ({ columns, verdict }: Slot): string | undefined =>
  verdict?.winner === undefined ? undefined : columns[verdict.winner];

/** Who wins, in strong colour, with the picture; every line of the contest beneath. */
function winner(slot: Slot, context: BlockContext): Markup {
  const { style, ground } = context;
  const strong = strongPanelFor(context);
  const shown = slot.verdict?.winner === undefined ? undefined : slot.pictures?.[slot.verdict.winner];
  return blockSection(
    'versus',
    context,
    '',
    html`${blockHeading(slot, context)}
      <div class="mt-6 grid items-start gap-x-10 gap-y-8 @3xl:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <div data-part="verdict" class="min-w-0 ${strong.box}">
          ${shown === undefined ? '' : picture(shown, 'mb-4 block h-44 w-full rounded-md object-cover @3xl:h-64', 'square')}
          <p class="${labelClass(style)}">${winnerName(slot) === undefined ? 'No winner' : 'Ahead'}</p>
          <p class="mt-1 break-words ${headlineClass(style)} text-headline-lg">
            ${winnerName(slot) ?? 'Each has its best'}
          </p>
          <p class="mt-2 text-body-lg">${slot.verdict?.text ?? ''}</p>
        </div>
        <div class="min-w-0">${lines(slot, context, ground)}</div>
      </div>`,
  );
}

/** Each line with every thing's value under it, and a bar where the values are numbers. */
const lines = (slot: Slot, context: BlockContext, ground: Ground): Markup =>
  html`<dl data-part="list">
    ${slot.rows.map((row) => {
      const numbers = row.values.map(numberIn);
      const most = Math.max(...numbers.map((value) => value ?? 0));
      const hasBars = numbers.length > 0 && numbers.every((value) => value !== undefined) && most > 0;
      return html`<div data-part="row" class="border-t py-4 ${inkOn(ground).rule}">
        <dt class="mb-2 font-label text-label-lg font-semibold">${row.label}</dt>
        <dd class="flex flex-col gap-2">
          ${row.values.map(
            (value, index) =>
              html`<div
                class="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 @lg:grid-cols-[10rem_minmax(0,1fr)_8rem]"
              >
                <span
                  class="min-w-0 break-words text-body-md ${row.best === index ? 'font-semibold' : inkOn(ground).soft}"
                  >${slot.columns[index]}</span
                >
                <span
                  aria-hidden="true"
                  class="hidden h-3 overflow-hidden rounded-full @lg:block ${hasBars ? inkOn(ground).track : ''}"
                  >${hasBars ? html`<span class="block h-full rounded-full ${row.best === index ? chartInkOn(ground).bar : chartInkOn(ground).barPlanned}" style="width:${Math.max(3, Math.round(((numbers[index] ?? 0) / most) * 100))}%"></span>` : ''}</span
                >
                <span class="text-right">${valueText(value, row.best === index, context, ground)}</span>
              </div>`,
          )}
        </dd>
      </div>`;
    })}
  </dl>`;

const ACROSS: Readonly<Record<number, string>> = {
  2: '@lg:grid-cols-2',
  3: '@2xl:grid-cols-3',
  4: '@lg:grid-cols-2 @4xl:grid-cols-4',
};

/** Portraits side by side, the leader on strong ground and wearing its score. */
function portraits(slot: Slot, context: BlockContext): Markup {
  const { style } = context;
  return blockSection(
    'versus',
    context,
    '',
    html`${blockHeading(slot, context)}
      <p data-part="verdict" class="mt-2 text-body-lg">
        ${winnerName(slot) === undefined ? '' : html`<strong>${winnerName(slot)}</strong> · `}${slot.verdict?.text ?? ''}
      </p>
      <ul
        data-part="list"
        class="mt-6 grid grid-cols-1 items-stretch gap-4 ${ACROSS[Math.min(4, slot.columns.length)] ?? ''}"
      >
        ${slot.columns.map((name, index) => {
          const leads = slot.verdict?.winner === index && !isColoured(context.ground);
          const panel = leads ? strongPanelFor(context) : itemPanelFor(context);
          const ink = inkOn(panel.ground);
          const shown = slot.pictures?.[index];
          const wins = slot.rows.filter((row) => row.best === index).length;
          return html`<li data-part="card" class="flex min-w-0 flex-col ${panel.box}">
            ${shown === undefined ? '' : picture(shown, 'mb-4 block h-40 w-full rounded-md object-cover', 'wide')}
            <div class="flex items-start justify-between gap-4">
              ${subHeading(name, context, `min-w-0 break-words ${headlineClass(style)} text-title-lg`)}
              <p class="shrink-0 text-right">
                <span class="block ${figureFace(style)} text-headline-md">${String(wins)}</span
                ><span class="${labelClass(style)} ${ink.soft}">${wins === 1 ? 'line' : 'lines'}</span>
              </p>
            </div>
            <dl class="mt-4 flex flex-col">
              ${slot.rows.map(
                (row) =>
                  html`<div
                    data-part="row"
                    class="flex flex-wrap items-baseline justify-between gap-x-4 border-t py-row ${ink.rule}"
                  >
                    <dt class="min-w-0 break-words text-body-md ${ink.soft}">${row.label}</dt>
                    <dd class="ml-auto">
                      ${valueText(row.values[index] ?? '–', row.best === index, context, panel.ground)}
                    </dd>
                  </div>`,
              )}
            </dl>
          </li>`;
        })}
      </ul>`,
  );
}

/** Two face each other: names at the edges, what is compared in the middle, values against it. */
function duel(slot: Slot, context: BlockContext): Markup {
  const { style } = context;
  const panel = panelFor(context);
  const { ground } = panel;
  const ink = inkOn(ground);
  const side = (index: number, classes: string): Markup => {
    const shown = slot.pictures?.[index];
    const leads = slot.verdict?.winner === index;
    return html`<div class="min-w-0 ${classes}">
      ${shown === undefined ? '' : picture(shown, 'mb-3 block h-32 w-full rounded-md object-cover @xl:h-52', 'wide')}
      <p class="break-words ${headlineClass(style)} text-title-lg @xl:text-headline-md ${leads ? ink.accent : ''}">
        ${slot.columns[index]}
      </p>
    </div>`;
  };
  return blockSection(
    'versus',
    context,
    panel.box,
    html`${blockHeading(slot, context, ground)}
      <div class="mt-6 grid grid-cols-2 gap-6 @xl:gap-16">${side(0, '')}${side(1, 'text-right')}</div>
      <dl data-part="list" class="mt-6">
        ${slot.rows.map(
          (row) =>
            html`<div
              data-part="row"
              class="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,1fr)] items-center gap-3 border-t py-4 ${ink.rule}"
            >
              <dd>${valueText(row.values[0] ?? '–', row.best === 0, context, ground)}</dd>
              <dt class="text-center text-body-md ${ink.soft}">${row.label}</dt>
              <dd class="text-right">${valueText(row.values[1] ?? '–', row.best === 1, context, ground)}</dd>
            </div>`,
        )}
      </dl>
      <p data-part="verdict" class="mt-2 border-t-2 border-current pt-4 text-center text-body-lg">
        ${winnerName(slot) === undefined ? '' : html`<strong>${winnerName(slot)}</strong> · `}${slot.verdict?.text ?? ''}
      </p>`,
  );
}

/** A score sheet: a table whose last line counts the wins. */
function scoreSheet(slot: Slot, context: BlockContext): Markup {
  const { style, ground } = context;
  const ink = inkOn(ground);
  const wins = slot.columns.map((_, index) => slot.rows.filter((row) => row.best === index).length);
  const line = (label: Markup | string, cells: readonly (Markup | string)[], classes: string): Markup =>
    html`<div
      data-part="row"
      class="grid gap-x-3 gap-y-1 border-t py-row @xl:flex @xl:items-baseline @xl:gap-6 ${COLUMNS[Math.min(4, slot.columns.length)] ?? ''} ${classes}"
    >
      <div class="col-span-full min-w-0 break-words text-body-md @xl:w-40 @xl:shrink-0">${label}</div>
      ${cells.map((cell) => html`<div class="min-w-0 break-words @xl:flex-1">${cell}</div>`)}
    </div>`;
  return blockSection(
    'versus',
    context,
    '',
    html`${blockHeading(slot, context)}
      <div data-part="list" class="mt-4">
        ${line(
          '',
          slot.columns.map(
            (name, index) =>
              html`<span
                class="${headlineClass(style)} text-title-md @xl:text-title-lg ${slot.verdict?.winner === index ? ink.accent : ''}"
                >${name}</span
              >`,
          ),
          'border-transparent',
        )}
        ${slot.rows.map((row) =>
          line(
            row.label,
            row.values.map((value, index) => valueText(value, row.best === index, context, ground)),
            ink.rule,
          ),
        )}
        ${line(
          html`<span class="font-semibold">Lines won</span>`,
          wins.map((count) => html`<span class="${figureFace(style)} text-headline-md">${String(count)}</span>`),
          'border-t-2 border-current',
        )}
      </div>
      <p data-part="verdict" class="mt-2 text-body-lg">
        ${winnerName(slot) === undefined ? '' : html`<strong>${winnerName(slot)}</strong> · `}${slot.verdict?.text ?? ''}
      </p>`,
  );
}

const COLUMNS: Readonly<Record<number, string>> = {
  1: 'grid-cols-1',
  2: 'grid-cols-2',
  3: 'grid-cols-3',
  4: 'grid-cols-2',
};

/** Two or more things held against each other, with a winner for each line and in the end. */
export const versus = defineBlock({
  id: 'versus',
  aliases: ['versus', 'comparison', 'side by side', 'head to head', 'duel'],
  shows: 'compare',
  variants: [
    {
      name: 'winner',
      widths: WIDTHS,
      devices: ALL_DEVICES,
      suits: isJudged,
      heightPx: (slot, width) =>
        headingPx(slot) + (width === 'full' ? 40 : 340) + slot.rows.length * (56 + slot.columns.length * 36),
      render: winner,
    },
    {
      name: 'portraits',
      widths: WIDTHS,
      devices: ALL_DEVICES,
      suits: isJudged,
      heightPx: (slot, width) =>
        headingPx(slot) + (300 + slot.rows.length * 52) * (width === 'narrow' ? slot.columns.length : 1),
      render: portraits,
    },
    {
      name: 'duel',
      widths: WIDTHS,
      devices: ALL_DEVICES,
      suits: (slot) => isJudged(slot) && slot.columns.length === 2,
      heightPx: (slot) => headingPx(slot) + 360 + slot.rows.length * 60,
      render: duel,
    },
    {
      name: 'score-sheet',
      widths: WIDTHS,
      devices: ALL_DEVICES,
      suits: isJudged,
      heightPx: (slot, width) => headingPx(slot) + 200 + slot.rows.length * (width === 'narrow' ? 88 : 60),
      render: scoreSheet,
    },
  ],
});
