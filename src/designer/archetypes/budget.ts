import { defineArchetype, ONE_COLUMN } from './archetype.ts';

export const budget = defineArchetype({
  id: 'budget',
  words: [
    [
      5,
      'budget app, budgeting app, budget screen, monthly budget, monthly budget app, monthly budget app screen, budget planner, budget tracker, budget overview, expense tracker, expense tracker app, expense tracking app, expenses app, spending tracker, spending app, spending overview, spending screen, money tracker, personal budget',
    ],
  ],
  frames: { phone: ['bottom-bar', 'top-bar'], page: ['top-nav', 'side-nav'] },
  lead: [],
  body: ['budget'],
  close: [],
  shares: ONE_COLUMN,
  blocks: { phone: 1, page: 1 },
  otherwise: 'budget',
  become: {
    hero: 'budget',
    focus: 'budget',
    breakdown: 'budget',
    series: 'budget',
    metrics: 'budget',
    records: 'budget',
    form: 'budget',
    tabs: 'budget',
  },
  parts: {
    budget:
      'budget, remaining, remaining budget, left to spend, spending, spending by category, category, category breakdown, spent, donut, donut chart, expense, recent expense, expense list, add expense button, transaction, recent transaction, month, monthly limit, limit, progress, progress bar, daily allowance, savings goal, total',
  },
});
