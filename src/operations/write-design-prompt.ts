import type { PromptInput } from '../contract/prompt-requests.ts';
import { OFFERED_PROMPTS } from '../contract/offered-prompts.ts';
import { toProjectName } from '../domain/resource-name.ts';
import { toDrawnDevice } from '../domain/unspecified.ts';
import { writePrompt } from '../guide/write-prompt.ts';
import { getProject } from './access.ts';
import type { Operation } from './deps.ts';
import { readGuide } from './read-guide.ts';

/** What a client's model is told when its user takes a prompt: the request, the steps and the guide. Throws NOT_FOUND. */
export const writeDesignPrompt: Operation<PromptInput, string> = async (
  deps,
  { name, request, projectId, device },
  context,
) => {
  const project = projectId === undefined ? undefined : await getProject(deps.store, context.caller.userId, projectId);
  const drawn = toDrawnDevice(device);
  const where = [
    project === undefined
      ? 'Make a project for it with `create_project`.'
      : `Work in ${toProjectName(project.id)}, "${project.title}".`,
    ...(drawn === undefined ? [] : [`Draw for ${drawn}.`]),
  ];
  const guide = await readGuide(deps, { topic: OFFERED_PROMPTS[name].topic, projectId }, context);
  return writePrompt(name.replaceAll('_', '-'), { request, where: where.join(' '), guide });
};
