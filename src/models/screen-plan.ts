import { z } from 'zod';
import { FONT_FAMILIES } from '../domain/font.ts';

const FONT_NAMES = Object.keys(FONT_FAMILIES) as [keyof typeof FONT_FAMILIES, ...(keyof typeof FONT_FAMILIES)[]];

/** What a screen holds, decided before it is drawn. Flat and free of unions, so that every provider takes the schema. */
export const screenPlanShape = z.object({
  title: z.string(),
  lang: z.string(),
  device: z.enum(['MOBILE', 'TABLET', 'DESKTOP']),
  sections: z.array(z.object({ name: z.string(), purpose: z.string(), content: z.string() })),
  theme: z
    .object({
      colorMode: z.enum(['LIGHT', 'DARK']),
      customColor: z.string().describe('The seed colour as #rrggbb'),
      headlineFont: z.enum(FONT_NAMES),
      bodyFont: z.enum(FONT_NAMES),
      roundness: z.enum(['ROUND_FOUR', 'ROUND_EIGHT', 'ROUND_TWELVE', 'ROUND_FULL']),
      density: z.enum(['compact', 'comfortable', 'airy']),
      scale: z.enum(['quiet', 'clear', 'dramatic']),
    })
    .describe('How the screen looks; it is passed over where a design system is given.'),
});

export type ModelPlan = z.infer<typeof screenPlanShape>;
