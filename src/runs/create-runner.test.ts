import { describe, expect, it } from 'vitest';
import { AppError } from '../domain/app-error.ts';
import type { RunId } from '../domain/brand.ts';
import { DEFAULT_LIMITS } from '../domain/limits.ts';
import { createDrawHandler, createGate, openBench, toScreenRun, until } from './runner.fixture.ts';

const drawAtOnce = createDrawHandler(async () => {});

describe('a run', () => {
  it('does its work and writes its effect and its end together', async () => {
    await using bench = await openBench();
    const runner = await bench.start({ handlers: { draw: drawAtOnce } });
    const { runId, joined, plan } = await runner.enqueue(toScreenRun(bench));
    expect(joined).toBe(false);
    const [screen] = await bench.store.screens.list(bench.user.id, bench.project.id);
    expect(screen?.metadata.status).toBe('IN_PROGRESS');
    expect(plan).toEqual({ screenId: screen?.id });

    const run = await runner.wait(runId);
    expect(run).toMatchObject({ state: 'SUCCEEDED', attempt: 1, output: { screenId: screen?.id } });
    expect(await bench.store.runs.findById(runId)).toEqual(run);
    expect(await bench.store.screens.list(bench.user.id, bench.project.id)).toMatchObject([
      { title: 'Home, drawn', version: 1, metadata: { status: 'COMPLETE' } },
    ]);
    expect(bench.logged).toEqual([]);
  });

  it('puts away what it needed once its end is stored, and a failure at that costs it nothing', async () => {
    await using bench = await openBench();
    const ends: string[] = [];
    const draw = {
      ...createDrawHandler(async ({ input }) => {
        if (input.title === 'Broken') throw new AppError('UNAVAILABLE', 'no paper');
      }),
      async onEnded({ runId }: { runId: RunId }) {
        ends.push((await bench.store.runs.findById(runId))?.state ?? '');
        throw new Error('the disk is away');
      },
    };
    const runner = await bench.start({ handlers: { draw } });
    for (const title of ['Home', 'Broken']) {
      await runner.wait((await runner.enqueue(toScreenRun(bench, title))).runId);
    }
    expect(ends).toEqual(['SUCCEEDED', 'FAILED']);
    expect(bench.logged).toEqual(Array(2).fill('what a run needed could not be put away'));
  });

  it('leaves nothing behind when it cannot be stored', async () => {
    await using bench = await openBench();
    const runner = await bench.start({ handlers: { draw: drawAtOnce }, concurrency: 1 });
    const refused = { ...toScreenRun(bench), prepare: async () => Promise.reject(new AppError('NOT_FOUND', 'gone')) };
    await expect(runner.enqueue(refused)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await bench.store.runs.listRunning()).toEqual([]);
    const { runId } = await runner.enqueue(toScreenRun(bench));
    expect(await runner.wait(runId)).toMatchObject({ state: 'SUCCEEDED' });
  });

  it('is joined by an equal call while it is unfinished, and not after', async () => {
    await using bench = await openBench();
    const gate = createGate();
    const runner = await bench.start({ handlers: { draw: createDrawHandler(() => gate.opened) } });
    const [first, second] = await Promise.all([runner.enqueue(toScreenRun(bench)), runner.enqueue(toScreenRun(bench))]);
    const other = await runner.enqueue(toScreenRun(bench, 'Settings'));
    // Whichever of the two the database let in first is the one that is joined.
    expect(first.joined).toBe(!second.joined);
    expect({ ...second, joined: true }).toEqual({ ...first, joined: true });
    expect(other.joined).toBe(false);
    expect(await bench.store.screens.list(bench.user.id, bench.project.id)).toHaveLength(2);
    gate.open();
    const both = await Promise.all([runner.wait(first.runId), runner.wait(second.runId)]);
    expect(both[0]).toEqual(both[1]);
    expect((await runner.enqueue(toScreenRun(bench))).runId).not.toBe(first.runId);
  });

  it('fails with the words of an AppError, and its screen with it', async () => {
    await using bench = await openBench();
    const draw = createDrawHandler(async () => {
      throw new AppError('UNAVAILABLE', 'the browser is away', { hint: 'Try again.' });
    });
    const runner = await bench.start({ handlers: { draw } });
    const { runId } = await runner.enqueue(toScreenRun(bench));
    expect(await runner.wait(runId)).toMatchObject({
      state: 'FAILED',
      error: { code: 'UNAVAILABLE', message: 'the browser is away', hint: 'Try again.' },
    });
    expect(await bench.store.screens.list(bench.user.id, bench.project.id)).toMatchObject([
      { metadata: { status: 'FAILED', statusMessage: 'the browser is away' } },
    ]);
    expect(bench.logged).toEqual([]);
  });

  it('fails as INTERNAL with an incident by a bug, wherever it is, and the log knows it', async () => {
    await using bench = await openBench();
    const inWork = createDrawHandler(async () => {
      throw new TypeError('secret detail');
    });
    const inEffect = {
      ...drawAtOnce,
      execute: async () => () => Promise.reject(new TypeError('secret detail')),
    };
    const runner = await bench.start({ handlers: { draw: inWork, effect: inEffect } });
    for (const kind of ['draw', 'effect']) {
      const { runId } = await runner.enqueue({ ...toScreenRun(bench), kind });
      const { state, error } = await runner.wait(runId);
      expect([state, error?.code]).toEqual(['FAILED', 'INTERNAL']);
      expect(error?.message).toMatch(/^something went wrong inside the service \(incident [0-9a-f]{8}\)$/);
    }
    expect(bench.logged).toEqual(['a run failed by a bug', 'a run failed by a bug']);
    const screens = await bench.store.screens.list(bench.user.id, bench.project.id);
    expect(screens.map((screen) => screen.metadata.status)).toEqual(['FAILED', 'FAILED']);
  });

  it('fails when it takes too long, even if its work does not listen', async () => {
    await using bench = await openBench();
    const draw = createDrawHandler(() => new Promise(() => {}));
    const runner = await bench.start({ handlers: { draw }, timing: { runMs: 10 } });
    const { runId } = await runner.enqueue(toScreenRun(bench));
    expect(await runner.wait(runId)).toMatchObject({ state: 'FAILED', error: { code: 'UNAVAILABLE' } });
  });

  it('writes part of its effect early', async () => {
    await using bench = await openBench();
    const gate = createGate();
    const draw = {
      ...drawAtOnce,
      execute: async ({ plan, commit }: Parameters<typeof drawAtOnce.execute>[0]) => {
        const screen = await commit((transaction) => transaction.screens.complete(plan.screenId, { title: 'Early' }));
        await gate.opened;
        return async () => ({ screenId: screen.id });
      },
    };
    const runner = await bench.start({ handlers: { draw } });
    const { runId } = await runner.enqueue(toScreenRun(bench));
    const list = () => bench.store.screens.list(bench.user.id, bench.project.id);
    await until(async () => (await list())[0]?.metadata.status === 'COMPLETE');
    expect((await runner.wait(runId, { timeoutMs: 0 })).state).toBe('RUNNING');
    gate.open();
    expect((await runner.wait(runId)).state).toBe('SUCCEEDED');
  });
});

