import { defineArchetype, ONE_COLUMN } from './archetype.ts';

export const scores = defineArchetype({
  id: 'scores',
  words: [
    [
      5,
      'live score, live scores, live scores app, sports score, sports scores, sports scores app, sports app, sports app home, score app, scores screen, scoreboard, football score, football scores, football app, football scores app, soccer app, soccer scores, basketball scores, nba scores, match list, matches today, fixtures screen, fixture list, live match, tennis scores, match day screen',
    ],
  ],
  frames: { phone: ['bottom-bar', 'bottom-bar', 'top-bar'], page: ['top-nav', 'side-nav'] },
  lead: [],
  body: ['scores'],
  close: [],
  shares: ONE_COLUMN,
  blocks: { phone: 1, page: 1 },
  otherwise: 'scores',
  become: {
    hero: 'scores',
    records: 'scores',
    schedule: 'scores',
    focus: 'scores',
    tabs: 'scores',
    filters: 'scores',
    gallery: 'scores',
    table: 'scores',
    metrics: 'scores',
    ranking: 'scores',
    compare: 'scores',
    timeline: 'scores',
  },
  parts: {
    scores:
      'live match, match, match list, live score, score, fixture, league, team, team logo, minute, goal, event, result, today’s match, upcoming match, competition, date, day, kick-off, favourite team, favorite team, standing, stat',
  },
});
