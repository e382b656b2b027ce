import type { ProjectId, RunId, UserId } from '../domain/brand.ts';
import type { Run, RunEvent } from '../store/run.ts';
import type { Transaction } from '../store/store.ts';

/** Runs work that outlives the request that asked for it. Knows no tool: the work is in the handlers. */
export interface Runner {
  /** Takes up what an earlier process left behind, then new work. Resolves when what was given up is marked so. */
  start(): Promise<void>;
  /**
   * Stores a run, and what `prepare` writes, in one transaction; the run starts as soon as there is room.
   * While an equal call (same user, project, kind and input) is unfinished, that one is joined and `prepare` is
   * not called. Throws RESOURCE_EXHAUSTED when the user has too many queued.
   */
  enqueue(request: RunRequest): Promise<EnqueuedRun>;
  /**
   * Resolves with the run when it ended, or as it stands after `timeoutMs` or when `signal` aborts; the run goes
   * on then. `onProgress` gets what the run said so far, then what it says. Throws NOT_FOUND.
   */
  wait(runId: RunId, options?: WaitOptions): Promise<Run>;
  /** Ends an unfinished run CANCELLED; a finished one is left as it is. Throws NOT_FOUND. */
  cancel(runId: RunId, userId: UserId): Promise<Run>;
  /** Takes no new work, gives what runs up to 9 s to end, and leaves the rest to the next start. */
  close(): Promise<void>;
}

export interface RunRequest<Input = unknown, Plan = unknown> {
  kind: string;
  projectId: ProjectId;
  userId: UserId;
  /** What the caller asked, as JSON; equal input (whatever the order of its keys) means the same call. */
  input: Input;
  /** Writes the rows that exist as soon as the run does, and answers the plan: JSON, such as the ids of those rows. */
  prepare?: (transaction: Transaction) => Promise<Plan>;
}

export interface EnqueuedRun {
  runId: RunId;
  /** True when an equal call was unfinished already. */
  joined: boolean;
  /** What `prepare` answered, also when joined. */
  plan: unknown;
}

export interface WaitOptions {
  signal?: AbortSignal;
  timeoutMs?: number;
  /** Called while the work goes on, so it must be quick and must not throw. */
  onProgress?: (event: RunEvent) => void;
}

/** Where the runner says what an operator should know; pino's logger is one. */
export interface RunnerLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}
