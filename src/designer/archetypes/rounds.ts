import { defineArchetype, ONE_COLUMN } from './archetype.ts';

/** The day of those who are booked, beside each other. */
export const rounds = defineArchetype({
  id: 'rounds',
  words: [
    [
      5,
      'appointment book, appointment calendar, appointment schedule, appointments calendar, clinic schedule, clinic day, clinic calendar, practice calendar, practice schedule, doctor schedule, doctors schedule, salon calendar, salon schedule, staff calendar, staff day, resource calendar, resource schedule, resource scheduler, dispatch board, dispatch schedule, technician schedule, room schedule, chair schedule, treatment schedule, day by dentist, calendar per person, day per person',
    ],
  ],
  frames: { phone: ['top-bar', 'bottom-bar'], page: ['side-nav', 'rail', 'top-nav'] },
  lead: [],
  body: ['rounds'],
  close: [],
  shares: ONE_COLUMN,
  blocks: { phone: 1, page: 1 },
  otherwise: 'rounds',
  become: {
    week: 'rounds',
    month: 'rounds',
    schedule: 'rounds',
    hours: 'rounds',
    people: 'rounds',
    roster: 'rounds',
    filters: 'rounds',
    tabs: 'rounds',
    timeline: 'rounds',
  },
  parts: {
    rounds:
      'day, week, appointment, booking, column, dentist, doctor, therapist, stylist, technician, room, chair, time slot, hour, calendar, schedule, date, legend, colour, color, patient name, treatment',
  },
  destination: { label: 'Calendar', icon: 'calendar-days' },
});
