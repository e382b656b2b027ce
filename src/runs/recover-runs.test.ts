import { hostname } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { Bench } from './runner.fixture.ts';
import { createDrawHandler, createGate, openBench, toScreenRun, until } from './runner.fixture.ts';

const drawAtOnce = createDrawHandler(async () => {});
const handlers = { draw: drawAtOnce };
/** No process has this id: it is above what Linux gives, and the others give less. */
const DEAD_OWNER = `${hostname()}/4194305/x`;

/** A run as a killed process leaves it: RUNNING, its screen IN_PROGRESS. */
async function leaveRunning(bench: Bench, { owner = DEAD_OWNER, untilTime = Date.now() + 60_000, attempt = 1 } = {}) {
  const { kind, projectId, userId, input, prepare } = toScreenRun(bench);
  const { runs, ids } = bench.store;
  const plan = await bench.store.transaction(prepare);
  const { id } = await runs.insert({ id: ids.run(), kind, projectId, userId, fingerprint: 'f', input, plan });
  for (let started = 1; started <= attempt; started += 1) {
    await runs.claim(id, { owner, untilTime });
    if (started < attempt) await runs.giveBack(id, owner, { countAttempt: true });
  }
  return id;
}

const statusOf = async ({ store, user, project }: Bench) =>
  (await store.screens.list(user.id, project.id)).map(({ version, metadata }) => [version, metadata.status]);

describe('recovery at the start', () => {
  it('takes up again what a dead process was working on', async () => {
    await using bench = await openBench();
    const runId = await leaveRunning(bench);
    const runner = await bench.start({ handlers });
    expect(await runner.wait(runId)).toMatchObject({ state: 'SUCCEEDED', attempt: 2 });
    expect(await statusOf(bench)).toEqual([[1, 'COMPLETE']]);
    expect(bench.logged).toEqual(['a run was interrupted and is taken up again']);
  });

  it('takes up what was queued', async () => {
    await using bench = await openBench();
    const runId = await leaveRunning(bench, { attempt: 0 });
    const runner = await bench.start({ handlers });
    expect(await runner.wait(runId)).toMatchObject({ state: 'SUCCEEDED', attempt: 1 });
  });

  it('gives up what was interrupted twice, with a reason, before it answers', async () => {
    await using bench = await openBench();
    const runId = await leaveRunning(bench, { attempt: 2 });
    await bench.start({ handlers });
    expect(await bench.store.runs.findById(runId)).toMatchObject({
      state: 'FAILED',
      error: { code: 'UNAVAILABLE', message: 'the service was interrupted 2 times while working on this' },
    });
    expect(await statusOf(bench)).toEqual([[0, 'FAILED']]);
  });

  it('takes up a third time what a process lost that only fell silent', async () => {
    await using bench = await openBench();
    const living = `${hostname()}/${process.ppid}/x`;
    const runId = await leaveRunning(bench, { owner: living, untilTime: 2_000, attempt: 2 });
    const late = await bench.start({ handlers, now: () => 3_000, timing: { leaseMs: 40, recoverMs: 5 } });
    expect(await late.wait(runId)).toMatchObject({ state: 'SUCCEEDED', attempt: 3 });
  });

  it('goes on with the numbering of what was said', async () => {
    await using bench = await openBench();
    const runId = await leaveRunning(bench);
    await bench.store.runs.appendEvents(runId, [{ seq: 1, time: 1, message: 'before the crash' }]);
    const draw = createDrawHandler(async ({ progress }) => progress('after it'));
    const runner = await bench.start({ handlers: { draw } });
    await runner.wait(runId);
    const events = await bench.store.runs.listEvents(runId);
    expect(events.map(({ seq, message }) => [seq, message])).toEqual([
      [1, 'before the crash'],
      [2, 'after it'],
    ]);
  });

  it('leaves alone what another process works on, and takes it when its lease is over', async () => {
    await using bench = await openBench();
    const living = `${hostname()}/${process.ppid}/x`;
    const runId = await leaveRunning(bench, { owner: living, untilTime: 2_000 });
    const early = await bench.start({ handlers, now: () => 1_000 });
    expect((await early.wait(runId, { timeoutMs: 0 })).state).toBe('RUNNING');
    expect(await statusOf(bench)).toEqual([[0, 'IN_PROGRESS']]);
    const late = await bench.start({ handlers, now: () => 3_000, timing: { leaseMs: 40, recoverMs: 5 } });
    expect(await late.wait(runId)).toMatchObject({ state: 'SUCCEEDED', attempt: 2 });
  });

  it('takes what nobody gives a sign of, also where the clock was set back since', async () => {
    await using bench = await openBench();
    const hourAhead = Date.now() + 3_600_000;
    const runId = await leaveRunning(bench, { owner: 'elsewhere/1/x', untilTime: hourAhead });
    const runner = await bench.start({ handlers, timing: { leaseMs: 40, recoverMs: 5 } });
    expect(await runner.wait(runId)).toMatchObject({ state: 'SUCCEEDED', attempt: 2 });
  });

  it('goes on with the others when one cannot be recovered', async () => {
    await using bench = await openBench();
    await leaveRunning(bench, { attempt: 2 });
    const broken = { ...drawAtOnce, onUnfinished: () => Promise.reject(new Error('bug')) };
    const runner = await bench.start({ handlers: { draw: broken } });
    expect(bench.logged).toEqual(['an interrupted run could not be recovered']);
    const { runId } = await runner.enqueue(toScreenRun(bench, 'other'));
    expect((await runner.wait(runId)).state).toBe('SUCCEEDED');
  });
});

