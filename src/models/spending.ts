/** Tokens that the making of one screen has taken, over all its calls. */
export interface Spending {
  inputTokens: number;
  outputTokens: number;
}

export const addTokens = (spending: Spending, { inputTokens, outputTokens }: Spending): void => {
  spending.inputTokens += inputTokens;
  spending.outputTokens += outputTokens;
};
