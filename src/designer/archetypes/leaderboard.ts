import { defineArchetype } from './archetype.ts';

export const leaderboard = defineArchetype({
  id: 'leaderboard',
  words: [
    [
      5,
      'leaderboard, leaderboard page, leaderboard screen, ranking, ranking page, ranking screen, ranking list, league table, high score, high score table, podium, hall of fame, standing page, tournament standing, top player, rank list',
    ],
  ],
  frames: { phone: ['bottom-bar', 'top-bar'], page: ['top-nav', 'side-nav'] },
  lead: [],
  body: ['ranking', ['breakdown', 'notice'], ['series', 'people']],
  close: [],
  shares: [[8, 4], [12]],
  blocks: { phone: 1, page: 2 },
  otherwise: 'ranking',
  become: { people: 'ranking', records: 'ranking', tabs: 'ranking', filters: 'ranking' },
  parts: {
    ranking:
      'podium, top three, top 3, rank, ranking, position, own position, own rank, your rank, your place, score, point, avatar, player, player list, leaderboard, time filter, period, weekly tab, weekly, monthly, all time, rank change, trend arrow, movement',
  },
});
