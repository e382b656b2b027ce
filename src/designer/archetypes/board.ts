import { defineArchetype } from './archetype.ts';

export const board = defineArchetype({
  id: 'board',
  words: [
    [
      5,
      'kanban, kanban board, project board, task board, sprint board, trello, pipeline, board view, deal pipeline, scrum board, hiring pipeline, crm pipeline, sales pipeline, mind map, story map',
    ],
  ],
  frames: { phone: ['bottom-bar', 'top-bar'], page: ['side-nav', 'rail', 'top-nav'] },
  lead: [],
  body: ['board', ['filters', 'tabs']],
  close: [],
  shares: [[12]],
  blocks: { phone: 2, page: 2 },
  otherwise: 'records',
});
