import { defineArchetype, TWO_COLUMNS } from './archetype.ts';

export const detail = defineArchetype({
  id: 'detail',
  words: [
    [
      5,
      'detail page, detail screen, detail view, item detail, recipe card, recipe page, recipe detail, property page, listing detail, game, game lobby, card game, player card game, player game, multiplayer, tic tac toe, space invader, extension page, ticket, boarding pass, marketplace detail, trip detail, file code review, code review, now screen, calculator, timer, stopwatch, pomodoro',
    ],
    [
      3,
      'recipe, widget, invitation, event, itinerary day, live score, concert, match, course page, countdown, card component',
    ],
  ],
  frames: { phone: ['top-bar'], page: ['top-nav', 'side-nav'] },
  lead: ['focus'],
  body: [['place', 'series'], 'records', 'schedule', 'people'],
  close: [],
  shares: TWO_COLUMNS,
  blocks: { phone: 3, page: 4 },
  otherwise: 'points',
});
