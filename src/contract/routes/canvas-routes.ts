import { z } from 'zod';
import type { RunId } from '../../domain/brand.ts';
import type { Limits } from '../../domain/limits.ts';
import type { Tools } from '../define-tools.ts';
import { expected } from '../fields/expected.ts';
import { projectIdField } from '../fields/id-field.ts';
import { instanceIdField } from '../fields/instance-id-field.ts';
import { textField } from '../fields/text-field.ts';
import { runShape } from '../shapes/run.ts';
import { screenInstanceShape } from '../shapes/screen-instance.ts';
import { serviceShape } from '../shapes/service.ts';
import { defineListRoute } from './define-list-route.ts';
import { defineRoute, defineToolRoute } from './define-route.ts';

const PROJECT = '/v1/projects/{project}';

/** Further out a canvas cannot be drawn exactly. */
const FAR = 1_000_000;
const coordinateError = expected(`a number from -${FAR} to ${FAR}`);
const coordinateField = z
  .number({ error: coordinateError })
  .min(-FAR, { error: coordinateError })
  .max(FAR, { error: coordinateError });
const MOST_MOVED = 1_000;
const movesError = expected(`a list of 1 to ${MOST_MOVED} moves, each with id, x and y`);

const RUN_ID = /^[A-Za-z0-9_-]{1,64}$/;
const runIdError = expected('the id of a run, which is the sessionId of the answer that started it');
const runRequest = z
  .object({
    project: projectIdField,
    run: z.string({ error: runIdError }).regex(RUN_ID, { error: runIdError }),
  })
  .transform(({ project: projectId, run }) => ({ projectId, runId: run as RunId }));

export const defineCanvasRoutes = (tools: Tools, limits: Limits) => ({
  listInstances: defineListRoute({
    method: 'GET',
    path: `${PROJECT}/instances`,
    tag: 'Canvas',
    summary: 'Lists the placements of screens on the canvas.',
    input: z.object({ project: projectIdField }).transform(({ project: projectId }) => ({ projectId })),
    list: 'instances',
    item: screenInstanceShape,
    keyOf: ({ id }) => id,
  }),
  moveInstances: defineRoute({
    method: 'POST',
    path: `${PROJECT}/instances:move`,
    tag: 'Canvas',
    summary: 'Moves placements: all of them, or none when one is not there.',
    input: z
      .object({
        project: projectIdField,
        moves: z
          .array(z.object({ id: instanceIdField, x: coordinateField, y: coordinateField }, { error: movesError }), {
            error: movesError,
          })
          .min(1, { error: movesError })
          .max(MOST_MOVED, { error: movesError }),
      })
      .transform(({ project: projectId, moves }) => ({ projectId, moves })),
    output: z.object({ instances: z.array(screenInstanceShape) }),
  }),
  applyDesignSystem: defineToolRoute(
    tools.apply_design_system,
    {
      method: 'POST',
      path: `${PROJECT}/instances:applyDesignSystem`,
      tag: 'Canvas',
      summary: 'Starts drawing the selected screens in a design system.',
    },
    { projectId: 'project' },
  ),
  getRun: defineRoute({
    method: 'GET',
    path: `${PROJECT}/runs/{run}`,
    tag: 'Runs',
    summary: 'Says how work stands.',
    input: runRequest,
    output: runShape,
  }),
  cancelRun: defineRoute({
    method: 'POST',
    path: `${PROJECT}/runs/{run}:cancel`,
    tag: 'Runs',
    summary: 'Ends work that is under way; new screens of it become FAILED, edited ones stay as they were.',
    input: runRequest,
    output: runShape,
  }),
  describePrompt: defineRoute({
    method: 'POST',
    path: '/v1/prompts:describe',
    tag: 'Prompts',
    summary:
      'Answers what the embedded designer understands of a prompt, as a brief that can be corrected and sent back.',
    input: z.object({ prompt: textField(limits.promptCharacters, 'The prompt.') }),
    output: z.object({
      /** To be corrected and sent as the prompt of a screen. */
      brief: z.string(),
      /** Whether the brief tells the page line by line, or what the designer goes by where the page is left to it. */
      isOutline: z.boolean(),
      unread: z.array(z.string()),
    }),
  }),
  getService: defineRoute({
    method: 'GET',
    path: '/v1/service',
    tag: 'Service',
    summary: 'Says who you are here, which designers answer, and how clients connect.',
    input: z.object({}),
    output: serviceShape,
  }),
});