describe('several processes on one store', () => {
  it('join the runs of each other, wait for them and hear them', async () => {
    await using bench = await openBench();
    const gate = createGate();
    const draw = createDrawHandler(async ({ progress }) => {
      progress('Drawing');
      await gate.opened;
    });
    const worker = await bench.start({ handlers: { draw } });
    const other = await bench.start({ handlers: { draw } });
    const { runId } = await worker.enqueue(toScreenRun(bench));
    expect(await other.enqueue(toScreenRun(bench))).toMatchObject({ runId, joined: true });
    const heard: string[] = [];
    const waiting = other.wait(runId, { onProgress: ({ message }) => heard.push(message) });
    gate.open();
    expect((await waiting).state).toBe('SUCCEEDED');
    expect(heard).toEqual(['Drawing']);
  });

  it('leave each other’s work alone where a clock was set an hour ahead', async () => {
    await using bench = await openBench();
    const gate = createGate();
    const draw = createDrawHandler(() => gate.opened);
    const timing = { leaseMs: 60_000, recoverMs: 5 };
    const worker = await bench.start({ handlers: { draw }, timing });
    const { runId } = await worker.enqueue(toScreenRun(bench));
    await bench.start({ handlers, timing, now: () => Date.now() + 3_600_000 });
    await delay(50);
    gate.open();
    expect(await worker.wait(runId)).toMatchObject({ state: 'SUCCEEDED', attempt: 1 });
  });

  it('stop working on a run that was cancelled elsewhere', async () => {
    await using bench = await openBench();
    const stopped = createGate();
    const draw = createDrawHandler(({ signal }) => {
      signal.addEventListener('abort', stopped.open);
      return new Promise(() => {});
    });
    const worker = await bench.start({ handlers: { draw }, timing: { leaseMs: 60 } });
    const other = await bench.start({ handlers: { draw } });
    const { runId } = await worker.enqueue(toScreenRun(bench));
    await other.cancel(runId, bench.user.id);
    await stopped.opened;
    expect((await worker.wait(runId)).state).toBe('CANCELLED');
  });

  it('keep the lease of long work, and what it said, up to date', async () => {
    await using bench = await openBench();
    const gate = createGate();
    const draw = createDrawHandler(async ({ progress }) => {
      progress('Drawing');
      await gate.opened;
    });
    const worker = await bench.start({ handlers: { draw }, timing: { leaseMs: 60 } });
    const { runId } = await worker.enqueue(toScreenRun(bench));
    const before = (await bench.store.runs.listRunning())[0]?.lease.untilTime ?? 0;
    await until(async () => ((await bench.store.runs.listRunning())[0]?.lease.untilTime ?? 0) > before);
    expect((await bench.store.runs.listEvents(runId)).map(({ message }) => message)).toEqual(['Drawing']);
    gate.open();
    expect((await worker.wait(runId)).state).toBe('SUCCEEDED');
    expect(await bench.store.runs.listEvents(runId)).toHaveLength(1);
  });
});

describe('closing', () => {
  it('lets running work end, starts no queued work, and takes none', async () => {
    await using bench = await openBench();
    const gate = createGate();
    const runner = await bench.start({ handlers: { draw: createDrawHandler(() => gate.opened) }, concurrency: 1 });
    const running = await runner.enqueue(toScreenRun(bench, 'running'));
    const queued = await runner.enqueue(toScreenRun(bench, 'queued'));
    const waiting = Promise.all([runner.wait(running.runId), runner.wait(queued.runId)]);
    const closing = runner.close();
    await expect(runner.enqueue(toScreenRun(bench, 'late'))).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    gate.open();
    await closing;
    expect((await waiting).map((run) => run.state)).toEqual(['SUCCEEDED', 'QUEUED']);

    const next = await bench.start({ handlers });
    expect(await next.wait(queued.runId)).toMatchObject({ state: 'SUCCEEDED', attempt: 1 });
  });

  it('gives back what does not end in time, without counting the attempt', async () => {
    await using bench = await openBench();
    const draw = createDrawHandler(() => new Promise(() => {}));
    const runner = await bench.start({ handlers: { draw }, timing: { drainMs: 5 } });
    const { runId } = await runner.enqueue(toScreenRun(bench));
    const waiting = runner.wait(runId);
    await runner.close();
    expect(await waiting).toMatchObject({ state: 'QUEUED', attempt: 0 });
    const next = await bench.start({ handlers });
    expect(await next.wait(runId)).toMatchObject({ state: 'SUCCEEDED', attempt: 1 });
    expect(await statusOf(bench)).toEqual([[1, 'COMPLETE']]);
  });
});
