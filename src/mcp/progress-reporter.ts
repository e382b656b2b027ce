import type { ServerContext } from '@modelcontextprotocol/server';

/** Well under the 60 s after which some clients give up, and so far under the 5 s that are promised that a busy machine keeps them. */
const HEARTBEAT_MS = 3_000;

export interface ProgressReporter extends Disposable {
  say(message: string): void;
}

const SILENT: ProgressReporter = { say: () => {}, [Symbol.dispose]: () => {} };

type Request = Pick<ServerContext['mcpReq'], '_meta' | 'notify'>;

/**
 * Tells a client that asked for progress what is happening: at once, at each change, and again every few seconds.
 * Counts up from 0. Silent toward a client that gave no token.
 */
export function createProgressReporter({ _meta, notify }: Request, heartbeatMs = HEARTBEAT_MS): ProgressReporter {
  const progressToken = _meta?.progressToken;
  if (progressToken === undefined) return SILENT;
  let progress = 0;
  let last = '';
  let timer: NodeJS.Timeout | undefined;
  const send = (): void => {
    const params = { progressToken, progress, message: last };
    progress += 1;
    // A client that went away hears nothing; its work goes on.
    void notify({ method: 'notifications/progress', params }).catch(() => {});
  };
  return {
    say(message) {
      if (message === last) return;
      last = message;
      send();
      timer ??= setInterval(send, heartbeatMs);
    },
    [Symbol.dispose]: () => clearInterval(timer),
  };
}
