import { FONT_FAMILIES, FONT_FAMILY_NAMES } from '../domain/font.ts';

export { WIDEST_APP_PX } from '../domain/unspecified.ts';

/** What a person chooses from, in words, for faces that have no schema in front of them. */

export const FONT_CHOICES = FONT_FAMILY_NAMES.map((value) => ({ value, label: FONT_FAMILIES[value] }));

export const ROUNDNESS_CHOICES = [
  { value: 'ROUND_FOUR', label: 'Sharp' },
  { value: 'ROUND_EIGHT', label: 'Soft' },
  { value: 'ROUND_TWELVE', label: 'Round' },
  { value: 'ROUND_FULL', label: 'Pill' },
] as const;

export const DENSITY_CHOICES = [
  { value: 'compact', label: 'Compact' },
  { value: 'comfortable', label: 'Comfortable' },
  { value: 'airy', label: 'Airy' },
] as const;

export const COLOR_MODE_CHOICES = [
  { value: 'LIGHT', label: 'Light' },
  { value: 'DARK', label: 'Dark' },
] as const;

export const COLOR_VARIANT_CHOICES = [
  { value: 'COLOR_VARIANT_UNSPECIFIED', label: 'Automatic' },
  { value: 'TONAL_SPOT', label: 'Tonal' },
  { value: 'FIDELITY', label: 'True to the colour' },
  { value: 'CONTENT', label: 'Content' },
  { value: 'VIBRANT', label: 'Vibrant' },
  { value: 'EXPRESSIVE', label: 'Expressive' },
  { value: 'NEUTRAL', label: 'Neutral' },
  { value: 'MONOCHROME', label: 'Monochrome' },
  { value: 'RAINBOW', label: 'Rainbow' },
  { value: 'FRUIT_SALAD', label: 'Fruit salad' },
] as const;

export const CREATIVE_RANGE_CHOICES = [
  { value: 'REFINE', label: 'Refine' },
  { value: 'EXPLORE', label: 'Explore' },
  { value: 'REIMAGINE', label: 'Reimagine' },
] as const;

export const VARIANT_ASPECT_CHOICES = [
  { value: 'LAYOUT', label: 'Layout' },
  { value: 'COLOR_SCHEME', label: 'Colours' },
  { value: 'IMAGES', label: 'Pictures' },
  { value: 'TEXT_FONT', label: 'Fonts' },
  { value: 'TEXT_CONTENT', label: 'Words' },
] as const;

/** What is said with a negative rating. */
export const FEEDBACK_REASON_CHOICES = [
  { value: 'DESIGN_DOESNT_MATCH_PROMPT', label: 'It is not what was asked for' },
  { value: 'EDIT_DOESNT_MATCH_PROMPT', label: 'A change is not what was asked for' },
  { value: 'COMPONENT_ISSUE', label: 'A part of it is wrong' },
  { value: 'INCORRECT_THEME', label: 'Colours, fonts or shapes are wrong' },
] as const;
