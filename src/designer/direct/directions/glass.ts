import { defineDirection } from '../art-direction.ts';

/** Clear sheets with a lit edge over soft light in the seed's own colour: for things looked at, not filled in. */
export const glass = defineDirection({
  style: {
    panel: 'glass',
    page: 'glow',
    ground: 'surface',
    rows: 'spaced',
    line: 'solid',
    corners: 'themed',
    type: 'themed',
    headline: { weight: 'font-medium', caps: false, italicAccent: false, mark: 'none' },
    label: 'plain',
    button: 'lifted',
    figures: 'headline',
    imagery: 'scene',
  },
  moods: { futuristic: 2, calm: 1, elegant: 1, minimal: 1, friendly: 1 },
  archetypes: ['player', 'dashboard', 'auth', 'profile', 'settings', 'detail', 'landing'],
  pairs: [
    ['MANROPE', 'MANROPE'],
    ['SORA', 'MANROPE'],
    ['PLUS_JAKARTA_SANS', 'PLUS_JAKARTA_SANS'],
  ],
  variant: 'VIBRANT',
  mode: 'LIGHT',
  roundness: 'ROUND_TWELVE',
  density: 'comfortable',
  scale: 'clear',
  neutral: { seedChroma: 0.09 },
});
