import { defineArchetype, ONE_COLUMN } from './archetype.ts';

export const lessons = defineArchetype({
  id: 'lessons',
  words: [
    [
      5,
      'lesson path, lesson path home, learning path, language learning app, language learning app home, language app, language app home, language learning home, language learning, language learning lesson path home, skill tree, course path, learn home, learning app home, lesson map, lesson home, spanish learning app, french learning app, language course home, coding lesson app, learn to code app',
    ],
  ],
  frames: { phone: ['bottom-bar', 'bottom-bar', 'top-bar'], page: ['top-nav', 'side-nav'] },
  lead: [],
  body: ['lessons'],
  close: [],
  shares: ONE_COLUMN,
  blocks: { phone: 1, page: 1 },
  otherwise: 'lessons',
  become: {
    hero: 'lessons',
    focus: 'lessons',
    metrics: 'lessons',
    records: 'lessons',
    steps: 'lessons',
    timeline: 'lessons',
    schedule: 'lessons',
    series: 'lessons',
    breakdown: 'lessons',
    points: 'lessons',
  },
  parts: {
    lessons:
      'lesson, lesson path, path, unit, xp, heart, streak, daily streak, daily goal, level, node, skill, skill tree, progress, progress bar, crown, gem, points, chapter, checkpoint, start lesson button, current lesson, locked lesson, exercise, next lesson, lesson list, course, xp counter',
  },
});
