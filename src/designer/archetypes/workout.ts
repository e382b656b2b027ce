import { defineArchetype, ONE_COLUMN } from './archetype.ts';

export const workout = defineArchetype({
  id: 'workout',
  words: [
    [
      5,
      'workout app, workout session, workout screen, workout detail, workout detail screen, workout tracker, workout log, workout plan, workout player, workout of the day, training session, training screen, exercise list, exercise detail, gym app, gym workout, gym tracker, gym log, gym session, strength training app, strength workout, yoga session, yoga class detail, yoga app, hiit workout, home workout app, today’s workout, active workout, set tracker, lifting app, lifting log, session detail',
    ],
  ],
  frames: { phone: ['bottom-bar', 'top-bar'], page: ['top-nav', 'side-nav'] },
  lead: [],
  body: ['session'],
  close: [],
  shares: ONE_COLUMN,
  blocks: { phone: 1, page: 1 },
  otherwise: 'session',
  become: {
    hero: 'session',
    records: 'session',
    focus: 'session',
    steps: 'session',
    schedule: 'session',
    gallery: 'session',
    metrics: 'session',
    table: 'session',
    player: 'session',
    timeline: 'session',
    product: 'session',
    series: 'session',
  },
  parts: {
    session:
      'exercise, pose, asana, stretch, exercise list, set, sets and reps, rep, weight, rest, rest timer, timer, duration, time, calorie, start button, current exercise, next exercise, progress, warm up, cool down, video, instruction, session, today’s session, workout, muscle group, equipment, level',
  },
});
