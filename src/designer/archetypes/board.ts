import { defineArchetype } from './archetype.ts';

export const board = defineArchetype({
  id: 'board',
  words: [
    [
      5,
      'kanban, kanban board, project board, task board, sprint board, trello, pipeline, board view, deal pipeline, scrum board, hiring pipeline, crm pipeline, sales pipeline, mind map, story map, bug board, issue board, bug tracking board, issue tracker board, planning board, team board, agile board, content board, workflow board, applicant pipeline, recruiting pipeline, order board, production board, opportunity board',
    ],
    [3, 'board'],
  ],
  frames: { phone: ['bottom-bar', 'top-bar'], page: ['side-nav', 'rail', 'top-nav'] },
  lead: [],
  body: ['board', ['filters', 'tabs']],
  close: [],
  shares: [[12]],
  blocks: { phone: 2, page: 2 },
  otherwise: 'records',
  parts: {
    board:
      'label, assignee, due date, avatar, priority, comment, attachment, checklist, card, task card, deal card, column, stage, forecast value, deal value, card count, wip limit, drag and drop, add task, add card, story point, assigned person, swimlane',
  },
});
