import { defineDirection } from '../art-direction.ts';

/** One field of full colour, giant figures, tonal cards: for things done daily with the thumb. */
export const field = defineDirection({
  style: {
    panel: 'tonal',
    page: 'plain',
    ground: 'field',
    rows: 'ruled',
    line: 'solid',
    corners: 'themed',
    type: 'themed',
    headline: { weight: 'font-black', caps: false, italicAccent: false, mark: 'none' },
    label: 'strong',
    button: 'filled',
    figures: 'headline',
    imagery: 'scene',
  },
  moods: { playful: 3, energetic: 3, friendly: 2, bold: 2, warm: 1 },
  archetypes: ['dashboard', 'player', 'onboarding', 'profile', 'calendar', 'list'],
  prefers: [
    'top-nav',
    'hero.beside-picture',
    'focus-figure.over-chart',
    'stat-row.tiles',
    'row-list.scores',
    'share-breakdown.donut',
    'action-tiles.rounds',
    'series-chart.columns',
    'profile-head.cover',
    'month-grid.fields',
  ],
  pairs: [
    ['RUBIK', 'HANKEN_GROTESK'],
    ['SORA', 'DM_SANS'],
    ['LEXEND', 'LEXEND'],
    ['PLUS_JAKARTA_SANS', 'PLUS_JAKARTA_SANS'],
  ],
  variant: 'FIDELITY',
  mode: 'LIGHT',
  roundness: 'ROUND_TWELVE',
  density: 'comfortable',
  scale: 'dramatic',
});
