import { describe, expect, it } from 'vitest';
import type { ControlNode } from '../../outline/outline.ts';
import { fillOutline } from '../fill-outline.ts';
import { controlOf, literal, options, outlineOf, sectionOf } from '../open-outline.fixture.ts';

const fill = (node: ControlNode, lang = 'en'): ControlNode =>
  fillOutline(outlineOf([sectionOf([node])], { lang, isWhole: true }), options()).sections[0]?.nodes[0] as ControlNode;

const labels = ({ options: entries }: ControlNode): string[] => entries.map(({ label }) => label.text);

describe('a select without entries', () => {
  it.each([
    ['Driver', /\p{L}+ \p{L}+/u],
    ['Sort by', /Newest/],
    ['Payment status', /Paid/],
    ['Pier', /Pier A/],
  ])('%s', (label, form) => {
    expect(labels(fill(controlOf('select', label))).join(' · ')).toMatch(form);
  });

  it('that stands at something stays as it is', () => {
    const node = controlOf('select', 'Version', { value: literal('Trial 9') });
    expect(fill(node)).toEqual(node);
  });
});

it.each([
  ['20 m²', '300 m²', '160 m²'],
  ['€3', '€60', '€32'],
  ['0 %', '100 %', '50 %'],
])('a slider from %s to %s stands in the middle', (min, max, middle) => {
  expect(fill(controlOf('slider', 'x', { min: literal(min), max: literal(max) })).value?.text).toBe(middle);
});

it.each([
  ['en', 'Search', '26 Nov 2026'],
  ['de', 'Suchen', '26. Nov. 2026'],
  ['sv', 'Sök', '26 nov. 2026'],
  ['ja', '検索', '2026年11月26日'],
])('search and dates in %s', (lang, search, date) => {
  expect(fill(controlOf('search'), lang).placeholder?.text).toBe(search);
  expect(fill(controlOf('date'), lang).value?.text).toBe(date);
});
