import { defineArchetype, TWO_COLUMNS } from './archetype.ts';

export const report = defineArchetype({
  id: 'report',
  words: [
    [
      5,
      'report, financial report, annual report, quarterly report, weekly report, status report, audit report, summary report, investor update, retrospective, analysis report, monthly report, onboarding plan, governance report, statement, performance review, business report, project plan, business plan',
    ],
    [3, 'review document, plan, kpi report, findings, metrics summary, scorecard'],
  ],
  frames: { phone: ['top-bar'], page: ['top-nav', 'rail'] },
  lead: ['focus'],
  body: ['metrics', 'series', 'breakdown', 'records'],
  strong: ['metrics', 'series', 'breakdown'],
  close: [],
  shares: [...TWO_COLUMNS, [12]],
  blocks: { phone: 4, page: 5 },
  otherwise: 'prose',
});
