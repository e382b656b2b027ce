import { z } from 'zod';
import { parseArguments } from './parse-arguments.ts';

/** What HTTP asks about spending, and what it answers. Days are UTC; costs are in the currency of the operator's prices. */
const usageRequest = z.object({ from: z.iso.date().optional() });

/** `from` absent: the last 30 days. */
export const parseUsage = (sent: object) => parseArguments(usageRequest, sent);
export type UsageInput = ReturnType<typeof parseUsage>;

export interface WireUsage {
  usage: {
    day: string;
    model: string;
    calls: number;
    inputTokens: number;
    outputTokens: number;
    durationMs: number;
    cost: number;
  }[];
  today: { day: string; tokens: number; cost: number };
  /** What a user may spend in a day; a limit that is not set is absent. */
  budget: { tokensPerDay?: number; moneyPerDay?: number };
}
