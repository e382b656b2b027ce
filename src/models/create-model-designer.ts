import type { LanguageModel } from 'ai';
import type { Designer } from '../domain/designer.ts';
import type { ModelSetting } from '../domain/model-setting.ts';
import { designScreen } from './design-screen.ts';
import { editScreen } from './edit-screen.ts';
import type { Inspect } from './inspect.ts';
import { openModel } from './open-model.ts';
import { varyScreen } from './vary-screen.ts';

interface ModelDesignerOptions {
  setting: ModelSetting;
  inspect: Inspect;
  /** Takes what needs no model: splitting prompts, edits that are understood, variants that only retune. */
  embedded: Designer;
}

/** A designer that asks a language model. Throws AppError in words of our own; nothing is called before the first verb. */
export function createModelDesigner({ setting, inspect, embedded }: ModelDesignerOptions): Designer {
  let opened: Promise<LanguageModel> | undefined;
  const open = (): Promise<LanguageModel> => (opened ??= openModel(setting));
  return {
    name: `${setting.provider}:${setting.model}`,
    split: (prompt) => embedded.split(prompt),
    design: async (request, context) => designScreen(await open(), inspect, request, context),
    edit: async (request, context) => editScreen(await open(), { inspect, embedded }, request, context),
    vary: async (request, context) => varyScreen(await open(), { inspect, embedded }, request, context),
  };
}
