import type { ProjectId, RunId, UserId } from '../domain/brand.ts';
import type { RunError } from '../store/run.ts';
import type { Transaction } from '../store/store.ts';

/**
 * Does one kind of run. `Input`, `Plan` and `Output` are JSON. A run may be started again after a crash, so
 * `execute` must stand being repeated: nothing it does counts until one of its writes is committed.
 */
export interface RunHandler<Input = unknown, Plan = unknown, Output = unknown> {
  /**
   * Works, and answers the closing write. The closing write and the end of the run are one transaction that
   * happens at most once, however often the run was started; what it returns is the output of the run.
   * An AppError ends the run FAILED with its words; any other error is a bug and ends it FAILED as INTERNAL.
   */
  execute(work: RunWork<Input, Plan>): Promise<RunEffect<Output>>;
  /**
   * Says in the rows that the plan names that nothing more will come (failed, cancelled, given up after crashes).
   * Part of the transaction that ends the run; must work from `input` and `plan` alone.
   */
  onUnfinished(run: RunSubject<Input, Plan>, error: RunError, transaction: Transaction): Promise<void>;
  /**
   * Puts away what only the work needed, once the end of the run is committed, whatever it was. A process that dies
   * first does not come to it.
   */
  onEnded?(run: RunSubject<Input, Plan>): Promise<void>;
}

/** A write of a run: called inside a transaction, only if the run is still this worker's. */
export type RunEffect<Output> = (transaction: Transaction) => Promise<Output>;

export interface RunSubject<Input = unknown, Plan = unknown> {
  runId: RunId;
  kind: string;
  projectId: ProjectId;
  userId: UserId;
  input: Input;
  plan: Plan;
}

export interface RunWork<Input = unknown, Plan = unknown> extends RunSubject<Input, Plan> {
  /** 1 at the first start. */
  attempt: number;
  /** Aborted when the run is cancelled, takes too long, was taken by another worker or the service stops. */
  signal: AbortSignal;
  /** Says in words what is happening now; goes to whoever waits. `fraction` is the share done, 0 to 1. */
  progress(message: string, fraction?: number): void;
  /** Writes part of the effect early, such as the first of several screens. Throws CANCELLED once the run is over. */
  commit<T>(effect: RunEffect<T>): Promise<T>;
}
