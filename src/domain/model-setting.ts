/** Who serves language models. `compatible` is any endpoint that speaks OpenAI's chat completions, a local one too. */
export const MODEL_PROVIDERS = ['anthropic', 'openai', 'google', 'compatible'] as const;
export type ModelProvider = (typeof MODEL_PROVIDERS)[number];

/** One model that answers prompts, as the operator configured it. */
export interface ModelSetting {
  provider: ModelProvider;
  /** The provider's own name of the model. */
  model: string;
  /** Absent where the endpoint needs none, as local ones often do. */
  apiKey?: string;
  /** Absent: the provider's own address. */
  baseUrl?: string;
}

/** Which models answer which model ids; none: the embedded designer answers all. */
export interface ModelSettings {
  /** Answers MODEL_3_PRO and MODEL_3_1_PRO. */
  pro?: ModelSetting;
  /** Answers MODEL_3_FLASH. */
  flash?: ModelSetting;
  /** Whether the embedded designer takes over where the model fails. */
  isFallbackEmbedded: boolean;
  /** Calls to one provider at the same time; more wait. */
  callsAtOnce: number;
}

export const DEFAULT_CALLS_AT_ONCE = 4;
