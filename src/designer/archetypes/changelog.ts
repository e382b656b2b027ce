import { defineArchetype, ONE_COLUMN } from './archetype.ts';

export const changelog = defineArchetype({
  id: 'changelog',
  words: [
    [
      5,
      'changelog, change log, changelog page, release note, release notes page, release history, what is new page, whats new page, what s new, product update, updates page, product updates page, version notes, patch note, release log, changelog timeline',
    ],
    [1, 'release, version'],
  ],
  isPublic: true,
  frames: { phone: ['top-bar'], page: ['top-nav', 'side-nav'] },
  lead: [],
  body: ['releases', 'closing'],
  close: ['footer'],
  shares: ONE_COLUMN,
  blocks: { phone: 1, page: 2 },
  otherwise: 'releases',
  become: { timeline: 'releases', records: 'releases', prose: 'releases' },
  destination: { label: 'News', icon: 'list-checks' },
});
