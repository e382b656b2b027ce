import { defineArchetype } from './archetype.ts';

export const week = defineArchetype({
  id: 'week',
  words: [
    [
      5,
      'week view, weekly view, calendar week, week calendar, calendar week view, weekly calendar, weekly planner, week planner, week plan, weekly plan, weekly schedule, weekly timetable, school timetable, class timetable, course timetable, lesson timetable, class schedule, gym timetable, meal planner, meal plan, weekly meal planner, weekly menu plan, lesson plan, training week',
    ],
    [3, 'timetable, weekly'],
  ],
  frames: { phone: ['bottom-bar', 'top-bar'], page: ['side-nav', 'rail', 'top-nav'] },
  lead: [],
  body: ['week', ['filters', 'tabs'], 'records'],
  close: [],
  shares: [[12]],
  blocks: { phone: 1, page: 3 },
  otherwise: 'records',
  parts: {
    week: 'week, day, monday, tuesday, wednesday, thursday, friday, saturday, sunday, weekday, weekend, breakfast, lunch, dinner, morning, afternoon, evening, time slot',
  },
  become: { month: 'week', schedule: 'week' },
});
