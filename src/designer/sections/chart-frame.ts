import { html, type Markup, type MarkupValue } from '../../markup/html.ts';
import { pageWord } from '../fill/language/page-words.ts';
import { toTongue } from '../fill/language/tongues.ts';
import type { ChartNode } from '../outline/outline.ts';
import { dataInk, fillInk, seriesInk, type DataInk } from './data-ink.ts';
import { dataPanel, insidePanel } from './data-panel.ts';
import { leftOver, restLine } from './left-over.ts';
import type { NodeContext } from './node-context.ts';
import { nodeHeading } from './node-heading.ts';

const KIND_WORDS: Readonly<Record<ChartNode['chart'], string>> = {
  line: 'Line chart',
  area: 'Area chart',
  bar: 'Bar chart',
  donut: 'Donut chart',
  ring: 'Ring chart',
  gauge: 'Gauge',
  sparkline: 'Sparkline',
  heatmap: 'Heatmap',
  timeline: 'Timeline',
  waveform: 'Waveform',
  scatter: 'Scatter chart',
};

/** What assistive technology is told that a drawing shows. In other languages than English each is a chart. */
export function chartName(node: ChartNode, { lang }: NodeContext): string {
  const kind = toTongue(lang) === 'en' ? KIND_WORDS[node.chart] : pageWord('chart', lang);
  const about = [...new Set([node.title?.text ?? '', node.about])].filter((text) => text !== '').join(', ');
  return about === '' ? kind : `${kind}: ${about}`;
}

/** A figure that stands with a chart, large, above it. */
export const chartFigure = (node: ChartNode, context: NodeContext): Markup | '' =>
  node.figure === undefined
    ? ''
    : html`<p
        data-part="figure"
        class="font-headline text-headline-md font-semibold tabular-nums ${dataInk(context).strong}"
      >
        ${node.figure.text}
      </p>`;

/** The names of a chart's series beside the ink that each is drawn in. */
export function chartKey(
  names: readonly (string | undefined)[],
  context: NodeContext,
  form: 'line' | 'fill' = 'fill',
): Markup | '' {
  const ink = dataInk(context);
  const named = names.flatMap((name, index) =>
    name === undefined ? [] : [{ name, paint: (form === 'line' ? seriesInk : fillInk)(ink, index).bg }],
  );
  if (named.length === 0) return '';
  const swatch = form === 'line' ? 'h-1 w-4 rounded-full' : 'size-3 rounded-sm';
  return html`<ul data-part="legend" class="flex flex-wrap gap-x-5 gap-y-2 text-body-sm ${ink.soft}">
    ${named.map(
      ({ name, paint }) =>
        html`<li class="flex items-center gap-2">
          <span aria-hidden="true" class="shrink-0 ${swatch} ${paint}"></span>${name}
        </li>`,
    )}
  </ul>`;
}

/** Heading, legend and figure of a chart over its drawing, in a panel of its own where it stands on the page. */
export function chartFrame(
  node: ChartNode,
  context: NodeContext,
  {
    legend = '',
    body,
    hasPanel = true,
  }: { legend?: MarkupValue; body: (inside: NodeContext, ink: DataInk) => Markup; hasPanel?: boolean },
): Markup {
  const panel = hasPanel ? dataPanel(context) : '';
  const inside = hasPanel ? insidePanel(context) : context;
  const heading = nodeHeading(node.title, inside);
  const hasHead = heading !== '' || legend !== '';
  const drawn = html`${
    hasHead
      ? html`<div class="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">${heading}${legend}</div>`
      : ''
  }
  ${body(inside, dataInk(inside))}`;
  const points = node.points.flatMap(({ label, value }) => [label, value]);
  // A moment that nobody stated may go unsaid where the axis has no room for it.
  const moments = [...points, ...node.ticks].filter((words) => words?.origin !== 'filled');
  const rest = leftOver([node.figure, ...node.series, ...moments, ...node.marks], drawn);
  return html`<figure data-chart="${node.chart}" class="@container flex min-w-0 flex-col gap-4 ${panel}">
    ${drawn}${restLine(rest, inside)}
  </figure>`;
}
