import { defineDirection } from '../art-direction.ts';

/** A screen of characters: one face, one phosphor, boxes drawn with rules, nothing round. In light it is a print-out. */
export const terminal = defineDirection({
  style: {
    panel: 'boxed',
    page: 'scanlines',
    ground: 'surface',
    rows: 'ruled',
    line: 'dashed',
    corners: 'square',
    type: 'mono',
    headline: { weight: 'font-semibold', caps: false, italicAccent: false, mark: 'prompt' },
    label: 'mono',
    button: 'filled',
    figures: 'mono',
    imagery: 'line',
  },
  moods: { technical: 2, retro: 2, futuristic: 1, brutalist: 1 },
  archetypes: ['dashboard', 'list', 'board', 'report', 'settings'],
  pairs: [['VENDOR_PLEX_SANS', 'VENDOR_PLEX_SANS']],
  variant: 'TONAL_SPOT',
  mode: 'DARK',
  roundness: 'ROUND_FOUR',
  density: 'compact',
  scale: 'quiet',
  seeds: ['#2fd46b', '#f0a32a', '#4fc3e8'],
  neutral: { seedChroma: 0.035 },
  readiness: -2,
});
