import { describe, expect, it } from 'vitest';
import type { ChartNode, FactsNode } from '../../outline/outline.ts';
import { fillOutline } from '../fill-outline.ts';
import { chartOf, literal, options, outlineOf, sectionOf } from '../open-outline.fixture.ts';

const amounts = (...pairs: readonly (readonly [string, string])[]): FactsNode => ({
  kind: 'facts',
  layout: 'list',
  facts: pairs.map(([label, value]) => ({ label: literal(label), value: literal(value) })),
});

const filledBy = (chart: ChartNode, facts: FactsNode) =>
  fillOutline(outlineOf([sectionOf([chart, facts])]), options()).sections[0]?.nodes ?? [];

describe('amounts told after a chart', () => {
  it('are its parts, said once', () => {
    const [chart, ...others] = filledBy(
      chartOf('donut', 'attendance'),
      amounts(['Coming', '34'], ['Not coming', '7'], ['No answer', '5']),
    );
    expect(others).toEqual([]);
    expect(chart?.kind === 'chart' && chart.points.map(({ label, value }) => [label.text, value?.text])).toEqual([
      ['Coming', '34'],
      ['Not coming', '7'],
      ['No answer', '5'],
    ]);
  });

  it('stay facts where one of them is no amount', () => {
    const facts = amounts(['Coming', '34'], ['Conductor', 'Odalys Ferro']);
    const [, kept] = filledBy(chartOf('donut', 'attendance'), facts);
    expect(kept).toEqual(facts);
  });

  it('stay facts beside a course over time', () => {
    const facts = amounts(['Lowest', '34 %'], ['Highest', '71 %']);
    const [, kept] = filledBy(chartOf('line', 'humidity, last 24 hours'), facts);
    expect(kept).toEqual(facts);
  });
});
