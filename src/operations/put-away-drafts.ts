import type { StoredFile } from '../domain/screen.ts';
import type { WorkDeps } from './deps.ts';

/** Removes drafts that nobody is shown any more: bytes first, so that a crash in between leaves none without a record. */
export async function putAwayDrafts(
  { store, blobs }: Pick<WorkDeps, 'store' | 'blobs'>,
  drafts: readonly StoredFile[],
): Promise<void> {
  await Promise.all(drafts.map(({ contentHash }) => blobs.remove(contentHash)));
  await store.drafts.remove(drafts.map(({ id }) => id));
}
