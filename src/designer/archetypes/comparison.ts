import { defineArchetype, ONE_COLUMN } from './archetype.ts';

export const comparison = defineArchetype({
  id: 'comparison',
  words: [
    [
      5,
      'compare, comparison, comparison page, comparison screen, comparison table, comparison chart, product comparison, side by side, side by side comparison, versus, vs, vs comparison, head to head, feature comparison, spec comparison, compare page, compare product, comparison view, comparison card',
    ],
  ],
  isPublic: true,
  frames: { phone: ['top-bar', 'bottom-bar'], page: ['top-nav'] },
  lead: [],
  body: ['compare', ['points', 'questions']],
  close: ['footer'],
  shares: ONE_COLUMN,
  blocks: { phone: 1, page: 2 },
  otherwise: 'compare',
  become: { focus: 'compare', metrics: 'compare', records: 'compare', gallery: 'compare' },
  parts: {
    compare:
      'winner, verdict, winner badge, best, highlight, spec, specification, feature, feature row, difference, side by side, criterion, comparison, comparison table, recommendation, pro and con, pro, con',
  },
});
