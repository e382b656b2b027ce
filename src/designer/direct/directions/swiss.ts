import { defineDirection } from '../art-direction.ts';

/** White paper, one grotesk set large and flush left, heavy bars over strict columns, one colour: for saying one thing. */
export const swiss = defineDirection({
  style: {
    panel: 'barred',
    page: 'white',
    ground: 'surface',
    rows: 'ruled',
    line: 'solid',
    corners: 'square',
    type: 'themed',
    headline: { weight: 'font-bold', caps: false, italicAccent: false, mark: 'none' },
    label: 'strong',
    button: 'inked',
    figures: 'headline',
    imagery: 'geometric',
  },
  moods: { minimal: 2, bold: 2, editorial: 1, corporate: 1 },
  archetypes: ['landing', 'article', 'gallery', 'pricing', 'report', 'calendar', 'list'],
  pairs: [
    ['INTER', 'INTER'],
    ['ARIMO', 'ARIMO'],
    ['HANKEN_GROTESK', 'HANKEN_GROTESK'],
  ],
  variant: 'FIDELITY',
  mode: 'LIGHT',
  roundness: 'ROUND_TWO',
  density: 'comfortable',
  scale: 'dramatic',
  neutral: '#777777',
});
