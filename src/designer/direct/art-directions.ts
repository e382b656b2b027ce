import type { ColorVariant, Roundness } from '../../domain/enums.ts';
import type { FontFamily } from '../../domain/font.ts';
import type { Density, TypeContrast } from '../../domain/look.ts';
import type { ArchetypeId, Mood } from '../brief.ts';
import type { DirectionId, Style } from './direction.ts';

/** One way of looking, chosen as a whole so that type, surface, shape, density and pictures belong together. */
export interface ArtDirection {
  style: Style;
  /** How strongly a mood word of the brief calls for it, 0…3. */
  moods: Partial<Record<Mood, number>>;
  /** Archetypes it was made for. */
  archetypes: readonly ArchetypeId[];
  /** Headline and body families that pair in it; one pair is chosen per screen. */
  pairs: readonly (readonly [FontFamily, FontFamily])[];
  variant: ColorVariant;
  mode: 'LIGHT' | 'DARK';
  roundness: Roundness;
  density: Density;
  scale: TypeContrast;
  /** `#rrggbb` of the neutral palette when the direction wants its paper or its night; absent: from the seed. */
  neutral?: string;
}

const headline = (
  weight: Style['headline']['weight'],
  { caps = false, italicAccent = false } = {},
): Style['headline'] => ({ weight, caps, italicAccent });

export const ART_DIRECTIONS: Readonly<Record<DirectionId, ArtDirection>> = {
  /** One field of full colour, giant figures, tonal cards: for things done daily with the thumb. */
  field: {
    style: {
      id: 'field',
      panel: 'tonal',
      ground: 'field',
      rows: 'ruled',
      headline: headline('font-bold'),
      label: 'plain',
      button: 'filled',
      figures: 'headline',
      imagery: 'scene',
    },
    moods: { playful: 3, energetic: 3, friendly: 2, bold: 2, warm: 1 },
    archetypes: ['dashboard', 'player', 'onboarding', 'profile', 'calendar', 'list'],
    pairs: [
      ['RUBIK', 'HANKEN_GROTESK'],
      ['SORA', 'DM_SANS'],
      ['LEXEND', 'LEXEND'],
      ['PLUS_JAKARTA_SANS', 'PLUS_JAKARTA_SANS'],
    ],
    variant: 'FIDELITY',
    mode: 'LIGHT',
    roundness: 'ROUND_TWELVE',
    density: 'comfortable',
    scale: 'dramatic',
  },
  /** White working surfaces on a tinted ground, ruled rows, mono figures: for work that is read all day. */
  ledger: {
    style: {
      id: 'ledger',
      panel: 'raised',
      ground: 'surface',
      rows: 'ruled',
      headline: headline('font-semibold'),
      label: 'plain',
      button: 'filled',
      figures: 'mono',
      imagery: 'scene',
    },
    moods: { corporate: 3, technical: 1, minimal: 1, calm: 1 },
    archetypes: ['dashboard', 'list', 'settings', 'form', 'checkout', 'board', 'report', 'detail', 'calendar'],
    pairs: [
      ['HANKEN_GROTESK', 'HANKEN_GROTESK'],
      ['PUBLIC_SANS', 'PUBLIC_SANS'],
      ['VENDOR_PLEX_SANS', 'VENDOR_PLEX_SANS'],
      ['GEIST', 'GEIST'],
      ['INTER', 'INTER'],
    ],
    variant: 'TONAL_SPOT',
    mode: 'LIGHT',
    roundness: 'ROUND_EIGHT',
    density: 'comfortable',
    scale: 'clear',
  },
  /** Serif headlines with an italic turn, hairlines, large pictures, no boxes: for things that are read. */
  gazette: {
    style: {
      id: 'gazette',
      panel: 'plain',
      ground: 'picture',
      rows: 'ruled',
      headline: headline('font-normal', { italicAccent: true }),
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
  },
  /** Dark, outlined, monospaced labels and one light that means "now": for instruments and machines. */
  signal: {
    style: {
      id: 'signal',
      panel: 'outlined',
      ground: 'surface',
      rows: 'ruled',
      headline: headline('font-medium'),
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
  },
  /** Thick ink, capitals, flat colour side by side: for things that shout on purpose. */
  poster: {
    style: {
      id: 'poster',
      panel: 'inked',
      ground: 'field',
      rows: 'ruled',
      headline: headline('font-black', { caps: true }),
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
  },
  /** Soft tone on tone, round, much air: for rest, care and learning. */
  calm: {
    style: {
      id: 'calm',
      panel: 'tonal',
      ground: 'field',
      rows: 'spaced',
      headline: headline('font-semibold'),
      label: 'plain',
      button: 'filled',
      figures: 'headline',
      imagery: 'scene',
    },
    moods: { calm: 3, natural: 2, friendly: 2, warm: 2, playful: 1 },
    archetypes: ['onboarding', 'auth', 'form', 'profile', 'chat', 'player', 'dashboard', 'settings'],
    pairs: [
      ['NUNITO_SANS', 'NUNITO_SANS'],
      ['MANROPE', 'MANROPE'],
      ['BE_VIETNAM_PRO', 'BE_VIETNAM_PRO'],
      ['LITERATA', 'NUNITO_SANS'],
    ],
    variant: 'TONAL_SPOT',
    mode: 'LIGHT',
    roundness: 'ROUND_FULL',
    density: 'airy',
    scale: 'clear',
  },
  /** Near-monochrome, thin and wide, one accent: for few and expensive things. */
  atelier: {
    style: {
      id: 'atelier',
      panel: 'plain',
      ground: 'inverse',
      rows: 'ruled',
      headline: headline('font-light', { italicAccent: true }),
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
  },
  /** Lively colour, big pictures of the goods, plain talk: for buying, booking and browsing. */
  market: {
    style: {
      id: 'market',
      panel: 'raised',
      ground: 'picture',
      rows: 'spaced',
      headline: headline('font-bold'),
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
  },
};
