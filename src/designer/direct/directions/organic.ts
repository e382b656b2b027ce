import { defineDirection } from '../art-direction.ts';

/** Leaf-shaped grounds in earth colours, wide rests, bookish words: for what grows, is eaten or is cared for. */
export const organic = defineDirection({
  style: {
    panel: 'tonal',
    page: 'paper',
    ground: 'field',
    rows: 'spaced',
    line: 'solid',
    corners: 'leaf',
    type: 'themed',
    headline: { weight: 'font-medium', caps: false, italicAccent: true, mark: 'none' },
    label: 'plain',
    button: 'filled',
    figures: 'headline',
    imagery: 'scene',
  },
  moods: { natural: 3, warm: 2, calm: 1, friendly: 1, elegant: 1 },
  archetypes: ['landing', 'product', 'article', 'onboarding', 'gallery', 'profile', 'list'],
  pairs: [
    ['LITERATA', 'NUNITO_SANS'],
    ['NEWSREADER', 'NUNITO_SANS'],
    ['DOMINE', 'SOURCE_SANS_THREE'],
  ],
  variant: 'TONAL_SPOT',
  mode: 'LIGHT',
  roundness: 'ROUND_FULL',
  density: 'airy',
  scale: 'dramatic',
  seeds: ['#5c6b2f', '#9a5b3a', '#8a6a1f', '#3f6b57'],
  neutral: '#a39270',
});
