import type { ModelSetting } from '../domain/model-setting.ts';
import { askText } from './ask-model.ts';
import { createGate } from './gate.ts';
import { openModel } from './open-model.ts';
import { DEFAULT_WAITS } from './waits.ts';

/** One tiny call, to see whether key, address and model work. Throws AppError that says which does not. */
export async function askWhetherReady(setting: ModelSetting, signal: AbortSignal): Promise<void> {
  const model = await openModel(setting, { waits: DEFAULT_WAITS, gate: createGate(1) });
  const context = { signal, progress: () => undefined };
  const prompt = 'Answer with the one word: ready';
  await askText(model, { instructions: 'You answer in one word.', prompt, context }, (text) => text);
}
