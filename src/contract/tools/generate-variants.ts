import { z } from 'zod';
import type { Limits } from '../../domain/limits.ts';
import { CHANGES, defineTool } from '../define-tool.ts';
import { deviceTypeField, modelIdField } from '../fields/enum-field.ts';
import { projectIdField } from '../fields/id-field.ts';
import { refuseForeignScreens, selectedScreenIdsField, toScreenIds } from '../fields/screen-selection.ts';
import { sendablePromptField } from '../fields/sendable-prompt-field.ts';
import { MAX_VARIANTS, variantOptionsField } from '../fields/variant-options-field.ts';
import { sessionOutputShape } from '../shapes/session-output.ts';
import { LONG_WORK, SUGGESTIONS } from './long-work-advice.ts';

export const defineGenerateVariants = (limits: Limits) =>
  defineTool({
    name: 'generate_variants',
    title: 'Generate variants',
    description: `Designs 1 to ${MAX_VARIANTS} new variants of each selected screen, at most ${limits.screensPerCall} in one call; the screens themselves stay. ${LONG_WORK} ${SUGGESTIONS}`,
    annotations: CHANGES,
    input: z
      .object({
        projectId: projectIdField,
        selectedScreenIds: selectedScreenIdsField(limits),
        prompt: sendablePromptField(
          limits,
          'What the variants should try; or a page for each in an html fence, as tailorbird://guide/pages says.',
        ),
        variantOptions: variantOptionsField,
        deviceType: deviceTypeField.optional(),
        modelId: modelIdField.optional(),
      })
      .superRefine((input, context) => {
        refuseForeignScreens(input, context);
        // NaN where the count itself is out of bounds, which has been told.
        const screens = input.selectedScreenIds.length * input.variantOptions.count;
        if (!(screens > limits.screensPerCall)) return;
        context.addIssue({
          code: 'custom',
          path: ['variantOptions', 'variantCount'],
          message: `makes too many screens: at most ${limits.screensPerCall} in one call over all selected screens`,
        });
      })
      .transform(toScreenIds),
    output: sessionOutputShape,
  });
