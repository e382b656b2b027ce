import { z } from 'zod';

/** What HTTP asks about spending, and what it answers. Days are UTC; costs are in the currency of the operator's prices. */

/** `from` absent: the last 30 days. */
export const usageRequest = z.object({ from: z.iso.date().optional() });
export type UsageInput = z.output<typeof usageRequest>;

export const usageShape = z.object({
  usage: z.array(
    z.object({
      day: z.string(),
      model: z.string(),
      calls: z.number(),
      inputTokens: z.number(),
      outputTokens: z.number(),
      durationMs: z.number(),
      cost: z.number(),
    }),
  ),
  today: z.object({ day: z.string(), tokens: z.number(), cost: z.number() }),
  /** What a user may spend in a day; a limit that is not set is absent. */
  budget: z.object({ tokensPerDay: z.number().optional(), moneyPerDay: z.number().optional() }),
});
export type WireUsage = z.infer<typeof usageShape>;
