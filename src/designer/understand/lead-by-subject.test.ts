import { describe, expect, it } from 'vitest';
import { DOMAINS } from '../knowledge/domains.ts';
import { leadBySubject } from './lead-by-subject.ts';
import { understand } from './understand.ts';

const read = (prompt: string) => understand(prompt, DOMAINS).domain;

describe('leadBySubject', () => {
  it('puts what the prompt speaks of first: things, single ones, figures', () => {
    expect(read('Beekeeping hive log').focuses[0]?.label).toContain('Hive');
    expect(read('Product page for a sofa').collections[0]?.rows[0]?.title).toContain('sofa');
  });

  it('keeps every focus pointing at its own series', () => {
    for (const domain of DOMAINS) {
      const titles = domain.series.flatMap(({ title }) => title.toLowerCase().split(/\W+/));
      const moved = leadBySubject(domain, titles);
      const pairs = ({ focuses, series }: typeof domain): string[] =>
        focuses.map(
          ({ label, series: told }) => `${label}: ${told === undefined ? '' : (series[told]?.title ?? 'none')}`,
        );
      expect(pairs(moved).toSorted(), domain.id).toEqual(pairs(domain).toSorted());
    }
  });

  it('moves nothing for words of the trade as a whole', () => {
    const [domain] = DOMAINS;
    expect(domain && leadBySubject(domain, [domain.id])).toBe(domain);
  });
});
