import { setTimeout as delay } from 'node:timers/promises';
import type { Deps } from './deps.ts';

/** Whoever asks gives up after ten seconds or so; a part that says nothing for so long is away. */
const PATIENCE_MS = 3_000;

export interface Parts {
  database: boolean;
  files: boolean;
}

/** Whether what the service stands on answers now; always answers itself within seconds. */
export async function checkParts({ store, blobs }: Pick<Deps, 'store' | 'blobs'>): Promise<Parts> {
  const [database, files] = await Promise.all([answers(store.ping()), answers(blobs.ping())]);
  return { database, files };
}

async function answers(asked: Promise<void>): Promise<boolean> {
  const patience = new AbortController();
  const isThere = asked.then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([isThere, delay(PATIENCE_MS, false, { signal: patience.signal, ref: false })]);
  } finally {
    patience.abort();
  }
}
