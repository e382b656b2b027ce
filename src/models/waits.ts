/** How long a call may take, milliseconds. */
export interface Waits {
  /** Until the first word. */
  firstChunkMs: number;
  /** Between two words. */
  chunkMs: number;
  /** In all. */
  totalMs: number;
  /** Before the second attempt; doubled before the third. A provider that names a time is given that. */
  retryMs: number;
  /** A provider that asks for more patience than this is not waited for. */
  longestRetryMs: number;
}

export const DEFAULT_WAITS: Waits = {
  firstChunkMs: 90_000,
  chunkMs: 60_000,
  totalMs: 600_000,
  retryMs: 2_000,
  longestRetryMs: 60_000,
};
