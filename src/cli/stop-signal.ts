/** What is under way has so long to come to its end. */
const DRAIN_MS = 10_000;

/**
 * Fires on SIGINT and SIGTERM; a second one ends the process at once, and so do ten seconds: a database that gives no answer
 * keeps nobody from stopping, and what was cut off is taken up again as after a crash.
 */
export function stopSignal(): AbortSignal {
  const controller = new AbortController();
  const stop = (): void => {
    if (controller.signal.aborted) process.exit(1);
    controller.abort();
    setTimeout(() => process.exit(1), DRAIN_MS).unref();
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  return controller.signal;
}
