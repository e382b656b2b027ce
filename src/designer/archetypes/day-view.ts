import { defineArchetype, ONE_COLUMN } from './archetype.ts';

export const dayView = defineArchetype({
  id: 'day-view',
  words: [
    [
      5,
      'day view, calendar day view, daily calendar, daily schedule, daily agenda, day planner, daily planner, daily planner app, day planner app, calendar app, calendar app day view, calendar app home, agenda app, schedule app, today view, today agenda, time blocking app, day schedule',
    ],
  ],
  frames: { phone: ['bottom-bar', 'bottom-bar', 'top-bar'], page: ['top-nav', 'side-nav'] },
  lead: [],
  body: ['hours'],
  close: [],
  shares: ONE_COLUMN,
  blocks: { phone: 1, page: 1 },
  otherwise: 'hours',
  become: {
    hero: 'hours',
    schedule: 'hours',
    records: 'hours',
    month: 'hours',
    timeline: 'hours',
    tabs: 'hours',
    series: 'hours',
  },
  parts: {
    hours:
      'meeting, event, event list, hour, hourly, time slot, day, date, date strip, week strip, agenda, schedule, upcoming, upcoming event, appointment, task, time block, timeline, now line, current time, reminder, color coded event, month',
  },
});
