import { html, type Markup } from '../../markup/html.ts';
import type { SlotOf, Tone } from '../write/slots.ts';
import { defineBlock, type BlockContext, type Ground } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { blockSection } from './kit/block-section.ts';
import { choiceChips } from './kit/choice-chips.ts';
import { inkOn } from './kit/ink.ts';
import { labelClass } from './kit/label-class.ts';
import { pageHead } from './kit/page-head.ts';
import { panelFor } from './kit/panel.ts';
import { searchField } from './kit/search-field.ts';
import { isColoured, toneTextOn } from './kit/status-on.ts';
import { TONE_FILL } from './kit/tone-color.ts';

type Slot = SlotOf<'logs'>;
type Line = Slot['lines'][number];

const heightPx = (slot: Slot): number => 480 + slot.lines.length * 36;
const WIDTHS = ['full', 'wide', 'narrow'] as const;

/** Lines that machines wrote, to search and to narrow down. */
export const logExplorer = defineBlock({
  id: 'log-explorer',
  aliases: ['logs', 'log viewer', 'log stream', 'log lines', 'events', 'histogram'],
  shows: 'logs',
  variants: [
    { name: 'stream', widths: WIDTHS, devices: ALL_DEVICES, heightPx, render: stream },
    { name: 'facets', widths: WIDTHS, devices: ALL_DEVICES, heightPx, render: facets },
    { name: 'terminal', widths: WIDTHS, devices: ALL_DEVICES, heightPx, render: terminal },
  ],
});

const CHART_REM = 6;
const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
/** Every so many steps the time is written under the chart. */
const LABEL_EVERY = 6;

const fillOf = (tone: Tone, ground: Ground): string =>
  isColoured(ground)
    ? tone === 'bad'
      ? inkOn(ground).fill
      : inkOn(ground).fillSoft
    : tone === 'bad'
      ? TONE_FILL.bad
      : inkOn(ground).fillSoft;

/** How many lines there were, step by step; those with errors at the foot of each. */
const histogram = (slot: Slot, context: BlockContext, ground: Ground): Markup => {
  const most = Math.max(1, ...slot.course.map(({ value }) => value));
  const worst = slot.course.reduce((top, one) => (one.errors > top.errors ? one : top));
  const rem = (value: number): string => `${((value / most) * CHART_REM).toFixed(2)}rem`;
  const ink = inkOn(ground);
  return html`<figure data-part="chart" class="min-w-0">
    <figcaption class="flex flex-wrap justify-between gap-x-4 ${labelClass(context.style)} ${ink.soft}">
      <span>${slot.range}, most errors at ${clock(worst.at)}</span><span class="tabular-nums">Most: ${most} lines</span>
    </figcaption>
    <div
      role="img"
      aria-label="Lines every five minutes, errors apart"
      class="mt-2 flex items-end gap-1 border-b ${ink.rule}"
      style="height:${CHART_REM}rem"
    >
      ${slot.course.map(
        (step) =>
          html`<span class="flex min-w-0 flex-1 flex-col">
            <span class="block ${fillOf('neutral', ground)}" style="height:${rem(step.value - step.errors)}"></span>
            <span class="block ${fillOf('bad', ground)}" style="height:${rem(step.errors)}"></span>
          </span>`,
      )}
    </div>
    <div class="mt-1 grid grid-cols-4 font-mono text-label-md tabular-nums ${ink.soft}">
      ${slot.course.filter((_, index) => index % LABEL_EVERY === 0).map(({ at }) => html`<span>${clock(at)}</span>`)}
    </div>
  </figure>`;
};

const levelChips = (slot: Slot, { key }: BlockContext): Markup =>
  choiceChips(
    slot.levels.map(({ label, count, on }) => ({ label, count, ...(on === true ? { on } : {}) })),
    { key: `${key}-level`, label: 'Level' },
  );
const serviceChips = (slot: Slot, { key }: BlockContext): Markup =>
  choiceChips(
    slot.services.map((one) => one),
    { key: `${key}-service`, label: 'Service' },
  );

const opened = (slot: Slot, ground: Ground): Markup =>
  html`<dl class="grid gap-x-6 gap-y-1 pb-3 pl-4 font-mono text-label-lg @lg:grid-cols-[7rem_minmax(0,1fr)]">
    ${slot.facts.map(
      (fact) =>
        html`<dt class="${inkOn(ground).soft}">${fact.label}</dt>
          <dd class="min-w-0 break-words">${fact.value}</dd>`,
    )}
  </dl>`;

