import type { ModelSetting } from '../domain/model-setting.ts';
import { askText } from './ask-model.ts';
import { openModel } from './open-model.ts';

/** One tiny call, to see whether key, address and model work. Throws AppError that says which does not. */
export async function askWhetherReady(setting: ModelSetting, signal: AbortSignal): Promise<void> {
  const prompt = 'Answer with the one word: ready';
  await askText(await openModel(setting), { instructions: 'You answer in one word.', prompt, signal });
}
