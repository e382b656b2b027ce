import { defineDirection } from '../art-direction.ts';

/** Near-monochrome, thin and wide, one accent: for few and expensive things. */
export const atelier = defineDirection({
  style: {
    panel: 'plain',
    page: 'plain',
    ground: 'inverse',
    rows: 'ruled',
    line: 'solid',
    corners: 'themed',
    type: 'themed',
    headline: { weight: 'font-light', caps: false, italicAccent: true, mark: 'none' },
    label: 'caps',
    button: 'inked',
    figures: 'headline',
    imagery: 'geometric',
  },
  moods: { luxurious: 3, elegant: 3, minimal: 3, editorial: 1 },
  archetypes: ['landing', 'product', 'gallery', 'auth', 'checkout', 'detail'],
  pairs: [
    ['EB_GARAMOND', 'MANROPE'],
    ['LIBRE_CASLON_TEXT', 'WORK_SANS'],
    ['MANROPE', 'MANROPE'],
    ['EPILOGUE', 'EPILOGUE'],
  ],
  variant: 'NEUTRAL',
  mode: 'LIGHT',
  roundness: 'ROUND_FOUR',
  density: 'airy',
  scale: 'dramatic',
});
