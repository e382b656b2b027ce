import { defineArchetype, ONE_COLUMN } from './archetype.ts';

export const routine = defineArchetype({
  id: 'routine',
  words: [
    [
      5,
      'habit tracker, habit tracker app, habit tracking app, habit app, habit app home, habit list, daily habit, daily checklist, daily habit tracker, habit screen, habit home, pill reminder, pill reminder app, pill tracker, medication reminder, medication tracker, medication reminder app, medicine tracker, medicine reminder, medication schedule, medication list, chore app, chore tracker, chore chart, chores app, routine app, morning routine, evening routine, skincare routine, self care app, routine tracker, baby tracker, baby tracker app, baby log, pet care app, dog care app, pet care tracker, daily routine, plant care app, plant app, plant care, plant care app home, my plants, plant watering app, watering schedule, grocery list, grocery list app, grocery app list, shopping list, shopping list app, packing list, packing list app, to do list, todo list, to do list app, todo list app, to do app, todo app, to do, todo, reminders app, tasks for today, my tasks, checklist, checklist app, checklist page, checklist screen, onboarding checklist, setup checklist, set up checklist, getting started checklist, getting started page, launch checklist, moving checklist, cleaning checklist, inspection checklist, safety checklist, opening checklist, closing checklist, employee onboarding checklist, new hire checklist',
    ],
  ],
  frames: { phone: ['bottom-bar', 'bottom-bar', 'top-bar'], page: ['top-nav', 'side-nav'] },
  lead: [],
  body: ['checks'],
  close: [],
  shares: ONE_COLUMN,
  blocks: { phone: 1, page: 1 },
  otherwise: 'checks',
  become: {
    hero: 'checks',
    records: 'checks',
    focus: 'checks',
    schedule: 'checks',
    metrics: 'checks',
    form: 'checks',
    tabs: 'checks',
    breakdown: 'checks',
  },
  parts: {
    checks:
      'habit, habit list, daily habit, checklist, daily checklist, streak, current streak, streak counter, week, week strip, weekly progress, progress, progress ring, today, today list, completion, completion rate, dose, pill, medicine, medication, schedule, time, reminder, taken button, chore, task, point, feed, feeding, sleep, diaper, nap, walk, meal, vaccination, morning, afternoon, evening, calendar strip, check off, check-off, tick, routine, plant, watering schedule, watering, aisle, grocery, item, ingredient, category',
  },
});
