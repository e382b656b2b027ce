import type { LanguageModel } from 'ai';
import type { ModelProvider, ModelSetting } from '../domain/model-setting.ts';

/** Opens a configured model. Nothing is called yet; a provider's package is loaded when it is first used. */
export const openModel = (setting: ModelSetting): Promise<LanguageModel> => OPENERS[setting.provider](setting);

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
    return createOpenAICompatible({ name: 'compatible', baseURL: baseUrl, ...(apiKey !== undefined && { apiKey }) })(
      model,
    );
  },
};
