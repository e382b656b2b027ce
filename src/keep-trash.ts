import { setTimeout as delay } from 'node:timers/promises';
import type { House } from './cli/house.ts';
import type { Config } from './config.ts';
import { purgeOld } from './operations/purge.ts';

const DAY_MS = 86_400_000;
/** Nobody counts the hours of what has been in the trash for days. */
const BETWEEN_MS = 3_600_000;

/** Removes what has been in the trash for as many days as the settings say, until `signal` fires. Several processes may. */
export async function keepTrash(
  { deps, log }: House,
  { trashDays }: Pick<Config, 'trashDays'>,
  signal: AbortSignal,
): Promise<void> {
  if (trashDays === undefined) return;
  while (!signal.aborted) {
    try {
      const { projects, screens } = await purgeOld(deps, trashDays * DAY_MS);
      if (projects + screens > 0) log.info({ projects, screens }, 'the trash was emptied of what is old');
    } catch (error) {
      if (!signal.aborted) log.error({ err: error }, 'the trash could not be emptied');
    }
    await delay(BETWEEN_MS, undefined, { signal, ref: false }).catch(() => undefined);
  }
}
