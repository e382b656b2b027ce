import { html, type Markup } from '../../markup/html.ts';
import { createRandom } from '../seeded-random.ts';
import type { ChartNode } from '../outline/outline.ts';
import { chartFigure, chartFrame, chartKey, chartName } from './chart-frame.ts';
import { seriesInk, type DataInk } from './data-ink.ts';
import type { NodeContext } from './node-context.ts';

const STROKES = 140;
/** Where the recording stands: what has been heard is in full colour. */
const PLAYED = 0.42;

/** Loudness over time as strokes round a middle line, with cues under it and moments below. */
export function drawWaveform(node: ChartNode, context: NodeContext): Markup {
  return chartFrame(node, context, {
    legend: chartKey(
      node.series.map(({ text }) => text),
      context,
    ),
    body: (inside, ink) =>
      html`${chartFigure(node, inside)}
        <div role="group" aria-label="${chartName(node, context)}" class="relative h-20">
          <svg
            viewBox="0 0 ${STROKES * 4} 80"
            preserveAspectRatio="none"
            aria-hidden="true"
            class="absolute inset-0 size-full"
          >
            ${strokes(node, ink)}
          </svg>
        </div>
        ${cues(node, ink)} ${ticks(node, ink)}`,
  });
}

function strokes(node: ChartNode, ink: DataInk): Markup {
  const random = createRandom(`wave:${node.about}:${node.title?.text ?? ''}`);
  const phrases = Array.from({ length: 6 }, () => ({
    at: random.next(),
    width: 0.05 + random.next() * 0.12,
    loud: 0.4 + random.next() * 0.6,
  }));
  return html`${Array.from({ length: STROKES }, (_, index) => {
    const x = index / STROKES;
    const loud = phrases.reduce(
      (sum, phrase) => Math.max(sum, phrase.loud * Math.exp(-(((x - phrase.at) / phrase.width) ** 2))),
      0.08,
    );
    const height = Math.max(3, Math.round(loud * (0.55 + random.next() * 0.45) * 76));
    return html`<rect
      x="${index * 4 + 0.6}"
      y="${40 - height / 2}"
      width="2.6"
      height="${height}"
      rx="1.2"
      class="${x <= PLAYED ? seriesInk(ink, 0).fill : seriesInk(ink, 2).fill}"
    />`;
  })}`;
}

const cues = (node: ChartNode, ink: DataInk): Markup | '' =>
  node.points.length === 0
    ? ''
    : html`<ol class="grid grid-cols-[repeat(auto-fit,minmax(7rem,1fr))] gap-2">
        ${node.points.map(
          ({ label, value }) =>
            html`<li class="flex flex-col rounded-sm border-l-4 px-3 py-2 ${ink.tint} border-primary">
              <span class="text-body-sm font-semibold ${ink.strong}">${label.text}</span
              >${value === undefined ? '' : html`<span class="font-label text-label-md tabular-nums ${ink.strong}">${value.text}</span>`}
            </li>`,
        )}
      </ol>`;

const ticks = (node: ChartNode, ink: DataInk): Markup | '' => {
  const words = [...node.ticks, ...node.marks];
  return words.length === 0
    ? ''
    : html`<p class="flex flex-wrap justify-between gap-x-4 font-label text-label-md tabular-nums ${ink.soft}">
        ${words.map(({ text }) => html`<span>${text}</span>`)}
      </p>`;
};
