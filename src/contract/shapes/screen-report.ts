import { z } from 'zod';
import { DENSITIES } from '../../domain/look.ts';

/** What was measured of a screen. `passed` false: `details` says where, each with the `data-id` of its element. */
export const screenReportShape = z.object({
  checks: z.array(
    z.object({
      name: z.enum(['widths', 'contrast', 'names', 'headings', 'selfContained', 'size']),
      passed: z.boolean(),
      text: z.string(),
      details: z.array(z.object({ element: z.string(), text: z.string() })),
    }),
  ),
});
export type WireScreenReport = z.infer<typeof screenReportShape>;

/** Where the elements of a screen stand at one width, outermost first. Lengths are CSS pixels. */
export const screenLayoutShape = z.object({
  width: z.number(),
  height: z.number(),
  /** How close things stand. */
  density: z.enum(DENSITIES),
  elements: z.array(
    z.object({
      /** `data-id`. */
      id: z.string(),
      parent: z.string().optional(),
      /** What a person calls it. */
      name: z.string(),
      tag: z.string(),
      x: z.number(),
      y: z.number(),
      width: z.number(),
      height: z.number(),
      /** Its words, where it holds nothing but words. */
      text: z.string().optional(),
    }),
  ),
});
export type WireScreenLayout = z.infer<typeof screenLayoutShape>;
export type Density = WireScreenLayout['density'];
export type WireElement = WireScreenLayout['elements'][number];
