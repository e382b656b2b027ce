import type { Designer } from '../domain/designer.ts';
import { toModelName, type ModelSetting } from '../domain/model-setting.ts';
import { designScreen, type DesignTools } from './design-screen.ts';
import { editScreen } from './edit-screen.ts';
import type { Gate } from './gate.ts';
import { openModel, type Model } from './open-model.ts';
import { varyScreen } from './vary-screen.ts';
import type { Waits } from './waits.ts';

interface ModelDesignerOptions extends DesignTools {
  setting: ModelSetting;
  /** Takes what needs no model: splitting prompts, edits that are understood, variants that only retune. */
  embedded: Designer;
  waits: Waits;
  gate: Gate;
}

/** A designer that asks a language model. Throws AppError in words of our own; nothing is called before the first verb. */
export function createModelDesigner({ setting, waits, gate, embedded, ...tools }: ModelDesignerOptions): Designer {
  let opened: Promise<Model> | undefined;
  const open = (): Promise<Model> => (opened ??= openModel(setting, { waits, gate }));
  return {
    name: toModelName(setting),
    split: (prompt) => embedded.split(prompt),
    design: async (request, context) => designScreen(await open(), tools, request, context),
    edit: async (request, context) => editScreen(await open(), embedded, request, context),
    vary: async (request, context) => varyScreen(await open(), { ...tools, embedded }, request, context),
  };
}
