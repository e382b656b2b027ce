import { defineArchetype } from './archetype.ts';

export const board = defineArchetype({
  id: 'board',
  words: [
    [
      5,
      'kanban, kanban board, project board, task board, sprint board, trello, pipeline, board view, deal pipeline, scrum board, hiring pipeline, crm pipeline, sales pipeline, mind map, story map',
    ],
  ],
  frames: { phone: ['bottom-bar'], page: ['side-nav', 'rail'] },
  lead: [],
  body: ['board', 'metrics', 'people'],
  close: [],
  shares: [[8, 4], [12]],
  blocks: { phone: 2, page: 3 },
  otherwise: 'records',
});
