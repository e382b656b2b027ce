import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DEFAULT_LIMITS } from '../src/domain/limits.ts';
import { createRunner } from '../src/runs/create-runner.ts';
import type { RunHandler } from '../src/runs/run-handler.ts';
import type { Runner } from '../src/runs/runner.ts';
import { openStore, type StoreOptions } from '../src/store/open-store.ts';
import type { Store } from '../src/store/store.ts';
import { openOwnPostgres } from './own-postgres.ts';
import { printTable } from './table.ts';

const RUNS = 1_000;
const USERS = 20;
const AT_ONCE = 4;

/** Work that takes no time, so that what is measured is the queue. */
const NOTHING: RunHandler = {
  execute: () => Promise.resolve(() => Promise.resolve(null)),
  onUnfinished: () => Promise.resolve(),
};
const ignore = (): void => {};

/** How many runs a second pass through each queue, by one process and by two on one database. */
export async function benchQueues(): Promise<void> {
  await using postgres = await openOwnPostgres();
  const rows: string[][] = [];
  for (const engine of ['SQLite', 'Postgres']) {
    for (const replicas of [1, 2]) {
      const dataDir = await mkdtemp(path.join(tmpdir(), 'tailorbird-queue-'));
      const database = engine === 'Postgres' ? await postgres.createDatabase() : undefined;
      const seconds = await timeRuns({ dataDir, databaseUrl: database?.databaseUrl }, replicas);
      rows.push([`${engine}, ${replicas === 1 ? 'one runner' : 'two runners'}`, (RUNS / seconds).toFixed(0)]);
      await rm(dataDir, { recursive: true });
    }
  }
  printTable(`${RUNS} runs without work, ${AT_ONCE} at once in each runner`, ['queue', 'runs a second'], rows);
}

async function timeRuns(options: StoreOptions, replicas: number): Promise<number> {
  const stores = await Promise.all(Array.from({ length: replicas }, () => openStore(options)));
  const runners = await Promise.all(stores.map(startRunner));
  const store = stores[0] as Store;
  const projects = await Promise.all(
    Array.from({ length: USERS }, async (_, index) => {
      const { id: userId } = await store.users.ensure(`user ${index}`);
      const { id: projectId } = await store.projects.insert({ ownerId: userId, title: 'Queue' });
      return { userId, projectId };
    }),
  );
  const startMs = performance.now();
  const work = async ({ userId, projectId }: (typeof projects)[number], index: number): Promise<void> => {
    const runner = runners[index % replicas] as Runner;
    for (let count = 0; count < RUNS / USERS; count += 1) {
      const { runId } = await runner.enqueue({ kind: 'nothing', userId, projectId, input: { count } });
      await runner.wait(runId);
    }
  };
  await Promise.all(projects.map(work));
  const seconds = (performance.now() - startMs) / 1000;
  await Promise.all(runners.map((runner) => runner.close()));
  await Promise.all(stores.map((one) => one.close()));
  return seconds;
}

async function startRunner(store: Store): Promise<Runner> {
  const runner = createRunner({
    store,
    handlers: { nothing: NOTHING },
    concurrency: AT_ONCE,
    limits: DEFAULT_LIMITS,
    log: { info: ignore, warn: ignore, error: ignore },
  });
  await runner.start();
  return runner;
}
