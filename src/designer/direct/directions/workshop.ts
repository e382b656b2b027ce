import { defineDirection } from '../art-direction.ts';

/** Kraft paper, stitched edges, slab capitals on labels: for things made by hand and sold by their maker. */
export const workshop = defineDirection({
  style: {
    panel: 'stitched',
    page: 'paper',
    ground: 'inverse',
    rows: 'ruled',
    line: 'dashed',
    corners: 'themed',
    type: 'themed',
    headline: { weight: 'font-bold', caps: false, italicAccent: false, mark: 'stitch' },
    label: 'caps',
    button: 'stitched',
    figures: 'headline',
    imagery: 'line',
  },
  moods: { warm: 3, retro: 2, natural: 1, friendly: 1, editorial: 1 },
  archetypes: ['product', 'landing', 'gallery', 'checkout', 'list', 'feed', 'article'],
  pairs: [
    ['DOMINE', 'WORK_SANS'],
    ['DOMINE', 'VENDOR_PLEX_SANS'],
    ['LIBRE_CASLON_TEXT', 'WORK_SANS'],
  ],
  variant: 'TONAL_SPOT',
  mode: 'LIGHT',
  roundness: 'ROUND_EIGHT',
  density: 'comfortable',
  scale: 'clear',
  neutral: '#a98d66',
});
