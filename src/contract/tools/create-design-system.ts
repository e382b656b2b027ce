import { z } from 'zod';
import type { Limits } from '../../domain/limits.ts';
import { CHANGES, defineTool } from '../define-tool.ts';
import { designSystemField } from '../fields/design-system-field.ts';
import { optionalProjectIdField } from '../fields/id-field.ts';
import { assetShape } from '../shapes/asset.ts';

export const defineCreateDesignSystem = (limits: Limits) =>
  defineTool({
    name: 'create_design_system',
    title: 'Create a design system',
    description:
      'Stores a design system (colours, fonts, shapes) as an asset. With a projectId, new screens of that project use ' +
      'it and the canvas shows it; without one it is global. Existing screens change only through apply_design_system.',
    annotations: CHANGES,
    input: z.object({ designSystem: designSystemField(limits), projectId: optionalProjectIdField }),
    output: assetShape,
  });
