import { z } from 'zod';
import type { Limits } from '../../domain/limits.ts';
import { CHANGES, defineTool } from '../define-tool.ts';
import { optionalTextField } from '../fields/text-field.ts';
import { projectShape } from '../shapes/project.ts';

export const defineCreateProject = (limits: Limits) =>
  defineTool({
    name: 'create_project',
    title: 'Create a project',
    description:
      'Creates a project, the container of screens and design systems, and returns it. ' +
      'The part of `name` after `projects/` is the projectId that the other tools take.',
    annotations: CHANGES,
    input: z.object({ title: optionalTextField(limits.titleCharacters, 'Title of the project.') }),
    output: projectShape,
  });
