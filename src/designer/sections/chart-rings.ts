import { html, type Markup } from '../../markup/html.ts';
import { arc } from 'd3-shape';
import { toRingPath } from '../blocks/kit/ring-path.ts';
import { createRandom } from '../seeded-random.ts';
import type { ChartNode } from '../outline/outline.ts';
import { chartFrame, chartKey, chartName } from './chart-frame.ts';
import { dataInk, seriesInk, type DataInk } from './data-ink.ts';
import type { NodeContext } from './node-context.ts';
import { readCount, readShare, readValue } from './read-value.ts';

const THICKNESS = 10;
/** A count of things up to this is drawn as one arc per thing. */
const MOST_SEGMENTS = 12;
const SEGMENT_GAP = 0.022;

/** A share as a ring with its figure in the middle; a count of few things as one arc per thing. */
export function drawRing(node: ChartNode, context: NodeContext): Markup {
  const words = node.figure?.text ?? node.points[0]?.value?.text ?? '';
  const count = readCount(words, context.lang);
  const isSegmented = count !== undefined && Number.isInteger(count.of) && count.of >= 2 && count.of <= MOST_SEGMENTS;
  return chartFrame(node, context, {
    hasPanel: false,
    legend: chartKey(
      node.series.map(({ text }) => text),
      context,
    ),
    body: (_, ink) =>
      html`<div class="flex flex-wrap items-center justify-center gap-x-6 gap-y-4">
          <div
            role="group"
            aria-label="${chartName(node, context)}"
            class="relative grid size-40 shrink-0 place-items-center"
          >
            <svg viewBox="-50 -50 100 100" aria-hidden="true" class="absolute inset-0 size-full">
              ${isSegmented ? segments(count, ink) : arcs(node, shareOf(node, context.lang), ink)}
            </svg>
            ${middle(node, ink)}
          </div>
          ${innerLabel(node) === undefined || (node.figure !== undefined && node.points[0]?.value !== undefined) ? pointList(node, ink, node.figure === undefined && node.points.length === 1) : ''}
        </div>
        ${wordsUnder(node, ink)}`,
  });
}

const shareOf = (node: ChartNode, lang: string): number => {
  const texts = [node.figure?.text, ...node.points.map(({ value }) => value?.text)];
  for (const text of texts) {
    const share = text === undefined ? undefined : readShare(text, lang);
    if (share !== undefined) return share;
  }
  return 0.55 + createRandom(`ring:${node.about}`).next() * 0.25;
};

const segments = ({ done, of }: { done: number; of: number }, ink: DataInk): Markup =>
  html`${Array.from({ length: of }, (_, index) => {
    const path = toRingPath(index / of + SEGMENT_GAP / 2, (index + 1) / of - SEGMENT_GAP / 2, THICKNESS, true);
    return html`<path d="${path}" class="${index < done ? seriesInk(ink, 0).fill : ink.trackFill}" />`;
  })}`;

/** Once around: dashes are told in its length, since a path length of our own does not reach the page. */
const ROUND = 2 * Math.PI * 45;

const arcs = (_: ChartNode, share: number, ink: DataInk): Markup =>
  html` <circle r="45" fill="none" stroke-width="${THICKNESS}" class="${ink.trackStroke}" />
    <circle
      r="45"
      fill="none"
      stroke-width="${THICKNESS}"
      stroke-linecap="round"
      stroke-dasharray="${(Math.max(0.005, share) * ROUND).toFixed(1)} ${ROUND.toFixed(1)}"
      transform="rotate(-90)"
      class="${seriesInk(ink, 0).stroke}"
    />`;

/** "2 of 5 exercises" is a figure over its words; any other text stands as it is. */
function middle(node: ChartNode, ink: DataInk): Markup | '' {
  const figure = node.figure ?? (node.points.length === 1 ? node.points[0]?.value : undefined);
  if (figure === undefined) return '';
  const size =
    figure.text.length <= 6 ? 'text-headline-md' : figure.text.length <= 10 ? 'text-headline-sm' : 'text-title-md';
  const under = node.figure !== undefined && node.points[0]?.value !== undefined ? undefined : innerLabel(node);
  return html`<div class="relative flex max-w-28 flex-col text-center">
    <p data-part="figure" class="font-headline font-semibold text-balance tabular-nums ${size} ${ink.strong}">
      ${figure.text}
    </p>
    ${under === undefined ? '' : html`<p class="text-label-md ${ink.soft}">${under}</p>`}
  </div>`;
}

/** The one short name of what the ring counts stands inside it. */
function innerLabel({ points }: ChartNode): string | undefined {
  const label = points.length === 1 ? points[0]?.label.text : undefined;
  return label !== undefined && label.length <= 18 ? label : undefined;
}

