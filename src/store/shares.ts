import type { ProjectShare } from '../domain/project-share.ts';
import type { ProjectShareRow } from './database.ts';
import type { Connections } from './rows.ts';
import type { Shares } from './store.ts';

export function createShares({ reader, writer, ids, now }: Connections): Shares {
  return {
    async insert(projectId) {
      const row: ProjectShareRow = { token: ids.share(), project_id: projectId, create_time: now() };
      await writer.insertInto('project_shares').values(row).execute();
      return toShare(row);
    },

    async list(projectId) {
      const rows = await reader
        .selectFrom('project_shares')
        .selectAll()
        .where('project_id', '=', projectId)
        .orderBy('create_time')
        .orderBy('token')
        .execute();
      return rows.map(toShare);
    },

    async remove(projectId, token) {
      const { numDeletedRows } = await writer
        .deleteFrom('project_shares')
        .where('project_id', '=', projectId)
        .where('token', '=', token)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    async find(token) {
      const row = await reader
        .selectFrom('project_shares')
        .innerJoin('projects', 'projects.id', 'project_shares.project_id')
        .selectAll('project_shares')
        .select('projects.owner_id')
        .where('token', '=', token)
        .where('projects.delete_time', 'is', null)
        .executeTakeFirst();
      return row && { ...toShare(row), ownerId: row.owner_id };
    },
  };
}

const toShare = (row: ProjectShareRow): ProjectShare => ({
  token: row.token,
  projectId: row.project_id,
  createTime: row.create_time,
});
