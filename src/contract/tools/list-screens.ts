import { z } from 'zod';
import { READS, defineTool } from '../define-tool.ts';
import { projectIdField } from '../fields/id-field.ts';
import { leanScreenShape } from '../shapes/screen.ts';

export const defineListScreens = () =>
  defineTool({
    name: 'list_screens',
    title: 'List screens',
    description:
      "Lists a project's screens, oldest first, with their status and files. " +
      'get_screen adds what is long: component regions and design markdown.',
    annotations: READS,
    input: z.object({ projectId: projectIdField }),
    output: z.object({ screens: z.array(leanScreenShape) }),
  });
