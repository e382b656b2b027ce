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
  /** Absent: its calls cost nothing. */
  price?: ModelPrice;
}

/** In whatever currency the operator thinks in. */
export interface ModelPrice {
  inputPerMillionTokens: number;
  outputPerMillionTokens: number;
}

/** What one user may spend on models in one day (UTC); absent: without limit. */
export interface Budgets {
  tokensPerDay?: number;
  moneyPerDay?: number;
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
  budgets: Budgets;
  waits: CallWaits;
}

/** How long one call of a model may take, milliseconds. */
export interface CallWaits {
  /** Until the first word, which a local model that is still being loaded keeps back longest. */
  firstWordMs: number;
  /** Between two words. */
  silenceMs: number;
  /** In all. */
  callMs: number;
}

export const DEFAULT_CALL_WAITS: CallWaits = { firstWordMs: 90_000, silenceMs: 60_000, callMs: 600_000 };

export const DEFAULT_CALLS_AT_ONCE = 4;

/** As `generatedBy` says it. */
export const toModelName = ({ provider, model }: Pick<ModelSetting, 'provider' | 'model'>): string =>
  `${provider}:${model}`;
