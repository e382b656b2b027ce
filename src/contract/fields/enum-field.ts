import { z } from 'zod';
import {
  COLOR_MODES,
  COLOR_VARIANTS,
  CREATIVE_RANGES,
  DEVICE_TYPES,
  MODEL_IDS,
  CURRENT_ROUNDNESSES,
  VARIANT_ASPECTS,
  currentRoundness,
} from '../../domain/enums.ts';
import { FONTS } from '../../domain/font.ts';
import { expected } from './expected.ts';

/** Existing clients write a vendor's word where the specification has a neutral one. */
const VENDOR_MODEL = /^[A-Z]+_(3_PRO|3_FLASH|3_1_PRO)$/;
const VENDOR_FONT = /^[A-Z]+_PLEX_SANS$/;

const toNeutralWord = (value: unknown): unknown =>
  typeof value === 'string'
    ? currentRoundness(value.replace(VENDOR_MODEL, 'MODEL_$1').replace(VENDOR_FONT, 'VENDOR_PLEX_SANS'))
    : value;

/** A word of a closed list. A deprecated roundness is taken for what it is today, so that all that is kept can be sent again. */
const enumField = <const Word extends string>(words: readonly Word[], about: { description?: string } = {}) =>
  z
    .preprocess(toNeutralWord, z.enum(words, { error: expected(`one of ${words.join(', ')}`) }))
    .meta({ type: 'string', enum: words, ...about });

export const deviceTypeField = enumField(DEVICE_TYPES, {
  description: 'Device to draw for. Unspecified: read from the prompt. AGNOSTIC is tied to no device.',
});
export const modelIdField = enumField(MODEL_IDS, {
  description: 'MODEL_3_1_PRO for quality, MODEL_3_FLASH for speed. MODEL_3_PRO is deprecated.',
});
export const colorModeField = enumField(COLOR_MODES);
export const fontField = enumField(FONTS);
export const roundnessField = enumField(CURRENT_ROUNDNESSES, {
  description: 'Corner radius; ROUND_FULL makes pills.',
});
export const colorVariantField = enumField(COLOR_VARIANTS, {
  description: 'How the palette is derived from the seed colour.',
});
export const creativeRangeField = enumField(CREATIVE_RANGES, {
  description: 'REFINE: subtle. EXPLORE: balanced (default). REIMAGINE: radical.',
});
export const variantAspectField = enumField(VARIANT_ASPECTS);
