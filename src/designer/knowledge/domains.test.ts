import { describe, expect, it } from 'vitest';
import { DOMAINS } from './domains.ts';

const NAMES_OF_REAL_PRODUCTS =
  /\b(google|apple|amazon|spotify|nike|strava|airbnb|uber|netflix|slack|notion|figma|stripe)\b/i;
const FILLER = /\b(lorem|ipsum|example\.com|foo|undefined|tbd)\b/i;

describe.each(DOMAINS.map((domain) => [domain.id, domain] as const))('knowledge of %s', (_id, domain) => {
  it('has enough of everything that a screen may need', () => {
    expect(domain.brands.length).toBeGreaterThanOrEqual(3);
    expect(domain.colors.length).toBeGreaterThanOrEqual(3);
    expect(domain.destinations.length).toBeGreaterThanOrEqual(4);
    expect(domain.destinations.length).toBeLessThanOrEqual(5);
    expect(domain.focuses.length).toBeGreaterThanOrEqual(1);
    expect(domain.metrics.length).toBeGreaterThanOrEqual(4);
    expect(domain.series.length).toBeGreaterThanOrEqual(2);
    expect(domain.breakdowns.length).toBeGreaterThanOrEqual(1);
    expect(domain.collections.length).toBeGreaterThanOrEqual(3);
    expect(domain.schedule.length).toBeGreaterThanOrEqual(5);
    expect(domain.people.length).toBeGreaterThanOrEqual(4);
    expect(domain.points.length).toBeGreaterThanOrEqual(4);
    expect(domain.questions.length).toBeGreaterThanOrEqual(3);
  });

  it('gives every row one cell for each column', () => {
    for (const collection of domain.collections) {
      for (const row of collection.rows) expect(row.cells, row.title).toHaveLength(collection.columns.length);
    }
  });

  it('points only at series that exist and compares lines of equal length', () => {
    const pointed = domain.focuses.map((focus) => focus.series ?? 0);
    expect(pointed.filter((index) => domain.series[index] === undefined)).toEqual([]);
    const uneven = domain.series.filter(
      ({ points, second }) => (second?.values.length ?? points.length) !== points.length,
    );
    expect(uneven.map((series) => series.title)).toEqual([]);
  });

  it('keeps shares between nothing and all', () => {
    const shares = [...domain.focuses, ...domain.collections.flatMap((collection) => collection.rows)].map(
      (one) => one.share ?? 0,
    );
    for (const share of shares) expect(share).toSatisfy((value: number) => value >= 0 && value <= 1);
  });

  it('accents only words that stand in the title', () => {
    const astray = domain.promises.filter(({ title, accent = '' }) => !title.includes(accent));
    expect(astray).toEqual([]);
  });

  it('names no existing product and holds no filler', () => {
    const { words: _words, ...shown } = domain;
    expect(JSON.stringify(shown)).not.toMatch(NAMES_OF_REAL_PRODUCTS);
    expect(JSON.stringify(shown)).not.toMatch(FILLER);
  });
});
