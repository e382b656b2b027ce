import { html, type Markup } from '../../markup/html.ts';
import type { ChartNode } from '../outline/outline.ts';
import { chartFigure, chartFrame, chartName } from './chart-frame.ts';
import { fillInk } from './data-ink.ts';
import type { NodeContext } from './node-context.ts';
import { readValue } from './read-value.ts';

/** A part of a whole: its words, and the figure among them or beside them. */
interface Part {
  label: string;
  value: string | undefined;
  size: number;
}

/**
 * The parts of one whole that a stacked bar shows: named parts with their figures, "5 for, 1 against", and nothing that
 * runs along an axis.
 */
export function partsOfWhole(node: ChartNode, lang: string): Part[] | undefined {
  if (node.chart !== 'bar' || node.isStacked !== true) return undefined;
  const given = node.points.filter(({ label }) => label.origin !== 'filled');
  const named =
    node.series.length > 1
      ? node.series.map((label): ChartNode['points'][number] => ({ label }))
      : node.series.length === 0
        ? given
        : [];
  if (named.length < 2 || (node.series.length > 1 && given.length > 0)) return undefined;
  const parts = named.flatMap((part): Part[] => {
    const value = part.value?.origin === 'filled' ? undefined : part.value?.text;
    const size = readValue(value ?? part.label.text, lang)?.value;
    return size === undefined || size < 0 ? [] : [{ label: part.label.text, value, size }];
  });
  const sum = parts.reduce((all, { size }) => all + size, 0);
  return parts.length === named.length && sum > 0 ? parts : undefined;
}

/** One bar parted by its figures, its parts named under it. */
export function drawWhole(node: ChartNode, parts: readonly Part[], context: NodeContext): Markup {
  return chartFrame({ ...node, ticks: node.ticks.filter(({ origin }) => origin !== 'filled') }, context, {
    body: (inside, ink) =>
      html`${chartFigure(node, inside)}
        <div
          role="group"
          aria-label="${chartName(node, context)}"
          class="flex h-5 gap-0.5 overflow-hidden rounded-md ${ink.track}"
        >
          ${parts.map(({ size }, index) => (size === 0 ? '' : html`<span aria-hidden="true" class="h-full ${fillInk(ink, index).bg}" style="flex:${size} 1 0"></span>`))}
        </div>
        <ul class="flex flex-wrap gap-x-6 gap-y-2 text-body-sm ${ink.soft}">
          ${parts.map(
            ({ label, value }, index) =>
              html`<li class="flex items-center gap-2">
                <span aria-hidden="true" class="size-3 shrink-0 rounded-sm ${fillInk(ink, index).bg}"></span>
                <span>${label}</span>
                ${value === undefined ? '' : html`<span class="font-semibold whitespace-nowrap tabular-nums ${ink.strong}">${value}</span>`}
              </li>`,
          )}
        </ul>`,
  });
}
