import type { DesignGuide } from '../../domain/design-guide.ts';
import type { ColorVariant, Roundness } from '../../domain/enums.ts';
import type { Density, TypeContrast } from '../../domain/look.ts';
import type { TypeClass } from '../type/font-class.ts';

export interface VariantWords {
  /** How the palette is made from its seed. */
  palette: string;
  dont: string;
}

export const VARIANT_WORDS: Readonly<Record<Exclude<ColorVariant, 'COLOR_VARIANT_UNSPECIFIED'>, VariantWords>> = {
  MONOCHROME: {
    palette: 'Black, white and the greys between carry everything; only errors have a hue.',
    dont: "Don't bring in a hue for decoration: weight, size and tone do the work of colour here.",
  },
  NEUTRAL: {
    palette: 'The palette stays close to grey and is only tinted by its seed, so that content brings the colour.',
    dont: "Don't turn the tints into strong colours; a quiet page is the point.",
  },
  TONAL_SPOT: {
    palette: 'Accents of medium strength follow the hue of the seed, on surfaces with a trace of it.',
    dont: "Don't raise the strength of the accents; the seed is a hue to follow, not a colour to match.",
  },
  VIBRANT: {
    palette: 'The accents are as strong as their hue allows, and the surfaces share that hue.',
    dont: "Don't fill more than a third of a screen with accents: at this strength they tire the eye.",
  },
  EXPRESSIVE: {
    palette: 'The hues are turned away from the seed on purpose, so that the accents surprise beside one another.',
    dont: "Don't put the seed colour itself beside its turned accents.",
  },
  FIDELITY: {
    palette: 'The brand colour is kept: `primary-container` holds it as closely as contrast allows.',
    dont: "Don't replace the brand colour with a lighter or darker cousin; use its container roles.",
  },
  CONTENT: {
    palette: 'The seed is kept as it is and its neighbours on the colour wheel stand beside it.',
    dont: "Don't add a contrasting accent; the colours are meant to belong to one picture.",
  },
  RAINBOW: {
    palette: 'Strong accents stand on surfaces of pure grey.',
    dont: "Don't tint the surfaces: they stay grey, so that the accents are the only colour.",
  },
  FRUIT_SALAD: {
    palette: 'Two hues play against each other: primary and secondary are turned away, tertiary keeps the seed.',
    dont: "Don't drop the second hue; the play of the two is the character of the palette.",
  },
};

/** A scheme of greys that was given colours of its own. */
export const ACCENTED_GREY_WORDS: VariantWords = {
  palette: 'Greys carry everything but the palettes that were given a colour of their own.',
  dont: "Don't add further hues: against greys each one shouts.",
};

export const TYPE_CLASS_WORDS: Readonly<Record<TypeClass, string>> = {
  'neo-grotesk': 'a neutral grotesque, even in colour and made for screens',
  grotesk: 'a grotesque with character in its details',
  geometric: 'a geometric sans, drawn from circles and straight strokes',
  humanist: 'a humanist sans with open forms for long reading',
  rounded: 'a sans with soft, friendly corners',
  'old-style': 'an old-style serif with the rhythm of a book',
  transitional: 'a transitional serif, upright and literary',
  slab: 'a sturdy serif with slabs, at home in headlines',
};

interface RoundnessWords {
  /** What a first look sees. */
  noun: string;
  shapes: string;
}

const MODERATE: RoundnessWords = {
  noun: 'moderately round corners',
  shapes: 'moderately round, neither strict nor playful',
};

export const ROUNDNESS_WORDS: Readonly<Record<Roundness, RoundnessWords>> = {
  ROUNDNESS_UNSPECIFIED: MODERATE,
  ROUND_TWO: { noun: 'nearly square corners', shapes: 'almost square, with corners that are only broken' },
  ROUND_FOUR: { noun: 'crisp corners', shapes: 'crisp, with a small radius that reads as precise' },
  ROUND_EIGHT: MODERATE,
  ROUND_TWELVE: { noun: 'soft corners', shapes: 'soft, with a generous radius' },
  ROUND_FULL: { noun: 'large radii', shapes: 'as round as can be, with large radii on panels' },
};

export const DENSITY_WORDS: Readonly<Record<Density, { layout: string; do: string }>> = {
  compact: {
    layout: 'Compact: rows and panels stand close, so that much is seen at once',
    do: 'Do keep related rows tight and let headings, not gaps, part the groups.',
  },
  comfortable: {
    layout: 'Comfortable: room enough to tell groups apart without scrolling far',
    do: 'Do part groups by the block space and keep lines of one group at the stack space.',
  },
  airy: {
    layout: 'Airy: wide margins and much space around few things',
    do: 'Do leave space empty; one idea for each view is enough.',
  },
};

export const SCALE_WORDS: Readonly<Record<TypeContrast, string>> = {
  quiet: 'Headlines stay near the text, so that content leads',
  clear: 'Headlines are clearly larger than the text',
  dramatic: 'The largest type is a picture of its own, many times the size of the text',
};

type GuideWords<Field extends keyof DesignGuide> = Readonly<Record<NonNullable<DesignGuide[Field]> & string, string>>;

export const ELEVATION_WORDS: GuideWords<'elevation'> = {
  flat: 'Panels lie flat: depth comes from the tones of the surface roles, never from shadows.',
  raised: 'Panels cast a soft shadow, and whatever hovers over the page casts a longer one.',
};

export const BORDER_WORDS: GuideWords<'borders'> = {
  none: 'Panels and rows have no lines around them; space and tone part them.',
  hairline: 'Panels and rows are edged with a hairline of 1px in `outline-variant`.',
  strong: 'Panels are edged with a strong line of 2px in `outline`.',
};

export const BUTTON_WORDS: GuideWords<'buttonShape'> = {
  square: 'Buttons have square corners.',
  rounded: 'Buttons have rounded corners.',
  pill: 'Buttons are pills.',
};

export const LABEL_CASE_WORDS: GuideWords<'labelCase'> = {
  'as-written': 'Labels keep the case they are written in.',
  upper: 'Labels of buttons and small headings are set in capitals; the text itself keeps its case.',
  lower: 'Labels of buttons and small headings are set in small letters; the text itself keeps its case.',
};

export const IMAGERY_WORDS: GuideWords<'imagery'> = {
  scene: 'Pictures show scenes: people, places and things.',
  geometric: 'Pictures are built from geometric and abstract shapes.',
  line: 'Pictures are drawn in line, without fills.',
  poster: 'Pictures are bold and few, like posters.',
};
