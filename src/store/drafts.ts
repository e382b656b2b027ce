import { sql, type SqlBool } from 'kysely';
import type { DraftFiles } from './draft-files.ts';
import { toFileRow, toStoredFile } from './files.ts';
import type { Connections } from './rows.ts';

export function createDrafts({ reader, writer, ids, now }: Connections): DraftFiles {
  return {
    async note(screenId, file) {
      const { project_id: projectId } = await reader
        .selectFrom('screens')
        .select('project_id')
        .where('id', '=', screenId)
        .executeTakeFirstOrThrow();
      const row = { ...toFileRow(file, { id: ids.file(), projectId, time: now() }), draft_of: screenId };
      await writer.insertInto('files').values(row).execute();
      return toStoredFile(row);
    },

    async show(screenId, id) {
      await writer
        .updateTable('screens')
        .set({ html_code_id: id, update_time: now() })
        .where('id', '=', screenId)
        .where('status', '=', 'IN_PROGRESS')
        .where('version', '=', 0)
        .execute();
    },

    async list(screenIds) {
      if (screenIds.length === 0) return [];
      const rows = await reader.selectFrom('files').selectAll().where('draft_of', 'in', screenIds).execute();
      return rows.map(toStoredFile);
    },

    async listLeft() {
      const rows = await reader
        .selectFrom('files')
        .selectAll()
        .where('draft_of', 'is not', null)
        .where(
          sql<SqlBool>`not exists (
            select 1 from screens where screens.id = files.draft_of and status = 'IN_PROGRESS' and version = 0)`,
        )
        .execute();
      return rows.map(toStoredFile);
    },

    async remove(fileIds) {
      if (fileIds.length === 0) return;
      await writer.deleteFrom('files').where('id', 'in', fileIds).where('draft_of', 'is not', null).execute();
    },
  };
}
