import type { Spending } from '../domain/spending.ts';

export const noSpending = (): Spending => ({ inputTokens: 0, outputTokens: 0, durationMs: 0 });

export const addSpending = (sum: Spending, { inputTokens, outputTokens, durationMs }: Spending): void => {
  sum.inputTokens += inputTokens;
  sum.outputTokens += outputTokens;
  sum.durationMs += durationMs;
};
