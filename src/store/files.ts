import type { FileId, ProjectId } from '../domain/brand.ts';
import type { StoredFile } from '../domain/screen.ts';
import type { FileRow } from './database.ts';
import type { Connections } from './rows.ts';
import type { Files, NewFile } from './store.ts';

export function createFiles({ reader, writer, ids, now }: Connections): Files {
  return {
    async insert(projectId, file) {
      const row = toFileRow(file, { id: ids.file(), projectId, time: now() });
      await writer.insertInto('files').values(row).execute();
      return toStoredFile(row);
    },

    async find(id) {
      const row = await reader.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirst();
      return row && toStoredFile(row);
    },
  };
}

/** The files of those ids that there are; `null`s among the ids are allowed. */
export async function findFiles(
  { reader }: Pick<Connections, 'reader'>,
  ids: readonly (FileId | null)[],
): Promise<ReadonlyMap<FileId, StoredFile>> {
  const wanted = ids.filter((id) => id !== null);
  const files = new Map<FileId, StoredFile>();
  // SQLite allows 32,766 parameters in a statement; slices also keep the number of distinct statements small.
  for (let start = 0; start < wanted.length; start += FILES_PER_QUERY) {
    const slice = wanted.slice(start, start + FILES_PER_QUERY);
    const rows = await reader.selectFrom('files').selectAll().where('id', 'in', slice).execute();
    for (const row of rows) files.set(row.id, toStoredFile(row));
  }
  return files;
}

const FILES_PER_QUERY = 90;

interface FilePlace {
  id: FileId;
  projectId: ProjectId;
  time: number;
}

export const toFileRow = (
  { mimeType, byteLength, contentHash }: NewFile,
  { id, projectId, time }: FilePlace,
): FileRow => ({
  id,
  project_id: projectId,
  mime_type: mimeType,
  byte_length: byteLength,
  content_hash: contentHash,
  draft_of: null,
  create_time: time,
});

export const toStoredFile = (row: FileRow): StoredFile => ({
  id: row.id,
  projectId: row.project_id,
  mimeType: row.mime_type,
  byteLength: row.byte_length,
  contentHash: row.content_hash,
});
