import type { ScreenId } from '../domain/brand.ts';
import type { RunError } from '../store/run.ts';
import type { Transaction } from '../store/store.ts';

/**
 * Ends the work on screens without a result: new ones FAILED with the reason, edited ones as they stood before. `titled`
 * replaces the title that a new one had only meanwhile, which also its places on the canvas bear.
 */
export async function failScreens(
  transaction: Transaction,
  screenIds: readonly ScreenId[],
  { code, message, hint }: RunError,
  titled?: { from: string; to: string },
): Promise<void> {
  const reason = code === 'CANCELLED' ? 'Cancelled.' : [`${message}.`, hint].filter(Boolean).join(' ');
  for (const id of screenIds) {
    const { title, width, height } = await transaction.screens.fail(id, reason, titled);
    if (title === titled?.to) await transaction.instances.resize(id, { width, height, label: title });
  }
}
