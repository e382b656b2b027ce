import type { ModelProvider } from '../../src/domain/model-setting.ts';
import { KEY, MODEL, type ModelServer } from './model-server.ts';

/** The settings by which each provider's own package is given its key and sent to another address. */
export const PROVIDER_VARIABLES: Readonly<Record<ModelProvider, { key: string; address: string }>> = {
  anthropic: { key: 'ANTHROPIC_API_KEY', address: 'ANTHROPIC_BASE_URL' },
  openai: { key: 'OPENAI_API_KEY', address: 'OPENAI_BASE_URL' },
  google: { key: 'GOOGLE_GENERATIVE_AI_API_KEY', address: 'GOOGLE_GENERATIVE_AI_BASE_URL' },
  compatible: { key: 'TAILORBIRD_MODEL_API_KEY', address: 'TAILORBIRD_MODEL_BASE_URL' },
};

/** What an operator sets who has MODEL_3_PRO answered by a model of this server. */
export function toModelEnvironment(
  provider: ModelProvider,
  server: Pick<ModelServer, 'addressOf'>,
): Record<string, string> {
  const { key, address } = PROVIDER_VARIABLES[provider];
  return { TAILORBIRD_MODEL_PRO: `${provider}:${MODEL}`, [key]: KEY, [address]: server.addressOf(provider) };
}
