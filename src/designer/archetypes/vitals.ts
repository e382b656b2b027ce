import { defineArchetype, ONE_COLUMN } from './archetype.ts';

export const vitals = defineArchetype({
  id: 'vitals',
  words: [
    [
      5,
      'step counter, step counter app, step counter home, pedometer, activity rings, activity app, activity app home, activity screen, fitness tracker app, fitness app, fitness app home, fitness home, health app, health app home, health tracker, health tracker app, calorie counter, calorie counter app, calorie tracker, calorie tracking app, macro tracker, water tracker, water tracker app, water intake, water reminder app, hydration app, hydration tracker, sleep tracker, sleep tracker app, sleep tracking app, sleep score screen, period tracker, period tracker app, period tracking app, period tracker app calendar, period tracker calendar, period calendar, cycle calendar, cycle tracker, pregnancy tracker, pregnancy app, heart rate monitor app, heart rate screen, blood pressure app, glucose app, nutrition app',
    ],
  ],
  frames: { phone: ['bottom-bar', 'bottom-bar', 'top-bar'], page: ['top-nav', 'side-nav'] },
  lead: [],
  body: ['vitals'],
  close: [],
  shares: ONE_COLUMN,
  blocks: { phone: 1, page: 1 },
  otherwise: 'vitals',
  become: {
    hero: 'vitals',
    focus: 'vitals',
    metrics: 'vitals',
    series: 'vitals',
    breakdown: 'vitals',
    records: 'vitals',
    month: 'vitals',
    schedule: 'vitals',
    form: 'vitals',
    tabs: 'vitals',
    gallery: 'vitals',
    points: 'vitals',
    timeline: 'vitals',
  },
  parts: {
    vitals:
      'ring, activity ring, step, step count, daily goal, goal, calorie, distance, active minute, heart rate, sleep, sleep stage, sleep score, score, water, glass, intake, macro, protein, week, weekly chart, weekly summary, weekly activity, trend, calendar, cycle, cycle day, symptom, mood, progress, summary, chart, history, insight, log button, add button, bmi, weight, meal, meal list, hydration, stat, tip',
  },
});
