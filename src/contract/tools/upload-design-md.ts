import { z } from 'zod';
import type { Limits } from '../../domain/limits.ts';
import { CHANGES, defineTool } from '../define-tool.ts';
import { base64TextField } from '../fields/base64-field.ts';
import { projectIdField } from '../fields/id-field.ts';
import { screenInstanceShape } from '../shapes/screen-instance.ts';

export const defineUploadDesignMd = (limits: Limits) =>
  defineTool({
    name: 'upload_design_md',
    title: 'Upload a DESIGN.md',
    description:
      'Puts a DESIGN.md into the project and returns its screen instance. Then call ' +
      'create_design_system_from_design_md with the `id` and `sourceScreen` of this answer.',
    annotations: CHANGES,
    input: z.object({
      projectId: projectIdField,
      designMdBase64: base64TextField(limits.designMdBytes, 'The file in UTF-8, encoded as Base64.'),
    }),
    output: screenInstanceShape,
  });
