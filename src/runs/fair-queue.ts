import type { RunId, UserId } from '../domain/brand.ts';

/**
 * Decides whose run starts next. Room goes to the user with the fewest running runs, among equals to the one who
 * waited longest for a turn; a user's own runs start in the order in which they came.
 */
export interface FairQueue {
  /** Takes room for a run at once, unless there is none or somebody is waiting for it. */
  tryStart(userId: UserId): boolean;
  push(userId: UserId, runId: RunId): void;
  /** False when the run was not waiting, because it was never pushed or was taken. */
  remove(runId: RunId): boolean;
  /** The next run to start; its room is taken. Undefined when nothing may start. */
  takeNext(): { userId: UserId; runId: RunId } | undefined;
  /** Gives back the room that `tryStart` or `takeNext` took. */
  release(userId: UserId): void;
}

export interface FairQueueLimits {
  /** Runs at once over all users. */
  total: number;
  perUser: number;
}

interface UserQueue {
  waiting: RunId[];
  running: number;
  /** Number of the user's last turn; lower has waited longer. */
  lastTurn: number;
}

export function createFairQueue({ total, perUser }: FairQueueLimits): FairQueue {
  const users = new Map<UserId, UserQueue>();
  let running = 0;
  let turn = 0;

  const queueOf = (userId: UserId): UserQueue => {
    const queue = users.get(userId) ?? { waiting: [], running: 0, lastTurn: 0 };
    users.set(userId, queue);
    return queue;
  };

  const forgetIdle = (userId: UserId, queue: UserQueue): void => {
    if (queue.running === 0 && queue.waiting.length === 0) users.delete(userId);
  };

  const start = (queue: UserQueue): void => {
    turn += 1;
    running += 1;
    queue.running += 1;
    queue.lastTurn = turn;
  };

  const findNext = (): [UserId, UserQueue] | undefined =>
    [...users]
      .filter(([, queue]) => queue.waiting.length > 0 && queue.running < perUser)
      .toSorted(([, a], [, b]) => a.running - b.running || a.lastTurn - b.lastTurn)[0];

  return {
    tryStart(userId) {
      if (running >= total || findNext() !== undefined) return false;
      const queue = queueOf(userId);
      if (queue.running >= perUser) return false;
      start(queue);
      return true;
    },

    push(userId, runId) {
      queueOf(userId).waiting.push(runId);
    },

    remove(runId) {
      for (const [userId, queue] of users) {
        const place = queue.waiting.indexOf(runId);
        if (place === -1) continue;
        queue.waiting.splice(place, 1);
        forgetIdle(userId, queue);
        return true;
      }
      return false;
    },

    takeNext() {
      if (running >= total) return undefined;
      const [userId, queue] = findNext() ?? [];
      const runId = queue?.waiting.shift();
      if (userId === undefined || queue === undefined || runId === undefined) return undefined;
      start(queue);
      return { userId, runId };
    },

    release(userId) {
      const queue = queueOf(userId);
      queue.running -= 1;
      running -= 1;
      forgetIdle(userId, queue);
    },
  };
}
