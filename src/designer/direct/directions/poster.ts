import { defineDirection } from '../art-direction.ts';

/** Thick ink, capitals, flat colour side by side: for things that shout on purpose. */
export const poster = defineDirection({
  style: {
    panel: 'inked',
    page: 'plain',
    ground: 'field',
    rows: 'ruled',
    line: 'solid',
    corners: 'themed',
    type: 'themed',
    headline: { weight: 'font-black', caps: true, italicAccent: false, mark: 'none' },
    label: 'caps',
    button: 'inked',
    figures: 'headline',
    imagery: 'poster',
  },
  moods: { brutalist: 3, bold: 3, retro: 2, energetic: 1, playful: 1 },
  archetypes: ['landing', 'gallery', 'pricing', 'product', 'article'],
  pairs: [
    ['EPILOGUE', 'WORK_SANS'],
    ['MONTSERRAT', 'WORK_SANS'],
    ['SPACE_GROTESK', 'SPACE_GROTESK'],
    ['METROPOLIS', 'METROPOLIS'],
  ],
  variant: 'FIDELITY',
  mode: 'LIGHT',
  roundness: 'ROUND_FOUR',
  density: 'comfortable',
  scale: 'dramatic',
});
