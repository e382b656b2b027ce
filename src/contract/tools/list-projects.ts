import { z } from 'zod';
import { READS, defineTool } from '../define-tool.ts';
import { expected } from '../fields/expected.ts';
import { listedProjectShape } from '../shapes/project.ts';
import { parseViewFilter, type ProjectView } from '../view-filter.ts';

const filterError = expected('`view=owned` or `view=shared`');

const filterField = z
  .string({ error: filterError })
  .transform((filter, context): ProjectView => {
    const view = parseViewFilter(filter);
    if (view !== undefined) return view;
    context.addIssue({ code: 'custom', message: 'must be `view=owned` or `view=shared`' });
    return z.NEVER;
  })
  .optional()
  .meta({ description: 'AIP-160 filter: `view=owned` (default) or `view=shared`.' });

export const defineListProjects = () =>
  defineTool({
    name: 'list_projects',
    title: 'List projects',
    description:
      'Lists the projects you own, last changed first; with filter `view=shared` those that others share with you.',
    annotations: READS,
    input: z.object({ filter: filterField }),
    output: z.object({ projects: z.array(listedProjectShape) }),
  });
