import { z } from 'zod';
import type { Limits } from '../../domain/limits.ts';
import { CHANGES, defineTool } from '../define-tool.ts';
import { designSystemField } from '../fields/design-system-field.ts';
import { assetNameField, projectIdField } from '../fields/id-field.ts';
import { assetShape } from '../shapes/asset.ts';

export const defineUpdateDesignSystem = (limits: Limits) =>
  defineTool({
    name: 'update_design_system',
    title: 'Update a design system',
    description:
      "Replaces a design system's whole content and adds one to its version: send every field that is to stay. " +
      'Earlier versions are kept. Call apply_design_system afterwards to bring the change to existing screens.',
    annotations: CHANGES,
    input: z.object({
      name: assetNameField,
      projectId: projectIdField,
      designSystem: designSystemField(limits),
    }),
    output: assetShape,
  });
