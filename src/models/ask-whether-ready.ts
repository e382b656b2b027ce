import type { CallWaits, ModelSetting } from '../domain/model-setting.ts';
import { askText } from './ask-model.ts';
import { createGate } from './gate.ts';
import { openModel } from './open-model.ts';
import { DEFAULT_WAITS } from './waits.ts';

/** Whoever asks sits in front of it: a provider that wants more patience than this is told of at once. */
const LONGEST_RETRY_MS = 5_000;

/** One tiny call, to see whether key, address and model work. Throws AppError that says which does not. */
export async function askWhetherReady(setting: ModelSetting, waits: CallWaits): Promise<void> {
  const patience = { ...DEFAULT_WAITS, ...waits, longestRetryMs: LONGEST_RETRY_MS };
  const model = await openModel(setting, { waits: patience, gate: createGate(1) });
  const context = { signal: new AbortController().signal, progress: () => undefined };
  const prompt = 'Answer with the one word: ready';
  await askText(model, { instructions: 'You answer in one word.', prompt, context }, (text) => text);
}