describe('waiting for a run', () => {
  it('tells what was said so far and what is said then, and keeps it', async () => {
    await using bench = await openBench();
    const gate = createGate();
    const draw = createDrawHandler(async ({ progress }) => {
      progress('Reading the prompt');
      await gate.opened;
      progress('Drawing', 0.5);
    });
    const runner = await bench.start({ handlers: { draw } });
    const { runId } = await runner.enqueue(toScreenRun(bench));
    const heard: string[] = [];
    const waiting = runner.wait(runId, { onProgress: ({ message }) => heard.push(message) });
    await until(() => heard.length === 1);
    gate.open();
    await waiting;
    expect(heard).toEqual(['Reading the prompt', 'Drawing']);

    const late: unknown[] = [];
    await runner.wait(runId, { onProgress: ({ seq, message, fraction }) => late.push([seq, message, fraction]) });
    expect(late).toEqual([
      [1, 'Reading the prompt', undefined],
      [2, 'Drawing', 0.5],
    ]);
  });

  it('ends with its patience or its signal, and the run goes on', async () => {
    await using bench = await openBench();
    const gate = createGate();
    const runner = await bench.start({ handlers: { draw: createDrawHandler(() => gate.opened) } });
    const { runId } = await runner.enqueue(toScreenRun(bench));
    expect((await runner.wait(runId, { timeoutMs: 5 })).state).toBe('RUNNING');
    expect((await runner.wait(runId, { signal: AbortSignal.abort() })).state).toBe('RUNNING');
    gate.open();
    expect((await runner.wait(runId)).state).toBe('SUCCEEDED');
  });

  it('is NOT_FOUND for a run that there is not', async () => {
    await using bench = await openBench();
    const runner = await bench.start({});
    await expect(runner.wait('0' as RunId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('cancelling a run', () => {
  it('ends it and its screen at once, and its work hears of it', async () => {
    await using bench = await openBench();
    const begun = createGate();
    const heard = createGate();
    const draw = createDrawHandler(({ signal }) => {
      begun.open();
      signal.addEventListener('abort', heard.open);
      return new Promise(() => {});
    });
    const runner = await bench.start({ handlers: { draw }, concurrency: 1 });
    const { runId } = await runner.enqueue(toScreenRun(bench));
    await begun.opened;
    const waiting = runner.wait(runId);
    const cancelled = await runner.cancel(runId, bench.user.id);
    expect(cancelled).toMatchObject({ state: 'CANCELLED', error: { code: 'CANCELLED' } });
    expect(await waiting).toEqual(cancelled);
    expect(await runner.cancel(runId, bench.user.id)).toEqual(cancelled);
    await heard.opened;
    expect(await bench.store.screens.list(bench.user.id, bench.project.id)).toMatchObject([
      { metadata: { status: 'FAILED', statusMessage: 'the work was cancelled' } },
    ]);
  });

  it('ends a queued run before it starts', async () => {
    await using bench = await openBench();
    const gate = createGate();
    const runner = await bench.start({ handlers: { draw: createDrawHandler(() => gate.opened) }, concurrency: 1 });
    const first = await runner.enqueue(toScreenRun(bench, 'first'));
    const second = await runner.enqueue(toScreenRun(bench, 'second'));
    expect((await runner.wait(second.runId, { timeoutMs: 0 })).state).toBe('QUEUED');
    expect(await runner.cancel(second.runId, bench.user.id)).toMatchObject({ state: 'CANCELLED', attempt: 0 });
    gate.open();
    expect((await runner.wait(first.runId)).state).toBe('SUCCEEDED');
    expect((await runner.wait(second.runId)).state).toBe('CANCELLED');
  });

  it('lets nothing of the run be written any more', async () => {
    await using bench = await openBench();
    const begun = createGate();
    const cancelled = createGate();
    const refused = Promise.withResolvers<unknown>();
    const draw = createDrawHandler(async ({ commit, plan }) => {
      begun.open();
      await cancelled.opened;
      commit((transaction) => transaction.screens.complete(plan.screenId, {})).catch(refused.resolve);
    });
    const runner = await bench.start({ handlers: { draw } });
    const { runId } = await runner.enqueue(toScreenRun(bench));
    await begun.opened;
    await runner.cancel(runId, bench.user.id);
    cancelled.open();
    expect(await refused.promise).toMatchObject({ code: 'CANCELLED' });
    expect(await bench.store.screens.list(bench.user.id, bench.project.id)).toMatchObject([
      { version: 0, metadata: { status: 'FAILED' } },
    ]);
  });

  it('is NOT_FOUND for others', async () => {
    await using bench = await openBench();
    const runner = await bench.start({ handlers: { draw: drawAtOnce } });
    const { runId } = await runner.enqueue(toScreenRun(bench));
    const other = await bench.store.users.ensure('grace');
    await expect(runner.cancel(runId, other.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('many runs', () => {
  it('queue beyond the room there is, and all end', async () => {
    await using bench = await openBench();
    let atOnce = 0;
    let mostAtOnce = 0;
    const draw = createDrawHandler(async () => {
      atOnce += 1;
      mostAtOnce = Math.max(mostAtOnce, atOnce);
      await new Promise((resolve) => setImmediate(resolve));
      atOnce -= 1;
    });
    const runner = await bench.start({ handlers: { draw }, concurrency: 3 });
    const titles = Array.from({ length: 30 }, (_, index) => String(index));
    const runs = await Promise.all(titles.map((title) => runner.enqueue(toScreenRun(bench, title))));
    const ended = await Promise.all(runs.map(({ runId }) => runner.wait(runId)));
    expect(ended.every((run) => run.state === 'SUCCEEDED')).toBe(true);
    expect(mostAtOnce).toBeLessThanOrEqual(3);
    const screens = await bench.store.screens.list(bench.user.id, bench.project.id);
    expect(screens.filter((screen) => screen.version === 1)).toHaveLength(30);
  });

  it('of one user are limited at once, and those of others go past them', async () => {
    await using bench = await openBench();
    const gate = createGate();
    const started: string[] = [];
    const draw = createDrawHandler(async ({ input }) => {
      started.push(input.title);
      await gate.opened;
    });
    const limits = { ...DEFAULT_LIMITS, runsAtOncePerUser: 2 };
    const runner = await bench.start({ handlers: { draw }, concurrency: 3, limits });
    const grace = await bench.store.users.ensure('grace');
    const graces = { user: grace, project: await bench.store.projects.insert({ ownerId: grace.id, title: 'Hers' }) };
    for (const title of ['a1', 'a2', 'a3', 'a4']) await runner.enqueue(toScreenRun(bench, title));
    const last = await runner.enqueue(toScreenRun(graces, 'g1'));
    await until(() => started.length === 3);
    expect(started).toEqual(['a1', 'a2', 'g1']);
    gate.open();
    expect((await runner.wait(last.runId)).state).toBe('SUCCEEDED');
  });

  it('of one user are limited in a day, of which joining a call takes nothing', async () => {
    await using bench = await openBench();
    const gate = createGate();
    const clock = { time: Date.now() };
    const runner = await bench.start({
      handlers: { draw: createDrawHandler(() => gate.opened) },
      limits: { ...DEFAULT_LIMITS, runsPerDay: 2 },
      now: () => clock.time,
    });
    for (const title of ['1', '2', '2']) await runner.enqueue(toScreenRun(bench, title));
    await expect(runner.enqueue(toScreenRun(bench, '3'))).rejects.toMatchObject({
      code: 'RESOURCE_EXHAUSTED',
      message: '2 runs were asked for today, which is the limit of a user',
    });
    clock.time += 86_400_000;
    expect((await runner.enqueue(toScreenRun(bench, '3'))).joined).toBe(false);
    gate.open();
  });

  it('are refused by name of the limit when too many are queued, and nothing of them is kept', async () => {
    await using bench = await openBench();
    const gate = createGate();
    const runner = await bench.start({
      handlers: { draw: createDrawHandler(() => gate.opened) },
      concurrency: 1,
      limits: { ...DEFAULT_LIMITS, runsQueued: 2 },
    });
    for (const title of ['1', '2', '3']) await runner.enqueue(toScreenRun(bench, title));
    await expect(runner.enqueue(toScreenRun(bench, '4'))).rejects.toMatchObject({
      code: 'RESOURCE_EXHAUSTED',
      message: '2 runs are queued already, which is the limit',
    });
    expect(await bench.store.screens.list(bench.user.id, bench.project.id)).toHaveLength(3);
    expect((await runner.enqueue(toScreenRun(bench, '3'))).joined).toBe(true);
    gate.open();
  });
});
