import { describe, expect, it } from 'vitest';
import { DOMAINS } from '../knowledge/domains.ts';
import { sampleBrief } from '../sample-brief.fixture.ts';
import { createRandom } from '../seeded-random.ts';
import { understand } from '../understand/understand.ts';
import { forVisitors } from './for-visitors.ts';

const told = (id: string, archetype: 'landing' | 'dashboard') => {
  const domain = DOMAINS.find((one) => one.id === id);
  if (domain === undefined) throw new Error(`no trade ${id}`);
  return forVisitors(domain, sampleBrief({ domain, archetype, prompt: 'A page' }), createRandom('visit'));
};

describe('forVisitors', () => {
  it('shows dog owners who walks and what it costs before the dogs on the books', () => {
    const titles = told('dog-care', 'landing').collections.map(({ title }) => title);
    expect(titles.indexOf('Walkers')).toBeLessThan(titles.indexOf('Dogs'));
    expect(titles.indexOf('Prices')).toBeLessThan(titles.indexOf('Walks today'));
  });

  it('asks no visitor to add to a list, and counts none for them', () => {
    for (const { id, trade } of DOMAINS) {
      if (trade === 'tool') continue;
      for (const { note = '', action } of told(id, 'landing').collections) {
        expect(action.label, id).not.toMatch(/^(?:Add|Enter|Register|Hand out|Assign)\b/);
        expect(note.replaceAll(/\b(?:19|20)\d\d\b/g, ''), id).not.toMatch(/\b\d/);
      }
    }
  });

  it('sells what a page is about, though its list was put together to be added to', () => {
    const brief = understand('Product page for a mechanical watch', DOMAINS);
    const [first] = forVisitors(brief.domain, brief, createRandom('visit')).collections;
    expect(first?.title).toBe('Watches');
    expect(first?.action.label).toBe('See all');
  });

  it('leaves the screens of an app as they are', () => {
    const domain = DOMAINS.find(({ id }) => id === 'dog-care');
    expect(told('dog-care', 'dashboard').collections).toEqual(domain?.collections);
  });
});
