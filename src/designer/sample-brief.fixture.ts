import { getDomain } from './knowledge/domains.ts';
import type { Brief } from './brief.ts';
import { createRandom } from './seeded-random.ts';
import type { WriteContext } from './write/write-context.ts';

/** A brief as `understand` would read it; tests name what matters to them. */
export const sampleBrief = (parts: Partial<Brief> = {}): Brief => ({
  prompt: 'Training desk for runners',
  lang: 'en',
  subject: 'Training desk',
  domain: getDomain('running'),
  domainCertainty: 1,
  archetype: 'dashboard',
  wants: [],
  colors: [],
  fonts: [],
  moods: [],
  ...parts,
});

/** The day all tests are drawn on. */
export const SAMPLE_DAY = new Date('2026-11-20T10:00:00Z');

export const sampleContext = (parts: Partial<Brief> = {}): WriteContext => {
  const brief = sampleBrief(parts);
  return {
    brief,
    domain: brief.domain,
    brand: 'Hareline',
    now: SAMPLE_DAY,
    random: createRandom('sample'),
    destinations: brief.domain.destinations,
  };
};
