import type { Addressing } from '../contract/shapes/file.ts';
import type { Blobs } from '../blobs/blobs.ts';
import type { UserId } from '../domain/brand.ts';
import type { Limits } from '../domain/limits.ts';
import type { Budgets, ModelPrice } from '../domain/model-setting.ts';
import type { Runner } from '../runs/runner.ts';
import type { Store } from '../store/store.ts';
import type { Drawing } from './drawing.ts';

/** What operations are built on; made once by the composition root and the same for every call. */
export interface Deps extends Addressing {
  store: Store;
  blobs: Blobs;
  runner: Runner;
  drawing: Drawing;
  limits: Limits;
  /** Absent: models cost nothing and may be asked without limit. */
  spendingRules?: SpendingRules;
  now(): Date;
  log: WorkLog;
}

/** What models cost, and how much of it one user may spend. */
export interface SpendingRules {
  /** By name of the model, as `generatedBy` says it. */
  prices: ReadonlyMap<string, ModelPrice>;
  budgets: Budgets;
}

/** Is told what an operation got over, but somebody should know. Fields first, as pino does. */
export interface WorkLog {
  error(fields: object, message: string): void;
}

/** What the work of a run is built on: it is started by the runner and starts nothing itself. */
export type WorkDeps = Omit<Deps, 'runner'>;

/** Who asks. */
export interface Caller {
  userId: UserId;
  name: string;
}

/** What belongs to one call. */
export interface CallContext {
  caller: Caller;
  /** Fires when nobody waits for the answer any more; work that was stored goes on. */
  signal: AbortSignal;
  /** Says in words what is happening now. `fraction` is the share done, 0 to 1. */
  progress: (message: string, fraction?: number) => void;
  /** How long the caller waits for long work before it takes an answer that says IN_PROGRESS. */
  patienceMs: number;
}

/** One thing the product does. Checks access, throws AppError, answers what goes on the wire. */
export type Operation<Input, Output> = (deps: Deps, input: Input, context: CallContext) => Promise<Output>;
