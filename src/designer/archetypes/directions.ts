import { defineArchetype, ONE_COLUMN } from './archetype.ts';

export const directions = defineArchetype({
  id: 'directions',
  words: [
    [
      5,
      'navigation screen, turn by turn, turn by turn navigation, turn-by-turn navigation, directions screen, directions, route screen, route detail, route overview, route planner screen, gps navigation, gps navigation screen, maps app route, driving directions, walking directions, map navigation',
    ],
  ],
  frames: { phone: ['top-bar', 'bottom-bar'], page: ['top-nav', 'side-nav'] },
  lead: [],
  body: ['route'],
  close: [],
  shares: ONE_COLUMN,
  blocks: { phone: 1, page: 1 },
  otherwise: 'route',
  become: {
    hero: 'route',
    map: 'route',
    place: 'route',
    steps: 'route',
    timeline: 'route',
    focus: 'route',
    metrics: 'route',
    records: 'route',
    tabs: 'route',
    tracking: 'route',
  },
  parts: {
    route:
      'map, route, step, direction, turn, eta, arrival time, distance, duration, time, traffic, transport mode, mode, start button, end button, alternative route, next turn, speed, destination, lane guidance',
  },
});
