import type { ChartNode, FactsNode, Node } from '../../outline/outline.ts';

const LEAST = 2;
const MOST = 8;

/** A whole of parts, or bars side by side, of which nothing is given. */
const isOpenChart = (node: Node | undefined): node is ChartNode =>
  node?.kind === 'chart' &&
  (node.chart === 'donut' || node.chart === 'bar') &&
  node.points.length === 0 &&
  node.values === undefined &&
  node.series.length === 0 &&
  node.ticks.length === 0;

const isAmount = (text: string): boolean => /^[^\p{L}\d]*\d[\d.,\s]*(?:%|[^\d]{0,6})$/u.test(text.trim());

/** Labels with one amount each and nothing beside it. */
const areAmounts = (node: Node | undefined): node is FactsNode =>
  node?.kind === 'facts' &&
  node.facts.length >= LEAST &&
  node.facts.length <= MOST &&
  node.facts.every(
    ({ label, value, note, share, hasTrend }) =>
      label !== undefined && note === undefined && share === undefined && hasTrend !== true && isAmount(value.text),
  );

/** The amounts told right after a chart are what it shows: made-up ones beside them would tell another story. */
export function adoptParts(nodes: readonly Node[]): Node[] {
  const kept: Node[] = [];
  for (const node of nodes) {
    const last = kept.at(-1);
    if (isOpenChart(last) && areAmounts(node))
      last.points = node.facts.flatMap(({ label, value }) => (label === undefined ? [] : [{ label, value }]));
    else kept.push(node);
  }
  return kept;
}
