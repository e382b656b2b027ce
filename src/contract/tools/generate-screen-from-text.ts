import { z } from 'zod';
import type { Limits } from '../../domain/limits.ts';
import { advertiseWithout } from '../advertised-schema.ts';
import { CHANGES, defineTool } from '../define-tool.ts';
import { deviceTypeField, modelIdField } from '../fields/enum-field.ts';
import { assetIdField, projectIdField } from '../fields/id-field.ts';
import { sendablePromptField } from '../fields/sendable-prompt-field.ts';
import { sessionOutputShape } from '../shapes/session-output.ts';
import { LONG_WORK, SUGGESTIONS } from './long-work-advice.ts';

export const defineGenerateScreenFromText = (limits: Limits) =>
  defineTool({
    name: 'generate_screen_from_text',
    title: 'Generate a screen from text',
    description:
      'Designs a new screen from a prompt, or takes the page that you drew yourself. Each call makes another screen. ' +
      `${LONG_WORK} ${SUGGESTIONS}`,
    annotations: CHANGES,
    input: advertiseWithout(
      z.object({
        projectId: projectIdField,
        prompt: sendablePromptField(
          limits,
          'What the screen is for and what is on it; or a few words and the page itself in an html fence, as tailorbird://guide/pages says.',
        ),
        deviceType: deviceTypeField.optional(),
        modelId: modelIdField.optional(),
        designSystem: assetIdField.optional(),
      }),
      'designSystem',
    ),
    output: sessionOutputShape,
  });
