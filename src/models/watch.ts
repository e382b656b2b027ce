import type { Waits } from './waits.ts';

/** Watches over one call. The library's own waits begin with the provider's answer, so a provider that never answers would be waited for in vain. */
export interface Watch extends Disposable {
  /** Aborted with a TimeoutError when a wait is over. */
  signal: AbortSignal;
  /** A word has come; the next one is waited for. */
  hear(): void;
  stop(reason: Error): void;
}

export function startWatch({ firstWordMs, silenceMs, callMs }: Waits): Watch {
  const controller = new AbortController();
  const giveUp = (): void => controller.abort(new DOMException('the wait is over', 'TimeoutError'));
  const total = setTimeout(giveUp, callMs);
  let next = setTimeout(giveUp, firstWordMs);
  return {
    signal: controller.signal,
    hear() {
      clearTimeout(next);
      next = setTimeout(giveUp, silenceMs);
    },
    stop: (reason) => controller.abort(reason),
    [Symbol.dispose]() {
      clearTimeout(total);
      clearTimeout(next);
    },
  };
}
