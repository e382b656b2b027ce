import { defineDirection } from '../art-direction.ts';

/** Lively colour, big pictures of the goods, plain talk: for buying, booking and browsing. */
export const market = defineDirection({
  style: {
    panel: 'raised',
    page: 'plain',
    ground: 'picture',
    rows: 'spaced',
    line: 'solid',
    corners: 'themed',
    type: 'themed',
    headline: { weight: 'font-bold', caps: false, italicAccent: false, mark: 'none' },
    label: 'plain',
    button: 'filled',
    figures: 'headline',
    imagery: 'scene',
  },
  moods: { friendly: 2, energetic: 2, warm: 2, playful: 1, natural: 1, corporate: 1 },
  archetypes: ['product', 'gallery', 'checkout', 'feed', 'list', 'landing', 'pricing', 'chat'],
  pairs: [
    ['DM_SANS', 'DM_SANS'],
    ['PLUS_JAKARTA_SANS', 'DM_SANS'],
    ['WORK_SANS', 'WORK_SANS'],
    ['MONTSERRAT', 'SOURCE_SANS_THREE'],
  ],
  variant: 'VIBRANT',
  mode: 'LIGHT',
  roundness: 'ROUND_TWELVE',
  density: 'comfortable',
  scale: 'clear',
});