function pointList(node: ChartNode, ink: DataInk, isShown: boolean): Markup | '' {
  if (node.points.length === 0) return '';
  return html`<ul class="flex min-w-32 flex-col gap-1 text-body-sm ${ink.soft}">
    ${node.points.map(
      ({ label, value }) =>
        html`<li class="flex justify-between gap-4">
          <span>${label.text}</span
          >${isShown || value === undefined ? '' : html`<span class="font-semibold whitespace-nowrap tabular-nums ${ink.strong}">${value.text}</span>`}
        </li>`,
    )}
  </ul>`;
}

/** Ticks and limits of a round chart, which has no axis to stand at. */
function wordsUnder(node: ChartNode, ink: DataInk): Markup | '' {
  const words = [...node.ticks, ...node.marks];
  return words.length === 0
    ? ''
    : html`<p class="flex flex-wrap justify-center gap-x-4 font-label text-label-md tabular-nums ${ink.soft}">
        ${words.map(({ text }) => html`<span>${text}</span>`)}
      </p>`;
}

const GAUGE_HALF = Math.PI * 0.5;

/** A value on a half circle between its ends, with limits marked on it. */
export function drawGauge(node: ChartNode, context: NodeContext): Markup {
  const ink = dataInk(context);
  const value = node.figure === undefined ? undefined : readValue(node.figure.text, context.lang)?.value;
  const limits = node.marks.map(({ text }) => readValue(text, context.lang)?.value);
  const ends = [node.ticks[0], node.ticks.at(-1)].map((words) =>
    words === undefined ? undefined : readValue(words.text, context.lang)?.value,
  );
  const low = node.ticks.length > 1 ? (ends[0] ?? 0) : 0;
  const high =
    (node.ticks.length > 1 ? ends[1] : undefined) ??
    niceTop(Math.max(value ?? 0, ...limits.map((limit) => (limit ?? 0) * 1.25)), node.unit ?? node.figure?.text ?? '');
  const toShare = (number: number): number => Math.min(1, Math.max(0, (number - low) / (high - low || 1)));
  const share =
    (node.figure === undefined ? undefined : readShareOf(node.figure.text, context.lang)) ??
    (value === undefined ? shareOf(node, context.lang) : toShare(value));
  return chartFrame(node, context, {
    hasPanel: false,
    legend: chartKey(
      node.series.map(({ text }) => text),
      context,
    ),
    body: () =>
      html`<div class="mx-auto flex w-full max-w-64 flex-col">
        <div role="group" aria-label="${chartName(node, context)}" class="relative">
          <svg viewBox="-52 -52 104 58" aria-hidden="true" class="block w-full">
            <path d="${gaugePath(0, 1)}" class="${ink.trackFill}" />
            <path d="${gaugePath(0, Math.max(0.02, share))}" class="${seriesInk(ink, 0).fill}" />
            ${limits.map((limit) => limitMark(limit === undefined ? 0.85 : toShare(limit), ink))}
          </svg>
          ${node.figure === undefined ? '' : html`<p data-part="figure" class="absolute inset-x-0 bottom-0 text-center font-headline font-semibold tabular-nums ${node.figure.text.length > 8 ? 'text-title-lg' : 'text-headline-md'} ${ink.strong}">${node.figure.text}</p>`}
        </div>
        ${
          node.ticks.length === 0
            ? ''
            : html`<p class="flex justify-between gap-4 pt-1 font-label text-label-md tabular-nums ${ink.soft}">
                ${node.ticks.map(({ text }) => html`<span>${text}</span>`)}
              </p>`
        }
        ${node.marks.map(({ text }) => html`<p class="flex items-center justify-center gap-2 pt-2 text-body-sm ${ink.soft}"><span aria-hidden="true" class="h-3 w-1 rounded-full bg-current"></span><span>${text}</span></p>`)}
        ${pointList(node, ink, false)}
      </div>`,
  });
}

const readShareOf = (text: string, lang: string): number | undefined =>
  /%|\bof\b|\/|von|sur|\bde\b/i.test(text) ? readShare(text, lang) : undefined;

function niceTop(value: number, unit: string): number {
  if (unit.includes('%')) return 100;
  const step = 10 ** Math.floor(Math.log10(Math.max(value, 0.001)));
  return [1, 1.5, 2, 3, 5, 7.5, 10, 15].map((factor) => factor * step).find((top) => top > value * 1.05) ?? value * 1.5;
}

const gaugePath = (from: number, to: number): string =>
  arc<null>()
    .innerRadius(40)
    .outerRadius(50)
    .cornerRadius(5)
    .startAngle(-GAUGE_HALF + from * 2 * GAUGE_HALF)
    .endAngle(-GAUGE_HALF + to * 2 * GAUGE_HALF)
    .digits(2)(null) ?? '';

function limitMark(share: number, ink: DataInk): Markup {
  const angle = -GAUGE_HALF + share * 2 * GAUGE_HALF;
  const at = (radius: number): string =>
    `${(Math.sin(angle) * radius).toFixed(2)} ${(-Math.cos(angle) * radius).toFixed(2)}`;
  return html`<path
    d="M${at(37)}L${at(52)}"
    fill="none"
    stroke-width="2.5"
    stroke-linecap="round"
    class="stroke-current ${ink.strong}"
  />`;
}
