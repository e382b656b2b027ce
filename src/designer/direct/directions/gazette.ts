import { defineDirection } from '../art-direction.ts';

/** Serif headlines with an italic turn, hairlines, large pictures, no boxes: for things that are read. */
export const gazette = defineDirection({
  style: {
    panel: 'plain',
    page: 'plain',
    ground: 'picture',
    rows: 'ruled',
    line: 'solid',
    corners: 'themed',
    type: 'themed',
    headline: { weight: 'font-normal', caps: false, italicAccent: true, mark: 'none' },
    label: 'plain',
    button: 'inked',
    figures: 'headline',
    imagery: 'scene',
  },
  moods: { editorial: 3, elegant: 2, warm: 1, natural: 1, retro: 1 },
  archetypes: ['landing', 'article', 'gallery', 'feed', 'report', 'product', 'detail'],
  pairs: [
    ['NEWSREADER', 'HANKEN_GROTESK'],
    ['SOURCE_SERIF_FOUR', 'SOURCE_SANS_THREE'],
    ['LITERATA', 'PUBLIC_SANS'],
    ['EB_GARAMOND', 'WORK_SANS'],
    ['DOMINE', 'WORK_SANS'],
  ],
  variant: 'TONAL_SPOT',
  mode: 'LIGHT',
  roundness: 'ROUND_FOUR',
  density: 'airy',
  scale: 'dramatic',
});
