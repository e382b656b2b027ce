import { z } from 'zod';
import type { Limits } from '../domain/limits.ts';
import { OFFERED_PROMPTS, type PromptName } from './offered-prompts.ts';
import { deviceTypeField } from './fields/enum-field.ts';
import { optionalProjectIdField, projectIdField } from './fields/id-field.ts';
import { textField } from './fields/text-field.ts';
import { parseArguments } from './parse-arguments.ts';

/** An argument of a prompt as clients are told it; all are text. */
interface AdvertisedArgument {
  name: string;
  description: string;
  required: boolean;
}

const PROJECT = 'Id of the project.';

/** What a prompt may be given, in the order in which a client asks its user for it. */
export function listPromptArguments(name: PromptName): AdvertisedArgument[] {
  const { request, needsProject, takesDevice } = OFFERED_PROMPTS[name];
  return [
    { name: 'request', description: request, required: true },
    {
      name: 'project',
      description: needsProject ? PROJECT : `${PROJECT} Left out: a new one is made.`,
      required: needsProject,
    },
    ...(takesDevice
      ? [
          {
            name: 'device',
            description: 'MOBILE, TABLET, DESKTOP or AGNOSTIC. Left out: from the request.',
            required: false,
          },
        ]
      : []),
  ];
}

/** Throws one INVALID_ARGUMENT that names every bad argument. */
export function parsePromptArguments(name: PromptName, sent: object, limits: Limits) {
  const { needsProject, takesDevice } = OFFERED_PROMPTS[name];
  const shape = z.object({
    request: textField(limits.promptCharacters, ''),
    project: needsProject ? projectIdField : optionalProjectIdField,
    device: takesDevice ? z.preprocess(toDeviceName, deviceTypeField.optional()) : z.undefined().catch(undefined),
  });
  const { request, project: projectId, device } = parseArguments(shape, sent);
  return { name, request, projectId, device };
}
export type PromptInput = ReturnType<typeof parsePromptArguments>;

/** People type these; an empty field is one that was left out. */
const toDeviceName = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  return value.trim() === '' ? undefined : value.trim().toUpperCase();
};
