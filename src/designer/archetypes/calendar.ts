import { defineArchetype } from './archetype.ts';

export const calendar = defineArchetype({
  id: 'calendar',
  words: [
    [
      5,
      'calendar, calendar app, calendar view, agenda, schedule, scheduler, day planner, itinerary, month view, agenda planner, travel itinerary, event calendar, workshop agenda, scheduling flow, planner, scheduling',
    ],
    [3, 'appointment, upcoming event, trip plan'],
  ],
  frames: { phone: ['bottom-bar', 'top-bar'], page: ['side-nav', 'rail'] },
  lead: [],
  body: ['month', 'schedule', 'notice'],
  close: [],
  shares: [[8, 4]],
  blocks: { phone: 2, page: 3 },
  otherwise: 'schedule',
  parts: { month: 'month, month view, colour per channel, color per channel, colour coded, legend, today' },
});
