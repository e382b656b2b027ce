import { z } from 'zod';
import type { Limits } from '../../domain/limits.ts';
import { CHANGES, defineTool } from '../define-tool.ts';
import { deviceTypeField, modelIdField } from '../fields/enum-field.ts';
import { projectIdField } from '../fields/id-field.ts';
import { refuseForeignScreens, selectedScreenIdsField, toScreenIds } from '../fields/screen-selection.ts';
import { sendablePromptField } from '../fields/sendable-prompt-field.ts';
import { sessionOutputShape } from '../shapes/session-output.ts';
import { LONG_WORK, SUGGESTIONS } from './long-work-advice.ts';

export const defineEditScreens = (limits: Limits) =>
  defineTool({
    name: 'edit_screens',
    title: 'Edit screens',
    description:
      'Changes existing screens in place as the prompt says and leaves everything else as it is; earlier versions ' +
      `are kept. ${LONG_WORK} ${SUGGESTIONS}`,
    annotations: CHANGES,
    input: z
      .object({
        projectId: projectIdField,
        selectedScreenIds: selectedScreenIdsField(limits),
        prompt: sendablePromptField(
          limits,
          'What to change; or operations by data-id, or an html fragment, in a fence, as tailorbird://guide/edits says.',
        ),
        deviceType: deviceTypeField.optional(),
        modelId: modelIdField.optional(),
      })
      .superRefine(refuseForeignScreens)
      .transform(toScreenIds),
    output: sessionOutputShape,
  });
