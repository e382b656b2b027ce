import { defineArchetype } from './archetype.ts';

export const statistics = defineArchetype({
  id: 'statistics',
  words: [
    [
      5,
      'year in review, year review, annual recap, yearly recap, monthly recap, year recap, recap, wrapped, rewind, year in number, statistics page, statistics screen, statistic screen, statistic page, personal statistic, personal stats, personal stat, stats page, stats screen, my stats, reading stats, listening stats, activity stats, data story, analytics story, number story, infographic, year summary',
    ],
    [3, 'statistic, stat'],
  ],
  frames: { phone: ['top-bar', 'bottom-bar'], page: ['top-nav', 'bare'] },
  lead: [],
  body: ['story', ['breakdown', 'series'], 'notice'],
  close: [],
  shares: [[12], [8, 4]],
  blocks: { phone: 1, page: 1 },
  otherwise: 'story',
  become: { metrics: 'story', focus: 'story' },
  parts: {
    story:
      'big number, key number, top moment, highlight, milestone, total, share card, share button, comparison to last year, top five, top 5, top list, figure',
  },
});
