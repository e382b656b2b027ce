import { z } from 'zod';
import type { Limits } from '../../domain/limits.ts';
import { CHANGES, defineTool } from '../define-tool.ts';
import { assetIdField, projectIdField } from '../fields/id-field.ts';
import { refuseForeignInstances, selectedScreenInstancesField } from '../fields/screen-selection.ts';
import { sessionOutputShape } from '../shapes/session-output.ts';

export const defineApplyDesignSystem = (limits: Limits) =>
  defineTool({
    name: 'apply_design_system',
    title: 'Apply a design system',
    description:
      "Gives the selected screens a design system's colours, fonts and shapes; their content stays as it is. " +
      'Take the instances from get_project and the assetId from list_design_systems.',
    annotations: CHANGES,
    input: z
      .object({
        projectId: projectIdField,
        selectedScreenInstances: selectedScreenInstancesField(limits),
        assetId: assetIdField,
      })
      .superRefine(refuseForeignInstances),
    output: sessionOutputShape,
  });
