import { defineArchetype } from './archetype.ts';

export const calendar = defineArchetype({
  id: 'calendar',
  words: [
    [
      5,
      'calendar, calendar app, calendar view, agenda, schedule, scheduler, timetable, day planner, weekly planner, itinerary, month view, agenda planner, class schedule, meal planner, travel itinerary, shift planner, event calendar, workshop agenda, scheduling flow, planner, week view, scheduling',
    ],
    [3, 'appointment, upcoming event, trip plan, rota, roster'],
  ],
  frames: { phone: ['bottom-bar', 'top-bar'], page: ['side-nav', 'rail'] },
  lead: [],
  body: ['month', 'schedule', 'notice'],
  close: [],
  shares: [[8, 4]],
  blocks: { phone: 2, page: 3 },
  otherwise: 'schedule',
});
