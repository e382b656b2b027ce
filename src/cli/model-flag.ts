import { AppError } from '../domain/app-error.ts';
import type { House } from './house.ts';

/** Words of the command line for models of the wire. */
export const MODELS = { pro: 'MODEL_3_1_PRO', flash: 'MODEL_3_FLASH' } as const;
export type ModelFlag = keyof typeof MODELS;

/** The model that a flag names. Throws FAILED_PRECONDITION for the large one where none is configured: it was asked for by name. */
export function toModelId({ deps }: House, model: ModelFlag): (typeof MODELS)[ModelFlag] {
  const modelId = MODELS[model];
  if (model === 'pro' && deps.drawing.designers.pick(modelId).agentType === 'TURBO_AGENT') {
    throw new AppError('FAILED_PRECONDITION', 'no model is configured for --model pro', {
      hint: 'Set TAILORBIRD_MODEL_PRO, or leave --model out: the embedded designer needs none.',
    });
  }
  return modelId;
}
