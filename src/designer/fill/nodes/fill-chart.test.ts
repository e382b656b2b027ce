import { describe, expect, it } from 'vitest';
import type { ChartNode } from '../../outline/outline.ts';
import { fillOutline } from '../fill-outline.ts';
import { chartOf, literal, options, outlineOf, sectionOf } from '../open-outline.fixture.ts';

const fill = (node: ChartNode, lang = 'en'): ChartNode => {
  const [filled] = fillOutline(outlineOf([sectionOf([node])], { lang }), options()).sections[0]?.nodes ?? [];
  if (filled?.kind !== 'chart') throw new TypeError('No chart');
  return filled;
};

describe('ticks by the span that is named', () => {
  it.each([
    ['tide over the last 30 days', 'en', ['25 Oct', '23 Nov'], 6],
    ['load in the past 24 hours', 'en', ['10:00', '10:00'], 7],
    ['strokes Mon–Sun', 'en', ['Mon', 'Sun'], 7],
    ['yield 2021 to 2025', 'en', ['2021', '2025'], 5],
    ['Umsatz der letzten 6 Monate', 'de', ['Jun', 'Nov'], 6],
    ['visitas de los últimos 7 días', 'es', ['17 nov', '23 nov'], 7],
    ['最近7天访问量', 'zh', ['11月17日', '11月23日'], 7],
  ])('%s', (about, lang, [first, last], count) => {
    const { ticks } = fill(chartOf('line', about), lang);
    expect(ticks).toHaveLength(count);
    expect([ticks[0]?.text, ticks.at(-1)?.text]).toEqual([first, last]);
  });
});

describe('a course tells its story', () => {
  it.each(['tank level', 'battery', 'stock remaining'])('%s falls', (about) => {
    const [values = []] = fill(chartOf('area', `${about}, last 14 days`)).values ?? [];
    expect(values.at(-1)).toBeLessThan(values[0] ?? 0);
  });

  it.each(['62.3 MW', '42 %', '1,040 °C'])('and ends at its figure %s', (figure) => {
    const [values = []] = fill(chartOf('line', 'past 24 hours', { figure: literal(figure) })).values ?? [];
    expect(values.at(-1)).toBe(Number.parseFloat(figure.replace(',', '')));
  });

  it.each(['Plan limit 50,000', 'Capacity 78 MW', 'Budget €900'])('and stays under %s', (mark) => {
    const limit = Number(/[\d,]+/.exec(mark)?.[0].replace(',', ''));
    const [values = []] = fill(chartOf('line', 'per day', { marks: [literal(mark)] })).values ?? [];
    expect(Math.max(...values)).toBeLessThan(limit);
    expect(Math.max(...values)).toBeGreaterThan(limit / 3);
  });
});

it.each([
  ['Vector', 'Raster', 'Terrain'],
  ['Planned', 'Actual', 'Last year'],
  ['Sheets', 'Gowns', 'Towels'],
])('%s, %s and %s have a course each', (...names) => {
  const { values, points } = fill(chartOf('area', 'by weekday', { series: names.map(literal) }));
  expect(values?.map((list) => list.length)).toEqual([7, 7, 7]);
  expect(points).toEqual([]);
});

describe('parts', () => {
  it.each(['sales by region', 'spending by category', 'crew by role'])('of %s make a whole', (about) => {
    const { points } = fill(chartOf('donut', about));
    expect(points.reduce((sum, { value }) => sum + Number.parseInt(value?.text ?? '', 10), 0)).toBe(100);
    expect(new Set(points.map(({ label }) => label.text)).size).toBe(points.length);
  });

  it('fill up what is given', () => {
    const points = [
      { label: literal('Wards'), value: literal('58 %') },
      { label: literal('Store') },
      { label: literal('Transit') },
    ];
    const filled = fill(chartOf('donut', 'where it sits', { points }));
    expect(filled.points[0]).toEqual(points[0]);
    expect(filled.points.reduce((sum, { value }) => sum + Number.parseInt(value?.text ?? '', 10), 0)).toBe(100);
  });
});

it('takes bare moments for its axis, never for courses', () => {
  const { series, ticks, values } = fill(
    chartOf('area', 'tide', { series: ['0', '6', '12', '18', '24'].map(literal) }),
  );
  expect(series).toEqual([]);
  expect(ticks.map(({ text }) => text)).toEqual(['0', '6', '12', '18', '24']);
  expect(values).toHaveLength(1);
});

it.each([
  ['weekly visitors', 'en', ['9 Nov', '16 Nov', '23 Nov']],
  ['Umsatz pro Woche', 'de', ['9. Nov.', '16. Nov.', '23. Nov.']],
  ['ventas por semana', 'es', ['9 nov', '16 nov', '23 nov']],
])('names the moments of figures that are given without any: %s', (about, lang, labels) => {
  const points = ['120', '140', '180'].map((value) => ({ label: literal(''), value: literal(value) }));
  expect(fill(chartOf('line', about, { points }), lang).points.map(({ label }) => label.text)).toEqual(labels);
});
