import { setTimeout as delay } from 'node:timers/promises';
import type { ScreenId } from '../domain/brand.ts';
import { DEFAULT_LIMITS } from '../domain/limits.ts';
import type { ProjectEntry, Store, Transaction, User } from '../store/store.ts';
import { insertUserAndProject, openTemporaryStore } from '../store/temporary-store.fixture.ts';
import type { TemporaryStore } from '../store/temporary-store.fixture.ts';
import { createRunner } from './create-runner.ts';
import type { RunnerOptions } from './create-runner.ts';
import type { RunHandler } from './run-handler.ts';
import type { Runner } from './runner.ts';

/** A store, a user with a project, and what is logged. */
export interface Bench extends AsyncDisposable {
  store: Store;
  dataDir: string;
  databaseUrl: string | undefined;
  user: User;
  project: ProjectEntry;
  logged: string[];
  /** A started runner; it is closed with the bench. */
  start(options: Partial<RunnerOptions>): Promise<Runner>;
}

export async function openBench(): Promise<Bench> {
  const temporary: TemporaryStore = await openTemporaryStore();
  const { store, dataDir, databaseUrl } = temporary;
  const logged: string[] = [];
  const note = (_: object, message: string): void => void logged.push(message);
  const runners: Runner[] = [];
  return {
    store,
    dataDir,
    databaseUrl,
    ...(await insertUserAndProject(store)),
    logged,
    async start(options) {
      const runner = createRunner({
        store,
        handlers: {},
        concurrency: 4,
        limits: DEFAULT_LIMITS,
        log: { info: note, warn: note, error: note },
        ...options,
      });
      runners.push(runner);
      await runner.start();
      return runner;
    },
    async [Symbol.asyncDispose]() {
      await Promise.all(runners.map((runner) => runner.close()));
      await temporary[Symbol.asyncDispose]();
    },
  };
}

export interface ScreenInput {
  title: string;
}
export interface ScreenPlan {
  screenId: ScreenId;
}

/** A run that makes one screen, as generation does. */
export const toScreenRun = ({ user, project }: Pick<Bench, 'user' | 'project'>, title = 'Home') => ({
  kind: 'draw',
  projectId: project.id,
  userId: user.id,
  input: { title } satisfies ScreenInput,
  prepare: async (transaction: Transaction): Promise<ScreenPlan> => {
    const screen = await transaction.screens.insert({ projectId: project.id, title, prompt: '', deviceType: 'MOBILE' });
    return { screenId: screen.id };
  },
});

type DrawHandler = RunHandler<ScreenInput, ScreenPlan, { screenId: ScreenId }>;

/** Completes the screen of the plan; `draw` is the work before that. */
export const createDrawHandler = (
  draw: (work: Parameters<DrawHandler['execute']>[0]) => Promise<void>,
): DrawHandler => ({
  async execute(work) {
    await draw(work);
    return async (transaction) => {
      await transaction.screens.complete(work.plan.screenId, { title: `${work.input.title}, drawn` });
      return { screenId: work.plan.screenId };
    };
  },
  async onUnfinished({ plan }, error, transaction) {
    await transaction.screens.fail(plan.screenId, error.message);
  },
});

/** Work that lasts until the test opens the gate. */
export function createGate(): { opened: Promise<void>; open(): void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { opened: promise, open: resolve };
}

export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await delay(2);
}
