import { setTimeout as delay } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';

const RETRY_MS = 500;
/** A connection that is cut off without a word looks like one on which nothing is announced: now and then it is asked. */
const PULSE_MS = 10_000;
const ANSWER_MS = 10_000;

/** Counts what is announced on the channel `tailorbird`; see migration 7. */
export interface ChangeCounter {
  /** Another number after each announcement; while nothing can be heard, another one each time. */
  count(): number;
  close(): Promise<void>;
}

/** Listens on a connection of its own, and connects again by itself whenever that is lost. */
export function listenForChanges(config: ClientConfig): ChangeCounter {
  const closing = new AbortController();
  let heard = 0;
  let isListening = false;

  const listen = async (): Promise<void> => {
    const client = new Client({ ...config, query_timeout: ANSWER_MS });
    const lost = Promise.withResolvers<false>();
    client.on('error', () => lost.resolve(false));
    client.on('end', () => lost.resolve(false));
    client.on('notification', () => (heard += 1));
    const onClosing = (): void => lost.resolve(false);
    closing.signal.addEventListener('abort', onClosing);
    try {
      await client.connect();
      await client.query('listen tailorbird');
      isListening = !closing.signal.aborted;
      heard += 1;
      while (isListening) {
        isListening = await Promise.race([lost.promise, delay(PULSE_MS, true, { ref: false })]);
        if (isListening) await client.query('select 1');
      }
    } finally {
      isListening = false;
      closing.signal.removeEventListener('abort', onClosing);
      await client.end().catch(() => undefined);
    }
  };

  const listening = (async () => {
    while (!closing.signal.aborted) {
      // Whoever asks sees meanwhile that anything may have changed; what is wrong is told where it is written and read.
      await listen().catch(() => undefined);
      await delay(RETRY_MS, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  })();

  return {
    count() {
      if (!isListening) heard += 1;
      return heard;
    },
    async close() {
      closing.abort();
      await listening;
    },
  };
}
