import { describe, expect, it } from 'vitest';
import type { ChartNode, Node } from '../outline.ts';
import { readOutline } from '../read-outline.ts';

const listNodes = (nodes: readonly Node[]): Node[] =>
  nodes.flatMap((node) => (node.kind === 'section' ? [node, ...listNodes(node.nodes)] : [node]));

const chartIn = (part: string): ChartNode => {
  const outline = readOutline(`Phone screen for a keeper.\n\n- Title "Today"\n- ${part}\n- Button "Stop"`);
  const chart = listNodes(outline.sections).find(({ kind }) => kind === 'chart');
  if (chart?.kind !== 'chart') throw new TypeError('No chart');
  return chart;
};

describe('a round chart holds the figure that is told behind it', () => {
  it.each([
    ['Countdown ring with 0:45 on top', 'ring', '0:45'],
    ['Card "Acidity" with a gauge that marks 0.3 %', 'gauge', '0.3 %'],
    ['Ring card on the left: "2 of 5 exercises"', 'ring', '2 of 5 exercises'],
    ['Ring card: "7 of 9 hives"', 'ring', '7 of 9 hives'],
    ['Gauge card: "Kp 5.3"', 'gauge', 'Kp 5.3'],
  ])('%s', (part, kind, figure) => {
    const chart = chartIn(part);
    expect([chart.chart, chart.figure?.text]).toEqual([kind, figure]);
  });
});

describe('a chart is titled by what it is said to be a drawing of', () => {
  it.each([
    ['Time remaining as a big ring: "1 h 48 min left"', 'Time remaining'],
    ['The last ten builds as small bars', 'Last ten builds'],
    ['Visits per week as a line chart', 'Visits per week'],
    ['Stock of malt as a gauge', 'Stock of malt'],
  ])('%s', (part, title) => {
    expect(chartIn(part).title?.text).toBe(title);
  });
});

it.each([
  ['Committee vote as one stacked bar: `5 for`, `1 against`, `0 abstained`', ['5 for', '1 against', '0 abstained']],
  ['The yard as one stacked bar: `12 hens`, `4 ducks`', ['12 hens', '4 ducks']],
  ['Seats tonight as a stacked bar: `30 sold`, `6 reserved`, `9 free`', ['30 sold', '6 reserved', '9 free']],
])('the layers of a bar keep their words: %s', (part, layers) => {
  const { title, series } = chartIn(part);
  const told = new Set(series.map(({ text }) => text));
  expect(layers.filter((layer) => !told.has(layer) && title?.text !== layer)).toEqual([]);
});
