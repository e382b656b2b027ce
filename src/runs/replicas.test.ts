import { describe, expect, it } from 'vitest';
import { DEFAULT_LIMITS } from '../domain/limits.ts';
import { openStore } from '../store/open-store.ts';
import { createRunner } from './create-runner.ts';
import type { RunnerOptions } from './create-runner.ts';
import type { Runner } from './runner.ts';
import { createDrawHandler, createGate, openBench, toScreenRun, until } from './runner.fixture.ts';
import type { Bench } from './runner.fixture.ts';

/** Another process on the same database, as far as the store and the runner can tell. */
async function openReplica(
  bench: Bench,
  options: Partial<RunnerOptions>,
): Promise<{ runner: Runner } & AsyncDisposable> {
  const store = await openStore({ dataDir: bench.dataDir, databaseUrl: bench.databaseUrl });
  const quiet = { info() {}, warn() {}, error() {} };
  const runner = createRunner({ store, handlers: {}, concurrency: 4, limits: DEFAULT_LIMITS, log: quiet, ...options });
  await runner.start();
  return {
    runner,
    async [Symbol.asyncDispose]() {
      await runner.close();
      await store.close();
    },
  };
}

const idle = { draw: createDrawHandler(async () => {}) };

describe('several replicas on one store', () => {
  it('let one that works do what one that only answers has taken, and tell its words and its end', async () => {
    await using bench = await openBench();
    const api = await bench.start({ handlers: idle, concurrency: 0 });
    const gate = createGate();
    const draw = createDrawHandler(async ({ progress }) => {
      progress('Drawing elsewhere');
      await gate.opened;
    });
    await using _worker = await openReplica(bench, { handlers: { draw }, timing: { sayMs: 20 } });
    const { runId } = await api.enqueue(toScreenRun(bench));
    const said: string[] = [];
    const waiting = api.wait(runId, { onProgress: ({ message }) => said.push(message) });
    await until(() => said.includes('Drawing elsewhere'));
    gate.open();
    expect(await waiting).toMatchObject({ state: 'SUCCEEDED', attempt: 1 });
  });

  it('cancel each other’s work', async () => {
    await using bench = await openBench();
    const api = await bench.start({ handlers: idle, concurrency: 0 });
    const stopped = Promise.withResolvers<void>();
    const begun = createGate();
    const draw = createDrawHandler(
      ({ signal }) =>
        new Promise(() => {
          signal.addEventListener('abort', () => stopped.resolve());
          begun.open();
        }),
    );
    await using _worker = await openReplica(bench, { handlers: { draw }, timing: { sayMs: 20 } });
    const { runId } = await api.enqueue(toScreenRun(bench));
    await begun.opened;
    expect(await api.cancel(runId, bench.user.id)).toMatchObject({ state: 'CANCELLED' });
    await stopped.promise;
    expect(await bench.store.runs.findById(runId)).toMatchObject({ state: 'CANCELLED' });
  });

  it('join equal calls, wherever they come in', async () => {
    await using bench = await openBench();
    const gate = createGate();
    const handlers = { draw: createDrawHandler(() => gate.opened) };
    const here = await bench.start({ handlers });
    await using there = await openReplica(bench, { handlers });
    const calls = [here, there.runner, here, there.runner].map((runner) => runner.enqueue(toScreenRun(bench)));
    const enqueued = await Promise.all(calls);
    gate.open();
    expect(new Set(enqueued.map(({ runId }) => runId)).size).toBe(1);
    expect(enqueued.filter(({ joined }) => !joined)).toHaveLength(1);
    for (const runner of [here, there.runner]) {
      expect(await runner.wait(enqueued[0]?.runId ?? ('' as never))).toMatchObject({ state: 'SUCCEEDED', attempt: 1 });
    }
  });

  it('share a queue that is longer than either takes, and do each run once', async () => {
    await using bench = await openBench();
    const done: string[] = [];
    const draw = createDrawHandler(async ({ runId }) => void done.push(runId));
    const here = await bench.start({ handlers: { draw }, concurrency: 2 });
    await using there = await openReplica(bench, { handlers: { draw }, concurrency: 2 });
    const enqueued = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        (index % 2 === 0 ? here : there.runner).enqueue(toScreenRun(bench, `Screen ${index}`)),
      ),
    );
    // At whichever replica somebody waits.
    const ended = await Promise.all(enqueued.map(({ runId }) => here.wait(runId)));
    expect(ended.every(({ state, attempt }) => state === 'SUCCEEDED' && attempt === 1)).toBe(true);
    expect(done.toSorted()).toEqual(enqueued.map(({ runId }) => runId).toSorted());
    const screens = await bench.store.screens.list(bench.user.id, bench.project.id);
    expect(screens.map(({ version }) => version)).toEqual(Array.from({ length: 40 }, () => 1));
  });
});
