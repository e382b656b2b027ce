import { z } from 'zod';
import { READS, defineTool } from '../define-tool.ts';
import { optionalProjectIdField } from '../fields/id-field.ts';
import { assetShape } from '../shapes/asset.ts';

export const defineListDesignSystems = () =>
  defineTool({
    name: 'list_design_systems',
    title: 'List design systems',
    description:
      "Lists a project's design systems, or without projectId the global ones. " +
      'The part of `name` after `assets/` is the assetId for apply_design_system.',
    annotations: READS,
    input: z.object({ projectId: optionalProjectIdField }),
    output: z.object({ designSystems: z.array(assetShape) }),
  });