const lineRow = (line: Line, slot: Slot, ground: Ground): Markup => {
  const ink = inkOn(ground);
  return html`<li
    data-part="row"
    class="border-t ${ink.rule} ${line.open === true ? (isColoured(ground) ? '' : 'rounded-sm bg-surface-container-highest') : ''}"
  >
    <div
      class="grid grid-cols-[auto_auto_1fr] items-baseline gap-x-4 px-2 py-2 font-mono text-body-md @3xl:grid-cols-[8.5rem_4rem_6rem_minmax(0,1fr)]"
    >
      <span data-part="time" class="tabular-nums ${ink.soft}">${line.time}</span>
      <span class="font-semibold ${toneTextOn(line.tone, ground)}">${line.level}</span>
      <span class="${ink.soft}">${line.service}</span>
      <span data-part="text" class="col-span-full min-w-0 break-words @3xl:col-span-1">${line.text}</span>
    </div>
    ${line.open === true ? opened(slot, ground) : ''}
  </li>`;
};

/** Search and filters over the chart, the lines below. */
function stream(slot: Slot, context: BlockContext): Markup {
  const panel = panelFor(context);
  return blockSection(
    'log-explorer',
    context,
    '',
    html`${pageHead(slot, context)}
      <div class="mt-6 flex flex-col gap-4">
        ${searchField(slot.search, `${context.key}-search`)}
        <div class="flex flex-wrap gap-x-8 gap-y-3">${levelChips(slot, context)}${serviceChips(slot, context)}</div>
      </div>
      <div class="mt-6 ${panel.box}">
        ${histogram(slot, context, panel.ground)}
        <ol data-part="list" class="mt-4">
          ${slot.lines.map((line) => lineRow(line, slot, panel.ground))}
        </ol>
      </div>`,
  );
}

/** Levels and services with their counts at the left, chart and lines at the right. */
function facets(slot: Slot, context: BlockContext): Markup {
  const { ground, style } = context;
  const ink = inkOn(ground);
  return blockSection(
    'log-explorer',
    context,
    '',
    html`${pageHead(slot, context)}
      <div class="mt-6 grid gap-x-8 gap-y-6 @4xl:grid-cols-[12rem_minmax(0,1fr)]">
        <div class="flex flex-col gap-6">
          <fieldset class="min-w-0">
            <legend class="${labelClass(style)} ${ink.soft}">Level</legend>
            ${slot.levels.map(
              (level) =>
                html`<label class="flex min-h-11 cursor-pointer items-center gap-3 text-body-md"
                  ><input
                    type="checkbox"
                    ${level.on === true ? html`checked` : ''}
                    class="size-5 accent-primary"
                  /><span
                    aria-hidden="true"
                    class="size-2 rounded-full ${isColoured(ground) ? ink.fill : TONE_FILL[level.tone]}"
                  ></span
                  >${level.label}<span class="ml-auto tabular-nums ${ink.soft}"
                    >${level.count.toLocaleString('en-GB')}</span
                  ></label
                >`,
            )}
          </fieldset>
          <fieldset class="min-w-0">
            <legend class="${labelClass(style)} ${ink.soft}">Service</legend>
            ${slot.services.map(
              (service) =>
                html`<label class="flex min-h-11 cursor-pointer items-center gap-3 text-body-md"
                  ><input type="checkbox" checked class="size-5 accent-primary" />${service.label}</label
                >`,
            )}
          </fieldset>
        </div>
        <div class="min-w-0">
          ${searchField(slot.search, `${context.key}-search`)}
          <div class="mt-4">${histogram(slot, context, ground)}</div>
          <ol data-part="list" class="mt-4">
            ${slot.lines.map((line) => lineRow(line, slot, ground))}
          </ol>
        </div>
      </div>`,
  );
}

/** The lines on a dark screen, as a terminal has them. */
function terminal(slot: Slot, context: BlockContext): Markup {
  const ground: Ground = isColoured(context.ground) ? context.ground : 'inverse';
  return blockSection(
    'log-explorer',
    context,
    '',
    html`${pageHead(slot, context)}
      <div class="mt-6">${histogram(slot, context, context.ground)}</div>
      <div class="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <div class="w-full @3xl:w-96">${searchField(slot.search, `${context.key}-search`)}</div>
        ${levelChips(slot, context)}
      </div>
      <div class="mt-4">${serviceChips(slot, context)}</div>
      <ol
        data-part="list"
        class="mt-4 ${isColoured(context.ground) ? '' : `rounded-lg p-card ${inkOn(ground).ground}`}"
      >
        ${slot.lines.map((line) => lineRow(line, slot, ground))}
      </ol>`,
  );
}
