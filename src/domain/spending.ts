/** What models took for a piece of work, over all its calls. */
export interface Spending {
  inputTokens: number;
  outputTokens: number;
  /** Sum of the calls' lengths, milliseconds. */
  durationMs: number;
}

/** One finished call of a model. */
export interface ModelCall extends Spending {
  /** As `generatedBy` says it: `anthropic:claude-…`. */
  model: string;
}

/** Keeps account of the model calls of one user, and knows the budgets. */
export interface Meter {
  /** Asked before each call. Throws RESOURCE_EXHAUSTED, naming the limit and when it ends, where a budget is spent. */
  admit(): Promise<void>;
  /** Told after each call that the provider counted, also one whose answer was of no use. */
  note(call: ModelCall): Promise<void>;
}
