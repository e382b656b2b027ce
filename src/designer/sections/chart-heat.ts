import { html, type Markup } from '../../markup/html.ts';
import { createRandom } from '../seeded-random.ts';
import type { ChartNode } from '../outline/outline.ts';
import { chartFigure, chartFrame, chartName } from './chart-frame.ts';
import { isOnColor, type DataInk } from './data-ink.ts';
import type { NodeContext } from './node-context.ts';
import { readPointCount, readValue } from './read-value.ts';

const SHADES = ['bg-primary/10', 'bg-primary/25', 'bg-primary/45', 'bg-primary/70', 'bg-primary'] as const;
const SHADES_ON_COLOR = ['bg-current/15', 'bg-current/30', 'bg-current/45', 'bg-current/65', 'bg-current/90'] as const;
const ROWS = 6;
const COLUMNS = 12;

/** A field of cells, the darker the more; rows are its series, columns its ticks. Given points are labelled cells. */
export function drawHeatmap(node: ChartNode, context: NodeContext): Markup {
  return chartFrame(node, context, {
    legend: scaleKey(context),
    body: (inside, ink) =>
      html`${chartFigure(node, inside)}${node.points.length > 0 ? pointCells(node, inside, ink) : field(node, inside, ink)}${wordsUnder(node, ink)}`,
  });
}

const shades = (context: NodeContext): readonly string[] => (isOnColor(context) ? SHADES_ON_COLOR : SHADES);

/** The steps of the scale, from little to much; without words, since none are given. */
const scaleKey = (context: NodeContext): Markup =>
  html`<span aria-hidden="true" class="flex gap-1"
    >${shades(context).map((shade) => html`<span class="size-3 rounded-sm ${shade}"></span>`)}</span
  >`;

function field(node: ChartNode, context: NodeContext, ink: DataInk): Markup {
  const rows = node.series.length || ROWS;
  const columns = node.ticks.length >= 4 ? node.ticks.length : (readPointCount(node.about) ?? COLUMNS);
  const random = createRandom(`heat:${node.about}:${node.title?.text ?? ''}`);
  const [hotRow, hotColumn] = [random.next() * rows, random.next() * columns];
  const steps = shades(context);
  const level = (row: number, column: number): string => {
    const far = Math.hypot((row - hotRow) / rows, (column - hotColumn) / columns);
    const step = Math.round((1 - Math.min(1, far * 1.4)) * 3.4 + random.next() * 1.4 - 0.3);
    return steps[Math.max(0, Math.min(steps.length - 1, step))] ?? '';
  };
  const names = node.series.length > 0;
  return html`<div
    role="group"
    aria-label="${chartName(node, context)}"
    class="grid items-center gap-x-3 gap-y-1 ${names ? 'grid-cols-[minmax(0,max-content)_minmax(0,1fr)]' : 'grid-cols-1'}"
  >
    ${Array.from({ length: rows }, (_, row) => {
      const name = node.series[row]?.text;
      return html`${names ? html`<span class="max-w-32 text-body-sm ${ink.strong}">${name ?? ''}</span>` : ''}
        <div aria-hidden="true" class="grid auto-cols-fr grid-flow-col gap-1">
          ${Array.from({ length: columns }, (__, column) => html`<span class="h-6 rounded-sm ${level(row, column)}"></span>`)}
        </div>`;
    })}
    ${
      node.ticks.length === 0
        ? ''
        : html`${names ? html`<span></span>` : ''}
            <div class="flex justify-between gap-1 pt-2 font-label text-label-md tabular-nums ${ink.soft}">
              ${node.ticks.map(({ text }) => html`<span>${text}</span>`)}
            </div>`
    }
  </div>`;
}

/** Cells that have words: as tiles in the shade of their value, words on the clear part beside it. */
function pointCells(node: ChartNode, context: NodeContext, ink: DataInk): Markup {
  const values = node.points.map(({ value }) =>
    value === undefined ? undefined : readValue(value.text, context.lang)?.value,
  );
  const known = values.filter((value) => value !== undefined);
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const steps = shades(context);
  const random = createRandom(`heat:${node.about}`);
  const step = (value: number | undefined): number =>
    value === undefined || high === low
      ? random.integer(0, steps.length - 1)
      : Math.round(((value - low) / (high - low)) * (steps.length - 1));
  return html`<ul
    aria-label="${chartName(node, context)}"
    class="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-2"
  >
    ${node.points.map(
      ({ label, value }, index) =>
        html`<li class="flex flex-col gap-1 text-body-sm ${ink.strong}">
          <span aria-hidden="true" class="h-8 rounded-sm ${steps[step(values[index])] ?? ''}"></span>
          <span class="${ink.soft}">${label.text}</span
          >${value === undefined ? '' : html`<span class="font-semibold tabular-nums">${value.text}</span>`}
        </li>`,
    )}
  </ul>`;
}

const wordsUnder = (node: ChartNode, ink: DataInk): Markup | '' =>
  node.marks.length === 0
    ? ''
    : html`<p class="flex flex-wrap gap-x-4 text-body-sm ${ink.soft}">
        ${node.marks.map(({ text }) => html`<span>${text}</span>`)}
      </p>`;
