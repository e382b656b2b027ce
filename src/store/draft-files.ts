import type { FileId, ScreenId } from '../domain/brand.ts';
import type { StoredFile } from '../domain/screen.ts';
import type { NewFile } from './store.ts';

/**
 * Documents that are shown of a screen while its first version is still being made. They are no versions, and go when
 * the work on the screen ends.
 */
export interface DraftFiles {
  /** Puts a draft on record, shown to nobody. Done before its bytes are put: a crash leaves none that nobody knows of. */
  note(screenId: ScreenId, file: NewFile): Promise<StoredFile>;
  /** Makes it the screen's `htmlCode`; a screen that is finished, or had a version, is left alone. */
  show(screenId: ScreenId, id: FileId): Promise<void>;
  /** All of these screens. */
  list(screenIds: readonly ScreenId[]): Promise<StoredFile[]>;
  /** Those of screens that nobody draws any more. */
  listLeft(): Promise<StoredFile[]>;
  /** Takes them off the record. None of them may be shown any more. */
  remove(ids: readonly FileId[]): Promise<void>;
}
