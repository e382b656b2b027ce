import { z } from 'zod';
import { READS, defineTool } from '../define-tool.ts';
import { projectNameField } from '../fields/id-field.ts';
import { projectShape } from '../shapes/project.ts';

export const defineGetProject = () =>
  defineTool({
    name: 'get_project',
    title: 'Get a project',
    description:
      'Returns a project with its screen instances: the placements of its screens on the canvas. ' +
      'apply_design_system takes the `id` and `sourceScreen` of instances.',
    annotations: READS,
    input: z.object({ name: projectNameField }),
    output: projectShape,
  });
