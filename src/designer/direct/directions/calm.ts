import { defineDirection } from '../art-direction.ts';

/** Soft tone on tone, round, much air: for rest, care and learning. */
export const calm = defineDirection({
  style: {
    panel: 'tonal',
    page: 'plain',
    ground: 'field',
    rows: 'spaced',
    line: 'solid',
    corners: 'themed',
    type: 'themed',
    headline: { weight: 'font-semibold', caps: false, italicAccent: false, mark: 'none' },
    label: 'plain',
    button: 'filled',
    figures: 'headline',
    imagery: 'scene',
  },
  moods: { calm: 3, natural: 2, friendly: 2, warm: 2, playful: 1 },
  archetypes: ['onboarding', 'auth', 'form', 'profile', 'chat', 'player', 'dashboard', 'settings'],
  pairs: [
    ['NUNITO_SANS', 'NUNITO_SANS'],
    ['MANROPE', 'MANROPE'],
    ['BE_VIETNAM_PRO', 'BE_VIETNAM_PRO'],
    ['LITERATA', 'NUNITO_SANS'],
  ],
  variant: 'TONAL_SPOT',
  mode: 'LIGHT',
  roundness: 'ROUND_FULL',
  density: 'airy',
  scale: 'clear',
});
