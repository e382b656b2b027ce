import type { Designer } from '../domain/designer.ts';
import { toModelName, type ModelSetting } from '../domain/model-setting.ts';
import { designScreen } from './design-screen.ts';
import { editScreen } from './edit-screen.ts';
import type { Gate } from './gate.ts';
import type { Inspect } from '../answers/inspect.ts';
import { openModel, type Model } from './open-model.ts';
import { varyScreen } from './vary-screen.ts';
import type { Waits } from './waits.ts';

interface ModelDesignerOptions {
  setting: ModelSetting;
  inspect: Inspect;
  /** Takes what needs no model: splitting prompts, edits that are understood, variants that only retune. */
  embedded: Designer;
  waits: Waits;
  gate: Gate;
}

/** A designer that asks a language model. Throws AppError in words of our own; nothing is called before the first verb. */
export function createModelDesigner({ setting, inspect, embedded, waits, gate }: ModelDesignerOptions): Designer {
  let opened: Promise<Model> | undefined;
  const open = (): Promise<Model> => (opened ??= openModel(setting, { waits, gate }));
  return {
    name: toModelName(setting),
    split: (prompt) => embedded.split(prompt),
    design: async (request, context) => designScreen(await open(), inspect, request, context),
    edit: async (request, context) => editScreen(await open(), { inspect, embedded }, request, context),
    vary: async (request, context) => varyScreen(await open(), { inspect, embedded }, request, context),
  };
}
