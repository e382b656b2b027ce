import { describe, expect, it } from 'vitest';
import type { Node, Section } from '../outline/outline.ts';
import type { NodeContext } from './node-context.ts';
import { toRows } from './page-rows.ts';

const words = (text: string) => ({ text, origin: 'literal' as const });
const section = (heading: string, ...nodes: Node[]): Section => ({
  kind: 'section',
  heading: words(heading),
  place: 'main',
  flow: 'stack',
  surface: 'open',
  nodes,
});
const chart: Node = {
  kind: 'chart',
  chart: 'line',
  about: 'strokes a day',
  series: [],
  points: [],
  marks: [],
  ticks: [],
};
const list = (count: number): Node => ({
  kind: 'facts',
  layout: 'list',
  facts: Array.from({ length: count }, (_, index) => ({ label: words(`Label ${index}`), value: words(`${index} kg`) })),
});
const board: Node = { kind: 'items', layout: 'lanes', items: [] };
const context = { lang: 'en', device: 'DESKTOP' } as NodeContext;
const rowsOf = (...sections: Section[]): string[] =>
  toRows(sections, context).map((row) =>
    row.map(({ span, sections: held }) => `${held.map(({ heading }) => heading?.text).join('+')}:${span}`).join(' '),
  );

describe('toRows', () => {
  it('puts what needs a third beside what needs more than half', () => {
    expect(rowsOf(section('Course', chart), section('Stock', list(6)))).toEqual(['Course:7 Stock:5']);
  });

  it('leaves the whole width to what needs it, and keeps the order', () => {
    expect(rowsOf(section('Stock', list(5)), section('Board', board), section('Cash', list(5)))).toEqual([
      'Stock:12',
      'Board:12',
      'Cash:12',
    ]);
  });

  it('stacks short parts beside a tall one', () => {
    expect(rowsOf(section('Course', chart), section('Stock', list(3)), section('Cash', list(3)))).toEqual([
      'Course:7 Stock+Cash:5',
    ]);
  });

  it('shares the width among three of a kind', () => {
    expect(rowsOf(section('A', list(4)), section('B', list(4)), section('C', list(4)))).toEqual(['A:4 B:4 C:4']);
  });
});
