import { randomUUID } from 'node:crypto';
import { writeSync } from 'node:fs';
import type { ProjectId, ScreenId, UserId } from '../../src/domain/brand.ts';
import type { Runner, RunRequest } from '../../src/runs/runner.ts';
import type { Store } from '../../src/store/store.ts';
import type { Acknowledgement } from './acknowledgement.ts';
import { toDrawRun, toEditRun } from './draw-screens.ts';
import type { DrawOutput } from './draw-screens.ts';

// Written at once: what a buffer still held when the process died would look like it was never acknowledged.
export const acknowledge = (acknowledgement: Acknowledgement): void =>
  void writeSync(1, `${JSON.stringify(acknowledgement)}\n`);

export const note = (fields: object, message: string): void =>
  void writeSync(2, `${message} ${JSON.stringify(fields)}\n`);

async function perform(runner: Runner, request: RunRequest): Promise<ScreenId> {
  const { runId, plan } = await runner.enqueue(request);
  const { screenId } = plan as { screenId: ScreenId };
  acknowledge({ did: 'enqueue', runId, screenId });
  const run = await runner.wait(runId);
  if (run.state === 'SUCCEEDED') acknowledge({ did: 'succeed', runId, ...(run.output as DrawOutput) });
  else acknowledge({ did: 'fail', runId });
  return screenId;
}

/** The jobs of one strand in their order: a project, a screen, a change, one that fails, and a screen that fails. */
export function listJobs(runner: Runner, store: Store, userId: UserId): [name: string, work: () => Promise<void>][] {
  let base: { userId: UserId; projectId: ProjectId };
  let screenId: ScreenId;
  const toTitle = () => ({ ...base, title: randomUUID() });
  return [
    [
      'project',
      async () => {
        const project = await store.projects.insert({ ownerId: userId, title: 'Crash' });
        acknowledge({ did: 'project', projectId: project.id });
        base = { userId, projectId: project.id };
      },
    ],
    ['draw', async () => void (screenId = await perform(runner, toDrawRun({ ...toTitle(), fails: false })))],
    ['edit', async () => void (await perform(runner, toEditRun({ ...toTitle(), screenId, fails: false })))],
    ['failing edit', async () => void (await perform(runner, toEditRun({ ...toTitle(), screenId, fails: true })))],
    ['failing draw', async () => void (await perform(runner, toDrawRun({ ...toTitle(), fails: true })))],
  ];
}
