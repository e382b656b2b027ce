/** Lets a fixed number work at once and the others wait their turn, first come first served. */
export interface Slots {
  /** Resolves to the function that gives the slot back. Rejects with the signal's reason when it fires first. */
  take(signal: AbortSignal): Promise<() => void>;
}

export function createSlots(count: number): Slots {
  let free = count;
  const waiting: (() => void)[] = [];
  const giveBack = (): void => {
    const next = waiting.shift();
    if (next === undefined) free++;
    else next();
  };
  return {
    take(signal) {
      signal.throwIfAborted();
      if (free > 0) {
        free--;
        return Promise.resolve(giveBack);
      }
      return new Promise((resolve, reject) => {
        const start = (): void => {
          signal.removeEventListener('abort', leave);
          resolve(giveBack);
        };
        const leave = (): void => {
          waiting.splice(waiting.indexOf(start), 1);
          reject(signal.reason);
        };
        waiting.push(start);
        signal.addEventListener('abort', leave, { once: true });
      });
    },
  };
}
