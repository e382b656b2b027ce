import type { ScreenVersionFileInput } from '../contract/screen-version-requests.ts';
import { notFound } from './access.ts';
import type { Operation } from './deps.ts';
import { getScreenAt } from './get-screen-at.ts';

/** A file of a screen as it stood. */
export interface ReadScreenVersion {
  mimeType: string;
  bytes: Uint8Array;
  /** Changes whenever the bytes do; fit for an ETag. */
  contentHash: string;
}

export const SCREEN_FILES = ['htmlCode', 'screenshot', 'externalToolExport'] as const;

/** The document, picture or export of a version, by the name of its field. Throws NOT_FOUND, UNAVAILABLE. */
export const readScreenVersion: Operation<ScreenVersionFileInput, ReadScreenVersion> = async (
  { store, blobs },
  { part, ...input },
  { caller },
) => {
  const kept = await getScreenAt(store, caller.userId, input);
  const name = SCREEN_FILES.find((known) => known === part);
  const file = name && kept[name];
  if (file === undefined) {
    const there = SCREEN_FILES.filter((known) => kept[known] !== undefined).join(', ');
    throw notFound('file of the version', `There are ${there}.`, part.slice(0, 64));
  }
  const { mimeType, contentHash } = file;
  return { mimeType, contentHash, bytes: await blobs.get(contentHash) };
};
