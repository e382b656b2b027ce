import type { ErrorCode } from '../domain/app-error.ts';
import type { ProjectId, RunId, UserId } from '../domain/brand.ts';

export type RunState = 'QUEUED' | 'RUNNING' | 'SUCCEEDED' | 'FAILED' | 'CANCELLED';

/** A piece of long work, stored before it starts. Times are epoch milliseconds. */
export interface Run {
  id: RunId;
  /** Name of the handler that does it, such as `generate_screen_from_text`. */
  kind: string;
  projectId: ProjectId;
  userId: UserId;
  /** Hash of caller, project, kind and arguments; at most one unfinished run has it. */
  fingerprint: string;
  /** What the caller asked; JSON. */
  input: unknown;
  /** What was decided when the run was stored, such as the ids of its screens; JSON. */
  plan: unknown;
  state: RunState;
  /** How often it was started: 0 while it was never started. */
  attempt: number;
  /** What the handler returned, of a SUCCEEDED run; JSON. */
  output?: unknown;
  /** Of a FAILED or CANCELLED run. */
  error?: RunError;
  createTime: number;
  startTime?: number;
  endTime?: number;
}

export interface RunError {
  code: ErrorCode;
  message: string;
  hint?: string;
}

/** Something said while a run worked; `seq` counts up from 1 within the run. */
export interface RunEvent {
  seq: number;
  time: number;
  message: string;
  /** Share done, 0 to 1, where known. */
  fraction?: number;
}

export const isFinished = (run: Run): boolean => run.state !== 'QUEUED' && run.state !== 'RUNNING';
