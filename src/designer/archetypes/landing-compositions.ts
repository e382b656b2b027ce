import type { Composition } from './composition.ts';

/** Ways to set out points: in cells, in pictures, as claims, as columns. */
const CLAIMS = ['numbered-manifesto', 'feature-points'] as const;
const PICTURED = ['story-rows', 'bento-grid'] as const;

/**
 * The shapes of a public page, from a product tour to a declaration. Closings and footers are left to the art direction,
 * and most steps of a shape may be taken in more than one way, so that two pages of one shape still differ.
 */
export const LANDING_COMPOSITIONS: readonly Composition[] = [
  // The product at work, who it works with, what it does in cells, prices side by side.
  {
    builds: ['hero-stage', 'marquee-line', PICTURED, ['plan-table', 'plan-cards']],
    body: ['terms', 'points', ['plans', 'compare'], ['questions', 'steps']],
    trades: ['tool'],
    signature: 'none',
  },
  // For those who build with it: a first program before any promise.
  {
    builds: [['hero-index', 'hero-poster', 'hero-stage'], 'code-sample', CLAIMS, ['figure-band', 'stat-row']],
    body: ['code', 'points', ['metrics', 'plans'], ['questions', 'timeline']],
    trades: ['tool'],
    signature: 'none',
  },
  // A figure that moves, the course behind it, and what one gets.
  {
    builds: [['hero-poster', 'hero-stage'], 'series-chart', PICTURED, 'single-plan'],
    body: ['series', 'points', 'plans', 'questions'],
    trades: ['tool'],
    signature: 'in-place',
  },
  // A declaration: type, claims, what follows from them.
  {
    builds: [['hero-poster', 'hero-index'], 'numbered-manifesto'],
    body: ['points', 'steps', ['schedule', 'terms'], ['questions', 'gallery']],
    signature: 'none',
  },
  // An issue with a table of contents.
  {
    builds: ['hero-index', ['story-rows', 'numbered-manifesto'], ['faq-two-column', 'question-list']],
    body: [['schedule', 'steps'], 'points', ['terms', 'gallery'], ['questions', 'metrics']],
    signature: 'in-place',
  },
  // The classical one: a scene, a moment that draws the trade, points, prices.
  {
    builds: ['hero', 'feature-points', 'plan-cards', 'question-list'],
    body: [['steps', 'schedule'], 'points', ['plans', 'place'], 'questions'],
    signature: 'in-place',
  },
  // A story in pictures, then where and when.
  {
    builds: [['hero', 'hero-poster', 'hero-index'], 'story-rows'],
    body: ['points', ['schedule', 'timeline'], ['place', 'gallery'], ['questions', 'terms']],
    signature: 'none',
  },
  // A shop window: things first, reasons after.
  {
    builds: [
      ['hero-poster', 'hero'],
      [...PICTURED, 'numbered-manifesto'],
      ['faq-two-column', 'question-list'],
    ],
    body: ['gallery', 'points', ['steps', 'terms'], ['questions', 'schedule']],
    trades: ['goods', 'practice', 'reading'],
    signature: 'in-place',
  },
  // A card by the door: prices as a list, then the place.
  {
    builds: [['hero-poster', 'hero-index'], 'plan-table', PICTURED],
    body: ['plans', ['schedule', 'gallery'], 'points', ['place', 'people']],
    trades: ['place', 'practice'],
    signature: 'none',
  },
  // One number, and what it rests on.
  {
    builds: [
      ['hero-poster', 'hero', 'hero-stage'],
      'figure-band',
      [...PICTURED, ...CLAIMS],
      ['single-plan', 'plan-cards'],
    ],
    body: ['metrics', 'points', ['plans', 'gallery', 'steps'], ['questions', 'schedule']],
    signature: 'none',
  },
  // How it goes, told first and drawn large.
  {
    builds: [['hero-poster', 'hero-index', 'hero'], [...PICTURED, ...CLAIMS], 'marquee-line'],
    body: ['steps', ['terms', 'metrics'], 'points', ['questions', 'gallery']],
    signature: 'in-place',
  },
  // One offer on one page.
  {
    builds: [
      ['hero-stage', 'hero-poster', 'hero'],
      ['single-plan', 'plan-table'],
      [...PICTURED, ...CLAIMS],
    ],
    body: ['plans', 'points', ['questions', 'steps']],
    blocks: { phone: 3, page: 3 },
    signature: 'none',
  },
  // Everything there is, by kind, in a quiet order.
  {
    builds: ['hero-index', ['record-cards', 'list-agenda'], CLAIMS],
    body: ['records', 'points', ['metrics', 'schedule'], ['gallery', 'questions']],
    signature: 'none',
  },
  // What happens in a week, as its own attraction.
  {
    builds: [['hero', 'hero-poster'], PICTURED, 'marquee-line'],
    body: ['schedule', ['terms', 'place'], 'points', ['gallery', 'questions']],
    signature: 'in-place',
  },
  // The product on a phone or in sheets, and the questions people have before they install something.
  {
    builds: ['hero-stage', [...PICTURED, ...CLAIMS], ['faq-two-column', 'question-list']],
    body: ['points', ['timeline', 'steps', 'metrics'], ['questions', 'plans']],
    blocks: { phone: 3, page: 3 },
    signature: 'none',
  },
  // What was made first, then what those who made it hold to.
  {
    builds: [['hero-poster', 'hero-index'], 'numbered-manifesto', 'closing-field'],
    body: ['gallery', 'points', ['timeline', 'terms'], ['schedule', 'questions']],
    trades: ['practice', 'place'],
    signature: 'none',
  },
];
