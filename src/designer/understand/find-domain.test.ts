import { describe, expect, it } from 'vitest';
import { findDomain, type DomainEvidence } from './find-domain.ts';
import { NEUTRAL_DOMAIN } from './neutral-domain.ts';
import { listStems } from './word-forms.ts';

const domains = [
  { ...NEUTRAL_DOMAIN, id: 'garden', label: 'gardens', words: ['garden', 'plant', 'seedling', 'greenhouse', 'soil'] },
  {
    ...NEUTRAL_DOMAIN,
    id: 'fleet',
    label: 'vans and drivers',
    words: ['fleet', 'delivery van', 'driver', 'vehicle', 'plant'],
  },
  { ...NEUTRAL_DOMAIN, id: 'music', label: 'music', words: ['music', 'song', 'band', 'playlist'] },
];
const evidence = (text: string, weight = 1): DomainEvidence[] => [{ stems: listStems(text), weight }];

describe('findDomain', () => {
  it('takes the domain that knows most of the words, phrases before single words', () => {
    expect(findDomain(evidence('greenhouse soil'), domains)?.domain.id).toBe('garden');
    expect(findDomain(evidence('a delivery van near a plant'), domains)?.domain.id).toBe('fleet');
  });

  it('is less sure of a word that two domains share', () => {
    const shared = findDomain(evidence('plant'), domains)?.certainty ?? 0;
    const own = findDomain(evidence('seedling'), domains)?.certainty ?? 0;
    expect(own).toBeGreaterThan(shared);
  });

  it('knows words with one letter wrong, but not other words that look alike', () => {
    expect(findDomain(evidence('grenhouse'), domains)?.domain.id).toBe('garden');
    expect(findDomain(evidence('vehicel'), domains)?.domain.id).toBe('fleet');
    expect(findDomain(evidence('treehouse'), domains)).toBeUndefined();
    expect(findDomain(evidence('glasshouse'), domains)).toBeUndefined();
  });

  it('grows surer with the weight of what it was found in', () => {
    const strong = findDomain(evidence('playlist', 1.5), domains)?.certainty ?? 0;
    const weak = findDomain(evidence('playlist', 0.2), domains)?.certainty ?? 0;
    expect(strong).toBeGreaterThan(weak);
    expect(strong).toBeLessThan(1);
  });

  it('finds none where no word is known', () => {
    expect(findDomain(evidence('quantum turnips'), domains)).toBeUndefined();
    expect(findDomain(evidence('music'), [])).toBeUndefined();
  });
});
