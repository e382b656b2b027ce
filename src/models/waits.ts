import { type CallWaits, DEFAULT_CALL_WAITS } from '../domain/model-setting.ts';

/** How long a call may take, and how long it is waited until the next attempt; milliseconds. */
export interface Waits extends CallWaits {
  /** Before the second attempt; doubled before the third. A provider that names a time is given that. */
  retryMs: number;
  /** A provider that asks for more patience than this is not waited for. */
  longestRetryMs: number;
}

export const DEFAULT_WAITS: Waits = {
  ...DEFAULT_CALL_WAITS,
  retryMs: 2_000,
  longestRetryMs: 60_000,
};
