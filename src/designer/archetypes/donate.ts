import { defineArchetype, ONE_COLUMN } from './archetype.ts';

export const donate = defineArchetype({
  id: 'donate',
  words: [
    [
      5,
      'donation page, donate page, donation form, donation, donate, giving page, give page, fundraiser page, fundraising page, crowdfunding page, donation checkout, donation screen, donation flow',
    ],
    [3, 'fundraiser, fundraising campaign'],
  ],
  isPublic: true,
  frames: { phone: ['top-nav'], page: ['top-nav'] },
  lead: [],
  body: ['giving', 'breakdown', 'questions', 'points'],
  close: ['footer'],
  shares: ONE_COLUMN,
  blocks: { phone: 2, page: 3 },
  otherwise: 'giving',
  become: {
    form: 'giving',
    metrics: 'giving',
    choices: 'giving',
    closing: 'giving',
    settings: 'giving',
    plans: 'giving',
    focus: 'giving',
  },
  parts: {
    giving:
      'amount, donation amount, preset amount, suggested amount, monthly toggle, monthly, one time, recurring, once, frequency, toggle, custom amount, progress, progress bar, goal, give button, donate button',
  },
  compositions: [
    { builds: ['giving-form', 'share-breakdown', 'faq-two-column'], signature: 'none' },
    {
      builds: ['giving-form', 'story-rows', 'question-list'],
      body: ['giving', 'points', 'questions'],
      signature: 'none',
    },
    {
      builds: ['giving-form', 'share-breakdown', 'record-cards'],
      body: ['giving', 'breakdown', 'gallery'],
      signature: 'none',
    },
  ],
});
