import { z } from 'zod';
import { projectIdField } from './fields/id-field.ts';
import { parseArguments } from './parse-arguments.ts';

const guideRequest = z.object({ project: projectIdField.optional(), topic: z.string() });

/** What an MCP resource asks of the guides: a topic, and the project it is read for. Throws INVALID_ARGUMENT. */
export function parseGuide(sent: object) {
  const { project: projectId, topic } = parseArguments(guideRequest, sent);
  return { projectId, topic };
}
export type GuideInput = ReturnType<typeof parseGuide>;
