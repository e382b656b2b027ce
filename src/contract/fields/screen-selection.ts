import { z } from 'zod';
import type { InstanceId, ProjectId, ScreenId } from '../../domain/brand.ts';
import type { Limits } from '../../domain/limits.ts';
import { expected } from './expected.ts';
import { screenIdField, screenNameField } from './id-field.ts';
import { instanceIdField } from './instance-id-field.ts';

/** A screen as it was named: the project is known only where the whole resource name was sent. */
export interface NamedScreen {
  project?: ProjectId;
  screen: ScreenId;
}

export interface NamedInstance {
  id: InstanceId;
  sourceScreen: NamedScreen;
}

const listError = (what: string, most: number) => expected(`a list of 1 to ${most} ${what}`);

export const selectedScreenIdsField = (limits: Limits) => {
  const error = listError('screen ids', limits.screensPerCall);
  return z
    .array(screenIdField, { error })
    .min(1, { error })
    .max(limits.screensPerCall, { error })
    .meta({ description: 'Screen ids from list_screens.' });
};

export const selectedScreenInstanceField = z
  .object(
    {
      id: instanceIdField,
      sourceScreen: screenNameField,
    },
    { error: expected('an object with id and sourceScreen') },
  )
  .meta({ description: 'Instance from get_project.' });

export const selectedScreenInstancesField = (limits: Limits) => {
  const error = listError('screen instances', limits.instancesPerApply);
  return z.array(selectedScreenInstanceField, { error }).min(1, { error }).max(limits.instancesPerApply, { error });
};

const CONTRADICTION = 'contradicts projectId: it names a screen of another project';

/** A name that spells out another project than `projectId` contradicts it. */
const isForeign = ({ project }: NamedScreen, projectId: ProjectId): boolean =>
  project !== undefined && project !== projectId;

export function refuseForeignScreens(
  input: { projectId: ProjectId; selectedScreenIds: readonly NamedScreen[] },
  context: z.RefinementCtx,
): void {
  for (const [index, screen] of input.selectedScreenIds.entries()) {
    if (!isForeign(screen, input.projectId)) continue;
    context.addIssue({ code: 'custom', path: ['selectedScreenIds', index], message: CONTRADICTION });
  }
}

export function refuseForeignInstances(
  input: { projectId: ProjectId; selectedScreenInstances: readonly NamedInstance[] },
  context: z.RefinementCtx,
): void {
  for (const [index, { sourceScreen }] of input.selectedScreenInstances.entries()) {
    if (!isForeign(sourceScreen, input.projectId)) continue;
    context.addIssue({
      code: 'custom',
      path: ['selectedScreenInstances', index, 'sourceScreen'],
      message: CONTRADICTION,
    });
  }
}

export function refuseForeignInstance(
  input: { projectId: ProjectId; selectedScreenInstance: NamedInstance },
  context: z.RefinementCtx,
): void {
  if (!isForeign(input.selectedScreenInstance.sourceScreen, input.projectId)) return;
  context.addIssue({ code: 'custom', path: ['selectedScreenInstance', 'sourceScreen'], message: CONTRADICTION });
}

/** Names → ids, each once, in the order in which they were sent. */
export const toScreenIds = <Input extends { selectedScreenIds: readonly NamedScreen[] }>(
  input: Input,
): Omit<Input, 'selectedScreenIds'> & { selectedScreenIds: ScreenId[] } => ({
  ...input,
  selectedScreenIds: [...new Set(input.selectedScreenIds.map(({ screen }) => screen))],
});
