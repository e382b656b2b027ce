import { z } from 'zod';
import type { ProjectId, ScreenId } from '../../domain/brand.ts';
import { READS, defineTool } from '../define-tool.ts';
import { projectIdField, screenIdField, screenNameField } from '../fields/id-field.ts';
import type { NamedScreen } from '../fields/screen-selection.ts';
import { screenShape } from '../shapes/screen.ts';

interface NamedThreeTimes {
  name?: NamedScreen | undefined;
  projectId?: ProjectId | undefined;
  screenId?: NamedScreen | undefined;
}

/** An empty text beside a name means that nothing was sent. */
const orEmpty = <Field extends z.ZodType>(field: Field, description: string) =>
  z
    .preprocess((value) => (value === '' ? undefined : value), field.optional())
    .optional()
    .meta({ type: 'string', deprecated: true, description });

const NAME_FORM = 'a name of the form projects/{project}/screens/{screen}';

/** Clients send only `name`, only the two deprecated ids, or all three; whatever they send must agree. */
const input = z
  .object({
    name: screenNameField.optional(),
    projectId: orEmpty(projectIdField, 'Deprecated. Id without `projects/`.'),
    screenId: orEmpty(screenIdField, 'Deprecated. Id without `screens/`.'),
  })
  .meta({ required: ['name', 'projectId', 'screenId'] })
  .superRefine((named, context) => {
    const { projects, screens } = toNames(named);
    if (screens.length === 0 || projects.length === 0) {
      context.addIssue({
        code: 'custom',
        path: ['name'],
        message:
          named.name === undefined ? `is required: ${NAME_FORM}` : `must be ${NAME_FORM}, or come with projectId`,
      });
    }
    if (new Set(projects).size > 1 || new Set(screens).size > 1) {
      context.addIssue({
        code: 'custom',
        path: ['name'],
        message: 'contradicts projectId or screenId: send the same screen in all',
      });
    }
  })
  .transform((named): { projectId: ProjectId; screenId: ScreenId } => {
    const { projects, screens } = toNames(named);
    return { projectId: projects[0] as ProjectId, screenId: screens[0] as ScreenId };
  });

function toNames({ name, projectId, screenId }: NamedThreeTimes) {
  const isPresent = <T>(value: T | undefined): value is T => value !== undefined;
  return {
    projects: [name?.project, projectId, screenId?.project].filter(isPresent),
    screens: [name?.screen, screenId?.screen].filter(isPresent),
  };
}

export const defineGetScreen = () =>
  defineTool({
    name: 'get_screen',
    title: 'Get a screen',
    description:
      'Returns a screen with download URLs of its HTML (htmlCode), picture (screenshot) and file for ' +
      'design tools (externalToolExport: SVG unless set otherwise). screenMetadata.status is IN_PROGRESS while it is being made, then COMPLETE, or FAILED ' +
      'with the reason in statusMessage. While IN_PROGRESS, wait 15 s and ask again. `name` alone is enough.',
    annotations: READS,
    input,
    output: screenShape,
  });
