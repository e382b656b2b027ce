import { z } from 'zod';
import { CHANGES, defineTool } from '../define-tool.ts';
import { deviceTypeField } from '../fields/enum-field.ts';
import { projectIdField } from '../fields/id-field.ts';
import { refuseForeignInstance, selectedScreenInstanceField } from '../fields/screen-selection.ts';
import { namedAssetShape } from '../shapes/asset.ts';

export const defineCreateDesignSystemFromDesignMd = () =>
  defineTool({
    name: 'create_design_system_from_design_md',
    title: 'Create a design system from a DESIGN.md',
    description:
      'Makes a design system of an uploaded DESIGN.md and shows it on the canvas. Call upload_design_md first and pass ' +
      'its `id` and `sourceScreen`. The assetId of the answer goes to apply_design_system.',
    annotations: CHANGES,
    input: z
      .object({
        projectId: projectIdField,
        selectedScreenInstance: selectedScreenInstanceField.meta({
          description: 'The screen instance that upload_design_md answered with.',
        }),
        deviceType: deviceTypeField
          .meta({ description: 'Device it is for; the style sheet is drawn for it.' })
          .optional(),
      })
      .superRefine(refuseForeignInstance),
    output: namedAssetShape,
  });
