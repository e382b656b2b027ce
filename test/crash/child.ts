import { randomUUID } from 'node:crypto';
import { writeSync } from 'node:fs';
import path from 'node:path';
import { openFolderBlobs } from '../../src/blobs/open-folder-blobs.ts';
import type { ScreenId } from '../../src/domain/brand.ts';
import { DEFAULT_LIMITS } from '../../src/domain/limits.ts';
import { createRunner } from '../../src/runs/create-runner.ts';
import type { RunRequest } from '../../src/runs/runner.ts';
import { openStore } from '../../src/store/open-store.ts';
import type { Acknowledgement } from './acknowledgement.ts';
import { createDrawHandler, toDrawRun, toEditRun } from './draw-screens.ts';
import type { DrawOutput } from './draw-screens.ts';

/** Works without end, in several strands, until it is killed: `node child.ts DATA_FOLDER [DATABASE_URL]`. */
const [dataDir = '', databaseUrl] = process.argv.slice(2);
const STRANDS = 4;

// Written at once: what a buffer still held when the process died would look like it was never acknowledged.
const acknowledge = (acknowledgement: Acknowledgement): void =>
  void writeSync(1, `${JSON.stringify(acknowledgement)}\n`);
const note = (fields: object, message: string): void => void writeSync(2, `${message} ${JSON.stringify(fields)}\n`);

const store = await openStore({ dataDir, databaseUrl });
const blobs = await openFolderBlobs(path.join(dataDir, 'blobs'));
const runner = createRunner({
  store,
  handlers: { draw: createDrawHandler(blobs) },
  concurrency: 3,
  limits: DEFAULT_LIMITS,
  log: { info: () => {}, warn: note, error: note },
});
await runner.start();
const user = await store.users.ensure('local');
acknowledge({ did: 'start' });

async function perform(request: RunRequest): Promise<ScreenId> {
  const { runId, plan } = await runner.enqueue(request);
  const { screenId } = plan as { screenId: ScreenId };
  acknowledge({ did: 'enqueue', runId, screenId });
  const run = await runner.wait(runId);
  if (run.state === 'SUCCEEDED') acknowledge({ did: 'succeed', runId, ...(run.output as DrawOutput) });
  else acknowledge({ did: 'fail', runId });
  return screenId;
}

async function workWithoutEnd(): Promise<never> {
  for (;;) {
    const project = await store.projects.insert({ ownerId: user.id, title: 'Crash' });
    acknowledge({ did: 'project', projectId: project.id });
    const base = { userId: user.id, projectId: project.id };
    const screenId = await perform(toDrawRun({ ...base, title: randomUUID(), fails: false }));
    await perform(toEditRun({ ...base, screenId, title: randomUUID(), fails: false }));
    await perform(toEditRun({ ...base, screenId, title: randomUUID(), fails: true }));
    await perform(toDrawRun({ ...base, title: randomUUID(), fails: true }));
  }
}

await Promise.all(Array.from({ length: STRANDS }, workWithoutEnd));
