import { defineArchetype, ONE_COLUMN } from './archetype.ts';

export const onboarding = defineArchetype({
  id: 'onboarding',
  words: [
    [
      5,
      'onboarding, onboarding flow, onboarding screen, welcome screen, walkthrough, setup flow, first run, getting started, intro screen, product tour, multi step onboarding, tutorial screen, system onboarding, mobile flow',
    ],
    [3, 'welcome, tutorial, get started, step based, value props'],
  ],
  frames: { phone: ['bare'], page: ['centered', 'split'] },
  lead: ['hero'],
  body: ['steps', 'form'],
  close: [],
  shares: ONE_COLUMN,
  blocks: { phone: 1, page: 1 },
  otherwise: 'points',
});
