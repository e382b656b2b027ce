import { defineArchetype } from './archetype.ts';

/** Who works when, a week at a time. */
export const roster = defineArchetype({
  id: 'roster',
  words: [
    [
      5,
      'shift schedule, shift scheduling, shift planner, shift planning, shift calendar, shift roster, employee shift scheduling, rota, staff rota, roster, staff roster, duty roster, staff schedule, staff scheduling, employee schedule, employee scheduling, crew schedule, crew scheduling, work schedule, workforce scheduling, workforce planner, on call schedule, on call rotation, nurse schedule, staffing plan, shift scheduling week view, shift scheduling week, employee shift scheduling week, employee shift scheduling week view, shift schedule week view, weekly shift schedule, staff shift schedule, weekly schedule for staff, shift management',
    ],
  ],
  frames: { phone: ['top-bar', 'bottom-bar'], page: ['side-nav', 'rail', 'top-nav'] },
  lead: [],
  body: ['roster', 'records', 'notice', 'people'],
  strong: ['roster'],
  close: [],
  shares: [
    [8, 4],
    [7, 5],
  ],
  blocks: { phone: 2, page: 3 },
  otherwise: 'records',
  become: { schedule: 'roster', month: 'roster' },
  parts: {
    roster:
      'shift, shift block, week view, week, day column, employee row, employee, staff, hour, total hour, coverage, open shift, publish, role colour, role color, calendar, schedule, roster, rota, availability',
  },
});
