import type { ModelSetting } from '../domain/model-setting.ts';
import type { ProseReader } from '../domain/prose-reader.ts';
import type { Gate } from './gate.ts';
import { openModel, type Model } from './open-model.ts';
import { readProse } from './read-prose.ts';
import type { Waits } from './waits.ts';

interface ProseReaderOptions {
  setting: ModelSetting;
  waits: Waits;
  gate: Gate;
}

/** A reader that asks a language model; nothing is called before the first file. */
export function createProseReader({ setting, waits, gate }: ProseReaderOptions): ProseReader {
  let opened: Promise<Model> | undefined;
  const open = (): Promise<Model> => (opened ??= openModel(setting, { waits, gate }));
  return { read: async (request, context) => readProse(await open(), request, context) };
}
