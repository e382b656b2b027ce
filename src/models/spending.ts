import type { Spending } from '../domain/spending.ts';
import type { Answer } from './ask-model.ts';

export const noSpending = (): Spending => ({ inputTokens: 0, outputTokens: 0, durationMs: 0 });

export const addSpending = (sum: Spending, { inputTokens, outputTokens, durationMs }: Spending): void => {
  sum.inputTokens += inputTokens;
  sum.outputTokens += outputTokens;
  sum.durationMs += durationMs;
};

/** What was answered; what it took is added to the sum. */
export async function spend<T>(sum: Spending, asking: Promise<Answer<T>>): Promise<T> {
  const { value, spending } = await asking;
  addSpending(sum, spending);
  return value;
}
