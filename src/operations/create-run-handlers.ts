import type { RunHandler } from '../runs/run-handler.ts';
import { createApplyDesignSystemHandler } from './apply-design-system.ts';
import type { WorkDeps } from './deps.ts';
import { createEditScreensHandler } from './edit-screens.ts';
import { createGenerateScreenHandler } from './generate-screen-from-text.ts';
import { createGenerateVariantsHandler } from './generate-variants.ts';

/** The work of every kind of run; the kind is the name of the tool. */
export const createRunHandlers = (deps: WorkDeps) =>
  ({
    generate_screen_from_text: createGenerateScreenHandler(deps),
    edit_screens: createEditScreensHandler(deps),
    generate_variants: createGenerateVariantsHandler(deps),
    apply_design_system: createApplyDesignSystemHandler(deps),
  }) satisfies Record<string, RunHandler>;
