import { z } from 'zod';
import type { CreativeRange, VariantAspect } from '../../domain/enums.ts';
import { DEFAULT_CREATIVE_RANGE } from '../../domain/unspecified.ts';
import { creativeRangeField, variantAspectField } from './enum-field.ts';
import { expected } from './expected.ts';

export const MAX_VARIANTS = 5;
const DEFAULT_VARIANTS = 3;

const countError = expected(`a whole number from 1 to ${MAX_VARIANTS}`);

export interface VariantChoice {
  count: number;
  /** Whether the caller said how many. */
  isCounted: boolean;
  range: Exclude<CreativeRange, 'CREATIVE_RANGE_UNSPECIFIED'>;
  /** Empty: every aspect may change. */
  aspects: Exclude<VariantAspect, 'VARIANT_ASPECT_UNSPECIFIED'>[];
}

export const variantOptionsField = z
  .object(
    {
      variantCount: z
        .int({ error: countError })
        .min(1, { error: countError })
        .max(MAX_VARIANTS, { error: countError })
        .optional()
        .meta({ default: DEFAULT_VARIANTS }),
      creativeRange: creativeRangeField.optional().meta({ default: DEFAULT_CREATIVE_RANGE }),
      aspects: z
        .array(variantAspectField, { error: expected('a list of aspects') })
        .default([])
        .meta({ description: 'What may change; everything if empty.' }),
    },
    { error: expected('an object, such as {"variantCount": 3}') },
  )
  .transform(({ variantCount, creativeRange, aspects }): VariantChoice => ({
    count: variantCount ?? DEFAULT_VARIANTS,
    isCounted: variantCount !== undefined,
    range:
      creativeRange === undefined || creativeRange === 'CREATIVE_RANGE_UNSPECIFIED'
        ? DEFAULT_CREATIVE_RANGE
        : creativeRange,
    aspects: [...new Set(aspects.filter((aspect) => aspect !== 'VARIANT_ASPECT_UNSPECIFIED'))],
  }));
