import { setTimeout as delay } from 'node:timers/promises';
import { AppError } from '../domain/app-error.ts';
import type { Deps } from './deps.ts';

/** Twice as old as bytes may be that count as put again without anybody being asked. */
const SWEEP_AFTER_MS = 24 * 3_600_000;
/** So much later the bytes that were condemned may be needed again. */
const TAKE_AWAY_MS = 30_000;
const AT_ONCE = 100;

interface Swept {
  kept: number;
  /** That nobody needs; taken away unless it was a rehearsal. */
  unneeded: number;
  bytes: number;
}

/**
 * Takes away the bytes that no file names, such as those of work that was cut off. Bytes that somebody puts meanwhile are
 * safe: young ones are left alone, and old ones are condemned in the database first, where whoever needs them again asks.
 */
export async function sweepFiles(
  { store, blobs }: Pick<Deps, 'store' | 'blobs'>,
  { isRehearsal, sweepAfterMs = SWEEP_AFTER_MS }: { isRehearsal: boolean; sweepAfterMs?: number },
): Promise<Swept> {
  const swept: Swept = { kept: 0, unneeded: 0, bytes: 0 };
  const sizes = new Map<string, number>();
  const sweepListed = async (): Promise<void> => {
    const listed = [...sizes.keys()];
    const unneeded = isRehearsal ? await store.sweeps.listUnneeded(listed) : await store.sweeps.condemn(listed);
    const startMs = performance.now();
    swept.kept += listed.length - unneeded.length;
    for (const contentHash of unneeded) {
      if (!isRehearsal) {
        if (performance.now() - startMs > TAKE_AWAY_MS) break;
        await blobs.remove(contentHash);
      }
      swept.unneeded += 1;
      swept.bytes += sizes.get(contentHash) ?? 0;
    }
    if (!isRehearsal) await store.sweeps.release(unneeded);
    sizes.clear();
  };
  for await (const { contentHash, byteLength, putTime } of blobs.list()) {
    if (Date.now() - putTime < sweepAfterMs) {
      swept.kept += 1;
      continue;
    }
    sizes.set(contentHash, byteLength);
    if (sizes.size === AT_ONCE) await sweepListed();
  }
  await sweepListed();
  return swept;
}

const LOOK_MS = 100;
const PATIENCE_MS = 240_000;

/** For `BlobsOptions.renew`: claims old bytes for whoever puts them again. Throws UNAVAILABLE when that takes minutes. */
export async function renewBytes({ store }: Pick<Deps, 'store'>, contentHash: string): Promise<void> {
  const endMs = performance.now() + PATIENCE_MS;
  while (!(await store.sweeps.renew(contentHash))) {
    if (performance.now() > endMs) {
      throw new AppError('UNAVAILABLE', 'the files are being swept', { hint: 'Try again in a few minutes.' });
    }
    await delay(LOOK_MS);
  }
}
