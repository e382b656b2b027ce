import { defineArchetype, ONE_COLUMN } from './archetype.ts';

export const team = defineArchetype({
  id: 'team',
  words: [
    [
      5,
      'team page, our team, meet the team, about us team page, team section, staff page, team directory, staff directory, people page, members page, member directory, team member, team screen, our people, employee directory, the team, crew page, faculty page, board of directors',
    ],
    [3, 'people directory'],
    [1, 'team, staff, crew'],
  ],
  isPublic: true,
  frames: { phone: ['top-bar', 'bottom-bar'], page: ['top-nav', 'side-nav'] },
  lead: [],
  body: ['team', 'points', 'place'],
  close: ['closing', 'footer'],
  shares: ONE_COLUMN,
  blocks: { phone: 2, page: 2 },
  otherwise: 'points',
  become: { people: 'team', profile: 'team' },
  destination: { label: 'Team', icon: 'users' },
});
