import { defineDirection } from '../art-direction.ts';

/** Dark, outlined, monospaced labels and one light that means "now": for instruments and machines. */
export const signal = defineDirection({
  style: {
    panel: 'outlined',
    page: 'grid',
    ground: 'surface',
    rows: 'ruled',
    line: 'solid',
    corners: 'themed',
    type: 'themed',
    headline: { weight: 'font-medium', caps: false, italicAccent: false, mark: 'none' },
    label: 'mono',
    button: 'filled',
    figures: 'mono',
    imagery: 'line',
  },
  moods: { technical: 3, futuristic: 3, bold: 1, minimal: 1 },
  archetypes: ['dashboard', 'list', 'board', 'landing', 'report'],
  pairs: [
    ['SPACE_GROTESK', 'SPACE_GROTESK'],
    ['GEIST', 'GEIST'],
    ['SORA', 'INTER'],
    ['SPLINE_SANS', 'SPLINE_SANS'],
  ],
  variant: 'FIDELITY',
  mode: 'DARK',
  roundness: 'ROUND_FOUR',
  density: 'compact',
  scale: 'clear',
});
