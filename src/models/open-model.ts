import type { LanguageModel } from 'ai';
import { toModelName, type ModelProvider, type ModelSetting } from '../domain/model-setting.ts';
import type { Gate } from './gate.ts';
import type { Waits } from './waits.ts';

/** A model that can be asked. */
export interface Model {
  language: LanguageModel;
  /** As `generatedBy` says it. */
  name: string;
  provider: ModelProvider;
  waits: Waits;
  /** Shared by all models of a provider. */
  gate: Gate;
  /** Whether the endpoint takes a JSON schema; found out by its refusing one. */
  takesSchemas: boolean;
}

/** Opens a configured model. Nothing is called yet; a provider's package is loaded when it is first used. */
export async function openModel(setting: ModelSetting, { waits, gate }: Pick<Model, 'waits' | 'gate'>): Promise<Model> {
  const { provider } = setting;
  const language = await OPENERS[provider](setting);
  return { language, name: toModelName(setting), provider, waits, gate, takesSchemas: true };
}

const reached = ({ apiKey, baseUrl }: ModelSetting): { apiKey?: string; baseURL?: string } => ({
  ...(apiKey !== undefined && { apiKey }),
  ...(baseUrl !== undefined && { baseURL: baseUrl }),
});

const OPENERS: Readonly<Record<ModelProvider, (setting: ModelSetting) => Promise<LanguageModel>>> = {
  async anthropic(setting) {
    const { createAnthropic } = await import('@ai-sdk/anthropic');
    return createAnthropic(reached(setting))(setting.model);
  },
  async openai(setting) {
    const { createOpenAI } = await import('@ai-sdk/openai');
    return createOpenAI(reached(setting))(setting.model);
  },
  async google(setting) {
    const { createGoogleGenerativeAI } = await import('@ai-sdk/google');
    return createGoogleGenerativeAI(reached(setting))(setting.model);
  },
  async compatible({ apiKey, baseUrl = '', model }) {
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
    return createOpenAICompatible({
      name: 'compatible',
      baseURL: baseUrl,
      supportsStructuredOutputs: true,
      includeUsage: true,
      ...(apiKey !== undefined && { apiKey }),
    })(model);
  },
};
