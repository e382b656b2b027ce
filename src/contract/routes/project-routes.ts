import { z } from 'zod';
import type { Tools } from '../define-tools.ts';
import type { Limits } from '../../domain/limits.ts';
import { expected } from '../fields/expected.ts';
import { optionalProjectIdField, projectIdField } from '../fields/id-field.ts';
import { pageFields } from '../fields/page-fields.ts';
import { optionalTextField, textField } from '../fields/text-field.ts';
import { listedProjectShape, projectShape } from '../shapes/project.ts';
import { projectChangeShape, projectsChangeShape } from '../shapes/project-change.ts';
import { runShape } from '../shapes/run.ts';
import { defineListRoute } from './define-list-route.ts';
import { defineEventRoute, defineRoute, defineToolRoute } from './define-route.ts';

const PROJECT = '/v1/projects/{project}';
const tag = 'Projects';

const VIEWS = ['owned', 'shared', 'trashed'] as const;
const projectRequest = z.object({ project: projectIdField }).transform(({ project: projectId }) => ({ projectId }));

export const defineProjectRoutes = (tools: Tools, limits: Limits) => ({
  listProjects: defineRoute({
    method: 'GET',
    path: '/v1/projects',
    tag,
    summary: 'Lists projects, last changed first: those you own, those shared with you, or those in your trash.',
    input: z.object({
      view: z.enum(VIEWS, { error: expected(`one of ${VIEWS.join(', ')}`) }).default('owned'),
      title: optionalTextField(limits.titleCharacters, 'Words that the title contains.'),
      ...pageFields,
    }),
    output: z.object({ projects: z.array(listedProjectShape), nextPageToken: z.string().optional() }),
  }),
  createProject: defineToolRoute(tools.create_project, {
    method: 'POST',
    path: '/v1/projects',
    tag,
    summary: 'Creates a project.',
  }),
  getProject: defineToolRoute(
    tools.get_project,
    { method: 'GET', path: PROJECT, tag, summary: 'Returns a project with its screen instances.' },
    { name: 'project' },
  ),
  renameProject: defineRoute({
    method: 'PATCH',
    path: PROJECT,
    tag,
    summary: 'Gives a project another title.',
    input: z
      .object({ project: projectIdField, title: textField(limits.titleCharacters, 'The new title.') })
      .transform(({ project: projectId, title }) => ({ projectId, title })),
    output: projectShape,
  }),
  deleteProject: defineRoute({
    method: 'DELETE',
    path: PROJECT,
    tag,
    summary: 'Puts a project of yours into the trash; :undelete takes it out again.',
    input: projectRequest,
    output: z.object({ name: z.string() }),
  }),
  purgeProject: defineRoute({
    method: 'POST',
    path: `${PROJECT}:purge`,
    tag,
    summary: 'Removes a project in your trash, with all that is in it, for good.',
    input: projectRequest,
    output: z.object({ name: z.string() }),
  }),
  emptyTrash: defineRoute({
    method: 'POST',
    path: '/v1/trash:empty',
    tag,
    summary:
      'Removes every project in your trash for good or, of a project of yours that is named, every screen in its trash.',
    input: z.object({ project: optionalProjectIdField }).transform(({ project: projectId }) => ({ projectId })),
    output: z.object({
      projects: z.number(),
      screens: z.number(),
      /** What is left since work on it is under way. */
      left: z.number(),
    }),
  }),
  undeleteProject: defineRoute({
    method: 'POST',
    path: `${PROJECT}:undelete`,
    tag,
    summary: 'Takes a project out of the trash.',
    input: projectRequest,
    output: projectShape,
  }),
  duplicateProject: defineRoute({
    method: 'POST',
    path: `${PROJECT}:duplicate`,
    tag,
    summary: 'Makes a project of your own with the finished screens, design systems and placements of another.',
    input: z
      .object({ project: projectIdField, title: optionalTextField(limits.titleCharacters, 'Title of the copy.') })
      .transform(({ project: projectId, title }) => ({ projectId, title })),
    output: projectShape,
  }),
  watchProjects: defineEventRoute({
    method: 'GET',
    path: '/v1/events',
    tag: 'Events',
    summary: 'Server-sent events: one each time that a list of your projects changes.',
    input: z.object({}),
    event: projectsChangeShape,
  }),
  watchProject: defineEventRoute({
    method: 'GET',
    path: `${PROJECT}/events`,
    tag: 'Events',
    summary: 'Server-sent events of a project: screens, instances, runs and the project itself as they change.',
    input: projectRequest,
    event: projectChangeShape,
  }),
  listRuns: defineListRoute({
    method: 'GET',
    path: `${PROJECT}/runs`,
    tag: 'Runs',
    summary: 'Lists work that is under way in a project or ended within the last hour, oldest first.',
    input: projectRequest,
    list: 'runs',
    item: runShape,
    keyOf: ({ name }) => name,
  }),
});
