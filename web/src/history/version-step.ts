import type { SessionOutput } from '../../../src/contract/shapes/session-output.ts';
import type { WireRun } from '../../../src/contract/shapes/run.ts';
import type { WireScreenVersions } from '../../../src/contract/shapes/screen-version.ts';
import { request } from '../api/request.ts';
import { record } from './history.ts';
import { watchRoom } from './room-step.ts';
import { putAway, putBack } from './trash-step.ts';
import { doEach } from './try-each.ts';

interface Change {
  project: string;
  does: string;
  /** Names of the screens that get a new version. */
  screens: readonly string[];
  /** Answers a session where the work goes on after it has answered. */
  change(): Promise<unknown>;
}

/**
 * Changes screens so that it can be undone: by ending the work while it is under way, afterwards by bringing the versions
 * of before back. Nothing is lost by either; each is a version of its own.
 */
export async function changeScreens({ project, does, screens, change }: Change): Promise<void> {
  const before = await readVersions(screens);
  let after: Versions | undefined;
  let run = runOf(project, await change());
  record(project, {
    does,
    async undo() {
      after = undefined;
      if (run !== undefined && (await cancel(run))) return;
      const now = await readVersions(screens);
      await bringBack(before, now);
      after = now;
    },
    async redo() {
      if (after === undefined) run = runOf(project, await change());
      else await bringBack(after, await readVersions(screens));
    },
  });
}

/** Makes screens so that it can be undone: what was made goes into the trash, and what made room for it back to its place. */
export async function makeScreens(project: string, does: string, make: () => Promise<unknown>): Promise<void> {
  let room = await watchRoom(project);
  let run = runOf(project, await make());
  let made: readonly string[] = [];
  record(project, {
    does,
    async undo() {
      if (run === undefined) return;
      await cancel(run);
      made = (await request<WireRun>('GET', `v1/${run}`)).screens;
      await putAway(made);
      await room.giveBack();
    },
    async redo() {
      const { state } = await request<WireRun>('GET', `v1/${run ?? ''}`);
      if (state === 'SUCCEEDED') {
        await putBack(made);
        await room.takeAgain();
        return;
      }
      room = await watchRoom(project);
      run = runOf(project, await make());
    },
  });
}

type Versions = ReadonlyMap<string, string>;

async function readVersions(screens: readonly string[]): Promise<Versions> {
  const newest = await doEach(screens, async (name) => {
    const { versions } = await request<WireScreenVersions>('GET', `v1/${name}/versions?pageSize=1`);
    return versions[0]?.version ?? '';
  });
  return new Map(newest);
}

async function bringBack(versions: Versions, now: Versions): Promise<void> {
  const changed = [...versions].filter(
    ([name, version]) => version !== '' && now.has(name) && version !== now.get(name),
  );
  await doEach(changed, ([name, version]) => request('POST', `v1/${name}:restore`, { version }));
}

const isSession = (answer: unknown): answer is SessionOutput =>
  typeof answer === 'object' && answer !== null && 'sessionId' in answer;

const runOf = (project: string, answer: unknown): string | undefined =>
  isSession(answer) ? `projects/${project}/runs/${answer.sessionId}` : undefined;

/** Whether there was anything to end. */
async function cancel(run: string): Promise<boolean> {
  const { state } = await request<WireRun>('GET', `v1/${run}`);
  if (state !== 'QUEUED' && state !== 'RUNNING') return false;
  const ended = await request<WireRun>('POST', `v1/${run}:cancel`);
  return ended.state === 'CANCELLED';
}
