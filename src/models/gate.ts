/** Lets a number of calls through at once; the others wait in the order in which they came. */
export interface Gate {
  /** Resolves with what opens the way for the next. Rejects with the signal's reason. */
  enter(signal: AbortSignal): Promise<() => void>;
}

export function createGate(atOnce: number): Gate {
  let inside = 0;
  const waiting: (() => void)[] = [];
  const leave = (): void => {
    const next = waiting.shift();
    if (next === undefined) inside -= 1;
    else next();
  };
  return {
    async enter(signal) {
      signal.throwIfAborted();
      if (inside < atOnce) inside += 1;
      else await waitForTurn(waiting, signal);
      let isInside = true;
      return () => {
        if (isInside) leave();
        isInside = false;
      };
    },
  };
}

function waitForTurn(waiting: (() => void)[], signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const take = (): void => {
    signal.removeEventListener('abort', giveUp);
    resolve();
  };
  const giveUp = (): void => {
    waiting.splice(waiting.indexOf(take), 1);
    reject(signal.reason);
  };
  signal.addEventListener('abort', giveUp, { once: true });
  waiting.push(take);
  return promise;
}
