import { defineArchetype, ONE_COLUMN } from './archetype.ts';

export const help = defineArchetype({
  id: 'help',
  words: [
    [
      5,
      'help center, help centre, help page, help desk page, support center, support centre, support page, knowledge base, knowledgebase, faq page, faq screen, help screen, help and support, customer support page, support portal, self service portal, documentation home, docs home',
    ],
    [3, 'help, faq, support, troubleshooting'],
  ],
  isPublic: true,
  frames: { phone: ['top-bar', 'bottom-bar'], page: ['top-nav'] },
  lead: ['query'],
  body: ['topics', 'questions', 'actions'],
  close: ['footer'],
  shares: ONE_COLUMN,
  blocks: { phone: 3, page: 3 },
  otherwise: 'topics',
  become: { points: 'topics', filters: 'query', records: 'topics', gallery: 'topics' },
  destination: { label: 'Help', icon: 'circle-question-mark' },
});
