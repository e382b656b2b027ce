import type { RunId, UserId } from '../domain/brand.ts';
import type { ModelCall, Spending } from '../domain/spending.ts';

/** A call of a model. Days are UTC, as 2026-11-20; costs in millionths of the prices' currency. */
export interface NewModelCall extends ModelCall {
  userId: UserId;
  /** Absent for a call outside of a run. */
  runId?: RunId;
  day: string;
  cost: number;
}

export interface UsageOfDay extends ModelCall {
  day: string;
  calls: number;
  cost: number;
}

/** What language models took. */
export interface ModelUsage {
  note(call: NewModelCall): Promise<void>;
  sumOfDay(userId: UserId, day: string): Promise<{ tokens: number; cost: number }>;
  sumOfRun(runId: RunId): Promise<Spending>;
  /** By day, newest first, and model. */
  listDays(userId: UserId, fromDay: string): Promise<UsageOfDay[]>;
}
