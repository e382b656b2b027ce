import { defineDirection } from '../art-direction.ts';

/** White, cool and exact: hairlines, light headlines, small type, tables with air: where a wrong reading would matter. */
export const clinical = defineDirection({
  style: {
    panel: 'lined',
    page: 'white',
    ground: 'surface',
    rows: 'ruled',
    line: 'solid',
    corners: 'themed',
    type: 'themed',
    headline: { weight: 'font-light', caps: false, italicAccent: false, mark: 'none' },
    label: 'plain',
    button: 'filled',
    figures: 'headline',
    imagery: 'geometric',
  },
  moods: { minimal: 2, corporate: 2, calm: 1, technical: 1 },
  archetypes: ['form', 'report', 'detail', 'settings', 'list', 'dashboard', 'calendar', 'checkout'],
  pairs: [
    ['VENDOR_PLEX_SANS', 'VENDOR_PLEX_SANS'],
    ['SOURCE_SANS_THREE', 'SOURCE_SANS_THREE'],
    ['PUBLIC_SANS', 'PUBLIC_SANS'],
  ],
  variant: 'TONAL_SPOT',
  mode: 'LIGHT',
  roundness: 'ROUND_TWO',
  density: 'compact',
  scale: 'quiet',
  seeds: ['#0f6e8c', '#1d5fb0', '#00796b', '#3b5a8c'],
  neutral: '#74787d',
});
