import { describe, expect, it } from 'vitest';
import { assembleDomain } from './assemble-domain.ts';
import { NEUTRAL_DOMAIN } from './neutral-domain.ts';
import { classifyNoun } from './noun-class.ts';

const DOMAINS = [
  ['neutral', NEUTRAL_DOMAIN],
  ['things, events and a measure', assembleDomain('Beekeeping log', ['Hives', 'Inspections', 'Honey yield'])],
  ['people', assembleDomain('Crew roster', ['Volunteers'])],
  ['a measure alone', assembleDomain('Cost sheet', ['Cost'])],
] as const;

describe.each(DOMAINS)('knowledge assembled from %s', (_, domain) => {
  it('is whole', () => {
    expect(domain.brands.length).toBeGreaterThanOrEqual(3);
    expect(domain.colors.length).toBeGreaterThanOrEqual(3);
    expect(domain.destinations.length).toBeGreaterThanOrEqual(4);
    expect(domain.destinations.length).toBeLessThanOrEqual(5);
    expect(domain.metrics.length).toBeGreaterThanOrEqual(4);
    expect(domain.series.length).toBeGreaterThanOrEqual(2);
    expect(domain.breakdowns.length).toBeGreaterThanOrEqual(1);
    expect(domain.collections.length).toBeGreaterThanOrEqual(2);
    expect(domain.schedule.length).toBeGreaterThanOrEqual(5);
    expect(domain.people.length).toBeGreaterThanOrEqual(4);
  });

  it('gives every row one cell for each column and a name of its own', () => {
    for (const { rows, columns, title } of domain.collections) {
      for (const row of rows) expect(row.cells, row.title).toHaveLength(columns.length);
      expect(new Set(rows.map((row) => row.title)).size, title).toBe(rows.length);
    }
  });

  it('agrees with itself and fills nothing with filler', () => {
    for (const promise of domain.promises) expect(promise.title).toContain(promise.accent ?? promise.title);
    for (const focus of domain.focuses) {
      expect(focus.share ?? 0).toBeGreaterThanOrEqual(0);
      expect(focus.share ?? 0).toBeLessThanOrEqual(1);
    }
    expect(JSON.stringify(domain)).not.toMatch(/lorem|ipsum|undefined|NaN|\btbd\b/i);
  });
});

describe('assembleDomain', () => {
  const domain = assembleDomain('Beekeeping log', ['Hives', 'Swarm calls', 'Honey yield', 'hive']);

  it('lists things by place and events by occasion, once each', () => {
    expect(domain.collections.slice(0, 2).map(({ title, rows }) => `${title}: ${rows[0]?.title ?? ''}`)).toEqual([
      'Hives: Hive 1, orchard',
      'Swarm calls: Morning swarm call',
    ]);
  });

  it('counts what it lists and charts what is measured', () => {
    expect(domain.metrics.find((metric) => metric.label === 'Hives')?.value).toBe(
      String(domain.collections[0]?.rows.length),
    );
    const yields = domain.series[0];
    expect(yields?.title).toBe('Honey yield');
    expect(yields?.unit).toBe('kg');
    expect(domain.metrics[0]?.value).toBe(String(yields?.points.at(-1)?.value));
    const parts = domain.breakdowns[0]?.parts.reduce((sum, part) => sum + part.value, 0);
    expect(parts).toBe(domain.collections[0]?.rows.length);
  });

  it('lists things that nobody wrote down by place', () => {
    const plain = assembleDomain('Gong log', ['Gongs']).collections[0];
    expect(plain?.rows[0]?.title).toBe('Orchard gong');
  });

  it('speaks of the trade by its name', () => {
    expect(domain.label).toBe('beekeeping log');
    expect(domain.form.title).toBe('New hive');
    expect(domain.promises[0]?.title).toBe('All your hives in one place');
  });

  it('is neutral without nouns', () => {
    expect(assembleDomain('', [])).toBe(NEUTRAL_DOMAIN);
  });
});

describe('classifyNoun', () => {
  it.each([
    ['volunteer', 'person'],
    ['beekeeper', 'person'],
    ['inspection', 'event'],
    ['training', 'event'],
    ['soil moisture score', 'measure'],
    ['water', 'thing'],
    ['sensor', 'thing'],
    ['apartment', 'thing'],
  ])('%s is a %s', (noun, expected) => {
    expect(classifyNoun(noun)).toBe(expected);
  });
});
