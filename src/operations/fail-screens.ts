import type { ScreenId } from '../domain/brand.ts';
import type { RunError } from '../store/run.ts';
import type { Transaction } from '../store/store.ts';

/** Ends the work on screens without a result: new ones FAILED with the reason, edited ones as they stood before. */
export async function failScreens(
  transaction: Transaction,
  screenIds: readonly ScreenId[],
  { code, message, hint }: RunError,
): Promise<void> {
  const reason = code === 'CANCELLED' ? 'Cancelled.' : [`${message}.`, hint].filter(Boolean).join(' ');
  for (const id of screenIds) await transaction.screens.fail(id, reason);
}
